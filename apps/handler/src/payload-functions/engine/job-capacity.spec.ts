import { describe, expect, it } from '@jest/globals';
import { type CapacityLimits, JobCapacity } from './job-capacity.js';

const job = (text: string) => ({ share: text.slice(0, 1), key: text });
const capacityOf = (limits: Partial<CapacityLimits>) =>
  new JobCapacity({ perKey: 10, perShare: 100, total: 100, ...limits });

describe('The capacity for jobs', () => {
  it.each<[string, Partial<CapacityLimits>, string[], boolean[]]>([
    ['one application', { perKey: 2 }, ['xa', 'xa', 'xa', 'xb'], [true, true, false, true]],
    ['one owner', { perShare: 2 }, ['xa', 'xb', 'xc', 'yd'], [true, true, false, true]],
    ['all', { total: 2 }, ['xa', 'yb', 'zc'], [true, true, false]],
  ])('is limited for %s', (_, limits, jobs, reserved) => {
    const capacity = capacityOf(limits);
    expect(jobs.map((text) => capacity.reserve(job(text)))).toEqual(reserved);
  });

  it('is free again when a job is done', () => {
    const capacity = capacityOf({ perKey: 1 });
    capacity.reserve(job('xa'));
    capacity.release(job('xa'));
    expect([capacity.used, capacity.reserve(job('xa')), capacity.used]).toEqual([0, true, 1]);
  });
});
