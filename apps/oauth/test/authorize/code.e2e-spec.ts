import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { basic, OauthUnderTest, wrongBasic } from '../support/oauth-under-test.js';
import { expectError, members } from '../support/token-errors.js';
import { Jane, redirectUri } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const jane = new Jane(oauth);
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const verifier = 'a-verifier-of-at-least-forty-three-characters';
const code_challenge = createHash('sha256').update(verifier).digest('base64url');
const challenge = { code_challenge, code_challenge_method: 'S256' };
const loopback = 'http://127.0.0.1:49152/cb';
const ofPublic = { client_id: 'public', redirect_uri: loopback, ...challenge };
const asPublic = { client_id: 'public', redirect_uri: loopback, code_verifier: verifier };

describe('An authorization code', () => {
  it('gives tokens as every other grant does', async () => {
    const answer = await jane.redeem(await jane.code(), { redirect_uri: redirectUri });
    expect(answer.status).toBe(200);
    expect(Object.keys(answer.json).sort()).toEqual(members);
    expect(await oauth.claimsOf(answer.json['access_token'] ?? '')).toMatchObject({
      sub: 'u_0123456789ABCDEF0123456789ABCDEF',
      client: 'tool',
      scope: ['profile', 'apps', 'apps:my-app', 'apps:other-app'],
      interchangeable: true,
    });
    expect((await oauth.refresh(answer.json['refresh_token'] ?? '')).status).toBe(200);
  });

  it('keeps the requested scopes', async () => {
    const { json } = await jane.redeem(await jane.code({ scope: 'apps:my-app' }));
    const claims = await oauth.claimsOf(json['access_token'] ?? '');
    expect(claims).toMatchObject({ scope: ['apps:my-app'], interchangeable: false });
  });

  it('gives no scope that its client was given after the consent, now or later', async () => {
    const code = await jane.code();
    account.available = ['profile', 'apps', 'gateways'];
    const first = await jane.redeem(code);
    const second = await oauth.refresh(first.json['refresh_token'] ?? '');
    account.available = ['profile', 'apps'];
    for (const { json } of [first, second]) {
      const claims = await oauth.claimsOf(json['access_token'] ?? '');
      expect(claims['scope']).toEqual(['profile', 'apps', 'apps:my-app', 'apps:other-app']);
    }
  });

  it('works as JSON without redirect URI, and with the credentials in the body', async () => {
    const body = { client_id: 'tool', grant_type: 'authorization_code', code: await jane.code() };
    expect((await oauth.json('/users/token', body, basic)).status).toBe(200);
  });

  it('is not kept itself', async () => {
    const code = await jane.code();
    const rows = await oauth.sql<{ all: string }>('select c::text as all from authorization_codes c');
    expect(rows.length).toBeGreaterThan(0);
    expect(rows.some(({ all }) => all.includes(code))).toBe(false);
  });

  it('is not burnt by a client that fails to prove itself, not even one that was used', async () => {
    const code = await jane.code();
    expectError(await jane.redeem(code, {}, wrongBasic), 401, 'invalid_client');
    const { status, json } = await jane.redeem(code);
    expect(status).toBe(200);
    expectError(await jane.redeem(code, {}, wrongBasic), 401, 'invalid_client');
    expect((await oauth.refresh(json['refresh_token'] ?? '')).status).toBe(200);
  });

  it('works once; a second use ends what the first gave', async () => {
    const code = await jane.code();
    const { json } = await jane.redeem(code);
    expectError(await jane.redeem(code), 400, 'invalid_grant');
    expectError(await oauth.refresh(json['refresh_token'] ?? ''), 400, 'invalid_grant');
  });

  it('is noticed again after its minute', async () => {
    const code = await jane.code();
    const { json } = await jane.redeem(code);
    await oauth.sql(`update authorization_codes set expires = expires - interval '1 hour'`);
    expectError(await jane.redeem(code), 400, 'invalid_grant');
    expectError(await oauth.refresh(json['refresh_token'] ?? ''), 400, 'invalid_grant');
  });

  it('gives tokens to one, however many use it at once', async () => {
    for (let round = 0; round < 3; round += 1) {
      const code = await jane.code();
      const answers = await Promise.all(Array.from({ length: 12 }, () => jane.redeem(code)));
      const statuses = answers.map(({ status }) => status).sort();
      expect(statuses).toEqual([200, ...Array.from({ length: 11 }, () => 400)]);
      const winner = answers.find(({ status }) => status === 200);
      expectError(await oauth.refresh(winner?.json['refresh_token'] ?? ''), 400, 'invalid_grant');
    }
  });

  it('lives for a minute', async () => {
    const code = await jane.code();
    const [row] = await oauth.sql<{ seconds: number }>(
      'select extract(epoch from max(expires) - now())::float as seconds from authorization_codes',
    );
    expect(row?.seconds).toBeGreaterThan(50);
    expect(row?.seconds).toBeLessThanOrEqual(60);
    await oauth.sql(`update authorization_codes set expires = expires - interval '1 minute'`);
    expectError(await jane.redeem(code), 400, 'invalid_grant');
  });

  it('is good for the client and the redirect URI that it was made for', async () => {
    const code = await jane.code();
    expectError(await jane.redeem(code, { ...asPublic }, ''), 400, 'invalid_grant');
    expectError(await jane.redeem(code, { redirect_uri: loopback }), 400, 'invalid_grant');
    expectError(await jane.redeem('no code'), 400, 'invalid_grant');
    expectError(await jane.redeem(''), 400, 'invalid_request');
    expect((await jane.redeem(code)).status).toBe(200);
  });

  it('of a public client needs redirect URI and verifier, and a wrong one does not burn it', async () => {
    const code = await jane.code(ofPublic);
    const { redirect_uri: _uri, ...withoutUri } = asPublic;
    expectError(await jane.redeem(code, withoutUri, ''), 400, 'invalid_request');
    expectError(
      await jane.redeem(code, { ...asPublic, redirect_uri: 'http://127.0.0.1/cb' }, ''),
      400,
      'invalid_grant',
    );
    expectError(await jane.redeem(code, { ...asPublic, code_verifier: '' }, ''), 400, 'invalid_request');
    expectError(
      await jane.redeem(code, { ...asPublic, code_verifier: `${verifier}x` }, ''),
      400,
      'invalid_grant',
    );
    expect((await jane.redeem(code, asPublic, '')).status).toBe(200);
  });

  it('with a challenge needs its verifier, and without one takes none', async () => {
    const with_ = await jane.code(challenge);
    expectError(await jane.redeem(with_), 400, 'invalid_request');
    expect((await jane.redeem(with_, { code_verifier: verifier })).status).toBe(200);
    expectError(await jane.redeem(await jane.code(), { code_verifier: verifier }), 400, 'invalid_grant');
  });

  it.each([{}, { redirect_uri: '/oauth/callback/cli' }])(
    'that the user copied works without redirect URI or with the page: %j',
    async (more) => {
      const asCli = { client_id: 'cli', client_secret: 'cli', ...more };
      expect((await jane.redeem(await jane.code({ client_id: 'cli' }), asCli, '')).status).toBe(200);
    },
  );

  it('is not consumed while account is down', async () => {
    const code = await jane.code();
    account.failure = 14;
    expectError(await jane.redeem(code), 503, 'temporarily_unavailable');
    account.failure = undefined;
    expect((await jane.redeem(code)).status).toBe(200);
  });

  it('is over when the password was changed or the user was banned meanwhile', async () => {
    const [first, second] = [await jane.code(), await jane.code()];
    account.isBanned = true;
    expectError(await jane.redeem(first), 400, 'invalid_grant');
    account.isBanned = false;
    account.validAfter = Math.floor(Date.now() / 1000);
    expectError(await jane.redeem(second), 400, 'invalid_grant');
  });
});
