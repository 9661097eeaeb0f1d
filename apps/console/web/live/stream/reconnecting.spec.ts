import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '../../api/failure.js';
import { isForGood, waitMs } from './reconnecting.js';

describe('A stream that was cut off', () => {
  it('is asked for again soon, later after each failure, and at least twice a minute', () => {
    expect([0, 1, 2, 3, 20].map((failures) => waitMs(failures, 1))).toEqual([1e3, 2e3, 4e3, 8e3, 30e3]);
    expect(waitMs(0, 0)).toBe(500);
  });

  it('is given up when the caller may not read it, and not when nobody could tell', () => {
    expect([400, 403, 404].every((status) => isForGood(new ApiFailure(status, '')))).toBe(true);
    expect([0, 429, 503].some((status) => isForGood(new ApiFailure(status, '')))).toBe(false);
    expect(isForGood(new TypeError('network error'))).toBe(false);
  });
});
