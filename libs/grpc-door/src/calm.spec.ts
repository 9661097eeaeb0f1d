import { describe, expect, it } from '@jest/globals';
import { Calm, nuisance } from './calm.js';

const bearsAll = (calm: Calm, times: number, at: (turn: number) => number): boolean =>
  Array.from({ length: times }, (_, turn) => calm.bears(nuisance.reset, at(turn))).every(Boolean);

describe('The calm of a connection', () => {
  it('bears 500 calls that are taken back at once, and no more', () => {
    const calm = new Calm(0);
    expect(bearsAll(calm, 500, () => 0)).toBe(true);
    expect(calm.bears(nuisance.reset, 0)).toBe(false);
  });

  it('bears 50 of them each second for ever', () =>
    expect(bearsAll(new Calm(0), 5_000, (turn) => turn * 20)).toBe(true));

  it('grows with calls that end well, but never beyond its size', () => {
    const calm = new Calm(0);
    for (let turn = 0; turn < 10_000; turn += 1) calm.bears(nuisance.served, 0);
    expect(bearsAll(calm, 500, () => 0)).toBe(true);
    expect(calm.bears(nuisance.reset, 0)).toBe(false);
  });
});
