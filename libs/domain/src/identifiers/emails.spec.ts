import { describe, expect, it } from '@jest/globals';
import { isSameEmail } from './emails.js';

describe('An e-mail address', () => {
  it('is the same in any case of its plain letters', () => {
    expect(isSameEmail('Ann.Z@Example.com', 'ann.z@example.COM')).toBe(true);
    expect(isSameEmail('ann@example.com', 'anna@example.com')).toBe(false);
  });

  it.each([
    ['ipek', 'İpek'],
    ['i\u0307pek', 'İpek'],
    ['kim', '\u212aim'],
  ])('is another with other letters that look alike: %s and %s', (one, other) =>
    expect(isSameEmail(`${one}@example.com`, `${other}@example.com`)).toBe(false),
  );
});
