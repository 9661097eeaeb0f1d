import { describe, expect, it } from '@jest/globals';
import type { TrafficInterval } from '@fieldpost/domain';
import { decodingIn, failedIn } from './decoding.js';

const interval = (uplinks: number, decoded: number | null, decoding_errors: number | null) => ({
  ...{ at: '', downlinks: 0, joins: 0, errors: 0 },
  ...{ uplinks, decoded, decoding_errors },
});
const silent = interval(0, null, null);
/** Of an earlier release of the handler, in the database or as a whole. */
const uncounted = interval(3, null, null);
const { decoded: _, decoding_errors: __, ...old } = uncounted;

describe('Decoding', () => {
  it.each([
    ['works', 'the last uplinks are decoded', [interval(5, 0, 5), interval(2, 2, 0), silent]],
    ['works', 'some of the last uplinks are decoded', [interval(9, 1, 8)]],
    ['works', 'uplinks without a decoder come after decoded ones', [interval(2, 2, 0), interval(2, 0, 0)]],
    ['fails', 'all of the last uplinks failed', [interval(5, 5, 0), interval(3, 0, 3), silent]],
    ['fails', 'beside the failed ones are uplinks that need no decoder', [interval(3, 0, 1)]],
    ['none', 'the failing decoder is gone', [interval(3, 0, 3), silent, interval(2, 0, 0)]],
    ['none', 'uplinks came, and nothing was tried', [uncounted, interval(3, 0, 0)]],
    ['unknown', 'nothing came', [silent, silent]],
    ['unknown', 'the handler has not counted it', [uncounted, silent, old as TrafficInterval]],
  ] as const)('%s when %s', (result, _when, intervals) => expect(decodingIn(intervals)).toBe(result));
});

describe('Uplinks that were not decoded', () => {
  it.each([
    [{ failed: 1, uplinks: 19, isNow: false }, [interval(10, 9, 1), interval(9, 9, 0), silent]],
    [{ failed: 1, uplinks: 19, isNow: false }, [interval(19, 0, 1)]],
    [{ failed: 4, uplinks: 7, isNow: true }, [uncounted, interval(3, 3, 0), interval(4, 0, 4), silent]],
    [{ failed: 1, uplinks: 1, isNow: false }, [interval(0, 0, 1)]],
  ] as const)('are counted: %j', (result, intervals) => expect(failedIn(intervals)).toEqual(result));
});
