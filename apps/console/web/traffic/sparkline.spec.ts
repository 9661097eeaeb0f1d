import { describe, expect, it } from '@jest/globals';
import { sparkline } from './sparkline.js';

describe('A sparkline', () => {
  it('goes from left to right, with the least value at the bottom', () =>
    expect(sparkline([1, 3, 2])).toBe('2.0,22.0 60.0,2.0 118.0,12.0'));

  it('is level for equal values, and a point for one', () => {
    expect(sparkline([5, 5])).toBe('2.0,12.0 118.0,12.0');
    expect(sparkline([5])).toBe('118.0,12.0');
  });
});
