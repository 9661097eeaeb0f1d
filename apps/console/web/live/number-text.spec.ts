import { expect, it } from '@jest/globals';
import { textOfNumber } from './number-text.js';

it.each([
  [3.5700000000000003, '3.57'],
  [Math.fround(23.4), '23.4'],
  [52.37310294186903, '52.373103'],
  [-0.1, '-0.1'],
  [0, '0'],
  [9_999_999, '9999999'],
  [1_234_567_890, '1234567890'],
  [123_456_789.25, '123456789.25'],
])('The number %d is shown as %s', (value, text) => expect(textOfNumber(value)).toBe(text));
