import type { AppId, DevId } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { messageJson } from './message-json.js';
import type { UplinkMessage } from './messages.js';
import { compositeNames } from './composite-value.js';
import { eventTypes, type EventType, Publisher, publishOrLog } from './publisher.js';

/** The type of a message, as the end of its MQTT topic (docs/protocol/mqtt.md#topics). */
export const messageKinds = ['up', ...eventTypes.map((type) => `events/${type}` as const)] as const;
export type MessageKind = (typeof messageKinds)[number];

/** The body of a message as MQTT has it. */
interface Written {
  readonly json: string;
  /** Names of the payload fields that are one value of several parts; left out where there are none. */
  readonly whole?: readonly string[] | undefined;
}

/** A message for one application. */
export interface ApplicationMessage extends Written {
  readonly appId: AppId;
  readonly devId: DevId;
  readonly kind: MessageKind;
  /** Why an uplink has no fields, if a payload function failed; no part of its body. */
  readonly decodingError?: string | undefined;
}

/** A receiver of the messages of some applications. Both methods are on the path of every uplink. */
export interface MessageSubscriber {
  /** Whether messages of the application are of any use; may be true too often, for what is not known yet. */
  readonly wants: (appId: AppId) => boolean;
  readonly take: (message: ApplicationMessage) => void;
}

/** Passes messages to their subscribers; the body is written once, and not at all without subscribers. */
export class MessageDispatcher extends Publisher {
  constructor(
    private readonly takers: readonly MessageSubscriber[],
    private readonly log: Logger,
  ) {
    super();
  }

  uplink(message: UplinkMessage, decodingError?: string): void {
    this.pass(message.app_id, message.dev_id, 'up', () => ({ ...writtenUplink(message), decodingError }));
  }

  event(appId: AppId, devId: DevId, type: EventType, data: object | null): void {
    this.pass(appId, devId, `events/${type}`, () => ({ json: messageJson(data) }));
  }

  private pass(
    appId: AppId,
    devId: DevId,
    kind: MessageKind,
    write: () => Written & Pick<ApplicationMessage, 'decodingError'>,
  ): void {
    publishOrLog(this.log, kind, () => {
      const takers = this.takers.filter(({ wants }) => wants(appId));
      if (takers.length === 0) return;
      const message = { appId, devId, kind, ...write() };
      for (const { take } of takers) take(message);
    });
  }
}

function writtenUplink(message: UplinkMessage): Written {
  const json = messageJson(message);
  const whole = compositeNames(message.payload_fields ?? {});
  return whole.length === 0 ? { json } : { json, whole };
}
