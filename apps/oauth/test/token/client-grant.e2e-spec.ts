import { createPrivateKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { CertificateAuthority, until } from '@fieldpost/testing';
import { clientSecret, newKey, signedBy } from '../support/fake-clients.js';
import { keySet, KeySetServer } from '../support/key-set-server.js';
import { type Answer, OauthUnderTest } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
let keySets: KeySetServer;
const folder = mkdtempSync(join(tmpdir(), 'oauth-clients-'));

beforeAll(async () => {
  const authority = await CertificateAuthority.make();
  writeFileSync(join(folder, 'ca.pem'), authority.ca);
  keySets = await KeySetServer.start(await authority.issue());
  await oauth.start(1, {
    FIELDPOST_REVOCATION_PULL_SECONDS: '1',
    NODE_EXTRA_CA_CERTS: join(folder, 'ca.pem'),
    OAUTH_CLIENT_NETWORKS: '127.0.0.0/8',
  });
});
afterAll(async () => {
  await oauth.close();
  keySets.stop();
  rmSync(folder, { recursive: true });
});
beforeEach(() => account.reset());

const service = { client_id: 'service', client_secret: clientSecret };
const ask = (more: Record<string, string> = {}, proof: Record<string, string> = service): Promise<Answer> =>
  oauth.form('/users/token', { grant_type: 'client_credentials', ...proof, ...more });
const tokenOf = ({ json }: Answer): string => json['access_token'] ?? '';

describe('A client that acts for itself', () => {
  it('gets a token with its rights, which is not of a user and has no refresh token', async () => {
    const { status, json } = await ask();
    expect({ status, json }).toEqual({
      status: 200,
      json: {
        access_token: expect.any(String),
        token_type: 'bearer',
        expires_in: 3600,
        scope: 'apps:my-app',
      },
    });
    expect(await oauth.claimsOf(json['access_token'] ?? '')).toEqual({
      iss: 'fieldpost',
      sub: 'client:service',
      type: 'client',
      client: 'service',
      scope: ['apps:my-app'],
      interchangeable: false,
      apps: { 'my-app': ['devices'] },
      rev: 1,
      jti: expect.any(String),
      ...{ iat: expect.any(Number), nbf: expect.any(Number), exp: expect.any(Number) },
    });
  });

  it('may name the applications, and gets no others and no general scopes', async () => {
    expect((await ask({ scope: 'apps:my-app' })).status).toBe(200);
    expectError(await ask({ scope: 'apps:another' }), 400, 'invalid_scope');
    expectError(await ask({ scope: 'profile' }), 400, 'invalid_scope');
  });

  it('needs its secret and the grant', async () => {
    expectError(await ask({}, { ...service, client_secret: 'wrong' }), 400, 'invalid_client');
    expectError(await ask({}, { client_id: 'service' }), 400, 'invalid_client');
    expectError(await ask({}, { client_id: 'public' }), 400, 'unauthorized_client');
  });

  it('gets 503 while account is unavailable', async () => {
    account.failure = 14;
    expectError(await ask(), 503, 'temporarily_unavailable');
  });

  it('cannot exchange or restrict its token, or read a user with it', async () => {
    const token = tokenOf(await ask());
    expect((await oauth.restrict(token, ['apps:my-app'])).status).toBe(403);
    const headers = { authorization: `Bearer ${token}` };
    expect((await fetch(`${oauth.http}/users/userinfo`, { headers })).status).toBe(403);
  });

  it('sees its token at introspection, until the rights or the client are removed', async () => {
    // Another client than that of the other tests, since its tokens end here.
    const ending = { client_id: 'ending', client_secret: clientSecret };
    const inspect = async (token: string, proof: Record<string, string> = ending) =>
      (await oauth.form('/users/introspect', { token, ...proof })).json as unknown as Record<string, unknown>;
    const token = tokenOf(await ask({}, ending));
    expect(await inspect(token)).toMatchObject({
      ...{ active: true, sub: 'client:ending', client_id: 'ending', scope: 'apps:my-app' },
    });
    expect(await inspect(token, { client_id: 'modern', client_secret: clientSecret })).toEqual({
      active: false,
    });
    account.registry.revoke('collaborator:apps/my-app/client:ending');
    await until('the rights to be removed', async () => (await inspect(token))['scope'] === '');
    account.registry.revoke('client:ending');
    await until('the token to end', async () => (await inspect(token))['active'] === false);
  });
});

describe('A client that publishes its keys at its jwks_uri', () => {
  const [first, second, third] = [newKey('first'), newKey('second'), newKey('third')];
  /** A token for an assertion of the key. */
  const askWith = (key = first) => ask({}, signedBy({}, key));
  const timesAt = (path: string) => keySets.requested.filter((one) => one === path).length;

  it('is authenticated by them, which are loaded once for many requests', async () => {
    account.clients.jwksUri = keySets.serve('/many', keySet(first.jwk, { kty: 'OKP', crv: 'Ed25519' }));
    const answers = await Promise.all(Array.from({ length: 8 }, () => askWith()));
    expect([...answers, await askWith()].map(({ status }) => status)).toEqual(Array(9).fill(200));
    expect(timesAt('/many')).toBe(1);
  });

  it('may replace its keys: an unknown key makes oauth load them again, but not each time', async () => {
    account.clients.jwksUri = keySets.serve('/rotating', keySet(first.jwk));
    expect((await askWith()).status).toBe(200);
    keySets.serve('/rotating', keySet(second.jwk));
    expect((await askWith(second)).status).toBe(200);
    expectError(await askWith(first), 400, 'invalid_client');
    for (let at = 0; at < 5; at += 1) expectError(await askWith(third), 400, 'invalid_client');
    expectError(await ask({}, signedBy({}, { ...third, kid: 'second' })), 400, 'invalid_client');
    expect((await askWith(second)).status).toBe(200);
    // Twice, and once more each 30 seconds: eight requests named keys that were not loaded.
    expect(timesAt('/rotating')).toBeLessThan(8);
  });

  it.each<[string, Parameters<KeySetServer['serve']>[1]]>([
    ['redirects', (response) => response.writeHead(302, { location: '/many' }).end()],
    ['is not found', (response) => response.writeHead(404).end()],
    ['holds no JSON', (response) => response.end('<html>')],
    ['holds no keys', (response) => response.end('{"keys":{}}')],
  ])('is not valid when its key set %s', async (what, respond) => {
    keySets.serve('/many', keySet(first.jwk));
    account.clients.jwksUri = keySets.serve(`/${encodeURIComponent(what)}`, respond);
    const before = timesAt('/many');
    const answer = await askWith();
    expectError(answer, 400, 'invalid_client');
    expect(answer.json['error_description']).toBe('Client not valid: no key set at its jwks_uri');
    expect(timesAt('/many')).toBe(before);
  });

  it.each<[string, Parameters<KeySetServer['serve']>[1]]>([
    ['fails', (response) => response.writeHead(500).end()],
    ['closes the connection', (response) => response.destroy()],
    [
      'is longer than 64 KiB',
      (response) => response.end(JSON.stringify({ keys: [], x: 'x'.repeat(70_000) })),
    ],
  ])('can try again later when the server of its key set %s', async (what, respond) => {
    account.clients.jwksUri = keySets.serve(`/${encodeURIComponent(what)}`, respond);
    const answer = await askWith();
    expectError(answer, 503, 'temporarily_unavailable');
    expect(answer.headers.get('retry-after')).toBe('30');
  });

  it.each([
    ...['https://10.0.0.1/jwks.json', 'https://[::1]/jwks.json', 'https://169.254.169.254/jwks.json'],
    'https://unknown.invalid/jwks.json',
  ])('learns nothing of %s, an address that no setting names or an unknown name', async (uri) => {
    account.clients.jwksUri = uri;
    const answer = await askWith();
    expectError(answer, 503, 'temporarily_unavailable');
    expect(answer.json['error_description']).toBe('unavailable: key set at the jwks_uri of signer');
  });
});

describe('A client that signs assertions', () => {
  const rejected = (answer: Answer) => expectError(answer, 400, 'invalid_client');

  it('needs no secret at the token, introspection, revocation and device endpoints', async () => {
    const issued = await ask({}, signedBy());
    expect(issued.status).toBe(200);
    const token = tokenOf(issued);
    expect((await oauth.claimsOf(token))['client']).toBe('signer');
    expect((await oauth.form('/users/introspect', { token, ...signedBy() })).json).toMatchObject({
      active: true,
    });
    expect((await oauth.form('/users/revoke', { token, ...signedBy() })).status).toBe(200);
    const begun = await oauth.form('/users/device-authorization', signedBy());
    const polled = await oauth.form('/users/token', {
      ...{ grant_type: 'urn:ietf:params:oauth:grant-type:device_code', ...signedBy() },
      device_code: begun.json['device_code'] ?? '',
    });
    expectError(polled, 400, 'authorization_pending');
  });

  it('is not authenticated by a stored RSA key with a huge exponent, but by its other keys', async () => {
    const { kty, n, d, ...usual } = generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({
      format: 'jwk',
    });
    // The exponents swapped.
    const swapped = { kty, n, ...usual, e: d, d: usual.e, dp: usual.e, dq: usual.e };
    account.clients.moreKeys = [{ kty, n, e: d }];
    const key = createPrivateKey({ key: swapped as JsonWebKey, format: 'jwk' });
    expect((await ask({}, signedBy())).status).toBe(200);
    rejected(await ask({}, signedBy({}, { kid: undefined, privateKey: key })));
  });

  it('may use each assertion once, also with concurrent requests', async () => {
    const proof = signedBy();
    const answers = await Promise.all(Array.from({ length: 8 }, () => ask({}, proof)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    rejected(await ask({}, proof));
  });

  it.each([
    ['for another server', { aud: 'https://other.example' }],
    ['of a client without this key', { iss: 'service', sub: 'service' }],
    ['of an unknown client', { iss: 'nobody', sub: 'nobody' }],
    ['that has expired', { exp: Math.floor(Date.now() / 1000) - 60 }],
    ['valid for an hour', { exp: Math.floor(Date.now() / 1000) + 3_600 }],
    ['without an id', { jti: undefined }],
  ])('is rejected with an assertion %s', async (_, changes) => rejected(await ask({}, signedBy(changes))));

  it('is rejected with another client_id, another type or a second method', async () => {
    rejected(await ask({ client_id: 'service' }, signedBy()));
    expect((await ask({ client_id: 'signer' }, signedBy())).status).toBe(200);
    expectError(await ask({ client_assertion_type: 'x' }, signedBy()), 400, 'invalid_request');
    expectError(await ask({ client_secret: 'x' }, signedBy()), 400, 'invalid_request');
    const fields = { grant_type: 'client_credentials', ...signedBy() };
    expectError(await oauth.form('/users/token', fields, 'Basic c2lnbmVyOng='), 400, 'invalid_request');
  });

  it('is limited like other clients when its assertions are wrong', async () => {
    const wrong = () => signedBy({ iss: 'guess', sub: 'guess' });
    let wrongOnes = 0;
    let answer = await ask({}, wrong());
    // Each two seconds allow one more.
    for (; answer.status !== 429 && wrongOnes < 200; wrongOnes += 1) {
      rejected(answer);
      answer = await ask({}, wrong());
    }
    expectError(answer, 429, 'slow_down');
    expect(wrongOnes).toBeGreaterThanOrEqual(30);
  });
});
