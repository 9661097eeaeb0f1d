import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import jwt from 'jsonwebtoken';
import { type AssertionKey, clientOf, verifyAssertion } from './client-assertion.js';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const keyOf = ({ publicKey }: { readonly publicKey: KeyObject }, kid: string): AssertionKey =>
  ({ ...publicKey.export({ format: 'jwk' }), kid }) as AssertionKey;
const now = 1_000_000_000_000;
const seconds = now / 1000;
const issuer = 'https://fieldpost.example';
const frame = {
  clientId: 'service',
  keys: [keyOf(rsa, 'a'), keyOf(ec, 'b')],
  audiences: [issuer, `${issuer}/users/token`],
  now,
} as const;
const good = { iss: 'service', sub: 'service', aud: issuer, jti: 'j-1', iat: seconds, exp: seconds + 60 };
/** Without the members that are undefined. */
const sign = (changes: object = {}, header: object = { kid: 'b' }) =>
  jwt.sign(JSON.parse(JSON.stringify({ ...good, ...changes })) as object, ec.privateKey, {
    algorithm: 'ES256',
    header: { alg: 'ES256', ...header },
  });
const isValid = (assertion: string): boolean => verifyAssertion(assertion, frame) !== undefined;

describe('The assertion of a client', () => {
  it('is valid with ES256 and RS256, by the key that it names or by any', () => {
    expect(verifyAssertion(sign(), frame)).toEqual({
      jti: 'j-1',
      expires: new Date((seconds + 90) * 1000),
    });
    expect(isValid(sign({}, {}))).toBe(true);
    expect(isValid(jwt.sign(good, rsa.privateKey, { algorithm: 'RS256', keyid: 'a' }))).toBe(true);
  });

  it.each([issuer, `${issuer}/users/token`, [issuer], [`${issuer}/users/token`]])('may be for %j', (aud) =>
    expect(isValid(sign({ aud }))).toBe(true),
  );

  it.each([
    ['for another server', { aud: 'https://other.example' }],
    ['for another server as well', { aud: [issuer, 'https://other.example'] }],
    ['for two names of this server', { aud: [issuer, `${issuer}/users/token`] }],
    ['for nobody', { aud: [] }],
    ['without an audience', { aud: undefined }],
    ['of another client', { iss: 'other', sub: 'other' }],
    ['about another subject', { sub: 'other' }],
    ['without an end', { exp: undefined }],
    ['that has expired', { exp: seconds - 60 }],
    ['valid for longer than five minutes', { exp: seconds + 400 }],
    ['of the future', { iat: seconds + 100 }],
    ['that is not valid yet', { nbf: seconds + 100 }],
    ['without an id', { jti: undefined }],
    ['with an empty id', { jti: '' }],
    ['with a very long id', { jti: 'x'.repeat(501) }],
  ])('is rejected %s', (_, changes) => expect(isValid(sign(changes))).toBe(false));

  it('is rejected by a key that it does not name, and by keys of others', () => {
    expect(isValid(sign({}, { kid: 'a' }))).toBe(false);
    const stranger = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    expect(isValid(jwt.sign(good, stranger.privateKey, { algorithm: 'ES256', keyid: 'b' }))).toBe(false);
  });

  it('is rejected without a signature, and signed with a public key as a secret', () => {
    expect(isValid(jwt.sign(good, '', { algorithm: 'none' }))).toBe(false);
    const pem = rsa.publicKey.export({ format: 'pem', type: 'spki' });
    const [head, body] = [{ alg: 'HS256', kid: 'a' }, good].map((part) =>
      Buffer.from(JSON.stringify(part)).toString('base64url'),
    );
    expect(isValid(`${head}.${body}.${Buffer.from(pem).toString('base64url')}`)).toBe(false);
    for (const text of ['', 'x', 'a.b.c', '..']) expect(isValid(text)).toBe(false);
  });

  it('names its client', () => {
    expect(clientOf(sign())).toBe('service');
    expect(clientOf(sign({ sub: 'other' }))).toBeUndefined();
    expect(clientOf('x')).toBeUndefined();
  });

  it.each(['null', '[]', '5', '{"iss":5,"sub":5}', '{"iss":{},"sub":{}}'])(
    'names none with the claims %s',
    (claims) => {
      const [head, body] = ['{"alg":"ES256","typ":"JWT"}', claims].map((part) =>
        Buffer.from(part).toString('base64url'),
      );
      expect(clientOf(`${head}.${body}.AAAA`)).toBeUndefined();
      expect(isValid(`${head}.${body}.AAAA`)).toBe(false);
    },
  );
});

describe('A client assertion of more than 16,000 characters', () => {
  it('is not decoded', () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const assertion = (length: number) =>
      `${part({ alg: 'RS256' })}.${part({ iss: 'signer', sub: 'signer' })}.`.padEnd(length, 'A');
    expect([clientOf(assertion(16_000)), clientOf(assertion(16_001))]).toEqual(['signer', undefined]);
  });
});
