import { describe, expect, it } from '@jest/globals';
import { shortestFloat32 } from './float32.js';

describe('A 32-bit float', () => {
  it.each([0, 1, -1, 25.5, 52.3655, 868.1, 867.9, -50.51, 0.1, 16777216, 903.9, 1e-7, 1e20])(
    'that came from %d is printed as that',
    (value) => {
      expect(shortestFloat32(value)).toBe(value);
      expect(shortestFloat32(Math.fround(value))).toBe(value);
    },
  );

  it.each([
    [868.123456789, 868.1235],
    [1 / 3, 0.33333334],
    [52.0390625, 52.039062],
    [-52.0546875, -52.054688],
    [2 ** -96, 1.26217745e-29],
    [16777217, 16777216],
    [1.401298464324817e-45, 1e-45],
    [3.4028234663852886e38, 3.4028235e38],
    [1e39, Infinity],
  ])('made from %d is printed as %d', (value, printed) => {
    expect(shortestFloat32(value)).toBe(printed);
  });

  it('always comes back from its decimal', () => {
    for (let seed = 1; seed < 5000; seed += 1) {
      const float = Math.fround(Math.sin(seed) * 10 ** ((seed % 60) - 30));
      expect(Math.fround(shortestFloat32(float))).toBe(float);
    }
  });
});
