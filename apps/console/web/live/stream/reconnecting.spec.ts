import { describe, expect, it } from '@jest/globals';
import { ApiFailure } from '../../api/failure.js';
import { isForGood, waitMs } from './reconnecting.js';

describe('A disconnected stream', () => {
  it('reconnects with increasing delays of at most 30 seconds', () => {
    expect([0, 1, 2, 3, 20].map((failures) => waitMs(failures, 1))).toEqual([1e3, 2e3, 4e3, 8e3, 30e3]);
    expect(waitMs(0, 0)).toBe(500);
  });

  it('fails for good without rights, but not during an outage', () => {
    expect([400, 403, 404].every((status) => isForGood(new ApiFailure(status, '')))).toBe(true);
    expect([0, 429, 503].some((status) => isForGood(new ApiFailure(status, '')))).toBe(false);
    expect(isForGood(new TypeError('network error'))).toBe(false);
  });
});
