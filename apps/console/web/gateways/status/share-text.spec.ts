import { describe, expect, it } from '@jest/globals';
import { shareAsText } from './share-text.js';

describe('A duty cycle', () => {
  it.each([
    [0, '0%'],
    [0.000_02, '<0.1%'],
    [0.003_456, '0.35%'],
    [0.012_3, '1.2%'],
    [0.1, '10%'],
  ])('of %d is shown with two digits: %s', (share, text) => expect(shareAsText(share)).toBe(text));
});
