import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser, formOf, headingOf } from '@fieldpost/testing';
import { basic, OauthUnderTest } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';
import { authorizePath, Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const name = 'fieldpost';
let jane: Jane;
let browser: Browser;
beforeEach(() => {
  jane = new Jane(oauth);
  ({ browser } = jane);
});

describe('The login page', () => {
  it('has a label for every input, its language, and no script but that for passkeys', async () => {
    const { text } = await browser.get('/users/login');
    expect(text).toContain('<html lang="en">');
    const scripts = [...text.matchAll(/<script[^>]*>[^<]*/g)].map(([script]) => script);
    expect(scripts).toEqual(['<script src="/users/passkeys.js" defer>']);
    expect(text).not.toMatch(/https?:\/\//);
    const inputs = [...text.matchAll(/<input(?![^>]*type="hidden")[^>]*\sid="([^"]+)"/g)].map(([, id]) => id);
    expect(inputs).toEqual(['username', 'password']);
    for (const id of inputs) expect(text).toContain(`<label for="${id}">`);
  });

  it('is a page with 400 for a request that cannot be read, whether shown or sent', async () => {
    const next = '/users/authorize?client_id=%00';
    const shown = await browser.get(`/users/login?${new URLSearchParams({ next })}`);
    expect([shown.status, headingOf(shown)]).toEqual([400, 'This request cannot be served']);
    expect(shown.text).toContain('ClientId not valid: should not have control characters');
    const login = formOf(await browser.get('/users/login'));
    const sent = await browser.submit(login, { next, username: 'jane', password: 'not it' });
    expect([sent.status, headingOf(sent)]).toEqual([400, 'This request cannot be served']);
  });

  it('says what is wrong in a summary that leads to the member, and never shows the password again', async () => {
    const login = formOf(await browser.get('/users/login'));
    const wrong = await browser.submit(login, { username: '<jane>', password: 'not it' });
    expect(wrong.status).toBe(401);
    expect(wrong.text).toMatch(
      /role="alert"[\s\S]*<a href="#username">The user name or the password is wrong/,
    );
    expect(wrong.text).toContain('value="&lt;jane&gt;"');
    expect(wrong.text).not.toContain('not it');
    expect((await browser.submit(login, { username: 'jane' })).status).toBe(400);
  });

  it('names the client of the request', async () => {
    const { text } = await browser.follow(await browser.get(authorizePath()));
    expect(text).toContain('to continue to A &lt;tool&gt;');
  });

  it.each(['https://evil.example/', '//evil.example/users/authorize?x', '/other'])(
    'never leads to %s',
    async (next) => {
      const login = formOf(await browser.get(`/users/login?${new URLSearchParams({ next })}`));
      const { status, location } = await browser.submit(login, {
        username: 'jane',
        password: 'pass word',
        next,
      });
      expect([status, location]).toEqual([303, '/users/login']);
    },
  );

  it('works in each of several windows that a browser was led to it in', async () => {
    const [one, other] = [authorizePath(), authorizePath({ client_id: 'cli' })];
    const first = await browser.follow(await browser.get(one));
    await browser.follow(await browser.get(other));
    await browser.follow(await browser.get('/users'));
    const answer = await browser.submit(formOf(first), { username: 'jane', password: 'pass word' });
    expect([answer.status, answer.location]).toEqual([303, one]);
  });

  it('takes no form without the token of its visitor', async () => {
    const filled = { username: 'jane', password: 'pass word', form_token: '' };
    const { status } = await browser.submit(formOf(await browser.get('/users/login')), filled);
    expect(status).toBe(403);
    for (const action of ['/users/login', '/users/logout', '/users/register'])
      expect((await new Browser(() => oauth.http).submit({ action, fields: {} }, filled)).status).toBe(403);
  });
});

describe('A session', () => {
  it('is a sealed cookie, out of reach of scripts, and another one than before the login', async () => {
    const page = await browser.get('/users/login');
    const before = browser.cookies.get(name);
    const answer = await browser.submit(formOf(page), { username: 'jane', password: 'pass word' });
    expect(answer.headers.get('set-cookie')).toMatch(
      /^fieldpost=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=2592000$/,
    );
    expect(headingOf(await browser.get('/users/login'))).toBe('You are logged in');
    browser.cookies.set(name, before ?? '');
    expect(headingOf(await browser.get('/users/login'))).toBe('Log in');
  });

  it('ends with the button, and on the server', async () => {
    const page = await jane.logIn('/users/login');
    const stolen = browser.cookies.get(name) ?? '';
    const { location } = await browser.submit(formOf(page), {});
    expect(location).toBe('/users/login?next=%2F&after=logout');
    browser.cookies.set(name, stolen);
    expect(headingOf(await browser.get('/users/login'))).toBe('Log in');
  });

  it('is not ended by an address that is typed, which leads to the question', async () => {
    await jane.logIn('/users/login');
    const asked = await browser.follow(await browser.get('/users/logout'));
    expect(headingOf(asked)).toBe('Do you want to log out?');
    expect(headingOf(await browser.get('/users/login'))).toBe('You are logged in');
    await browser.submit(formOf(asked), { decision: 'log out' });
    expect(headingOf(await browser.get('/users/login'))).toBe('Log in');
  });

  it('that the user ended is followed by the login page, which says so once and leads to the console', async () => {
    const seen = await browser.follow(await browser.submit(formOf(await jane.logIn('/users/login')), {}));
    expect(seen.text).toContain('You are logged out.');
    const filled = { username: 'jane', password: 'pass word' };
    const wrong = await browser.submit(formOf(seen), { ...filled, password: 'wrong' });
    expect(wrong.text).not.toContain('You are logged out.');
    expect((await browser.submit(formOf(wrong), filled)).location).toBe('/');
  });

  it('ends when the password is changed', async () => {
    await jane.logIn();
    expect(headingOf(await browser.get(authorizePath()))).toMatch('Allow');
    account.validAfter = Math.floor(Date.now() / 1000);
    expect(headingOf(await browser.follow(await browser.get(authorizePath())))).toBe('Log in');
    expect(headingOf(await jane.logIn())).toMatch('Allow');
  });

  it('that ended with a password elsewhere is none to the login page either, which is a 503 while account is down', async () => {
    await jane.logIn('/users/login');
    account.failure = 14;
    expect((await browser.get('/users/login')).status).toBe(503);
    account.failure = undefined;
    expect(headingOf(await browser.get('/users/login'))).toBe('You are logged in');
    account.validAfter += 1;
    const ended = browser.cookies.get(name);
    expect(headingOf(await browser.get('/users/login'))).toBe('Log in');
    expect(browser.cookies.get(name)).not.toBe(ended);
    expect(headingOf(await jane.logIn('/users/login'))).toBe('You are logged in');
  });

  it('cannot allow anything after its end', async () => {
    const consent = await jane.logIn();
    account.validAfter += 1;
    const answer = await browser.submit(formOf(consent), { decision: 'allow' });
    expect(answer.location).toMatch(/^\/users\/login\?/);
    expect(await oauth.sql('select 1 from consents')).toEqual([]);
  });

  it('lives thirty days from its last use', async () => {
    await jane.logIn('/users/login');
    await oauth.sql(`update sessions set expires = now() + interval '1 day'`);
    await browser.get('/users/login');
    const [row] = await oauth.sql<{ days: string }>(
      `select round(extract(epoch from max(expires) - now()) / 86400) as days from sessions`,
    );
    expect(row?.days).toBe('30');
    await oauth.sql(`update sessions set expires = now()`);
    expect(headingOf(await browser.get('/users/login'))).toBe('Log in');
  });
});

describe('Whoever guesses a password', () => {
  it('is slowed down on page and token endpoint together; others are not', async () => {
    const form = formOf(await browser.get('/users/login'));
    for (let at = 0; at < 10; at += 1) await browser.submit(form, { username: 'mary', password: 'wrong' });
    const before = account.asked.length;
    const page = await browser.submit(form, { username: 'Mary', password: 'wrong' });
    expect([page.status, account.asked.length]).toEqual([429, before]);
    expect(Number(page.headers.get('retry-after'))).toBeGreaterThan(0);
    const fields = { grant_type: 'password', username: 'mary', password: 'wrong' };
    expectError(await oauth.form('/users/token', fields, basic), 429, 'temporarily_unavailable');
    expect((await oauth.logIn()).status).toBe(200);
    const elsewhere = await fetch(`${oauth.http}/users/token`, {
      method: 'POST',
      headers: { authorization: basic, 'x-forwarded-for': '192.0.2.1' },
      body: new URLSearchParams(fields),
    });
    expect(elsewhere.status).toBe(400);
  });
});
