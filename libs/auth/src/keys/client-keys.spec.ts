import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { ClientKeys, publishedClientKeys } from './client-keys.js';

const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const short = generateKeyPairSync('rsa', { modulusLength: 1024 });
const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const other = generateKeyPairSync('ec', { namedCurve: 'P-384' });
const jwk = (key: KeyObject) => key.export({ format: 'jwk' });
/** 2^n + 1, as in a JWK. */
const numberOf = (n: number) => {
  const hex = (2n ** BigInt(n) + 1n).toString(16);
  return Buffer.from(hex.padStart(hex.length + (hex.length % 2), '0'), 'hex').toString('base64url');
};
const read = (...keys: readonly unknown[]) => ClientKeys({ keys });

describe('The keys of a client', () => {
  it('are public keys for RS256 and ES256', () => {
    const keys = [
      { ...jwk(rsa.publicKey), kid: 'a', use: 'sig', alg: 'RS256' },
      { ...jwk(ec.publicKey), kid: 'b' },
    ];
    expect(read(...keys)).toEqual(keys);
    expect(read()).toEqual([]);
  });

  it('are RSA keys of 4,096 bits, and with an exponent below 2^32', () => {
    const keys = [
      { kty: 'RSA', n: numberOf(4095), e: 'AQAB' },
      { ...jwk(rsa.publicKey), e: '_____w' },
    ];
    expect(read(...keys)).toEqual(keys);
  });

  it.each([
    ['other members of the standard', { key_ops: ['verify'], x5c: ['MIIB'], x5t: 'abc', 'x5t#S256': 'def' }],
    ['members that no standard has', { ext: true, 'https://service.example/owner': { team: 7 } }],
  ])('may have %s, which are ignored and not stored', (_, members) => {
    const keys = [ec, rsa].map(({ publicKey }) => jwk(publicKey));
    const published = { keys: keys.map((key) => ({ ...key, ...members })) };
    expect(ClientKeys(published)).toEqual(keys);
    expect(publishedClientKeys(published)).toEqual(keys);
  });

  it.each([
    ['a private key', jwk(ec.privateKey)],
    ['a private RSA key', jwk(rsa.privateKey)],
    ['a public key with a member of a private one', { ...jwk(rsa.publicKey), dp: 'AAAA' }],
    ['a short RSA key', jwk(short.publicKey)],
    ['an RSA key of more than 4,096 bits', { kty: 'RSA', n: numberOf(4096), e: 'AQAB' }],
    ['an RSA key with an exponent above 2^32', { ...jwk(rsa.publicKey), e: numberOf(32) }],
    ['an RSA key with a huge exponent', { ...jwk(rsa.publicKey), e: numberOf(2047) }],
    ['a key of another curve', jwk(other.publicKey)],
    ['a secret', { kty: 'oct', k: 'AAAA' }],
    ['a key for encryption', { ...jwk(rsa.publicKey), use: 'enc' }],
    ['a key for another algorithm', { ...jwk(rsa.publicKey), alg: 'PS256' }],
    ['no point of the curve', { ...jwk(ec.publicKey), x: 'AAAA' }],
    ['text', 'x'],
    ['null', null],
  ])('are never %s', (_, key) => expect(() => read(key)).toThrow(/^Jwks not valid: should have public keys/));

  it.each([[null], ['x'], [{}], [{ keys: 'x' }]])('are not read from %j', (raw) =>
    expect(() => ClientKeys(raw)).toThrow('Jwks not valid: should be a key set'),
  );

  it('are the usable ones of a published set, which may hold others', () => {
    const usable = { ...jwk(ec.publicKey), kid: 'a' };
    const others = [
      { ...jwk(rsa.publicKey), use: 'enc' },
      jwk(short.publicKey),
      { ...jwk(rsa.publicKey), e: numberOf(2047) },
      jwk(ec.privateKey),
      'x',
      null,
    ];
    expect(publishedClientKeys({ keys: [...others, usable] })).toEqual([usable]);
    expect(publishedClientKeys({ keys: others })).toEqual([]);
  });

  it('are no published set of more than 50, of which the first ten usable ones count', () => {
    const sets = (count: number) =>
      publishedClientKeys({ keys: Array.from({ length: count }, () => jwk(ec.publicKey)) });
    expect(sets(50)).toHaveLength(10);
    expect(() => sets(51)).toThrow('at most 50');
    expect(() => publishedClientKeys({})).toThrow('should be a key set');
  });

  it('are ten at most', () =>
    expect(() => read(...Array.from({ length: 11 }, () => jwk(ec.publicKey)))).toThrow('at most 10'));
});
