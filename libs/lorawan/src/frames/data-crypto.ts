import type { DevAddr } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { type AesKey, encryptBlocks, micOf, requireKey, micBuffer } from '../crypto/aes.js';
import { devAddrToNumber } from './byte-order.js';
import { minDataFrameLength } from './data-frame.js';
import { type Direction, maxPhyPayloadLength } from './m-type.js';
import { payloadNotValid } from './payload-not-valid.js';

/** What the encryption of a payload depends on besides key and bytes; `fCnt32` is the whole counter. */
export interface FrameContext {
  readonly direction: Direction;
  readonly devAddr: DevAddr;
  readonly fCnt32: number;
}

/** A whole data frame and what its MIC depends on; direction and address are read from the frame. */
export interface SignedFrame {
  readonly nwkSKey: AesKey;
  readonly fCnt32: number;
  readonly phyPayload: Buffer;
}

const blockSize = 16;
const micLength = 4;

/** Whether the last 4 bytes of a data frame are its MIC; compared in constant time. */
export function hasValidMic({ nwkSKey, fCnt32, phyPayload }: SignedFrame): boolean {
  requireKey(nwkSKey, 'NwkSKey');
  if (!isDataFrame(phyPayload)) return false;
  const end = phyPayload.length - micLength;
  // Both as one number: compared in constant time.
  return phyPayload.readInt32LE(end) === micOfFrame(nwkSKey, fCnt32, phyPayload).readInt32LE(0);
}

/** A copy of a data frame with its MIC in the last 4 bytes, whatever they were. */
export function signDataFrame({ nwkSKey, fCnt32, phyPayload }: SignedFrame): Buffer {
  requireKey(nwkSKey, 'NwkSKey');
  if (!isDataFrame(phyPayload)) throw payloadNotValid('is not a data frame');
  const signed = Buffer.from(phyPayload);
  signed.set(micOfFrame(nwkSKey, fCnt32, phyPayload), phyPayload.length - micLength);
  return signed;
}

/**
 * Encrypts or decrypts a FRMPayload; both are the same operation (LoRaWAN 1.0.2 section 4.3.3). The key is the AppSKey,
 * for port 0 the NwkSKey. The A blocks differ only in a counter that starts at 1: AES in counter mode.
 */
export function cryptFrmPayload(
  input: FrameContext & { readonly key: AesKey; readonly payload: Buffer },
): Buffer {
  requireKey(input.key, 'Session key');
  requireRadioLength(input.payload);
  const { direction, fCnt32 } = input;
  const context = { direction, fCnt32, address: devAddrToNumber(input.devAddr) };
  const blocks = Buffer.allocUnsafe(Math.ceil(input.payload.length / blockSize) * blockSize);
  for (let at = 0; at < blocks.length; at += blockSize)
    writeBlock(blocks.subarray(at, at + blockSize), context, { tag: 0x01, last: at / blockSize + 1 });
  const text = encryptBlocks(input.key, blocks).subarray(0, input.payload.length);
  for (let at = 0; at < text.length; at += 1) text[at] = (text[at] ?? 0) ^ (input.payload[at] ?? 0);
  return text;
}

interface BlockContext {
  readonly direction: Direction;
  readonly address: number;
  readonly fCnt32: number;
}

const isDataFrame = (bytes: Buffer): boolean => {
  const mType = bytes.length >= minDataFrameLength ? bytes.readUInt8(0) >> 5 : 0;
  return mType >= 2 && mType <= 5 && bytes.length <= maxPhyPayloadLength;
};

/** LoRaWAN 1.0.2 section 4.4. Of the data frames' numbers 2 to 5, the odd ones travel down. */
const micOfFrame = (key: AesKey, fCnt32: number, frame: Buffer): Buffer =>
  mic(
    key,
    { direction: frame.readUInt8(0) & 0x20 ? 'down' : 'up', address: frame.readUInt32LE(1), fCnt32 },
    frame.subarray(0, frame.length - micLength),
  );

function mic(key: AesKey, context: BlockContext, message: Buffer): Buffer {
  const length = blockSize + message.length;
  const buffer = micBuffer(length);
  writeBlock(buffer, context, { tag: 0x49, last: message.length });
  buffer.set(message, blockSize);
  return micOf(key, buffer, length);
}

/** The B0 block of the MIC and the A blocks of the encryption have one form. */
function writeBlock(
  target: Buffer,
  { direction, address, fCnt32 }: BlockContext,
  { tag, last }: { readonly tag: number; readonly last: number },
): void {
  if (!Number.isInteger(fCnt32) || fCnt32 < 0 || fCnt32 > 0xffffffff) {
    throw notValid({ argument: 'FCnt', reason: 'should be 0 to 4294967295' });
  }
  target[0] = tag;
  target[1] = target[2] = target[3] = target[4] = 0;
  target[5] = direction === 'up' ? 0 : 1;
  target.writeUInt32LE(address, 6);
  target.writeUInt32LE(fCnt32, 10);
  target[14] = 0;
  target[15] = last;
}

function requireRadioLength(bytes: Buffer): void {
  if (bytes.length > maxPhyPayloadLength) {
    throw payloadNotValid(`has more than ${String(maxPhyPayloadLength)} bytes`);
  }
}
