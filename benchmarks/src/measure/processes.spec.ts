import { describe, expect, it } from '@jest/globals';
import { cpuOf, parseStat } from './processes.js';

describe('The time of a process', () => {
  it('is what it used itself and what the system used for it', () => {
    const line = '7 (a) b) name) S 3 7 7 0 -1 0 1 0 0 0 120 30 0 0 20 0 1 0 5';
    expect(parseStat(line)).toEqual({ parent: 3, cpuMs: 1500 });
  });

  it('is undefined when the process has ended', () => expect(cpuOf(2 ** 30)).toBe(0));
});
