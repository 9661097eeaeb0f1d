import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Browser, formOf, headingOf, type Seen, until } from '@fieldpost/testing';
import { linkIn } from '../support/mail-server.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let browser: Browser;
beforeEach(() => {
  browser = new Browser(() => oauth.http);
});

/** Paths of the links that development shows in the log, oldest first. */
const links = (page: string): readonly string[] => {
  const log = oauth.replicas.map((app) => app.log()).join('');
  return [...log.matchAll(/"link":"([^"]+)"/g)]
    .map(([, link = '']) => linkIn(link))
    .filter((path) => path.startsWith(page));
};
const forget = async (username: string): Promise<Seen> =>
  browser.submit(formOf(await browser.get('/users/forgot-password')), { username });

/** The path of a new link for jane. */
async function resetLink(): Promise<string> {
  const before = links('/users/reset-password').length;
  await forget(account.members.email);
  await until('the link', () => links('/users/reset-password').length > before);
  return links('/users/reset-password').at(-1) ?? '';
}

const setPassword = async (link: string, password: string): Promise<Seen> =>
  browser.submit(formOf(await browser.get(link)), { password });

describe('The page for a lost password', () => {
  it('is reached from the login', async () => {
    expect((await browser.get('/users/login')).text).toContain('href="/users/forgot-password"');
  });

  it('responds the same whether or not a user has this name', async () => {
    const [known, unknown] = [await forget('jane'), await forget('nobody')];
    expect([known.status, headingOf(known)]).toEqual([200, 'Check your mailbox']);
    expect(unknown.text).toBe(known.text);
  });

  it('requires a name and the form token of the browser', async () => {
    expect((await forget('')).status).toBe(400);
    const stolen = { action: '/users/forgot-password', fields: {} };
    expect((await browser.submit(stolen, { username: 'jane' })).status).toBe(403);
  });

  it('is a 503 while account is down', async () => {
    account.failsFor = 'StartPasswordReset';
    expect((await forget('mary')).status).toBe(503);
    account.failsFor = undefined;
  });

  it('sends a user at most six mails at once, in any letter case', async () => {
    for (let at = 0; at < 5; at += 1) expect((await forget(at % 2 ? 'MANY ' : 'many')).status).toBe(200);
    const before = account.asked.length;
    const rejected = await forget('many');
    expect([rejected.status, account.asked.length]).toEqual([429, before]);
    expect(Number(rejected.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(rejected.text).toContain('There were too many requests');
  });
});

describe('The link in the mail', () => {
  it('opens a form that sends no referrer and is not cached', async () => {
    const page = await browser.get(await resetLink());
    expect(headingOf(page)).toBe('Set a new password');
    expect(page.headers.get('referrer-policy')).toBe('no-referrer');
    expect(page.headers.get('cache-control')).toBe('no-store');
  });

  it('opens a form that says how long a password has to be, also beside a problem', async () => {
    const link = await resetLink();
    const rule = /id="password-hint">At least 12 characters\. Longer is better/;
    expect((await browser.get(link)).text).toMatch(rule);
    expect((await setPassword(link, 'short')).text).toMatch(rule);
  });

  it('sets a password that follows the rules, ends every session and works once', async () => {
    const jane = new Jane(oauth);
    await jane.logIn('/users/login', account.passwords.get('jane'));
    const link = await resetLink();
    const short = await setPassword(link, 'short');
    expect([short.status, short.text]).toEqual([400, expect.stringContaining('at least 8 characters')]);

    const done = await setPassword(link, 'seven silent routers');
    expect([done.status, headingOf(done)]).toEqual([200, 'Your password is set']);
    expect(await oauth.sql('select 1 from sessions')).toEqual([]);
    expect(headingOf(await jane.browser.get('/users/login'))).toBe('Log in');
    await jane.logIn('/users/login', 'seven silent routers');
    expect(headingOf(await jane.browser.get('/users/login'))).toBe('You are logged in');

    const again = await setPassword(link, 'eight silent routers');
    expect([again.status, headingOf(again)]).toEqual([400, 'This link does not work any more']);
    expect(again.text).toContain('href="/users/forgot-password"');
  });

  it('stays valid after a form of another site and while account is down', async () => {
    const link = await resetLink();
    const token = link.split('=')[1] ?? '';
    const foreign = { action: '/users/reset-password', fields: { token } };
    expect((await browser.submit(foreign, { password: 'nine silent routers' })).status).toBe(403);
    account.failure = 14;
    expect((await setPassword(link, 'nine silent routers')).status).toBe(503);
    account.failure = undefined;
    expect((await setPassword(link, 'nine silent routers')).status).toBe(200);
  });

  it('has set the password, and reports it, when earlier sessions cannot be removed', async () => {
    const link = await resetLink();
    const done = await oauth.whileFull('delete', 'sessions', () => setPassword(link, 'ten silent routers'));
    expect([done.status, headingOf(done)]).toEqual([200, 'Your password is set']);
    expect(account.passwords.get('jane')).toBe('ten silent routers');
  });
});

describe('The link that verifies an address', () => {
  /** Has jane ask for one on the page of the account. */
  const verificationLink = async (): Promise<string> => {
    const jane = new Jane(oauth);
    await jane.logIn('/users/login', account.passwords.get('jane'));
    const before = links('/users/verify-email').length;
    const overview = await jane.browser.get('/users');
    await jane.browser.submit(formOf(overview), {});
    await until('the link', () => links('/users/verify-email').length > before);
    return links('/users/verify-email').at(-1) ?? '';
  };

  it('does nothing when it is opened, and verifies with a button', async () => {
    const link = await verificationLink();
    const page = await browser.get(link);
    expect([headingOf(page), account.members.isVerified]).toEqual(['Verify your e-mail address', false]);
    account.failure = 14;
    expect((await browser.submit(formOf(page), {})).status).toBe(503);
    account.failure = undefined;
    expect(headingOf(await browser.submit(formOf(page), {}))).toBe('Your e-mail address is verified');
    expect(account.members.isVerified).toBe(true);
    const again = await browser.submit(formOf(page), {});
    expect([again.status, headingOf(again)]).toEqual([400, 'This link does not work any more']);
  });
});
