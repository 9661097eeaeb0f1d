import type { AppId, DevId } from '@fieldpost/domain';
import type { DownlinkRequest } from '../devices/downlink.js';

/**
 * Accepts downlinks of applications from every API (docs/protocol/downlinks.md#enqueueing). The class is also the
 * injection token. A downlink that the queue rejects becomes an event of the device; the promise fails only when the
 * downlink could not be stored.
 */
export abstract class DownlinkReceiver {
  abstract enqueue(appId: AppId, devId: DevId, request: DownlinkRequest): Promise<void>;
  /** Records that the source of these downlinks knows that they were accepted, and will not send them again. */
  abstract settle(channel: string, tags: readonly number[]): Promise<void>;
}
