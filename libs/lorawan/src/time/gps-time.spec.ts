import { describe, expect, it } from '@jest/globals';
import { gpsMilliseconds, unixMilliseconds } from './gps-time.js';

describe('GPS time', () => {
  it('is 18 s ahead of UTC since 2017', () => {
    const unix = Date.parse('2026-07-14T13:21:45.500Z');
    expect(gpsMilliseconds(unix)).toBe(1_468_070_523_500);
    expect(unixMilliseconds(gpsMilliseconds(unix))).toBe(unix);
  });
});
