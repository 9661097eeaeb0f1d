import { describe, expect, it } from '@jest/globals';
import { preferredReturn } from './prefer.js';

describe('A Prefer header', () => {
  it.each([
    ['return=representation', 'representation'],
    ['return=minimal', 'minimal'],
    ['Return = "Representation"', 'representation'],
    ['respond-async, return=minimal; foo=bar', 'minimal'],
    ['return=minimal, return=representation', 'minimal'],
  ])('"%s" requests %s', (header, fullness) => expect(preferredReturn(header)).toBe(fullness));

  it.each([undefined, '', 'respond-async', 'return', 'return=everything', 'noreturn=minimal'])(
    '"%s" asks for nothing',
    (header) => expect(preferredReturn(header)).toBeUndefined(),
  );

  it('may be sent in several headers', () =>
    expect(preferredReturn(['wait=5', 'return=minimal'])).toBe('minimal'));
});
