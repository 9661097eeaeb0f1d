import { describe, expect, it } from '@jest/globals';
import { accountSlot } from './account-slot.js';

const everyLetter = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
  (letter) => /\p{L}/u.test(letter),
);

describe('The key of an account', () => {
  it('is independent of upper and lower case', () => {
    const apart = everyLetter.filter((letter) => accountSlot(letter) !== accountSlot(letter.toLowerCase()));
    expect(apart).toEqual([]);
  });

  it.each([
    ['İvan@example.com', 'ivan@example.com'],
    [' Jane ', 'jane'],
    ['\u212Aelvin', 'kelvin'],
  ])('is the same for %j and %j', (a, b) => expect(accountSlot(a)).toBe(accountSlot(b)));

  it('differs by account', () => expect(accountSlot('jane')).not.toBe(accountSlot('joan')));
});
