import { setImmediate as nextTurn } from 'node:timers/promises';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { Batcher } from './batcher.js';

/** Batches in the order in which they were flushed; the test ends each of them. */
let batches: {
  items: readonly string[];
  resolve: (results?: readonly string[]) => void;
  fail: () => void;
}[];
const handleBatch = (items: readonly string[]) =>
  new Promise<readonly string[]>((resolve, reject) => {
    batches.push({
      items,
      resolve: (results = items.map((item) => item.toUpperCase())) => resolve(results),
      fail: () => reject(new Error('no result')),
    });
  });
const flushed = () => batches.map(({ items }) => items);
beforeEach(() => {
  batches = [];
});

describe('A batcher', () => {
  it('handles items that are added at once together and gives each its own result', async () => {
    const batcher = new Batcher(handleBatch);
    const results = Promise.all(['a', 'b', 'c'].map((item) => batcher.add(item)));
    await nextTurn();
    expect(flushed()).toEqual([['a', 'b', 'c']]);
    batches[0]?.resolve();
    expect(await results).toEqual(['A', 'B', 'C']);
  });

  it('limits the size and the number of batches, and keeps the order', async () => {
    const batcher = new Batcher(handleBatch, { concurrency: 2, maxSize: 2 });
    const results = ['a', 'b', 'c', 'd', 'e'].map((item) => batcher.add(item));
    await nextTurn();
    await nextTurn();
    await nextTurn();
    expect(flushed()).toEqual([
      ['a', 'b'],
      ['c', 'd'],
    ]);
    batches[1]?.resolve();
    await results[3];
    await nextTurn();
    expect(flushed().at(2)).toEqual(['e']);
    batches[0]?.resolve();
    batches[2]?.resolve();
    expect(await Promise.all(results)).toEqual(['A', 'B', 'C', 'D', 'E']);
  });
});

describe('A batcher with an interval', () => {
  it('collects items after a flush until there are enough of them', async () => {
    const batcher = new Batcher(handleBatch, { intervalMs: 600_000, flushAt: 3 });
    void batcher.add('a');
    await nextTurn();
    expect(flushed()).toEqual([['a']]);
    const results = [batcher.add('b'), batcher.add('c')];
    await nextTurn();
    expect(flushed()).toHaveLength(1);
    void batcher.add('d');
    await nextTurn();
    expect(flushed().at(1)).toEqual(['b', 'c', 'd']);
    batches[1]?.resolve();
    expect(await Promise.all(results)).toEqual(['B', 'C']);
  });

  it('flushes when the interval is over, however few items there are', async () => {
    const batcher = new Batcher(handleBatch, { intervalMs: 1, flushAt: 100 });
    const first = batcher.add('a');
    await nextTurn();
    const second = batcher.add('b');
    while (batches.length < 2) await nextTurn();
    batches.forEach(({ resolve }) => resolve());
    expect(await Promise.all([first, second])).toEqual(['A', 'B']);
  });
});

describe('A failed batch', () => {
  it('rejects its own items and no later one', async () => {
    const batcher = new Batcher(handleBatch, { concurrency: 1 });
    const failed = batcher.add('a');
    await nextTurn();
    const later = batcher.add('b');
    batches[0]?.fail();
    await expect(failed).rejects.toThrow('no result');
    await nextTurn();
    batches[1]?.resolve();
    expect(await later).toBe('B');
  });

  it('is also one with too few results, so that no item gets the result of another', async () => {
    const batcher = new Batcher(handleBatch);
    const added = Promise.all([batcher.add('a'), batcher.add('b')]);
    await nextTurn();
    batches[0]?.resolve(['B']);
    await expect(added).rejects.toThrow('2 items, 1 results');
  });
});
