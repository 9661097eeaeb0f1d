import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accessKey } from '../support/fake-account.js';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';

const oauth = new OauthUnderTest();
const withoutDatabase = new OauthUnderTest();
const { account } = oauth;
let token: string;
let refresh: string;

const logIn = async (at: OauthUnderTest) => {
  const { json } = await at.logIn();
  token = json['access_token'] ?? '';
  refresh = json['refresh_token'] ?? '';
};

beforeAll(() => Promise.all([oauth.start(), withoutDatabase.start()]));
afterAll(() => Promise.all([oauth.close(), withoutDatabase.close()]));

const code = { grant_type: 'authorization_code', code: 'x', code_verifier: 'y' };

describe('While account is down', () => {
  beforeEach(async () => {
    await logIn(oauth);
    account.failure = 14;
  });
  afterEach(() => {
    account.failure = undefined;
  });

  it('no login with a password succeeds', async () =>
    expectError(await oauth.logIn(), 503, 'temporarily_unavailable'));

  it('no request that needs it is denied, and each works when account is back', async () => {
    const about = { token: refresh };
    expectError(await oauth.refresh(refresh), 503, 'temporarily_unavailable');
    expectError(await oauth.form('/users/revoke', about, basic), 503, 'temporarily_unavailable');
    expectError(await oauth.form('/users/introspect', about, basic), 503, 'temporarily_unavailable');
    const key = { username: 'my-app', password: accessKey };
    expect((await oauth.json('/applications/token', key, basic)).status).toBe(503);
    expect((await oauth.json('/applications/my-app/token', {}, `Key ${accessKey}`)).status).toBe(503);
    expect((await oauth.restrict(token, ['apps:my-app'])).status).toBe(503);
    expect((await oauth.get('/users/authorize?client_id=tool&response_type=code')).status).toBe(503);

    account.failure = undefined;
    expect((await oauth.refresh(refresh)).status).toBe(200);
    expect((await oauth.restrict(token, ['apps:my-app'])).status).toBe(200);
  });
});

describe('While the database cannot be reached', () => {
  beforeAll(async () => {
    await logIn(withoutDatabase);
    await withoutDatabase.loseDatabase();
  });

  it.each([
    ['a password', () => withoutDatabase.logIn()],
    ['a refresh token', () => withoutDatabase.refresh(refresh)],
    ['a code', () => withoutDatabase.form('/users/token', code, basic)],
    ['a revocation', () => withoutDatabase.form('/users/revoke', { token: refresh }, basic)],
    [
      'the introspection of a refresh token',
      () => withoutDatabase.form('/users/introspect', { token: refresh }, basic),
    ],
    [
      'the introspection of an access token',
      () => withoutDatabase.form('/users/introspect', { token }, basic),
    ],
  ])('%s is not rejected', async (_, ask) => expectError(await ask(), 503, 'temporarily_unavailable'));

  it('an access key is still exchanged', async () => {
    const key = { username: 'my-app', password: accessKey };
    expect((await withoutDatabase.json('/applications/token', key, basic)).status).toBe(200);
    expect((await withoutDatabase.get('/key')).status).toBe(200);
  });

  it('a token is not restricted, because it is unknown whether its login has ended', async () => {
    const { status, json } = await withoutDatabase.restrict(token, ['apps:my-app']);
    expect({ status, ...json }).toMatchObject({ status: 503, code: 503, error: 'unavailable: database' });
  });

  it('the authorized clients cannot be listed', async () => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${withoutDatabase.http}/api/v2/users/me/authorized-clients`, { headers });
    expect(answer.status).toBe(503);
    expect(await answer.json()).toMatchObject({ code: 503, error: 'unavailable: database' });
  });
});
