import { generateKeyPairSync, type KeyObject } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { unavailable } from '@fieldpost/errors';
import jwt from 'jsonwebtoken';
import { KeySource } from '../keys/key-source.js';
import { RevocationTable } from '../revocation-table.js';
import { TokenVerifier } from './token-verifier.js';
import type { VerifyingKey } from '../keys/verifying-key.js';

const ec = generateKeyPairSync('ec', { namedCurve: 'P-256' });
const rsa = generateKeyPairSync('rsa', { modulusLength: 2048 });
const noon = Date.UTC(2026, 0, 1, 12);
const seconds = noon / 1000;

class FixedKeys extends KeySource {
  asked = 0;
  lost = 0;

  override get losses(): number {
    return this.lost;
  }

  async keysOf(issuer: string): Promise<readonly VerifyingKey[] | undefined> {
    this.asked += 1;
    if (issuer === 'silent') throw unavailable({ what: 'public key of silent' });
    return issuer === 'fieldpost' && this.lost === 0
      ? [{ id: undefined, algorithm: 'ES256', key: ec.publicKey }]
      : undefined;
  }
}

const sign = (claims: object, key: KeyObject = ec.privateKey, algorithm: jwt.Algorithm = 'ES256') =>
  jwt.sign({ iss: 'fieldpost', sub: 'u1', iat: seconds, exp: seconds + 60, ...claims }, key, { algorithm });

const encoded = (text: string): string => Buffer.from(text).toString('base64url');
/** Three parts as a token has them, with this payload. */
const withPayload = (payload: string): string =>
  `${encoded('{"alg":"ES256","typ":"JWT"}')}.${encoded(payload)}.${encoded('x')}`;

let now = noon;
const keys = new FixedKeys();
const verifier = new TokenVerifier(keys, () => now);

describe('A bearer token', () => {
  it('yields its claims', async () => {
    const token = sign({ scope: ['apps:my-app'], apps: { 'my-app': ['devices', 'unheard-of'] } });
    const claims = await verifier.verify(token);
    expect(claims.scopes).toEqual(['apps:my-app']);
    expect(claims.apps.get('my-app')).toEqual(['devices']);
  });

  it('that was verified before is rejected once it is revoked, and one of later is accepted', async () => {
    const table = new RevocationTable('fieldpost');
    const follows = new TokenVerifier(keys, () => now, table);
    const tokens = [sign({ type: 'user', rev: 1 }), sign({ type: 'user', rev: 2 })];
    for (const token of tokens) await expect(follows.verify(token)).resolves.toBeDefined();
    table.add([{ subject: 'user:u1', position: 2, rights: [], expires: Infinity }]);
    await expect(follows.verify(tokens[0] ?? '')).rejects.toMatchObject({
      kind: 'unauthenticated',
      message: 'unable to parse token: the token was revoked',
    });
    await expect(follows.verify(tokens[1] ?? '')).resolves.toBeDefined();
  });

  it('with an audience is valid there alone, also when it was seen before', async () => {
    const token = sign({ aud: 'https://fieldpost.example/users/userinfo' });
    const other = { kind: 'unauthenticated', message: 'unable to parse token: the token is for another API' };
    await expect(verifier.verify(token)).rejects.toMatchObject(other);
    await expect(verifier.verify(token, 'https://fieldpost.example/users/userinfo')).resolves.toBeDefined();
    await expect(verifier.verify(token, 'https://fieldpost.example/other')).rejects.toMatchObject(other);
    await expect(verifier.verify(token)).rejects.toMatchObject(other);
  });

  it('is verified once, not on every call', async () => {
    const token = sign({ sub: 'again' });
    await verifier.verify(token);
    const before = keys.asked;
    await verifier.verify(token);
    expect(keys.asked).toBe(before);
  });

  it('is rejected when its key is dropped, also when it was seen before', async () => {
    const token = sign({ sub: 'dropped' });
    await verifier.verify(token);
    keys.lost = 1;
    await expect(verifier.verify(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
    keys.lost = 0;
  });

  it('is rejected after its end, also when it was seen before', async () => {
    const token = sign({ sub: 'late' });
    await verifier.verify(token);
    now = noon + 120_000;
    await expect(verifier.verify(token)).rejects.toMatchObject({ kind: 'unauthenticated' });
    now = noon;
  });

  it.each([
    [
      'of an issuer that is not registered',
      () => sign({ iss: 'stranger' }),
      'Auth server stranger not registered',
    ],
    [
      'that is signed with another algorithm than the key has',
      () => sign({}, rsa.privateKey, 'RS256'),
      'invalid',
    ],
    ['that is not signed', () => jwt.sign({ iss: 'fieldpost' }, '', { algorithm: 'none' }), 'signature'],
    ['with several audiences', () => sign({ aud: ['a', 'b'] }), 'wrong form'],
    ['whose scope is a string', () => sign({ scope: 'apps' }), 'wrong form'],
    ['that is none', () => 'nonsense', 'not a token'],
    ['whose payload is no JSON', () => withPayload('nonsense'), 'not a token'],
    ['whose payload is null', () => withPayload('null'), 'not a token'],
    ['whose issuer is no text', () => withPayload('{"iss":{"toString":1}}'), 'not a token'],
  ])('is rejected when it is one %s', async (_, token, reason) => {
    await expect(verifier.verify(token())).rejects.toMatchObject({ kind: 'unauthenticated' });
    await expect(verifier.verify(token())).rejects.toThrow(reason);
  });

  it('cannot be judged, rather than rejected, while the key of its issuer is unknown', async () => {
    await expect(verifier.verify(sign({ iss: 'silent' }))).rejects.toMatchObject({ kind: 'unavailable' });
  });

  it('signed by the public key as if that were a shared secret is rejected', async () => {
    const pem = ec.publicKey.export({ type: 'spki', format: 'pem' }).toString();
    const header = Buffer.from('{"alg":"HS256","typ":"JWT"}').toString('base64url');
    const body = Buffer.from(JSON.stringify({ iss: 'fieldpost' })).toString('base64url');
    const { createHmac } = await import('node:crypto');
    const mac = createHmac('sha256', pem).update(`${header}.${body}`).digest('base64url');
    await expect(verifier.verify(`${header}.${body}.${mac}`)).rejects.toMatchObject({
      kind: 'unauthenticated',
    });
  });
});
