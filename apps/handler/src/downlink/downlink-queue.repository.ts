import type { AppId, DevId } from '@fieldpost/domain';
import type { QueuedDownlink, Schedule } from './downlink.js';

/** What a device gets next, and whether more waits behind it (FPending). */
export interface NextDownlink {
  readonly downlink: QueuedDownlink;
  readonly hasMore: boolean;
}

/** The downlinks that wait for a device. The class is also the injection token. Every method is one transaction. */
export abstract class DownlinkQueue {
  /**
   * Puts a downlink into the queue; `replace` empties it and takes back the current downlink. False when the device
   * does not exist.
   */
  abstract add(appId: AppId, devId: DevId, downlink: QueuedDownlink, schedule: Schedule): Promise<boolean>;
  /** Makes the first waiting downlink the device's current one; undefined when none waits. */
  abstract takeNext(appId: AppId, devId: DevId): Promise<NextDownlink | undefined>;
  abstract countWaiting(appId: AppId, devId: DevId): Promise<number>;
}
