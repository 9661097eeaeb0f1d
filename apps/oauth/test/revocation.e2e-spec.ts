import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { clientSecret } from './fake-account.js';
import { type Answer, basic, OauthUnderTest, wrongBasic } from './oauth-under-test.js';
import { expectError } from './token-errors.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const logIn = async () =>
  (await oauth.logIn()).json as unknown as { access_token: string; refresh_token: string };
const revoke = (token: string, authorization = basic): Promise<Answer> =>
  oauth.form('/users/revoke', { token }, authorization);
const expectDone = (answer: Answer) => expect({ status: answer.status, text: answer.text }).toEqual(done);
const done = { status: 200, text: '' };

describe('A revoked refresh token', () => {
  it('is dead, with every token of its login and no other', async () => {
    const [login, other] = [await logIn(), await logIn()];
    const successor: string = (await oauth.refresh(login.refresh_token)).json['refresh_token'] ?? '';
    const answer = await revoke(login.refresh_token);
    expectDone(answer);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expectError(await oauth.refresh(successor), 400, 'invalid_grant');
    expectError(await oauth.refresh(login.refresh_token), 400, 'invalid_grant');
    expect((await oauth.refresh(other.refresh_token)).status).toBe(200);
  });

  it('can be revoked again, as can one that never was', async () => {
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
  it('is accepted and lives on until it expires', async () => {
    const { access_token, refresh_token } = await logIn();
    expectDone(await revoke(access_token));
    expect((await oauth.restrict(access_token, ['apps:my-app'])).status).toBe(200);
    expect((await oauth.refresh(refresh_token)).status).toBe(200);
  });
});

describe('A refresh token', () => {
  it('is not revoked for a client that cannot prove itself', async () => {
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

  it('is not revoked while account cannot tell who the client is', async () => {
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
