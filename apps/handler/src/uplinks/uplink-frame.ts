import type { broker } from '@fieldpost/contracts';
import {
  cryptFrmPayload,
  type DataFrame,
  directionOf,
  hasValidMic,
  isDataFrame,
  parsePhyPayload,
} from '@fieldpost/lorawan';
import type { DevAddr } from '@fieldpost/domain';
import type { Device, DeviceKeys } from '../devices/device.js';
import type { QueuedDownlink } from '../devices/downlink.js';
import { couldNotDecrypt, micNotValid, noMacPayload } from './uplink.errors.js';

/** The decrypted frame of an uplink. */
export interface UplinkFrame {
  /** The whole 32-bit counter. */
  readonly fCnt: number;
  readonly confirmed: boolean;
  /** Whether the device acknowledges a confirmed downlink. */
  readonly ack: boolean;
  /** 0 also when the frame has no port. */
  readonly port: number;
  /** Undefined for frames without port and for those on port 0, which belongs to the network. */
  readonly payload: Buffer | undefined;
}

type ReceivedFrame = Pick<broker.DeduplicatedUplinkMessage__Output, 'payload' | 'protocol_metadata'>;

/**
 * Parses the frame, verifies its MIC and decrypts its payload (LoRaWAN 1.0.2, 4.3 and 4.4;
 * docs/protocol/uplinks.md#processing-steps, steps 2 to 5).
 */
export function verifyAndDecrypt(received: ReceivedFrame, keys: DeviceKeys): UplinkFrame {
  const frame = parseUplink(received.payload);
  const fCnt = received.protocol_metadata?.lorawan?.f_cnt || frame.fCnt;
  const { nwkSKey } = keys;
  if (!nwkSKey || !hasValidMic({ nwkSKey, fCnt32: fCnt, phyPayload: received.payload })) throw micNotValid();
  return {
    fCnt,
    confirmed: frame.mType === 'CONFIRMED_UP',
    ack: frame.fCtrl.ack,
    port: frame.fPort ?? 0,
    payload: frame.fPort ? decrypt(frame, fCnt, keys) : undefined,
  };
}

/**
 * The frame of an uplink, and the device with the keys of its session: the newest one, or the one before the last join when
 * the device did not receive the join accept (LoRaWAN 1.0.4, section 6.2.4).
 */
export function inItsSession(
  received: ReceivedFrame,
  device: Device,
): { readonly device: Device; readonly frame: UplinkFrame } {
  const { previousSession } = device;
  if (!previousSession) return { device, frame: verifyAndDecrypt(received, device) };
  try {
    return { device, frame: verifyAndDecrypt(received, device) };
  } catch {
    const before = { ...device, ...previousSession };
    return { device: before, frame: verifyAndDecrypt(received, before) };
  }
}

function parseUplink(payload: Buffer): DataFrame {
  const frame = parsePhyPayload(payload);
  if (!isDataFrame(frame) || directionOf(frame.mType) !== 'up') throw noMacPayload();
  return frame;
}

function decrypt({ devAddr, frmPayload }: DataFrame, fCnt32: number, { appSKey }: DeviceKeys): Buffer {
  if (!appSKey) throw couldNotDecrypt();
  return cryptFrmPayload({ key: appSKey, direction: 'up', devAddr, fCnt32, payload: frmPayload });
}

/** The state of the current downlink after an uplink. */
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
 * Whether the downlink answered an uplink of this session; assumed when its session was not recorded. Counters restart
 * with each join, so the same counter in another session is not a retry of the uplink that the downlink answered.
 */
const isOf = (devAddr: DevAddr | undefined, downlink: QueuedDownlink | undefined): boolean =>
  downlink?.offered === undefined || downlink.offered.devAddr === devAddr;
