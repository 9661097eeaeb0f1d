import type { DevAddr } from '@fieldpost/domain';
import type { Device } from '../devices/device.js';
import type { QueuedDownlink } from '../devices/downlink.js';
import type { UplinkFrame } from './verify-and-decrypt.js';

/** What an uplink says about the downlink that was on its way. */
export interface DownlinkState {
  readonly isRetry: boolean;
  /** Still to be sent, or undefined when the next one may leave the queue. */
  readonly current: QueuedDownlink | undefined;
  /** The confirmed downlink that the device has acknowledged with this uplink. */
  readonly acknowledged: QueuedDownlink | undefined;
}

/**
 * Settles the downlink on its way (docs/protocol/uplinks.md#processing-steps, steps 4 and 6,
 * docs/protocol/downlinks.md#pending-downlink): an uplink ends an unconfirmed one, only an acknowledgement ends a
 * confirmed one, and a retry, which shows that the device heard nothing, changes nothing. What was left behind on its
 * way to the network was never sent, and stays too.
 */
export function settleDownlink(
  { devAddr, fCntUp, currentDownlink }: Pick<Device, 'devAddr' | 'fCntUp' | 'currentDownlink'>,
  { fCnt, ack }: Pick<UplinkFrame, 'fCnt' | 'ack'>,
  wasLeftBehind = false,
): DownlinkState {
  const isRetry = fCnt === fCntUp;
  const isRepeated = isRetry && isOf(devAddr, currentDownlink);
  const stays = isRepeated || wasLeftBehind || (currentDownlink?.confirmed === true && !ack);
  if (stays || !currentDownlink) return { isRetry, current: currentDownlink, acknowledged: undefined };
  const acknowledged = currentDownlink.confirmed ? currentDownlink : undefined;
  return { isRetry, current: undefined, acknowledged };
}

/**
 * Whether the downlink answered an uplink of this session, as far as anybody knows. Counters begin anew with each join:
 * the same one in another session is no retry of what the downlink answered, whatever applications are told.
 */
const isOf = (devAddr: DevAddr | undefined, downlink: QueuedDownlink | undefined): boolean =>
  downlink?.offered === undefined || downlink.offered.devAddr === devAddr;
