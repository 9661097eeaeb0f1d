import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import { accessKey } from '../support/fake-account.js';
import { clientSecret } from '../support/fake-clients.js';
import { type Answer, basic, OauthUnderTest, wrongBasic } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start(1, { FIELDPOST_REVOCATION_PULL_SECONDS: '0.2' }));
afterAll(() => oauth.close());
beforeEach(() => account.reset());

const userId = 'u_0123456789ABCDEF0123456789ABCDEF';
const logIn = async (scope?: string) =>
  (await oauth.logIn(scope)).json as unknown as { access_token: string; refresh_token: string };
const inspect = (token: string, authorization = basic): Promise<Answer> =>
  oauth.form('/users/introspect', { token }, authorization);
const componentBearer = async (id = 'broker-1'): Promise<string> => {
  const { access_token } = await oauth.tokens.issueComponentToken({ type: 'broker', id });
  return `Bearer ${access_token}`;
};

function expectActive(answer: Answer, members: object = {}): void {
  expect(answer).toMatchObject({ status: 200, json: { active: true, ...members } });
  expect(answer.headers.get('cache-control')).toBe('no-store');
}
const expectInactive = ({ status, json }: Answer) =>
  expect({ status, json }).toEqual({ status: 200, json: { active: false } });

describe('The introspection of an access token', () => {
  it('returns the scopes and the expiry of the token to its client', async () => {
    const { access_token: token } = await logIn('apps:other-app profile');
    const answer = await inspect(token);
    const claims = await oauth.claimsOf(token);
    expectActive(answer);
    expect(answer.json).toEqual({
      active: true,
      scope: 'profile apps:other-app',
      client_id: 'tool',
      username: 'jane',
      token_type: 'bearer',
      exp: claims.exp,
      iat: claims.iat,
      sub: userId,
      iss: 'fieldpost',
      jti: claims.jti,
    });
  });

  it('accepts JSON, a hint and the client in the body', async () => {
    const { access_token: token } = await logIn();
    const client = { client_id: 'tool', client_secret: clientSecret };
    const body = { token, token_type_hint: 'refresh_token', ...client };
    expectActive(await oauth.json('/users/introspect', body));
  });

  it('is inactive when all earlier tokens were invalidated', async () => {
    const { access_token: token } = await logIn();
    account.validAfter = Math.floor(Date.now() / 1000) + 2;
    expectInactive(await inspect(token));
    account.validAfter = 0;
    expectActive(await inspect(token));
  });

  it('is inactive when its user is banned', async () => {
    const { access_token: token } = await logIn();
    account.isBanned = true;
    expectInactive(await inspect(token));
    account.isBanned = false;
  });

  it('is inactive when its login was revoked, as are tokens restricted from it', async () => {
    const { access_token, refresh_token } = await logIn();
    const restricted = (await oauth.restrict(access_token, ['apps:my-app'])).json['access_token'] ?? '';
    const renewed = (await oauth.refresh(refresh_token)).json['access_token'] ?? '';
    for (const token of [access_token, restricted, renewed]) expectActive(await inspect(token));
    await oauth.form('/users/revoke', { token: refresh_token }, basic);
    for (const token of [access_token, restricted, renewed]) expectInactive(await inspect(token));
  });

  it('is inactive for a token with a changed signature, and for anything that is no token', async () => {
    const { access_token: token } = await logIn();
    const changed = token.replace(/.{6}$/, (end) => [...end].reverse().join(''));
    for (const each of [changed, `${token}x`, 'nonsense', 'a.b.c', 'a\u0000b']) {
      expectInactive(await inspect(each));
    }
  });
});

describe('The introspection of a refresh token', () => {
  it('returns the expiry of the login to its client', async () => {
    const { refresh_token: token } = await logIn('apps:other-app');
    const { json } = await inspect(token);
    const now = Math.floor(Date.now() / 1000);
    expect(json).toEqual({
      active: true,
      scope: 'apps:other-app',
      client_id: 'tool',
      exp: expect.any(Number),
      iat: expect.any(Number),
      sub: userId,
      iss: 'fieldpost',
    });
    expect(Number(json['exp']) - now).toBeGreaterThan(59 * 86_400);
  });

  it('is inactive when it was used, expired or revoked, or its login ended', async () => {
    const { refresh_token: used } = await logIn();
    const successor: string = (await oauth.refresh(used)).json['refresh_token'] ?? '';
    expectInactive(await inspect(used));
    expectActive(await inspect(successor));
    account.validAfter = 1;
    expectInactive(await inspect(successor));
    account.validAfter = 0;
    await oauth.form('/users/revoke', { token: successor }, basic);
    expectInactive(await inspect(successor));
    const { refresh_token: expired } = await logIn();
    await oauth.sql(`update refresh_tokens set expires = now() - interval '1 second'`);
    expectInactive(await inspect(expired));
  });

  it('does not use it up', async () => {
    const { refresh_token: token } = await logIn();
    await inspect(token);
    expect((await oauth.refresh(token)).status).toBe(200);
  });
});

describe('A component', () => {
  it('can introspect the tokens of all users and clients', async () => {
    const bearer = await componentBearer();
    const { access_token, refresh_token } = await logIn();
    expectActive(await inspect(access_token, bearer), { sub: userId, client_id: 'tool' });
    expectActive(await inspect(refresh_token, bearer), { sub: userId });
    const { access_token: ofKey } = await oauth.tokens.exchangeAccessKey({
      app_id: 'my-app',
      key: accessKey,
    });
    expectActive(await inspect(ofKey, bearer), { scope: 'apps:my-app' });
    expectActive(await inspect(bearer.replace('Bearer ', ''), bearer), { sub: 'broker-1', scope: '' });
  });
});

describe('A client', () => {
  it('gets nothing about tokens of other clients', async () => {
    const password = { grant_type: 'password', username: 'jane', password: 'pass word', client_id: 'public' };
    const { json } = await oauth.form('/users/token', password);
    expectInactive(await inspect(json['access_token'] ?? ''));
    expectInactive(await inspect(json['refresh_token'] ?? ''));
    const { access_token } = await oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: accessKey });
    expectInactive(await inspect(access_token));
  });
});

describe('The introspection endpoint', () => {
  it.each([
    ['with a wrong secret', wrongBasic, {}],
    ['that does not name itself', undefined, {}],
    ['with a bearer token that is none', 'Bearer nonsense', {}],
  ])('rejects a caller %s', async (_, authorization, fields) => {
    const { access_token: token } = await logIn();
    const answer = await oauth.form('/users/introspect', { token, ...fields }, authorization);
    expectError(answer, 401, 'invalid_client');
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
  });

  it('rejects a client without a secret, whose name is public', async () => {
    const { access_token: token } = await logIn();
    const answer = await oauth.form('/users/introspect', { token, client_id: 'public' });
    expectError(answer, 400, 'invalid_client');
  });

  it('rejects the token of a user', async () => {
    const { access_token: token } = await logIn();
    expectError(await inspect(token, `Bearer ${token}`), 401, 'invalid_client');
  });

  it('requires a token', async () =>
    expectError(await oauth.form('/users/introspect', {}, basic), 400, 'invalid_request'));

  it('is unavailable while account is, and does not report the token as inactive', async () => {
    const { access_token, refresh_token } = await logIn();
    const bearer = await componentBearer();
    account.failure = 14;
    for (const token of [access_token, refresh_token]) {
      expectError(await inspect(token, bearer), 503, 'temporarily_unavailable');
    }
    account.failure = undefined;
  });
});

describe('The introspection of a token that was revoked', () => {
  it.each([
    ['an access key that was deleted', 'access-key:my-app/the-key'],
    ['an application that was deleted', 'entity:apps/my-app'],
  ])('reports the token of %s as inactive', async (_, subject) => {
    const { access_token: token } = await oauth.tokens.exchangeAccessKey({
      app_id: 'my-app',
      key: accessKey,
    });
    const asComponent = await componentBearer();
    expectActive(await inspect(token, asComponent));
    account.registry.revoke(subject);
    await until('the revocation', async () => !(await inspect(token, asComponent)).json['active']);
    const again = await oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: accessKey });
    expectActive(await inspect(again.access_token, asComponent));
  });

  it('is denied to a component whose approval was withdrawn', async () => {
    const { access_token: token } = await logIn();
    const asComponent = await componentBearer('broker-2');
    expectActive(await inspect(token, asComponent));
    account.registry.revoke('component:broker-2');
    await until('the revocation', async () => (await inspect(token, asComponent)).status === 401);
  });
});
