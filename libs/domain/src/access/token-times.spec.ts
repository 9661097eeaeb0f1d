import { describe, expect, it } from '@jest/globals';
import { datedBackSeconds, isOutdated } from './token-times.js';

describe('A token', () => {
  const changed = 1_000;

  it('made at the time of a password change counts, although it is dated back', () =>
    expect(isOutdated(changed - datedBackSeconds, changed)).toBe(false));

  it('made before that is outdated, and so is one without a time', () => {
    expect(isOutdated(changed - datedBackSeconds - 1, changed)).toBe(true);
    expect(isOutdated(undefined, changed)).toBe(true);
  });
});
