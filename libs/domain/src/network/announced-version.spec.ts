import { describe, expect, it } from '@jest/globals';
import { announcedVersion } from './announced-version.js';

describe('The announced version', () => {
  it('is that of the package, then commit and date of the build', () =>
    expect(announcedVersion('1.2.3', 'abc (2026-01-01)')).toBe('1.2.3-abc (2026-01-01)'));

  it('is that of the package alone where the build is not known', () =>
    expect(announcedVersion('1.2.3', '')).toBe('1.2.3'));
});
