import type { AppId, DevId } from '@fieldpost/domain';
import type { DownlinkRequest } from '../devices/downlink.js';

/**
 * Where downlinks of applications go in, whatever door they came through (docs/protocol/downlinks.md#enqueueing). The
 * class is also the injection token. What a rule of the queue rejects becomes an event of the device; the promise fails
 * only when the downlink could not be kept.
 */
export abstract class DownlinkReceiver {
  abstract enqueue(appId: AppId, devId: DevId, request: DownlinkRequest): Promise<void>;
  /** Whoever brought these downlinks knows that they were taken, and does not bring them again. */
  abstract settle(channel: string, tags: readonly number[]): Promise<void>;
}
