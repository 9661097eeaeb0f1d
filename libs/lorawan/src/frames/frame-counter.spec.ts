import { describe, expect, it } from '@jest/globals';
import { fullFrameCounter } from './frame-counter.js';

describe('The whole counter of a frame', () => {
  it.each([
    ['starts with the low half alone', 0, 5, 5],
    ['is the low half when that is more than the last counter', 2, 65535, 65535],
    ['stays when the frame is repeated', 65538, 2, 65538],
    ['keeps the high half while the low half grows', 65538, 3, 65539],
    ['gets the next high half when the low half has started again', 65535, 0, 65536],
    ['gets the next high half after any fall of the low half', 65538, 1, 131073],
    ['keeps a high half that fills 16 bits', 0xfffe0001, 2, 0xfffe0002],
    ['works in the upper half of the numbers', 0x8000ffff, 1, 0x80010001],
    ['starts again after the last number', 0xffffffff, 0, 0],
  ])('%s', (_rule, last, low16, full) => {
    expect(fullFrameCounter(last, low16)).toBe(full);
  });
});
