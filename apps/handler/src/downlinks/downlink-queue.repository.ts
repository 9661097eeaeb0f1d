import type { AppId, DevId } from '@fieldpost/domain';
import type { NewDownlink, Offer, QueuedDownlink, Schedule } from '../devices/downlink.js';

/** The next downlink of a device, and whether more wait behind it (FPending). */
export interface NextDownlink {
  readonly downlink: QueuedDownlink;
  readonly hasMore: boolean;
}

/** A downlink that waits. */
export interface WaitingDownlink {
  /** Unique among all downlinks, also past ones. */
  readonly id: string;
  readonly queuedAt: Date;
  readonly downlink: QueuedDownlink;
}

/** All that is to be sent to a device: the downlink that is on its way, and what waits behind it, the next one first. */
export interface DownlinkList {
  readonly current: QueuedDownlink | undefined;
  readonly waiting: readonly WaitingDownlink[];
}

/**
 * Result of adding a downlink: a full queue, an unknown device and a replica that no longer leads add none, and a message
 * that the broker delivers twice is added once.
 */
export type Added = 'added' | 'added_before' | 'queue_full' | 'no_device' | 'not_leading';

/** The leader that takes a downlink, and the offer that it takes it for. */
export interface Taking {
  /** Of the leader; nothing is taken when another one leads. */
  readonly epoch?: string;
  readonly offer?: Offer;
}

/** The downlinks that wait for a device. The class is also the injection token. Every method is one transaction. */
export abstract class DownlinkQueue {
  /** Puts a downlink into the queue; `replace` empties it and takes back the current downlink. */
  abstract add(appId: AppId, devId: DevId, downlink: NewDownlink, schedule: Schedule): Promise<Added>;
  /** These deliveries will not be repeated. */
  abstract settle(channel: string, tags: readonly number[]): Promise<void>;
  /**
   * Makes the first waiting downlink the device's current one, and records the offer with it; undefined when none
   * waits, or when the leader has changed since this epoch.
   */
  abstract takeNext(appId: AppId, devId: DevId, taking?: Taking): Promise<NextDownlink | undefined>;
  abstract countWaiting(appId: AppId, devId: DevId): Promise<number>;
  /** Undefined when the device does not exist. */
  abstract list(appId: AppId, devId: DevId): Promise<DownlinkList | undefined>;
  /** Takes back everything, what is on its way too. False when the device does not exist. */
  abstract clear(appId: AppId, devId: DevId): Promise<boolean>;
  /** Takes back one downlink that waits; false when none has this id. */
  abstract remove(appId: AppId, devId: DevId, id: string): Promise<boolean>;
}
