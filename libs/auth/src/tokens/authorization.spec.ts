import { describe, expect, it } from '@jest/globals';
import { readAuthorization, readBasic } from './authorization.js';

const basic = (text: string) => `Basic ${Buffer.from(text).toString('base64')}`;

describe('An Authorization header', () => {
  it.each(['Key abc', 'key abc', 'KEY  abc '])('names its scheme in any letter case: %s', (header) =>
    expect(readAuthorization(header)).toEqual({ scheme: 'key', credentials: 'abc' }),
  );

  it.each([undefined, '', 'Bearer', 'Bearer '])('without credentials is none: %s', (header) =>
    expect(readAuthorization(header)).toBeUndefined(),
  );

  it('carries client credentials, percent-encoded or plain', () => {
    expect(readBasic(basic('a%20b:c%3Ad'))).toEqual({ id: 'a b', secret: 'c:d' });
    expect(readBasic(basic('id:100%:x'))).toEqual({ id: 'id', secret: '100%:x' });
    expect(readBasic(basic('no colon'))).toBeUndefined();
    expect(readBasic('Bearer abc')).toBeUndefined();
    for (const text of ['a\0:b', 'a:b\n', 'a%00:b']) expect(readBasic(basic(text))).toBeUndefined();
  });
});
