import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientSecret } from '../support/fake-clients.js';
import { type Answer, basic, OauthUnderTest, wrongBasic } from '../support/oauth-under-test.js';
import { expectError, members } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const password = { grant_type: 'password', username: 'jane', password: 'pass word' };

describe('A token request', () => {
  const inBody = { client_id: 'tool', client_secret: clientSecret };

  it.each([
    ['a form with credentials in the header', () => oauth.form('/users/token', password, basic)],
    ['a form with credentials in the body', () => oauth.form('/users/token', { ...password, ...inBody })],
    ['JSON with credentials in the header', () => oauth.json('/users/token', password, basic)],
    ['JSON with credentials in the body', () => oauth.json('/users/token', { ...password, ...inBody })],
    [
      'JSON with the client also named in the body',
      () => oauth.json('/users/token', { ...password, client_id: 'tool', scope: null }, basic),
    ],
    ['a public client', () => oauth.form('/users/token', { ...password, client_id: 'public' })],
  ])('may be %s', async (_, ask) => {
    const answer = await ask();
    expect(answer.status).toBe(200);
    expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('pragma')).toBe('no-cache');
    expect(Object.keys(answer.json).sort()).toEqual(members);
    expect(answer.json).toMatchObject({ token_type: 'bearer', expires_in: 3600 });
  });

  it('with a wrong secret in the header is a 401 with a challenge', async () => {
    const answer = await oauth.form('/users/token', password, wrongBasic);
    expectError(answer, 401, 'invalid_client');
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
  });

  it('with a wrong secret in the body is a 400', async () =>
    expectError(
      await oauth.form('/users/token', { ...password, client_id: 'tool', client_secret: 'wrong' }),
      400,
      'invalid_client',
    ));

  it('without a client is a 401', async () =>
    expectError(await oauth.form('/users/token', password), 401, 'invalid_client'));

  it('that names two clients is not valid', async () =>
    expectError(
      await oauth.form('/users/token', { ...password, client_id: 'public' }, basic),
      400,
      'invalid_request',
    ));

  it.each(['implicit', '__proto__', 'nonsense'])('for the grant %s is rejected', async (grant_type) =>
    expectError(await oauth.form('/users/token', { grant_type }, basic), 400, 'unsupported_grant_type'),
  );

  it.each([
    ['a grant type', {}],
    ['a username', { grant_type: 'password', password: 'x' }],
    ['a password', { grant_type: 'password', username: 'jane' }],
    ['a refresh token', { grant_type: 'refresh_token' }],
  ])('without %s is not valid', async (_, fields) =>
    expectError(
      await oauth.form('/users/token', fields as Record<string, string>, basic),
      400,
      'invalid_request',
    ),
  );
});

describe('A password grant', () => {
  it('returns an unrestricted token with all entities and the profile', async () => {
    const { json } = await oauth.logIn();
    const claims = await oauth.claimsOf(json['access_token'] ?? '');
    const now = Math.floor(Date.now() / 1000);
    expect(claims).toEqual({
      iss: 'fieldpost',
      sub: 'u_0123456789ABCDEF0123456789ABCDEF',
      type: 'user',
      client: 'tool',
      scope: ['profile', 'apps', 'apps:my-app', 'apps:other-app'],
      interchangeable: true,
      apps: account.apps,
      username: 'jane',
      email: 'jane@example.com',
      name: { first: 'Jane', last: 'Doe' },
      created: '1970-01-01T00:00:00.000Z',
      valid: true,
      iat: claims.iat,
      nbf: claims.iat,
      exp: (claims.iat ?? 0) + 3605,
      jti: expect.any(String),
    });
    expect(Math.abs(now - 5 - (claims.iat ?? 0))).toBeLessThanOrEqual(2);
  });

  it.each([
    ['as a string', () => oauth.logIn('apps:my-app profile')],
    [
      'as an array',
      () => oauth.json('/users/token', { ...password, scope: ['apps:my-app', 'profile'] }, basic),
    ],
  ])('accepts scopes %s and leaves out every other entity', async (_, ask) => {
    const claims = await oauth.claimsOf((await ask()).json['access_token'] ?? '');
    expect(claims).toMatchObject({ interchangeable: false, apps: { 'my-app': account.apps['my-app'] } });
    expect([...claims['scope']].sort()).toEqual(['apps:my-app', 'profile']);
  });

  it('returns an interchangeable token when only general scopes are requested', async () => {
    const claims = await oauth.claimsOf((await oauth.logIn('apps')).json['access_token'] ?? '');
    expect(claims).toMatchObject({ scope: ['apps'], interchangeable: true, apps: {} });
    expect(claims).not.toHaveProperty('username');
  });

  it.each([
    ['that does not exist', 'nonsense'],
    ['that the client lacks', 'clients'],
    ['of a stranger', 'apps:not-mine'],
    ['for an eleventh entity', Array.from({ length: 11 }, (_, at) => `apps:app-${at}`).join(' ')],
  ])('rejects a scope %s', async (_, scope) => expectError(await oauth.logIn(scope), 400, 'invalid_scope'));

  it('rejects a wrong password with 400, without revealing whether the user exists', async () => {
    const wrong = { grant_type: 'password', password: 'wrong', username: 'jane' };
    expectError(await oauth.form('/users/token', wrong, basic), 400, 'invalid_grant');
    expectError(await oauth.form('/users/token', { ...wrong, username: 'joe' }, basic), 400, 'invalid_grant');
  });
});

const logIn = async () =>
  (await oauth.logIn()).json as unknown as { access_token: string; refresh_token: string };
const revoke = (token: string, authorization = basic): Promise<Answer> =>
  oauth.form('/users/revoke', { token }, authorization);
const expectDone = (answer: Answer) => expect({ status: answer.status, text: answer.text }).toEqual(done);
const done = { status: 200, text: '' };

describe('A revoked refresh token', () => {
  it('is invalid, with every token of its login and no other', async () => {
    const [login, other] = [await logIn(), await logIn()];
    const successor: string = (await oauth.refresh(login.refresh_token)).json['refresh_token'] ?? '';
    const answer = await revoke(login.refresh_token);
    expectDone(answer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expectError(await oauth.refresh(successor), 400, 'invalid_grant');
    expectError(await oauth.refresh(login.refresh_token), 400, 'invalid_grant');
    expect((await oauth.refresh(other.refresh_token)).status).toBe(200);
  });

  it('can be revoked again, as can an unknown one', async () => {
    const { refresh_token: token } = await logIn();
    for (const each of [token, token, 'unknown']) expectDone(await revoke(each));
  });

  it('may be sent as JSON, with a hint and with the client in the body', async () => {
    const { refresh_token: token } = await logIn();
    const client = { client_id: 'tool', client_secret: clientSecret };
    expectDone(await oauth.json('/users/revoke', { token, token_type_hint: 'access_token', ...client }));
    expectError(await oauth.refresh(token), 400, 'invalid_grant');
  });
});

describe('A revoked access token', () => {
  it('is accepted and stays valid until it expires', async () => {
    const { access_token, refresh_token } = await logIn();
    expectDone(await revoke(access_token));
    expect((await oauth.restrict(access_token, ['apps:my-app'])).status).toBe(200);
    expect((await oauth.refresh(refresh_token)).status).toBe(200);
  });
});

describe('A refresh token', () => {
  it('is not revoked for a client that fails to authenticate', async () => {
    const { refresh_token: token } = await logIn();
    const answer = await revoke(token, wrongBasic);
    expectError(answer, 401, 'invalid_client');
    expect(answer.headers.get('www-authenticate')).toMatch(/^Basic realm=/);
    expectError(await oauth.form('/users/revoke', { token }), 401, 'invalid_client');
    expect((await oauth.refresh(token)).status).toBe(200);
  });

  it('is not revoked for another client', async () => {
    const { refresh_token: token } = await logIn();
    expectError(await oauth.form('/users/revoke', { token, client_id: 'public' }), 400, 'invalid_grant');
    expect((await oauth.refresh(token)).status).toBe(200);
  });

  it('is not revoked while account cannot authenticate the client', async () => {
    const { refresh_token: token } = await logIn();
    account.failure = 14;
    expectError(await revoke(token), 503, 'temporarily_unavailable');
    account.failure = undefined;
    expect((await oauth.refresh(token)).status).toBe(200);
  });

  it.each([{}, { token: '' }, { token: ['a', 'b'] }, { token: 7 }])('has to be named: %j', async (body) => {
    const answer = await oauth.json('/users/revoke', body, basic);
    expectError(answer, 400, 'invalid_request');
    expect(answer.json['error_description']).toMatch(/^Token not valid: /);
  });

  it('that holds a NUL is unknown', async () => expectDone(await revoke('a\u0000b')));
});
