import { describe, expect, it } from '@jest/globals';
import { KeyName } from './key-name.js';

describe('The name of an access key', () => {
  it.each(['default key', 'register-on-join', 'a', 'v1.2_b', 'x'.repeat(64)])('may be "%s"', (name) =>
    expect(KeyName(name)).toBe(name),
  );

  it.each(['', '.', '..', ' a', 'a ', 'a/b', 'a%20b', 'é', 'x'.repeat(65), 7, undefined])(
    'may not be "%s"',
    (name) => expect(() => KeyName(name)).toThrow('Name not valid: '),
  );
});
