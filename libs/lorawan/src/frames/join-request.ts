import { timingSafeEqual } from 'node:crypto';
import type { Eui } from '@fieldpost/domain';
import { type AesKey, micOf, requireKey, micBuffer } from '../crypto/aes.js';
import { readEui, requireLength, reversed, writeEui } from './byte-order.js';
import { mhdrOf, readMType } from './m-type.js';
import { payloadNotValid } from './payload-not-valid.js';

/** The join request of a device; `devNonce` has 2 bytes, most significant first. */
export interface JoinRequestContent {
  readonly appEui: Eui;
  readonly devEui: Eui;
  readonly devNonce: Buffer;
}

export interface JoinRequest extends JoinRequestContent {
  readonly mType: 'JOIN_REQUEST';
  readonly mic: Buffer;
}

const length = 23;
const signedLength = 19;

/** Reads the join request of LoRaWAN 1.0.2 section 6.2.4; the caller has checked its type. */
export function parseJoinRequest(bytes: Buffer): JoinRequest {
  if (bytes.length !== length) throw payloadNotValid(`a join request should have ${String(length)} bytes`);
  return {
    mType: 'JOIN_REQUEST',
    appEui: readEui(bytes, 1),
    devEui: readEui(bytes, 9),
    devNonce: reversed(bytes.subarray(17, signedLength)),
    mic: bytes.subarray(signedLength),
  };
}

/**
 * The 4 bytes of the MIC of a join request of 23 bytes, computed from the other 19
 * (docs/protocol/device-frames.md#join-request).
 */
export function joinRequestMic(appKey: AesKey, joinRequest: Buffer): Buffer {
  requireKey(appKey, 'AppKey');
  if (readMType(joinRequest) !== 'JOIN_REQUEST' || joinRequest.length !== length) {
    throw payloadNotValid('is not a join request');
  }
  const buffer = micBuffer(signedLength);
  joinRequest.copy(buffer, 0, 0, signedLength);
  return micOf(appKey, buffer, signedLength);
}

/** Whether a join request was made with this key; compared in constant time. */
export const hasValidJoinRequestMic = (appKey: AesKey, joinRequest: Buffer): boolean =>
  timingSafeEqual(joinRequestMic(appKey, joinRequest), joinRequest.subarray(signedLength));

/** The bytes a device sends to join, MIC included. */
export function encodeJoinRequest(appKey: AesKey, content: JoinRequestContent): Buffer {
  requireLength(content.devNonce, 2, 'DevNonce');
  const bytes = Buffer.alloc(length);
  bytes[0] = mhdrOf('JOIN_REQUEST');
  writeEui(bytes, content.appEui, 1);
  writeEui(bytes, content.devEui, 9);
  bytes.set(reversed(content.devNonce), 17);
  bytes.set(joinRequestMic(appKey, bytes), signedLength);
  return bytes;
}
