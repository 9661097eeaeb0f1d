import { describe, expect, it } from '@jest/globals';
import { SessionCookie } from './session-cookie.js';

const sealingKey = Buffer.alloc(32, 7);
const sealingKeys = [sealingKey] as const;
const id = 'x'.repeat(43);
const secure = new SessionCookie({ sealingKeys, isSecure: true });
const valueOf = (header: string): string => /=([^;]*)/.exec(header)?.[1] ?? '';

describe('The cookie of the website', () => {
  it('is not available to scripts, other sites and plain HTTP', () =>
    expect(secure.write(id, 60)).toMatch(
      /^__Host-fieldpost=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Secure; Max-Age=60$/,
    ));

  it('is sent over plain HTTP where that is allowed', () =>
    expect(new SessionCookie({ sealingKeys, isSecure: false }).write(id)).toMatch(
      /^fieldpost=[\w-]+; Path=\/; HttpOnly; SameSite=Lax$/,
    ));

  it('is encrypted, and differs each time', () => {
    expect(Buffer.from(valueOf(secure.write(id)), 'base64url').toString('latin1')).not.toContain(id);
    expect(secure.write(id)).not.toBe(secure.write(id));
  });

  it('is valid while its key is among the sealing keys', () => {
    const [pair] = secure.write(id).split(';');
    const newer = Buffer.alloc(32, 9);
    const both = new SessionCookie({ sealingKeys: [newer, sealingKey], isSecure: true });
    expect(both.read(pair)).toBe(id);
    expect(new SessionCookie({ sealingKeys: [newer], isSecure: true }).read(pair)).toBeUndefined();
    expect(secure.read(both.write(id).split(';')[0])).toBeUndefined();
  });

  it('is found among others', () =>
    expect(secure.read(`a=b; ${secure.write(id).split(';')[0]}; c=d`)).toBe(id));

  it.each([
    ['none', undefined],
    ['an empty one', '__Host-fieldpost='],
    ['nonsense', '__Host-fieldpost=abcdef'],
    [
      'one of another key',
      new SessionCookie({ sealingKeys: [Buffer.alloc(32, 8)], isSecure: true }).write(id).split(';')[0],
    ],
    ['one that holds no id', secure.write('short').split(';')[0]],
  ])('is ignored when it is %s', (_, header) => expect(secure.read(header)).toBeUndefined());
});
