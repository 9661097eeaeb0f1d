import { createPublicKey, type JsonWebKey, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OauthUnderTest, withOwnOauth } from '../support/oauth-under-test.js';
import jwt from 'jsonwebtoken';

const oauth = new OauthUnderTest();
let urls: readonly string[] = [];
beforeAll(async () => {
  urls = await oauth.start(3);
});
afterAll(() => oauth.close());

describe('The signing key', () => {
  it('is created once, however many replicas start at the same time', async () => {
    const answers = await Promise.all(urls.map(async (url) => (await fetch(`${url}/key`)).text()));
    expect(new Set(answers).size).toBe(1);
    expect(await oauth.sql('select id from signing_keys')).toHaveLength(1);
  });

  it('is published as v2 components read it', async () => {
    const { status, json, headers } = await oauth.get('/key');
    expect(status).toBe(200);
    expect(json).toEqual({
      algorithm: 'ES256',
      key: expect.stringMatching(/^-----BEGIN PUBLIC KEY-----\n[\s\S]+\n-----END PUBLIC KEY-----\n$/),
    });
    expect(headers.get('cache-control')).toMatch(/max-age=\d+/);
  });

  it('is published as a key set, without its private part', async () => {
    const { json } = await oauth.get('/.well-known/jwks.json');
    const [key] = json['keys'] as unknown as (JsonWebKey & { kid: string })[];
    expect(key).toMatchObject({ kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', kid: expect.any(String) });
    expect(key).not.toHaveProperty('d');
    const token = (await oauth.logIn()).json['access_token'] ?? '';
    expect(jwt.decode(token, { complete: true })?.header).toEqual({
      alg: 'ES256',
      typ: 'JWT',
      kid: key?.kid,
    });
    const publicKey = createPublicKey({ key: key ?? {}, format: 'jwk' });
    expect(jwt.verify(token, publicKey, { algorithms: ['ES256'] })).toMatchObject({
      sub: expect.any(String),
    });
  });

  it('is stored encrypted', async () => {
    const [row] = await oauth.sql<{ sealed: Buffer; all: string }>(
      'select sealed, k::text as all from signing_keys k',
    );
    expect(row?.all).not.toContain('PRIVATE');
    expect(() =>
      createPublicKey({ key: row?.sealed ?? Buffer.of(), format: 'der', type: 'pkcs1' }),
    ).toThrow();
  });

  it('signs tokens that every replica accepts', async () => {
    const token = (await oauth.logIn()).json['access_token'] ?? '';
    for (const url of urls) {
      const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' };
      const body = JSON.stringify({ scope: ['apps:my-app'] });
      expect((await fetch(`${url}/users/restrict-token`, { method: 'POST', headers, body })).status).toBe(
        200,
      );
    }
  });

  it('prevents the start, with one sentence, when the sealing key differs', async () => {
    const other = { OAUTH_SEALING_KEY: randomBytes(32).toString('base64') };
    const start = oauth.startReplica(other);
    await expect(start).rejects.toThrow(/OAUTH_SEALING_KEY cannot decrypt signing key/);
  });
});

describe('A deployment configured for RS256', () => {
  const fleet = new OauthUnderTest();
  beforeAll(() => fleet.start(1, { OAUTH_SIGNING_ALGORITHM: 'RS256' }));
  afterAll(() => fleet.close());

  it('uses it from the first start', async () => {
    expect((await fleet.get('/key')).json).toMatchObject({ algorithm: 'RS256' });
    const token = (await fleet.logIn()).json['access_token'] ?? '';
    expect(await fleet.claimsOf(token)).toMatchObject({ type: 'user' });
  });

  it('keeps its key when the setting changes', async () => {
    const url = await fleet.startReplica({ OAUTH_SIGNING_ALGORITHM: 'ES256' });
    expect(await (await fetch(`${url}/key`)).json()).toEqual((await fleet.get('/key')).json);
  });
});

describe('An oauth that lost its database', () => {
  it('is not ready, and still publishes its keys', () =>
    withOwnOauth(async (own) => {
      expect((await own.get('/healthz')).status).toBe(200);
      await own.loseDatabase();
      expect((await own.get('/healthz')).status).toBe(503);
      expect((await own.get('/key')).status).toBe(200);
    }));
});
