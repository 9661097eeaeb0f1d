import { timingSafeEqual } from 'node:crypto';
import type { DevAddr } from '@fieldpost/domain';
import { type AesKey, decryptBlocks, encryptBlocks, micOf, requireKey, micBuffer } from '../crypto/aes.js';
import { type CfList, cfListLength, readCfList } from './cf-list.js';
import { readDevAddr, requireLength, reversed } from './byte-order.js';
import { readMType } from './m-type.js';
import { payloadNotValid } from './payload-not-valid.js';

/** A join accept as it is on air: `encrypted` is all behind the first byte, and only the device can read it. */
export interface EncryptedJoinAccept {
  readonly mType: 'JOIN_ACCEPT';
  readonly encrypted: Buffer;
}

/**
 * The join accept that a network sends to a device (LoRaWAN 1.0.2 section 6.2.5). `appNonce` and `netId` have 3 bytes, most
 * significant first; `rxDelay` is in seconds, where 0 also means 1.
 */
export interface JoinAccept {
  readonly appNonce: Buffer;
  readonly netId: Buffer;
  readonly devAddr: DevAddr;
  readonly dlSettings: { readonly rx1DrOffset: number; readonly rx2Dr: number };
  readonly rxDelay: number;
  readonly cfList: CfList | undefined;
}

const micLength = 4;
const shortLength = 17;
const longLength = 33;
const cfListAt = 13;

/** Reads an encrypted join accept; the caller has checked its type. */
export function parseEncryptedJoinAccept(bytes: Buffer): EncryptedJoinAccept {
  requireJoinAcceptLength(bytes);
  return { mType: 'JOIN_ACCEPT', encrypted: bytes.subarray(1) };
}

/** Reads the plain join accept that a network server prepares, with or without a CFList; the MIC is ignored. */
export function parseJoinAcceptTemplate(template: Buffer): JoinAccept {
  requireJoinAccept(template);
  return readJoinAccept(template);
}

/**
 * Finishes the template of a network server: writes the AppNonce, sets the MIC and encrypts
 * (docs/protocol/device-frames.md#join-accept). Encrypting is AES *decryption* here, so that a device needs only the
 * other half of AES.
 */
export function sealJoinAccept(
  appKey: AesKey,
  { template, appNonce }: { readonly template: Buffer; readonly appNonce: Buffer },
): Buffer {
  requireKey(appKey, 'AppKey');
  requireLength(appNonce, 3, 'AppNonce');
  requireJoinAccept(template);
  const bytes = Buffer.from(template);
  bytes.set(reversed(appNonce), 1);
  bytes.set(joinAcceptMic(appKey, bytes), bytes.length - micLength);
  bytes.set(decryptBlocks(appKey, bytes.subarray(1)), 1);
  return bytes;
}

/** The device's side: decrypts a join accept, and rejects it unless its MIC was made with the same key. */
export function openJoinAccept(appKey: AesKey, encrypted: Buffer): JoinAccept {
  requireKey(appKey, 'AppKey');
  requireJoinAccept(encrypted);
  const bytes = Buffer.from(encrypted);
  bytes.set(encryptBlocks(appKey, encrypted.subarray(1)), 1);
  if (!timingSafeEqual(joinAcceptMic(appKey, bytes), bytes.subarray(bytes.length - micLength))) {
    throw payloadNotValid('Invalid MIC');
  }
  return readJoinAccept(bytes);
}

function requireJoinAccept(bytes: Buffer): void {
  if (readMType(bytes) !== 'JOIN_ACCEPT') throw payloadNotValid('is not a join accept');
  requireJoinAcceptLength(bytes);
}

function requireJoinAcceptLength({ length }: Buffer): void {
  if (length !== shortLength && length !== longLength) {
    throw payloadNotValid(`a join accept should have ${String(shortLength)} or ${String(longLength)} bytes`);
  }
}

function readJoinAccept(plain: Buffer): JoinAccept {
  const dlSettings = plain.readUInt8(11);
  return {
    appNonce: reversed(plain.subarray(1, 4)),
    netId: reversed(plain.subarray(4, 7)),
    devAddr: readDevAddr(plain, 7),
    dlSettings: { rx1DrOffset: (dlSettings >> 4) & 0b111, rx2Dr: dlSettings & 0x0f },
    rxDelay: plain.readUInt8(12) & 0x0f,
    cfList:
      plain.length === longLength ? readCfList(plain.subarray(cfListAt, cfListAt + cfListLength)) : undefined,
  };
}

function joinAcceptMic(appKey: AesKey, plain: Buffer): Buffer {
  const signedLength = plain.length - micLength;
  const buffer = micBuffer(signedLength);
  plain.copy(buffer, 0, 0, signedLength);
  return micOf(appKey, buffer, signedLength);
}
