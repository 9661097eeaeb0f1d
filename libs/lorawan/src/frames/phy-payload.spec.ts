import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { AppError } from '@fieldpost/errors';
import { encodeDataFrame } from './data-frame.js';
import { isDataFrame, parsePhyPayload } from './phy-payload.js';

const seeds = [
  '00240000f07ed5b37007060504030201006973ab54d4cc',
  '2051202be744dd33ce3b545b07f85087247751d83f237af3ffccc80a7479284f29',
  '801617012600020001eeb268a837aa17bb',
  '6016170126b3010203aabb05c0ffee11223344',
];

/** Pseudo-random bytes of a seed. */
const randomBytes = (seed: number, length: number): Buffer =>
  Buffer.concat(
    Array.from({ length: Math.ceil(length / 32) }, (_, part) =>
      createHash('sha256')
        .update(`${String(seed)}/${String(part)}`)
        .digest(),
    ),
  ).subarray(0, length);

function mutated(seed: number): Buffer {
  const chance = randomBytes(seed, 4);
  const frame = Buffer.from(seeds[seed % seeds.length] ?? '', 'hex');
  frame.writeUInt8(chance.readUInt8(1), chance.readUInt8(0) % frame.length);
  return frame.subarray(
    0,
    frame.length - (chance.readUInt8(2) < 128 ? 0 : chance.readUInt8(3) % frame.length),
  );
}

/** Parses, and gives the message of the rejection; any error but a rejection of the bytes passes through. */
function rejectionOf(bytes: Buffer): string | undefined {
  try {
    parsePhyPayload(bytes);
    return undefined;
  } catch (error) {
    if (error instanceof AppError && error.kind === 'invalid_argument') return error.message;
    throw error;
  }
}

describe('Any bytes', () => {
  it('are read or rejected with a reason', () => {
    const counts = { read: 0, rejected: 0 };
    for (let seed = 0; seed < 6000; seed += 1) {
      const bytes = seed % 2 ? mutated(seed >> 1) : randomBytes(seed, seed % 300);
      const rejection = rejectionOf(bytes);
      expect(rejection ?? 'Payload not valid: ').toMatch(/^Payload not valid: /);
      counts[rejection === undefined ? 'read' : 'rejected'] += 1;
    }
    expect(counts.read).toBeGreaterThan(1000);
    expect(counts.rejected).toBeGreaterThan(1000);
  });

  it('that are read as a data frame are written again as they were', () => {
    let frames = 0;
    for (let seed = 0; seed < 2000; seed += 1) {
      const bytes = randomBytes(seed, 12 + (seed % 60));
      // A data type, and nothing in the reserved bits, which are not kept.
      bytes.writeUInt8((2 + (seed % 4)) << 5, 0);
      if (rejectionOf(bytes) !== undefined) continue;
      const frame = parsePhyPayload(bytes);
      if (!isDataFrame(frame)) throw new Error('not a data frame');
      expect(encodeDataFrame(frame)).toEqual(bytes);
      frames += 1;
    }
    expect(frames).toBeGreaterThan(1000);
  });

  it.each([
    ['nothing', '', 'is empty'],
    ['another major version', '41', 'has the unknown major version 1'],
    ['the reserved type', 'c0', 'has the unsupported message type 6'],
    ['a proprietary frame', 'e0', 'has the unsupported message type 7'],
    ['more than a radio can send', '40'.repeat(256), 'has more than 255 bytes'],
  ])('are rejected when they are %s', (_what, hex, reason) => {
    expect(rejectionOf(Buffer.from(hex, 'hex'))).toBe(`Payload not valid: ${reason}`);
  });
});
