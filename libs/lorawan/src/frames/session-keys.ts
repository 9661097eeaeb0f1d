import { type AesKey, encryptBlocks, requireKey } from '../crypto/aes.js';
import { requireLength, reversed } from './byte-order.js';

/** What both sides know after a join; the nonces (3 and 2 bytes) and the NetID (3) most significant byte first. */
export interface SessionKeyInput {
  readonly appKey: AesKey;
  readonly appNonce: Buffer;
  readonly netId: Buffer;
  readonly devNonce: Buffer;
}

/** 16 bytes each: one checks frames, the other reads their payload. */
export interface SessionKeys {
  readonly nwkSKey: Buffer;
  readonly appSKey: Buffer;
}

/** Derives the keys of a session (LoRaWAN 1.0.2 section 6.2.5): two blocks that differ in their first byte only. */
export function sessionKeys({ appKey, appNonce, netId, devNonce }: SessionKeyInput): SessionKeys {
  requireKey(appKey, 'AppKey');
  requireLength(appNonce, 3, 'AppNonce');
  requireLength(netId, 3, 'NetID');
  requireLength(devNonce, 2, 'DevNonce');

  const blocks = Buffer.alloc(32);
  [0x01, 0x02].forEach((tag, index) => {
    const block = blocks.subarray(index * 16);
    block[0] = tag;
    block.set(reversed(appNonce), 1);
    block.set(reversed(netId), 4);
    block.set(reversed(devNonce), 7);
  });
  const keys = encryptBlocks(appKey, blocks);
  return { nwkSKey: keys.subarray(0, 16), appSKey: keys.subarray(16) };
}
