import { describe, expect, it } from '@jest/globals';
import { MemoryImages } from './memory-image.js';

const HEAP = 2_000_896;

const memoryOf = () => {
  const bytes = new Uint8Array(4 * 1024 * 1024);
  bytes.fill(1, 0, 5000);
  bytes.fill(2, HEAP, HEAP + 5000);
  return { bytes, images: new MemoryImages({ buffer: bytes.buffer }) };
};

describe('An image of the memory', () => {
  it('puts static data, heap and what was added to the heap back', () => {
    const { bytes, images } = memoryOf();
    images.clean();
    bytes[7] = 9;
    bytes[HEAP + 7] = 9;
    bytes.fill(9, HEAP + 4000, HEAP + 9000);
    const wanted = bytes.slice();
    const image = images.take();
    bytes.fill(5, 0, 8000);
    bytes.fill(5, HEAP, HEAP + 9000);
    images.restore(image);
    expect(Buffer.compare(bytes.subarray(0, HEAP + 9000), wanted.subarray(0, HEAP + 9000))).toBe(0);
  });

  it('puts variables back that were zero when the ground state was taken', () => {
    const { bytes, images } = memoryOf();
    images.clean();
    const image = images.take();
    bytes[20_000] = 9;
    images.restore(image);
    expect(bytes[20_000]).toBe(0);
  });

  it('keeps no more than the difference from the ground state', () => {
    const { bytes, images } = memoryOf();
    bytes[HEAP + 7] = 9;
    expect(images.take().size).toBe(1024);
  });

  it('holds nothing of earlier images', () => {
    const { bytes, images } = memoryOf();
    bytes.fill(9, HEAP + 4000, HEAP + 90_000);
    images.clean();
    expect(images.take().size).toBe(0);
  });

  it('is rejected for a memory without the gap that the stack leaves', () =>
    expect(() => new MemoryImages({ buffer: new Uint8Array(500_000).fill(1).buffer })).toThrow('laid out'));
});
