import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser, formOf, headingOf } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { answerIn, authorizePath, Jane, redirectUri } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const publicClient = { client_id: 'public', redirect_uri: 'http://127.0.0.1:49152/cb' };
const challenge = { code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
let jane: Jane;
beforeEach(async () => {
  jane = new Jane(oauth);
  await oauth.sql('delete from consents');
});

describe('An authorization request', () => {
  it('leads to the login, the consent and the client, with state and issuer', async () => {
    const consent = await jane.logIn(authorizePath({ redirect_uri: redirectUri, state: 'a b&c' }));
    expect([consent.status, headingOf(consent)]).toEqual([200, 'Allow A <tool> to use your account?']);
    expect(consent.text).toContain('See and manage your applications');
    const answer = await jane.browser.submit(formOf(consent), { decision: 'allow' });
    expect(answer.status).toBe(303);
    expect(answer.location).toMatch(/^https:\/\/tool\.example\/cb\?x=1&code=[\w-]{43}&state=a\+b%26c&iss=/);
    expect(answerIn(answer)['iss']).toBe('http://localhost:3001');
  });

  it('redirects at once when the consent is stored, in another browser after the login', async () => {
    await jane.code();
    const again = await jane.browser.get(authorizePath());
    expect([again.status, answerIn(again)['code']]).toEqual([303, expect.stringMatching(/^[\w-]{43}$/)]);
    const elsewhere = await new Jane(oauth).logIn();
    expect(answerIn(elsewhere)['code']).toMatch(/^[\w-]{43}$/);
  });

  it('asks for consent again for more scopes than were allowed', async () => {
    await jane.code({ scope: 'profile' });
    expect(answerIn(await jane.browser.get(authorizePath({ scope: 'profile' })))).toHaveProperty('code');
    expect(headingOf(await jane.browser.get(authorizePath({ scope: 'apps' })))).toMatch('Allow');
    expect(headingOf(await jane.browser.get(authorizePath()))).toMatch('Allow');
    await jane.code({ scope: 'apps' });
    expect(answerIn(await jane.browser.get(authorizePath()))).toHaveProperty('code');
  });

  it('that the user denies redirects with an error, and is not stored', async () => {
    const consent = await jane.logIn(authorizePath({ state: 's' }));
    const answer = await jane.browser.submit(formOf(consent), { decision: 'deny' });
    expect(answerIn(answer)).toMatchObject({
      error: 'access_denied',
      state: 's',
      iss: 'http://localhost:3001',
    });
    expect(headingOf(await jane.browser.get(authorizePath()))).toMatch('Allow');
  });

  it('of a client that is not accepted yet is for its maker alone, who is logged in', async () => {
    const path = authorizePath({ client_id: 'waiting', redirect_uri: 'https://waiting.example/cb' });
    const login = await jane.browser.get(path);
    expect([login.status, login.location]).toEqual([303, expect.stringMatching(/^\/users\/login\?next=/)]);
    expect((await jane.browser.follow(login)).text).not.toContain('Waiting');
    expect(headingOf(await jane.logIn(path))).toBe('Allow Waiting to use your account?');
  });

  it('from an unknown client leads to the login as one of a waiting client does, and to an error page', async () => {
    const path = authorizePath({ client_id: 'nobody' });
    expect((await jane.browser.get(path)).location).toMatch(/^\/users\/login\?next=/);
    const seen = await jane.logIn(path);
    expect([seen.status, seen.location, headingOf(seen)]).toEqual([400, '', 'Unknown program']);
    expect(seen.text).toContain('is not known to this server (client id nobody).');
    expect(seen.text).not.toContain('not valid');
  });

  it.each([
    ['no client', { client_id: '' }],
    ['another redirect URI', { redirect_uri: 'https://tool.example/other' }],
    ['the page of a client without URI', { redirect_uri: '/oauth/callback/tool' }],
    ['a foreign URI for a client without URI', { client_id: 'cli', redirect_uri: 'https://evil.example/' }],
  ])('from %s is rejected on a page, never by redirect', async (_, members) => {
    const seen = await jane.browser.get(authorizePath(members));
    expect([seen.status, seen.location, headingOf(seen)]).toEqual([400, '', 'This request cannot be served']);
  });

  it.each([
    ['unsupported_response_type', { response_type: 'token' }],
    ['invalid_scope', { scope: 'nonsense' }],
    ['unauthorized_client', { client_id: 'no-codes' }],
    ['invalid_request', publicClient],
    ['invalid_request', { ...publicClient, ...challenge, code_challenge_method: 'plain' }],
    ['invalid_request', { ...publicClient, code_challenge: 'short', code_challenge_method: 'S256' }],
  ])('that is wrong otherwise reports %s after the login and a click: %j', async (error, members) => {
    const path = authorizePath({ state: 's', ...members });
    expect((await jane.browser.get(path)).location).toMatch(/^\/users\/login\?next=/);
    const page = await jane.logIn(path);
    expect([page.status, page.location, headingOf(page)]).toEqual([400, '', 'This request cannot be served']);
    const seen = await jane.browser.submit(formOf(page), { decision: 'return' });
    expect(seen.status).toBe(303);
    expect(answerIn(seen)).toMatchObject({
      error,
      state: 's',
      error_description: expect.stringMatching(/./),
    });
    expect(await oauth.sql('select 1 from consents')).toEqual([]);
  });

  it('that is wrong is redirected after the login alone when the user has allowed the client before', async () => {
    await jane.code({ scope: 'profile' });
    const seen = await jane.browser.get(authorizePath({ response_type: 'token' }));
    expect(answerIn(seen)).toMatchObject({ error: 'unsupported_response_type' });
    account.validAfter += 1;
    const ended = await jane.browser.get(authorizePath({ response_type: 'token' }));
    expect(ended.location).toMatch(/^\/users\/login\?next=/);
  });

  it('for a scope that the user does not hold reports invalid_scope after a click', async () => {
    const page = await jane.logIn(authorizePath({ scope: 'apps:not-mine' }));
    expect([page.status, page.location]).toEqual([400, '']);
    const seen = await jane.browser.submit(formOf(page), { decision: 'return' });
    expect(answerIn(seen)).toMatchObject({ error: 'invalid_scope' });
  });

  it('of the console of this site needs no click, at its registered page alone', async () => {
    const at = (redirect_uri: string) => authorizePath({ client_id: 'console', redirect_uri, ...challenge });
    const loopback = at('http://127.0.0.1:49152/console/callback');
    expect(headingOf(await jane.logIn(loopback))).toBe('Allow Console to use your account?');
    const page = 'http://localhost:3001/console/callback';
    const { location } = await jane.browser.get(at(page));
    expect([location.startsWith(`${page}?`), location.includes('code=')]).toEqual([true, true]);
    for (const other of [loopback, at('https://old.example/console/callback')])
      expect(headingOf(await jane.browser.get(other))).toBe('Allow Console to use your account?');
    expect((await jane.browser.get(at(`${page}/`))).status).toBe(400);
    expect((await jane.browser.get('/users/clients')).text).toContain('<h2>Console</h2>');
  });

  it('of a public client on loopback needs a click each time, also after an earlier consent', async () => {
    const path = authorizePath({ ...publicClient, ...challenge });
    const consent = await jane.logIn(path);
    expect(answerIn(await jane.browser.submit(formOf(consent), { decision: 'allow' }))).toHaveProperty(
      'code',
    );
    const again = await jane.browser.get(path);
    expect([again.status, again.location, headingOf(again)]).toEqual([
      200,
      '',
      'Allow Public to use your account?',
    ]);
    expect(answerIn(await jane.browser.submit(formOf(again), { decision: 'allow' }))).toHaveProperty('code');
  });

  it('of a client without a secret goes to the port where its program listens', async () => {
    const consent = await jane.logIn(authorizePath({ ...publicClient, ...challenge }));
    const { location } = await jane.browser.submit(formOf(consent), { decision: 'allow' });
    expect(location).toMatch(/^http:\/\/127\.0\.0\.1:49152\/cb\?code=/);
  });

  it.each([{}, { redirect_uri: '/oauth/callback/cli' }])(
    'of a client without a redirect URI shows the code to the user: %j',
    async (members) => {
      const consent = await jane.logIn(authorizePath({ client_id: 'cli', ...members }));
      const { location } = await jane.browser.submit(formOf(consent), { decision: 'allow' });
      const { pathname, search, searchParams } = new URL(location);
      expect(pathname).toBe('/oauth/callback/cli');
      const page = await jane.browser.get(`${pathname}${search}`);
      expect(page.text).toContain(`value="${searchParams.get('code')}"`);
      expect((await jane.browser.get('/oauth/callback/cli?error=access_denied')).text).not.toContain(
        'value=',
      );
    },
  );
});

describe('While account is down', () => {
  it('a request is a 503 page, or temporarily_unavailable at the client, and nothing is consumed', async () => {
    const consent = await jane.logIn();
    account.failure = 14;
    const page = await jane.browser.get(authorizePath());
    expect([page.status, page.location, headingOf(page)]).toEqual([503, '', 'This did not work']);
    expect((await jane.browser.submit(formOf(consent), { decision: 'allow' })).status).toBe(503);
    expect(await oauth.sql('select 1 from consents')).toEqual([]);
    account.failure = undefined;
    const answer = await jane.browser.submit(formOf(consent), { decision: 'allow' });
    expect(answerIn(answer)).toHaveProperty('code');
  });

  it('the client gets "temporarily_unavailable" when only the second call fails', async () => {
    await jane.code();
    account.failsFor = 'GrantForUsers';
    expect(answerIn(await jane.browser.get(authorizePath()))).toMatchObject({
      error: 'temporarily_unavailable',
    });
    account.failsFor = undefined;
    expect(answerIn(await jane.browser.get(authorizePath()))).toHaveProperty('code');
  });

  it('a login is a 503 page, and works afterwards with the same form', async () => {
    const login = await jane.browser.follow(await jane.browser.get(authorizePath()));
    const filled = { username: 'jane', password: 'pass word' };
    account.failure = 14;
    expect((await jane.browser.submit(formOf(login), filled)).status).toBe(503);
    account.failure = undefined;
    expect((await jane.browser.submit(formOf(login), filled)).location).toBe(authorizePath());
  });
});

describe('The consent page', () => {
  it('takes no form without the token of its visitor', async () => {
    const { action, fields } = formOf(await jane.logIn());
    const stranger = new Browser(() => oauth.http);
    const foreign = formOf(await stranger.get('/users/login')).fields['form_token'] ?? '';
    for (const form_token of ['', 'x', foreign]) {
      const seen = await jane.browser.submit({ action, fields }, { decision: 'allow', form_token });
      expect([seen.status, seen.location]).toEqual([403, '']);
    }
    const { status } = await jane.browser.submit({ action, fields: {} }, { decision: 'allow' });
    expect(status).toBe(403);
    expect(await oauth.sql('select 1 from consents')).toEqual([]);
  });

  it('allows its form to redirect to the client, runs no script and is in no frame', async () => {
    const { headers } = await jane.logIn();
    const policy = headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self' https:; frame-ancestors 'none'; base-uri 'none'$/,
    );
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('no-referrer');
  });
});
