import type { Device } from '../devices/device.js';
import type { QueuedDownlink } from '../downlink/downlink.js';
import type { UplinkFrame } from './read-frame.js';

/** What an uplink says about the downlink that was on its way. */
export interface DownlinkState {
  readonly isRetry: boolean;
  /** Still to be sent, or undefined when the next one may leave the queue. */
  readonly current: QueuedDownlink | undefined;
  /** The confirmed downlink that the device has acknowledged with this uplink. */
  readonly acknowledged: QueuedDownlink | undefined;
}

/**
 * Settles the downlink on its way (wire/handler.md 5, steps 4 and 6; 8.2): an uplink ends an unconfirmed one, only an
 * acknowledgement ends a confirmed one, and a retry, which shows that the device heard nothing, changes nothing. What was
 * left behind on its way to the network was never sent, and stays too.
 */
export function settleDownlink(
  { fCntUp, currentDownlink }: Pick<Device, 'fCntUp' | 'currentDownlink'>,
  { fCnt, ack }: Pick<UplinkFrame, 'fCnt' | 'ack'>,
  wasLeftBehind = false,
): DownlinkState {
  const isRetry = fCnt === fCntUp;
  const stays = isRetry || wasLeftBehind || (currentDownlink?.confirmed === true && !ack);
  if (stays || !currentDownlink) return { isRetry, current: currentDownlink, acknowledged: undefined };
  const acknowledged = currentDownlink.confirmed ? currentDownlink : undefined;
  return { isRetry, current: undefined, acknowledged };
}
