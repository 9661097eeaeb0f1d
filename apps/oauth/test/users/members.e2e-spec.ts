import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { OauthUnderTest, withOwnOauth } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
let browser: Browser;
const logIn = async (path = '/users'): Promise<Seen> => jane.logIn(path, account.passwords.get('jane'));
beforeEach(() => {
  account.reset();
  jane = new Jane(oauth);
  ({ browser } = jane);
});

/** The form of a page of jane, who has logged in at this oauth. */
const openForm = async (at: OauthUnderTest, path: string) => {
  const visitor = new Jane(at);
  return { browser: visitor.browser, form: formOf(await visitor.logIn(path)) };
};

const pages = ['/users', '/users/profile', '/users/password', '/users/sessions', '/users/clients'];

describe('The pages of the account', () => {
  it.each(pages)('require a login, which leads back to them: %s', async (path) => {
    const answer = await browser.get(path);
    expect([answer.status, answer.location]).toEqual([
      303,
      `/users/login?${new URLSearchParams({ next: path })}`,
    ]);
    const page = await logIn(path);
    expect([page.status, page.text.includes('/users')]).toEqual([200, true]);
    expect((await browser.get(path)).status).toBe(200);
  });

  it.each(pages.slice(1))(
    'are linked from the overview, and have a label for every input: %s',
    async (path) => {
      expect((await logIn()).text).toContain(`href="${path}"`);
      const { text } = await browser.get(path);
      expect(text).not.toMatch(/<script/);
      for (const [, id] of text.matchAll(/<input(?![^>]*type="hidden")[^>]*\sid="([^"]+)"/g))
        expect(text).toContain(`<label for="${id}">`);
    },
  );

  it('require another login after the password was changed, and are a 503 while account is down', async () => {
    await logIn();
    account.failure = 14;
    expect((await browser.get('/users')).status).toBe(503);
    account.failure = undefined;
    expect((await browser.get('/users')).status).toBe(200);
    account.validAfter += 1;
    expect((await browser.get('/users')).location).toMatch(/^\/users\/login/);
  });

  it.each(['verification-mail', 'profile', 'password', 'sessions', 'clients'])(
    'take no form without the token of their visitor: %s',
    async (page) => {
      await logIn();
      const before = account.asked.length;
      expect(
        (await browser.submit({ action: `/users/${page}`, fields: {} }, { form_token: 'x' })).status,
      ).toBe(403);
      expect(account.asked).toHaveLength(before);
    },
  );

  it('are not accessible with a token, only with a session of the website', async () => {
    const token = (await oauth.logIn()).json['access_token'];
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(`${oauth.http}/users/profile`, { headers, redirect: 'manual' });
    expect(answer.status).toBe(303);
    await logIn();
    const api = await browser.get('/api/v2/users/me/authorized-clients');
    expect(api.status).toBe(401);
  });
});

describe('The profile', () => {
  it('is shown and changed', async () => {
    account.members.isVerified = true;
    expect((await logIn()).text).toMatch(/Your e-mail address is jane@example.com\.</);
    const form = formOf(await browser.get('/users/profile'));
    expect(form.fields).toMatchObject({ first_name: 'Jane', last_name: 'Doe', email: 'jane@example.com' });
    const answer = await browser.submit(form, { first_name: '' });
    expect(answer.location).toBe('/users');
    expect(account.members.name).toEqual({ first_name: '', last_name: 'Doe' });
  });

  it('keeps the entered values when they are rejected', async () => {
    await logIn();
    const form = formOf(await browser.get('/users/profile'));
    const rejected = await browser.submit(form, { first_name: '<J>', email: 'nowhere' });
    expect(rejected.status).toBe(400);
    expect(rejected.text).toMatch(
      /<a href="#email">The e-mail address should look like an e-mail address\.</,
    );
    expect(formOf(rejected).fields).toMatchObject({ first_name: '<J>', email: 'nowhere' });
  });

  it('sends no more mails to other addresses than to its own', () =>
    withOwnOauth(async (own) => {
      const { browser: at, form } = await openForm(own, '/users/profile');
      const change = (count: number) => at.submit(form, { email: `jane-${count}@victim.example` });
      let changes = 0;
      while (changes < 10 && (await change(changes)).status === 303) changes += 1;
      expect(changes).toBeLessThanOrEqual(5);
      const [known, rejected] = [own.account.members.email, await change(99)];
      expect([rejected.status, own.account.members.email]).toEqual([429, known]);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(rejected.text).toContain('There were too many requests.');
      expect((await at.submit(form, { email: known, first_name: 'J' })).status).toBe(303);
    }));
});

describe('A change of the password', () => {
  it('says how long a password has to be, also beside a problem, and shows while that is not known', async () => {
    await logIn();
    const page = await browser.get('/users/password');
    expect(page.text).toMatch(/id="password-hint">At least 12 characters\. Longer is better/);
    const rejected = await browser.submit(formOf(page), { old_password: 'not it', password: 'short' });
    expect(rejected.text).toContain('At least 12 characters.');
    account.failsFor = 'DescribeRegistration';
    const unknown = await browser.get('/users/password');
    account.failsFor = undefined;
    expect([unknown.status, unknown.text]).toEqual([200, expect.stringMatching(/-hint">Longer is better/)]);
  });

  it('ends every session but this one, which gets another cookie', async () => {
    const elsewhere = new Jane(oauth);
    await elsewhere.logIn('/users', account.passwords.get('jane'));
    await logIn();
    const before = browser.cookies.get('fieldpost');
    const form = formOf(await browser.get('/users/password'));
    const passwords = { old_password: account.passwords.get('jane') ?? '', password: 'seven silent routers' };
    expect(headingOf(await browser.submit(form, passwords))).toBe('Your password is changed');
    expect(browser.cookies.get('fieldpost')).not.toBe(before);
    expect((await browser.get('/users')).status).toBe(200);
    expect((await elsewhere.browser.get('/users')).status).toBe(303);
    browser.cookies.set('fieldpost', before ?? '');
    expect((await browser.get('/users')).status).toBe(303);
  });

  it('reports that it succeeded and that every login ended, when no new session can be stored', async () => {
    await logIn();
    const form = formOf(await browser.get('/users/password'));
    const passwords = { old_password: account.passwords.get('jane') ?? '', password: 'seven loud routers' };
    const answer = await oauth.whileFull('insert', 'sessions', () => browser.submit(form, passwords));
    expect([answer.status, headingOf(answer)]).toEqual([200, 'Your password is changed']);
    expect(answer.text).toContain('You were logged out everywhere.');
    expect(account.passwords.get('jane')).toBe('seven loud routers');
    expect((await browser.get('/users')).status).toBe(303);
  });

  it('requires the old password and follows the password rules', async () => {
    await logIn();
    const form = formOf(await browser.get('/users/password'));
    const wrong = await browser.submit(form, { old_password: 'not it', password: 'eight silent routers' });
    expect([wrong.status, wrong.text]).toEqual([
      400,
      expect.stringContaining('<a href="#old_password">The old password is wrong.'),
    ]);
    const short = await browser.submit(form, { old_password: 'not it', password: 'short' });
    expect(short.text).toMatch(/<a href="#password">The password should have at least 8 characters\.</);
  });

  it('is limited, so that the old password cannot be guessed', () =>
    withOwnOauth(async (own) => {
      const { browser: at, form } = await openForm(own, '/users/password');
      const guess = () => at.submit(form, { old_password: 'a guess', password: 'eight silent routers' });
      let tries = 0;
      while ((await guess()).status === 400 && tries < 20) tries += 1;
      expect(tries).toBeLessThanOrEqual(10);
      const rejected = await guess();
      expect(rejected.status).toBe(429);
      expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    }));
});
