import { generateKeyPairSync } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import type { Algorithm } from '@fieldpost/auth';
import { ComponentId } from '@fieldpost/domain';
import jwt from 'jsonwebtoken';
import type { OauthSettings } from '../oauth.config.js';
import type { KeyRing } from '../signing/key-ring.js';
import { TokenIssuer } from './token-issuer.service.js';

const pairs = {
  ES256: generateKeyPairSync('ec', { namedCurve: 'P-256' }),
  RS256: generateKeyPairSync('rsa', { modulusLength: 2048 }),
};
const keysWith = (algorithm: Algorithm, id: string) =>
  ({ current: { id, algorithm, ...pairs[algorithm] } }) as unknown as { current: KeyRing['current'] };
const issuerWith = (keys: object) =>
  new TokenIssuer(
    keys as KeyRing,
    { FIELDPOST_ISSUER: 'fieldpost', OAUTH_PUBLIC_URL: 'https://account.example.com' } as OauthSettings,
  );
const signed = (issuer: TokenIssuer) =>
  issuer.componentToken({ type: 'handler', id: ComponentId('my-handler'), now: Date.now(), seconds: 60 });

describe.each(['ES256', 'RS256'] as const)('A token signed with %s', (algorithm) => {
  const { publicKey } = pairs[algorithm];
  const { token, expiresAt } = signed(issuerWith(keysWith(algorithm, 'k')));

  it('is verified with the public key and has the claims', () =>
    expect(jwt.verify(token, publicKey, { algorithms: [algorithm] })).toMatchObject({
      iss: 'fieldpost',
      sub: 'my-handler',
      type: 'handler',
      exp: expiresAt,
    }));

  it('names its algorithm and key', () =>
    expect(jwt.decode(token, { complete: true })?.header).toEqual({ alg: algorithm, typ: 'JWT', kid: 'k' }));

  it('is not valid with other claims', () => {
    const [header, , signature] = token.split('.');
    const claims = Buffer.from(JSON.stringify({ sub: 'root' })).toString('base64url');
    expect(() => jwt.verify([header, claims, signature].join('.'), publicKey)).toThrow('invalid signature');
  });
});

describe('The token issuer', () => {
  it('signs with the current key', () => {
    const keys = keysWith('ES256', 'old');
    const issuer = issuerWith(keys);
    signed(issuer);
    keys.current = keysWith('RS256', 'new').current;
    expect(jwt.decode(signed(issuer).token, { complete: true })?.header).toMatchObject({
      alg: 'RS256',
      kid: 'new',
    });
  });
});
