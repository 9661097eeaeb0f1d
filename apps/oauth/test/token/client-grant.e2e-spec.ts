import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { clientSecret, signedBy } from '../support/fake-clients.js';
import { type Answer, OauthUnderTest } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start(1, { FIELDPOST_REVOCATION_PULL_SECONDS: '1' }));
afterAll(() => oauth.close());
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
