import { describe, expect, it } from '@jest/globals';
import { AppId, DevId, isId } from './ids.js';

describe('An id', () => {
  it.each(['ab', 'my-app', 'a_b', '0-0', 'x'.repeat(36)])('may be %s', (id) => expect(isId(id)).toBe(true));

  it('counts letters and digits, so 71 characters are legal', () => {
    const longest = Array.from({ length: 36 }, () => 'a').join('-');
    expect(longest).toHaveLength(71);
    expect(AppId(longest)).toBe(longest);
    expect(isId(`${longest}a`)).toBe(false);
  });

  it.each(['a', 'A1', '-ab', 'ab-', 'a--b', 'a-_b', 'a b', 'ab\n', 'a.b', 'äb', 'x'.repeat(37)])(
    'may not be %j',
    (id) => expect(isId(id)).toBe(false),
  );

  it('that is wrong names the argument', () => {
    expect(() => AppId('My App')).toThrow(/^AppID not valid: has wrong format\. IDs can contain lowercase/);
    expect(() => DevId('')).toThrow('DevID not valid: can not be empty');
    expect(() => DevId(7)).toThrow('DevID not valid');
  });
});
