import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accessKey } from '../support/fake-account.js';
import { type Answer, basic, OauthUnderTest } from '../support/oauth-under-test.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start(1, { OAUTH_ACCESS_TOKEN_SECONDS: '60' }));
afterAll(() => oauth.close());
beforeEach(() => account.reset());

type Endpoint = readonly [name: string, method: string, path: string, body?: object];
const clients = '/api/v2/users/me/authorized-clients';

/** Endpoints that accept the token of a user, and their requests. */
const endpoints: readonly Endpoint[] = [
  ['the list of authorized clients', 'GET', clients],
  ['the removal of an authorized client', 'DELETE', `${clients}/tool`],
  ['the restriction of a token', 'POST', '/users/restrict-token', { scope: ['apps:my-app'] }],
];

async function call([, method, path, body]: Endpoint, authorization?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${oauth.http}${path}`, init);
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Record<string, never>;
  return { status: response.status, headers: response.headers, text, json };
}
const tokenFor = async (scope = ''): Promise<string> => (await oauth.logIn(scope)).json['access_token'] ?? '';

const expectRejected = ({ status, json, headers }: Answer, code: number) => {
  expect({ status, ...json }).toMatchObject({ status: code, code, error: expect.stringMatching(/./) });
  if (code === 401) expect(headers.get('www-authenticate')).toMatch(/^Bearer realm=/);
};

describe.each(endpoints)('%s', (...endpoint) => {
  let token = '';
  beforeEach(async () => void (token = await tokenFor()));

  it.each([
    ['nobody', undefined],
    ['who shows a key', `Key ${accessKey}`],
    ['who shows client credentials', basic],
    ['who shows what is no token', 'Bearer nonsense'],
  ])('is 401 for %s', async (_, authorization) => expectRejected(await call(endpoint, authorization), 401));

  it('is 401 for a token that was changed', async () =>
    expectRejected(await call(endpoint, `Bearer ${token.slice(0, -6)}AAAAAA`), 401));

  it('is 401 for the token of a banned user', async () => {
    account.isBanned = true;
    expectRejected(await call(endpoint, `Bearer ${token}`), 401);
    account.isBanned = false;
  });

  it('is 401 for a token from before all tokens were invalidated', async () => {
    account.validAfter = Math.floor(Date.now() / 1000) + 3;
    expectRejected(await call(endpoint, `Bearer ${token}`), 401);
    account.validAfter = 0;
  });

  it('is 403 for the token of an access key and of a component', async () => {
    const ofKey = await oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: accessKey });
    const component = await oauth.tokens.issueComponentToken({ type: 'handler', id: 'my-handler' });
    const gateway = await oauth.tokens.issueGatewayToken({ id: 'my-gateway' });
    for (const { access_token } of [ofKey, component, gateway])
      expectRejected(await call(endpoint, `Bearer ${access_token}`), 403);
  });

  it('is 403 for a token that was restricted to one application', async () => {
    const { json } = await oauth.restrict(token, ['apps:my-app']);
    expectRejected(await call(endpoint, `Bearer ${json['access_token']}`), 403);
  });

  it('is 503 while account cannot be reached', async () => {
    account.failure = 14;
    expectRejected(await call(endpoint, `Bearer ${token}`), 503);
    account.failure = undefined;
  });
});

let parent = '';
const expectError = (answer: Answer, status: number, words: string) => {
  expect(answer.text).not.toContain('\n');
  expect({ status: answer.status, ...answer.json }).toEqual({
    status,
    code: status,
    error: expect.stringContaining(words),
    error_description: answer.json['error'],
  });
};

describe('A restricted token', () => {
  beforeEach(async () => {
    parent = (await oauth.logIn()).json['access_token'] ?? '';
  });

  it('gives access to its entities only, with the current rights, for at least an hour', async () => {
    account.apps['my-app'] = ['devices'];
    const { status, json } = await oauth.restrict(parent, ['apps:my-app']);
    account.apps['my-app'] = ['settings', 'delete', 'collaborators', 'devices'];
    expect({ status, members: Object.keys(json) }).toEqual({ status: 200, members: ['access_token'] });
    const claims = await oauth.claimsOf(json['access_token'] ?? '');
    expect(claims).toEqual({
      iss: 'fieldpost',
      sub: 'u_0123456789ABCDEF0123456789ABCDEF',
      type: 'user',
      client: 'tool',
      scope: ['apps:my-app'],
      interchangeable: false,
      apps: { 'my-app': ['devices'] },
      iat: claims.iat,
      nbf: claims.iat,
      exp: (claims.iat ?? 0) + 3605,
      jti: expect.any(String),
    });
  });

  it('needs one call to account, without authenticating the client again', async () => {
    const before = account.asked.length;
    await oauth.restrict(parent, ['apps:my-app']);
    expect(account.asked.slice(before)).toEqual(['GrantForUsers']);
    expect(account.userRequests.at(-1)).toMatchObject({
      client: { id: 'tool', known: true },
      grant_type: '',
      scopes: ['apps:my-app'],
    });
  });

  it('may be for an application that is younger than its parent', async () => {
    account.apps['young-app'] = ['settings'];
    const { json } = await oauth.restrict(parent, ['apps:young-app']);
    delete account.apps['young-app'];
    expect(await oauth.claimsOf(json['access_token'] ?? '')).toMatchObject({
      apps: { 'young-app': ['settings'] },
    });
  });

  it('may have a general scope', async () => {
    const { json } = await oauth.restrict(parent, ['apps']);
    const claims = await oauth.claimsOf(json['access_token'] ?? '');
    expect(claims).toMatchObject({ scope: ['apps'], apps: {}, interchangeable: false });
  });

  it('never has a scope that its parent lacks', async () => {
    expectError(await oauth.restrict(parent, ['gateways:gw']), 400, 'more than the token holds');
    expectError(await oauth.restrict(parent, ['gateways']), 400, 'more than the token holds');
    const narrow = (await oauth.logIn('profile')).json['access_token'] ?? '';
    expectError(await oauth.restrict(narrow, ['apps:my-app']), 400, 'more than the token holds');
  });

  it('cannot be issued for a token that is not interchangeable', async () => {
    const { json } = await oauth.restrict(parent, ['apps:my-app']);
    expectError(
      await oauth.restrict(json['access_token'] ?? '', ['apps:my-app']),
      403,
      'not interchangeable',
    );
    const specific = (await oauth.logIn('apps:my-app')).json['access_token'] ?? '';
    expectError(await oauth.restrict(specific, ['apps:my-app']), 403, 'not interchangeable');
    const component = await oauth.tokens.issueComponentToken({ type: 'handler', id: 'my-handler' });
    expectError(await oauth.restrict(component.access_token, ['apps:my-app']), 403, 'not interchangeable');
  });

  it.each([
    ['no scope', [], 'Scope not valid'],
    ['a scope that is none', ['unheard-of'], 'Scope not valid'],
    ['an application of somebody else', ['apps:not-mine'], 'not available'],
    ['eleven entities', Array.from({ length: 11 }, (_, at) => `apps:app-${at}`), 'at most 10'],
    ['a string', 'apps:my-app', 'Scope not valid'],
    ['null', null, 'Scope not valid'],
  ])('cannot be requested with %s', async (_, scope, words) =>
    expectError(await oauth.restrict(parent, scope), 400, words),
  );

  it.each([
    ['nothing', undefined],
    ['no token', 'Bearer nonsense'],
    ['client credentials', 'Basic dG9vbDp4'],
    [
      'a token that somebody else signed',
      `Bearer ${['eyJhbGciOiJub25lIn0', 'eyJpc3MiOiJmaWVsZHBvc3QifQ', ''].join('.')}`,
    ],
  ])('is rejected with 401 for %s', async (_, authorization) => {
    const answer = await oauth.json('/users/restrict-token', { scope: ['apps:my-app'] }, authorization);
    expectError(answer, 401, '');
    expect(answer.headers.get('www-authenticate')).toMatch(/^Bearer realm=/);
  });

  it('is rejected when the parent is older than the end of all logins', async () => {
    account.validAfter = Math.floor(Date.now() / 1000) + 3;
    expectError(await oauth.restrict(parent, ['apps:my-app']), 401, 'revoked');
    account.validAfter = 0;
    account.isBanned = true;
    expectError(await oauth.restrict(parent, ['apps:my-app']), 401, 'not authorized');
    account.isBanned = false;
  });

  it('is rejected when the login of the parent was ended', async () => {
    const login = (await oauth.logIn()).json;
    const ended = login['access_token'] ?? '';
    expect((await oauth.restrict(ended, ['apps:my-app'])).status).toBe(200);
    await oauth.form('/users/revoke', { token: login['refresh_token'] ?? '' }, basic);
    expectError(await oauth.restrict(ended, ['apps:my-app']), 401, 'the login was ended');
    expect((await oauth.restrict(parent, ['apps:my-app'])).status).toBe(200);
  });

  it('cannot be introspected while account is down', async () => {
    account.stop();
    expectError(await oauth.restrict(parent, ['apps:my-app']), 503, 'unavailable: account');
    await oauth.startAccount();
  });
});
