import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { accessKey } from './fake-account.js';
import { type Answer, basic, OauthUnderTest } from './oauth-under-test.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start(1, { OAUTH_ACCESS_TOKEN_SECONDS: '60' }));
afterAll(() => oauth.close());

type Door = readonly [name: string, method: string, path: string, body?: object];
const clients = '/api/v2/users/me/authorized-clients';

/** Doors that take the token of a user, and what is sent to them. */
const doors: readonly Door[] = [
  ['the list of authorized clients', 'GET', clients],
  ['the removal of an authorized client', 'DELETE', `${clients}/tool`],
  ['the restriction of a token', 'POST', '/users/restrict-token', { scope: ['apps:my-app'] }],
];

async function knock([, method, path, body]: Door, authorization?: string): Promise<Answer> {
  const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
  const init = { method, headers, ...(body && { body: JSON.stringify(body) }) };
  const response = await fetch(`${oauth.http}${path}`, init);
  const text = await response.text();
  const json = (text === '' ? {} : JSON.parse(text)) as Record<string, never>;
  return { status: response.status, headers: response.headers, text, json };
}
const tokenFor = async (scope = ''): Promise<string> => (await oauth.logIn(scope)).json['access_token'] ?? '';

const expectError = ({ status, json, headers }: Answer, code: number) => {
  expect({ status, ...json }).toMatchObject({ status: code, code, error: expect.stringMatching(/./) });
  if (code === 401) expect(headers.get('www-authenticate')).toMatch(/^Bearer realm=/);
};

describe.each(doors)('%s', (...door) => {
  let token = '';
  beforeEach(async () => void (token = await tokenFor()));

  it.each([
    ['nobody', undefined],
    ['who shows a key', `Key ${accessKey}`],
    ['who shows client credentials', basic],
    ['who shows what is no token', 'Bearer nonsense'],
  ])('is 401 for %s', async (_, authorization) => expectError(await knock(door, authorization), 401));

  it('is 401 for a token that was changed', async () =>
    expectError(await knock(door, `Bearer ${token.slice(0, -6)}AAAAAA`), 401));

  it('is 401 for the token of somebody banned', async () => {
    account.isBanned = true;
    expectError(await knock(door, `Bearer ${token}`), 401);
    account.isBanned = false;
  });

  it('is 401 for a token from before everything was ended', async () => {
    account.validAfter = Math.floor(Date.now() / 1000) + 3;
    expectError(await knock(door, `Bearer ${token}`), 401);
    account.validAfter = 0;
  });

  it('is 403 for the token of an access key and of a component', async () => {
    const ofKey = await oauth.tokens.exchangeAccessKey({ app_id: 'my-app', key: accessKey });
    const component = await oauth.tokens.issueComponentToken({ type: 'handler', id: 'my-handler' });
    const gateway = await oauth.tokens.issueGatewayToken({ id: 'my-gateway' });
    for (const { access_token } of [ofKey, component, gateway])
      expectError(await knock(door, `Bearer ${access_token}`), 403);
  });

  it('is 403 for a token that was restricted to one application', async () => {
    const { json } = await oauth.restrict(token, ['apps:my-app']);
    expectError(await knock(door, `Bearer ${json['access_token']}`), 403);
  });

  it('is 503 while account cannot tell', async () => {
    account.failure = 14;
    expectError(await knock(door, `Bearer ${token}`), 503);
    account.failure = undefined;
  });
});
