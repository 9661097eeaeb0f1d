import { describe, expect, it } from '@jest/globals';
import { batchesOf, batchSize, firstSlice } from './batches.js';
import { type List, shortList, type Slice } from './list.js';

/** A list of numbers that records what is read of it. */
function numbers(count: number): { readonly list: List<number>; readonly slices: Slice[] } {
  const slices: Slice[] = [];
  const whole = shortList(
    Array.from({ length: count }, (_, index) => index),
    undefined,
  );
  const read = (slice: Slice) => {
    slices.push(slice);
    return whole.read(slice);
  };
  return { list: { ...whole, read }, slices };
}

async function textOf(list: List<number>): Promise<string> {
  let text = '';
  for await (const part of batchesOf(list, await list.read(firstSlice))) text += part;
  return text;
}

describe('A whole list', () => {
  it.each([0, 1, batchSize - 1, batchSize, batchSize + 1, 10 * batchSize, 10_001])(
    'of %d elements is one array, in order and complete',
    async (count) => {
      const { list, slices } = numbers(count);
      expect(JSON.parse(await textOf(list))).toEqual(Array.from({ length: count }, (_, index) => index));
      for (const { limit, offset } of slices) expect([limit, offset]).toEqual([batchSize, 0]);
      expect(slices.length).toBeLessThanOrEqual(Math.floor(count / batchSize) + 1);
    },
  );

  it('is read only as far as it is consumed', async () => {
    const { list, slices } = numbers(10_000);
    const batches = batchesOf(list, await list.read(firstSlice));
    await batches.next();
    await batches.next();
    expect(slices).toHaveLength(2);
    await batches.return(undefined);
    expect(slices).toHaveLength(2);
  });

  it('ends when a batch fails, without the end of the array', async () => {
    const { list } = numbers(10_000);
    const first = await list.read(firstSlice);
    const failing = { ...list, read: () => Promise.reject(new Error('away')) };
    const parts: string[] = [];
    const reading = (async () => {
      for await (const part of batchesOf(failing, first)) parts.push(part);
    })();
    await expect(reading).rejects.toThrow('away');
    expect(parts.join('')).not.toContain(']');
  });
});
