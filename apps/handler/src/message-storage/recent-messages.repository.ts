import type { AppId, DevId } from '@fieldpost/domain';
import type { TimedMessage } from '../events/message-batches.js';

/** How much of an application's uplinks is kept. */
export interface MessageStorage {
  /** Age in seconds. */
  readonly maxSeconds: number;
  readonly maxMessages: number;
}

/** A stored uplink. */
export interface RecentMessage {
  readonly devId: string;
  readonly receivedAt: Date;
  /** The uplink as MQTT has it. */
  readonly json: string;
}

/** Which messages are looked for. */
export interface MessageQuery {
  /** Undefined for all devices. */
  readonly devId: DevId | undefined;
  readonly since: Date;
  readonly limit: number;
}

/** The last uplinks of applications that want them kept. The class is also the injection token. */
export abstract class RecentMessages {
  abstract findStorage(appId: AppId): Promise<MessageStorage | undefined>;
  /**
   * Turns storage on, or changes its bounds. False, with nothing changed, when `max_messages` would grow and all applications
   * of the owner would have more than `limit` together; concurrent calls for one owner wait for each other.
   */
  abstract setStorage(appId: AppId, storage: MessageStorage, limit: number): Promise<boolean>;
  /** Turns it off and forgets what was kept; false when it was off. */
  abstract removeStorage(appId: AppId): Promise<boolean>;
  /** Those of the applications for which it is on. */
  abstract stored(appIds: readonly AppId[]): Promise<ReadonlySet<string>>;
  /** Keeps the messages of applications for which it is on. */
  abstract add(messages: readonly TimedMessage[]): Promise<void>;
  /** The newest first. */
  abstract list(appId: AppId, query: MessageQuery): Promise<readonly RecentMessage[]>;
  /** Removes some of what is too old, of every application; tells how many messages. */
  abstract removeOld(now: Date, batch: number): Promise<number>;
  /** Removes some of what is too much, the oldest first; tells how many messages. */
  abstract removeBeyond(appId: AppId, batch: number): Promise<number>;
}
