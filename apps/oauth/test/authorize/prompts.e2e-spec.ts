import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf, headingOf, type Seen } from '@fieldpost/testing';
import { issuer, ModernClient } from '../support/modern-client.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { answerIn, authorizePath, Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const client = new ModernClient(oauth);
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
beforeEach(async () => {
  account.reset();
  await oauth.sql('delete from consents');
  jane = new Jane(oauth);
});

const open = (members: Readonly<Record<string, string>>): Promise<Seen> =>
  jane.browser.get(client.path(members));
const filled = { username: 'jane', password: 'pass word' };
/** The consent and the login, which happened so long ago. */
const logInBefore = async (ago = '0 seconds') => {
  const answer = await client.logIn(jane);
  await oauth.sql(`update sessions set created = created - $1::interval`, [ago]);
  return answer;
};

describe('A request with prompt=none', () => {
  it('redirects without a page when the user is logged in and has consented', async () => {
    await logInBefore();
    const seen = await open({ prompt: 'none', state: 's' });
    expect(answerIn(seen)).toEqual({ code: expect.any(String), state: 's', iss: issuer });
  });

  it('reports login_required without a login', async () => {
    const seen = await open({ prompt: 'none', state: 's' });
    expect([seen.status, answerIn(seen)]).toMatchObject([303, { error: 'login_required', state: 's' }]);
  });

  it('reports login_required for a login that ended or is older than max_age', async () => {
    await logInBefore('100 seconds');
    expect(answerIn(await open({ prompt: 'none', max_age: '99' }))).toMatchObject({
      error: 'login_required',
    });
    expect(answerIn(await open({ prompt: 'none', max_age: '1000' }))).toHaveProperty('code');
    account.validAfter += 1;
    expect(answerIn(await open({ prompt: 'none' }))).toMatchObject({ error: 'login_required' });
  });

  it('reports consent_required for scopes that the user has not allowed', async () => {
    await logInBefore();
    const seen = await open({ prompt: 'none', scope: 'openid email' });
    expect(answerIn(seen)).toMatchObject({ error: 'consent_required' });
  });

  it('reports interaction_required for a public client on loopback', async () => {
    await logInBefore();
    const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
    const request = { client_id: 'public', redirect_uri: 'http://127.0.0.1:49152/cb', scope: 'openid' };
    const seen = await jane.browser.get(authorizePath({ ...request, ...challenge, prompt: 'none' }));
    expect(answerIn(seen)).toMatchObject({ error: 'interaction_required' });
  });

  it('reports login_required when the id token of the client is of another user', async () => {
    const { json } = await logInBefore();
    const hint = json['id_token'] ?? '';
    expect(answerIn(await open({ prompt: 'none', id_token_hint: hint }))).toHaveProperty('code');
    await oauth.sql(`update sessions set user_id = 'u_00000000000000000000000000000000'`);
    expect(answerIn(await open({ prompt: 'none', id_token_hint: hint }))).toMatchObject({
      error: 'login_required',
    });
  });

  it('is rejected with the id token of another client', async () => {
    const { json } = await logInBefore();
    const hint = json['id_token'] ?? '';
    await jane.code({ scope: 'openid' });
    const request = { scope: 'openid', prompt: 'none', id_token_hint: hint };
    expect(answerIn(await jane.browser.get(authorizePath(request)))).toMatchObject({
      error: 'invalid_request',
    });
  });

  it('is never redirected to a client that is not known without a login', async () => {
    const path = authorizePath({ client_id: 'waiting', scope: 'openid', prompt: 'none' });
    expect((await jane.browser.get(path)).location).toMatch(/^\/users\/login/);
  });
});

describe('A request for a fresh login', () => {
  it.each([{ prompt: 'login' }, { max_age: '60' }, { max_age: '0' }])(
    'shows the login to a logged-in user, who stays logged in at other clients: %j',
    async (members) => {
      const before = await client.idTokenOf(await logInBefore('1 hour'));
      const login = await jane.browser.follow(await open(members));
      expect([headingOf(login), login.text]).toEqual(['Log in', expect.stringContaining('value="jane"')]);
      const answer = await jane.browser.follow(await jane.browser.submit(formOf(login), filled));
      const after = await client.idTokenOf(await client.redeem(answer));
      expect(after['sid']).toBe(before['sid']);
      expect(after['auth_time'] - before['auth_time']).toBeGreaterThanOrEqual(0);
      expect(Date.now() / 1000 - after['auth_time']).toBeLessThan(60);
      expect(await oauth.sql('select 1 from logout_notices')).toEqual([]);
    },
  );

  it.each([{ prompt: 'login' }, { max_age: '60' }])(
    'is possible without OpenID Connect, and access tokens say when and how the user logged in: %j',
    async (members) => {
      await client.logIn(jane, { scope: 'apps' });
      await oauth.sql(`update sessions set created = created - interval '1 hour'`);
      expect((await open({ scope: 'apps' })).location).toContain('code=');
      const login = await jane.browser.follow(await open({ scope: 'apps', ...members }));
      expect(headingOf(login)).toBe('Log in');
      const answer = await jane.browser.follow(await jane.browser.submit(formOf(login), filled));
      const { json } = await client.redeem(answer);
      const claims = await oauth.claimsOf(json['access_token'] ?? '');
      expect(claims).toMatchObject({ auth_time: expect.any(Number), amr: ['pwd'] });
      expect(Date.now() / 1000 - Number(claims['auth_time'])).toBeLessThan(60);
      const renewed = await client.refresh(json['refresh_token'] ?? '');
      const narrower = await oauth.restrict(json['access_token'] ?? '', ['apps:my-app']);
      for (const { json: tokens } of [renewed, narrower])
        expect(await oauth.claimsOf(tokens['access_token'] ?? '')).toMatchObject({
          ...{ auth_time: claims['auth_time'], amr: ['pwd'] },
        });
    },
  );

  it('redirects after one login without an earlier session', async () => {
    expect(await client.logIn(jane, { prompt: 'login', max_age: '0' })).toMatchObject({ status: 200 });
  });

  it('names the second factor of the new login in the id token', async () => {
    await logInBefore();
    account.secondFactors.needs = 'code';
    const login = await jane.browser.follow(await open({ prompt: 'login' }));
    const page = await jane.browser.follow(await jane.browser.submit(formOf(login), filled));
    expect(headingOf(page)).toBe('Enter your code');
    const answer = await jane.browser.follow(await jane.browser.submit(formOf(page), { code: '123456' }));
    expect(await client.idTokenOf(await client.redeem(answer))).toMatchObject({
      amr: ['pwd', 'otp', 'mfa'],
      acr: 'urn:fieldpost:acr:2fa',
    });
  });

  it('gets no code with a wrong password', async () => {
    await logInBefore();
    const login = await jane.browser.follow(await open({ prompt: 'login' }));
    const seen = await jane.browser.submit(formOf(login), { username: 'jane', password: 'wrong' });
    expect([seen.status, seen.location]).toEqual([401, '']);
  });
});

describe('A request with prompt=consent', () => {
  it('shows the consent page although the consent is remembered', async () => {
    await logInBefore();
    const seen = await open({ prompt: 'consent' });
    expect(headingOf(seen)).toBe('Allow Modern to use your account?');
    expect(answerIn(await jane.browser.submit(formOf(seen), { decision: 'allow' }))).toHaveProperty('code');
  });
});

describe('A request with prompt=select_account', () => {
  it('lets a logged-in user continue, or log in as another', async () => {
    await logInBefore();
    const page = await jane.browser.follow(await open({ prompt: 'select_account' }));
    expect(page.text).toContain('Continue as jane');
    const [, next = ''] = /<a href="([^"]+)">Continue as/.exec(page.text) ?? [];
    const path = next.replaceAll('&amp;', '&');
    expect(answerIn(await jane.browser.get(path))).toHaveProperty('code');
  });
});

describe('A request', () => {
  // RFC 9700, 4.3.2 and 4.6.
  it('brings a code only: tokens are in no address, and are not read from one', async () => {
    const seen = await client.throughPages(jane, await open({ state: 's' }));
    expect(new URL(seen.location).hash).toBe('');
    expect(Object.keys(answerIn(seen)).sort()).toEqual(['code', 'iss', 'state']);
    const { access_token: token = '' } = (await client.redeem(seen)).json;
    const userInfo = async (query: string, headers: Record<string, string>) =>
      (await fetch(`${oauth.http}/users/userinfo${query}`, { headers })).status;
    expect(await userInfo('', { authorization: `Bearer ${token}` })).toBe(200);
    expect(await userInfo(`?access_token=${token}`, {})).toBe(401);
  });

  it('fills the login form with login_hint', async () => {
    const login = await jane.browser.follow(await open({ login_hint: 'jane@example.com' }));
    expect(login.text).toContain('value="jane@example.com"');
  });

  it.each([
    ['request_not_supported', { request: 'e30.e30.' }],
    ['request_uri_not_supported', { request_uri: 'https://modern.example/request' }],
    ['invalid_request', { prompt: 'none login' }],
    ['invalid_request', { prompt: 'create' }],
    ['invalid_request', { max_age: '-1' }],
    ['invalid_request', { response_mode: 'fragment' }],
    ['invalid_request', { response_mode: 'web_message' }],
    ['invalid_request', { nonce: 'x'.repeat(501) }],
    ['invalid_request', { id_token_hint: 'forged' }],
  ])('reports %s to the client: %j', async (error, members) => {
    await logInBefore();
    expect(answerIn(await open({ ...members, state: 's' }))).toMatchObject({ error, state: 's' });
  });

  it('may have parameters that this server does not use', async () => {
    await logInBefore();
    const more = { display: 'popup', ui_locales: 'de en', acr_values: 'x', claims: '{}', extra: 'y' };
    expect(answerIn(await open(more))).toHaveProperty('code');
  });

  it('may come as a form, which is redirected so that the cookie is sent', async () => {
    await logInBefore();
    const path = client.path({ state: 's' });
    const form = Object.fromEntries(new URL(path, issuer).searchParams);
    const { headers, status } = await fetch(`${oauth.http}/users/authorize`, {
      method: 'POST',
      body: new URLSearchParams(form),
      redirect: 'manual',
    });
    expect(status).toBe(303);
    expect(answerIn(await jane.browser.get(headers.get('location') ?? ''))).toMatchObject({ state: 's' });
  });

  it('needs a code challenge unless the client is marked as one of v2', async () => {
    await logInBefore();
    const bare = { client_id: 'modern', scope: 'openid' };
    expect(answerIn(await jane.browser.get(authorizePath(bare)))).toMatchObject({ error: 'invalid_request' });
    expect(await jane.code()).toMatch(/^[\w-]{43}$/);
  });
});
