import { describe, expect, it } from '@jest/globals';
import type { Measured } from './measure.js';
import { medianOf } from './turns.js';

const slice = (ms: number, more: Partial<Measured> = {}): Measured => ({
  ...{ answers: 10, failures: 0, example: '', seconds: 1, p50: ms, p99: ms, perSecond: ms },
  ...{ cpu: { barn: ms }, serverCpu: ms, postgresCpu: ms, resident: { barn: ms } },
  ...more,
});

describe('Slices of one row', () => {
  it('have the median for what takes time, the sum for what was counted, and the most of memory', () =>
    expect(medianOf([slice(1), slice(9), slice(2, { failures: 1, example: 'shut' })])).toEqual(
      slice(2, {
        leastCpu: [1, 1],
        answers: 30,
        failures: 1,
        example: 'shut',
        seconds: 3,
        resident: { barn: 9 },
      }),
    ));

  it('have the mean of the two in the middle when they are even in number', () =>
    expect(medianOf([slice(4), slice(1), slice(2), slice(9)])).toMatchObject({ serverCpu: 3, p99: 3 }));

  it('say nothing of a database where there was none', () =>
    expect(medianOf([slice(1, { postgresCpu: undefined })])).toMatchObject({
      postgresCpu: undefined,
      leastCpu: [1],
    }));
});
