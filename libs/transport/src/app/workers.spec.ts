import { describe, expect, it } from '@jest/globals';
import { pauseAfter } from './workers.js';

describe('A worker that died', () => {
  it('is replaced almost at once when it had worked for a while', () => expect(pauseAfter(0)).toBe(100));

  it('is replaced ever later when it dies young again and again, but within ten seconds', () =>
    expect([1, 2, 3, 8, 50].map(pauseAfter)).toEqual([100, 200, 400, 10_000, 10_000]));
});
