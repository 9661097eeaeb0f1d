import { describe, expect, it } from '@jest/globals';
import { runAll } from './run-all.js';

const rows = Array.from({ length: 10 }, (_, i) => i);

describe('An action on many rows', () => {
  it('runs for every row, a few at a time, and reports failures by row', async () => {
    let running = 0;
    let most = 0;
    const progress: number[] = [];
    const run = async (row: number) => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
      if (row === 3) throw new Error('no');
    };
    const control = { onProgress: (count: number) => progress.push(count), signal: AbortSignal.any([]) };
    const { done, failed } = await runAll(rows, run, control);
    expect(done.toSorted((a, b) => a - b)).toEqual(rows.filter((row) => row !== 3));
    expect(failed).toEqual([{ row: 3, error: new Error('no') }]);
    expect(most).toBe(4);
    expect(progress.at(-1)).toBe(rows.length);
  });

  it('starts nothing more after it was stopped', async () => {
    const stop = new AbortController();
    const run = async () => stop.abort();
    const { done } = await runAll(rows, run, { onProgress: () => undefined, signal: stop.signal });
    expect(done.length).toBeLessThan(rows.length);
  });
});
