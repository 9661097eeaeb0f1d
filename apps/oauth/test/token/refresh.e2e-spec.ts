import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answer, basic, OauthUnderTest, wrongBasic } from '../support/oauth-under-test.js';
import { expectError, members } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

describe('A refresh token', () => {
  const fresh = async (scope?: string): Promise<string> =>
    (await oauth.logIn(scope)).json['refresh_token'] ?? '';
  const next = async (token: string): Promise<string> =>
    (await oauth.refresh(token)).json['refresh_token'] ?? '';
  const passGrace = () => oauth.sql(`update refresh_tokens set used = used - interval '11 seconds'`);

  it('is exchanged for an access token with the current rights, and another refresh token', async () => {
    const token = await fresh();
    account.apps['new-app'] = ['delete'];
    const answer = await oauth.refresh(token);
    delete account.apps['new-app'];
    expect(Object.keys(answer.json).sort()).toEqual(members);
    expect(answer.json['refresh_token']).not.toBe(token);
    const claims = await oauth.claimsOf(answer.json['access_token'] ?? '');
    expect(claims['apps']).toMatchObject({ 'new-app': ['delete'] });
    expect(claims['interchangeable']).toBe(true);
  });

  it('works as JSON with the client in header and body', async () => {
    const body = { client_id: 'tool', grant_type: 'refresh_token', refresh_token: await fresh() };
    expect((await oauth.json('/users/token', body, basic)).status).toBe(200);
  });

  it('keeps the scopes of its login', async () => {
    const answer = await oauth.refresh(await fresh('apps:my-app'));
    const claims = await oauth.claimsOf(answer.json['access_token'] ?? '');
    expect(claims).toMatchObject({ scope: ['apps:my-app'], interchangeable: false });
  });

  it('never gives more scopes than its login had, but gives fewer on request', async () => {
    const fields = { grant_type: 'refresh_token', refresh_token: await fresh('apps profile') };
    expectError(
      await oauth.form('/users/token', { ...fields, scope: 'gateways' }, basic),
      400,
      'invalid_scope',
    );
    const answer = await oauth.form('/users/token', { ...fields, scope: 'apps:my-app' }, basic);
    expect(await oauth.claimsOf(answer.json['access_token'] ?? '')).toMatchObject({ scope: ['apps:my-app'] });
  });

  it('never gives scopes that were added to its client after the login, requested or not', async () => {
    const token = await fresh();
    account.available = ['profile', 'apps', 'gateways'];
    const fields = { grant_type: 'refresh_token', refresh_token: token, scope: 'gateways' };
    expectError(await oauth.form('/users/token', fields, basic), 400, 'invalid_scope');
    const first = await oauth.refresh(token);
    const second = await oauth.refresh(first.json['refresh_token'] ?? '');
    const later = await oauth.logIn();
    account.available = ['profile', 'apps'];
    for (const { json } of [first, second]) {
      const claims = await oauth.claimsOf(json['access_token'] ?? '');
      expect(claims['scope']).toEqual(['profile', 'apps', 'apps:my-app', 'apps:other-app']);
    }
    expect((await oauth.claimsOf(later.json['access_token'] ?? ''))['scope']).toContain('gateways');
  });

  it('of a login for which no scopes of the client were stored gives all scopes of the client', async () => {
    const token = await fresh();
    await oauth.sql('update grants set consented = null');
    account.available = ['profile', 'apps', 'gateways'];
    const { json } = await oauth.refresh(token);
    account.available = ['profile', 'apps'];
    expect((await oauth.claimsOf(json['access_token'] ?? ''))['scope']).toContain('gateways');
  });

  it('is not stored in plain text', async () => {
    const token = await fresh();
    const rows = await oauth.sql<{ all: string }>(
      'select t::text || g::text as all from refresh_tokens t, grants g',
    );
    expect(rows.some(({ all }) => all.includes(token))).toBe(false);
    expect(token).toMatch(/^[\w-]{43}$/);
  });

  it('gives the same successor once more when the response was lost', async () => {
    const token = await fresh();
    const successor = await next(token);
    expect(await next(token)).toBe(successor);
    expect((await oauth.refresh(successor)).status).toBe(200);
  });

  it('is rejected in the grace period when its successor was already used, which revokes nothing', async () => {
    const token = await fresh();
    const newest = await next(await next(token));
    expectError(await oauth.refresh(token), 400, 'invalid_grant');
    expect((await oauth.refresh(newest)).status).toBe(200);
  });

  it('is revoked by its second use, with every token issued from it', async () => {
    const token = await fresh();
    const successor = await next(token);
    await passGrace();
    expectError(await oauth.refresh(token), 400, 'invalid_grant');
    expectError(await oauth.refresh(successor), 400, 'invalid_grant');
  });

  it('used many times at once leaves exactly one valid refresh token', async () => {
    for (let round = 0; round < 5; round += 1) {
      const token = await fresh();
      const answers = await Promise.all(Array.from({ length: 20 }, () => oauth.refresh(token)));
      expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
      const successors = new Set(answers.map(({ json }) => json['refresh_token']));
      expect(successors.size).toBe(1);
      const [successor = ''] = successors;
      expect((await oauth.refresh(successor)).status).toBe(200);
    }
  });

  it('stolen and used at once with its successor never leaves two valid refresh tokens', async () => {
    const token = await fresh();
    const successor = await next(token);
    await passGrace();
    const answers = await Promise.all(
      [token, successor, token, successor].map((each) => oauth.refresh(each)),
    );
    const alive = answers.flatMap(({ json }) => json['refresh_token'] ?? []);
    for (const each of alive) expectError(await oauth.refresh(each), 400, 'invalid_grant');
  });

  it('works for its own client only', async () => {
    const fields = { grant_type: 'refresh_token', refresh_token: await fresh(), client_id: 'public' };
    expectError(await oauth.form('/users/token', fields), 400, 'invalid_grant');
  });

  it('is not consumed by wrong credentials of the client', async () => {
    const token = await fresh();
    expectError(await oauth.refresh(token, wrongBasic), 401, 'invalid_client');
    expect((await oauth.refresh(token)).status).toBe(200);
    await passGrace();
    expectError(await oauth.refresh(token, wrongBasic), 401, 'invalid_client');
  });

  it('is rejected when it is unknown or expired', async () => {
    const token = await fresh();
    expectError(await oauth.refresh('unknown'), 400, 'invalid_grant');
    await oauth.sql('update refresh_tokens set expires = now()');
    expectError(await oauth.refresh(token), 400, 'invalid_grant');
  });

  it('is invalid when all earlier tokens were invalidated', async () => {
    const token = await fresh();
    account.validAfter = Math.floor(Date.now() / 1000);
    expectError(await oauth.refresh(token), 400, 'invalid_grant');
    const later = await fresh();
    expect((await oauth.refresh(later)).status).toBe(200);
    account.validAfter = 0;
  });

  it('is rejected for a banned user', async () => {
    const token = await fresh();
    account.isBanned = true;
    expectError(await oauth.refresh(token), 400, 'invalid_grant');
    account.isBanned = false;
  });

  it('is not consumed when account cannot be reached', async () => {
    const token = await fresh();
    account.stop();
    expectError(await oauth.refresh(token), 503, 'temporarily_unavailable');
    expectError(await oauth.logIn(), 503, 'temporarily_unavailable');
    await account.start();
    const answer = await untilReachable(() => oauth.refresh(token));
    expect(answer.status).toBe(200);
    await passGrace();
    expectError(await oauth.refresh(token), 400, 'invalid_grant');
  });

  it('is not consumed when account returns an error, whatever its name', async () => {
    const token = await fresh();
    account.failure = 7;
    expectError(await oauth.refresh(token), 503, 'temporarily_unavailable');
    expectError(await oauth.logIn(), 503, 'temporarily_unavailable');
    account.failure = undefined;
    expect((await oauth.refresh(token)).status).toBe(200);
  });
});

/** The channel to account comes back by itself within a second or two. */
async function untilReachable(ask: () => Promise<Answer>): Promise<Answer> {
  const last = Date.now() + 5_000;
  let answer = await ask();
  while (answer.status === 503 && Date.now() < last) answer = await ask();
  return answer;
}
