import { describe, expect, it } from '@jest/globals';
import { AbuseBudget, abuseCosts } from './grpc-peer-limits.js';

const spendsAll = (abuse: AbuseBudget, times: number, at: (index: number) => number): boolean =>
  Array.from({ length: times }, (_, index) => abuse.spend(abuseCosts.reset, at(index))).every(Boolean);

describe('The abuse budget of a connection', () => {
  it('allows 500 resets at once, and no more', () => {
    const abuse = new AbuseBudget(0);
    expect(spendsAll(abuse, 500, () => 0)).toBe(true);
    expect(abuse.spend(abuseCosts.reset, 0)).toBe(false);
  });

  it('allows 50 resets a second for any time', () =>
    expect(spendsAll(new AbuseBudget(0), 5_000, (index) => index * 20)).toBe(true));

  it('grows with completed calls, up to its size', () => {
    const abuse = new AbuseBudget(0);
    for (let index = 0; index < 10_000; index += 1) abuse.spend(abuseCosts.completed, 0);
    expect(spendsAll(abuse, 501, () => 0)).toBe(false);
  });
});
