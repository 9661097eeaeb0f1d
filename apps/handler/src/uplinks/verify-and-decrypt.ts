import type { broker } from '@fieldpost/contracts';
import {
  cryptFrmPayload,
  type DataFrame,
  directionOf,
  hasValidMic,
  isDataFrame,
  parsePhyPayload,
} from '@fieldpost/lorawan';
import type { DeviceKeys } from '../devices/device.js';
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

function parseUplink(payload: Buffer): DataFrame {
  const frame = parsePhyPayload(payload);
  if (!isDataFrame(frame) || directionOf(frame.mType) !== 'up') throw noMacPayload();
  return frame;
}

function decrypt({ devAddr, frmPayload }: DataFrame, fCnt32: number, { appSKey }: DeviceKeys): Buffer {
  if (!appSKey) throw couldNotDecrypt();
  return cryptFrmPayload({ key: appSKey, direction: 'up', devAddr, fCnt32, payload: frmPayload });
}
