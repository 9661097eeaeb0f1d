import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { OauthUnderTest } from './oauth-under-test.js';
import { answerIn, authorizePath, Jane } from './user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const jane = new Jane(oauth);
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const path = '/api/v2/users/me/authorized-clients';
const call = async (method: string, at: string, token?: string) => {
  const headers = { ...(token !== undefined && { authorization: `bearer ${token}` }) };
  const response = await fetch(`${oauth.http}${at}`, { method, headers });
  const text = await response.text();
  return { status: response.status, body: text === '' ? undefined : (JSON.parse(text) as unknown) };
};
const tokenFor = async (scope = ''): Promise<string> => (await oauth.logIn(scope)).json['access_token'] ?? '';

describe('The clients that a user has allowed', () => {
  it('are listed in the form of v2 clients', async () => {
    expect(await call('GET', path, await tokenFor())).toEqual({ status: 200, body: [] });
    await jane.code({ scope: 'profile' });
    await jane.code({ client_id: 'cli' });
    const standing = { grants: ['authorization_code', 'refresh_token'], accepted: true, rejected: false };
    expect(await call('GET', path, await tokenFor('profile'))).toEqual({
      status: 200,
      body: [
        { name: 'cli', description: 'Command line', scope: ['profile', 'apps'], ...standing, official: true },
        { name: 'tool', description: 'A <tool>', scope: ['profile'], ...standing, official: false },
      ],
    });
  });

  it('lose their refresh tokens and codes with the consent, and have to ask again', async () => {
    const [kept, code] = [await jane.code({ scope: 'profile' }), await jane.code({ scope: 'profile' })];
    const refreshToken = (await jane.redeem(code)).json['refresh_token'] ?? '';
    const token = await tokenFor();
    expect((await call('DELETE', `${path}/tool`, token)).status).toBe(204);
    expect((await oauth.refresh(refreshToken)).status).toBe(400);
    expect((await jane.redeem(kept)).status).toBe(400);
    expect((await jane.browser.get(authorizePath({ scope: 'profile' }))).status).toBe(200);
    expect(answerIn(await jane.browser.get(authorizePath({ client_id: 'cli' })))).toHaveProperty('code');
    expect(await call('DELETE', `${path}/tool`, token)).toEqual({
      status: 404,
      body: expect.objectContaining({ code: 404, error: 'Authorized client tool not found' }),
    });
  });

  it('are shown to users with the scope profile alone', async () => {
    for (const [method, at] of [
      ['GET', path],
      ['DELETE', `${path}/cli`],
    ] as const) {
      expect((await call(method, at)).status).toBe(401);
      expect((await call(method, at, await tokenFor('apps'))).status).toBe(403);
      const component = await oauth.tokens.issueComponentToken({ type: 'handler', id: 'my-handler' });
      expect((await call(method, at, component.access_token)).status).toBe(403);
    }
  });

  it('cannot be listed while account is down', async () => {
    const token = await tokenFor();
    account.failure = 14;
    expect((await call('GET', path, token)).status).toBe(503);
    account.failure = undefined;
  });
});
