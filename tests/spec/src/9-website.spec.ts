import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient, Browser, formOf, headingOf, type Seen, until } from '@fieldpost/testing';
import { runningSuite } from './running-suite.js';

/** What of a line of the log this chapter looks at. */
interface Entry {
  readonly msg: string;
  readonly to?: string;
  readonly link?: string;
}

const name = `owner-${randomBytes(4).toString('hex')}`;
const email = `${name}@example.com`;
const password = 'a long enough one 9';
const newPassword = 'an even longer one 10';
const basic = `Basic ${Buffer.from('fieldpost-demo:fieldpost-demo').toString('base64')}` as const;

let root: string;
let logFile: string;
let browser: Browser;

beforeAll(() => {
  const { addresses, dataDir } = runningSuite();
  root = addresses.account;
  logFile = join(dataDir, 'logs', 'oauth.log');
  browser = new Browser(() => root);
});

/** What the app has written so far, as entries. */
const entries = (): readonly Entry[] =>
  readFileSync(logFile, 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Entry);

/** The path of the link to this page that was mailed last; in development mail is shown in the log. */
async function mailed(page: string): Promise<string> {
  const links = (): readonly string[] =>
    entries().flatMap(({ to, link = '' }) => (to === email && link.includes(page) ? [link] : []));
  await until(`a link to ${page}`, () => links().length > 0);
  const { origin, pathname, search } = new URL(links().at(-1) ?? '');
  expect(origin).toBe(root);
  return `${pathname}${search}`;
}

const logIn = async (secret: string, who = browser): Promise<Seen> =>
  who.submit(formOf(await who.get('/users/login?next=/users')), { username: name, password: secret });
const grantFor = (secret: string) => {
  const grant = { grant_type: 'password', username: name, password: secret };
  return new AccountClient(root, basic).send('POST', '/users/token', grant);
};

describe('Somebody new on the website', () => {
  it('registers, and is mailed a link', async () => {
    const form = formOf(await browser.get('/users/register'));
    expect((await browser.submit(form, { username: name, email, password })).status).toBe(303);
    expect((await browser.get('/users')).text).toContain('It is not verified yet.');
  });

  it('verifies the address with the link', async () => {
    const page = await browser.get(await mailed('/users/verify-email'));
    const done = await browser.submit(formOf(page), {});
    expect(headingOf(done)).toBe('Your e-mail address is verified');
    expect((await browser.get('/users')).text).not.toContain('not verified');
  });
});

describe('Somebody who has forgotten the password', () => {
  let refreshToken: string;

  it('requests a link, which is mailed', async () => {
    const { body } = await grantFor(password);
    refreshToken = (body as { refresh_token: string }).refresh_token;
    const stranger = new Browser(() => root);
    const form = formOf(await stranger.get('/users/forgot-password'));
    expect(headingOf(await stranger.submit(form, { username: email }))).toBe('Check your mailbox');
  });

  it('sets another password with it, once', async () => {
    const stranger = new Browser(() => root);
    const form = formOf(await stranger.get(await mailed('/users/reset-password')));
    const weak = await stranger.submit(form, { password: 'password' });
    expect([weak.status, weak.text]).toEqual([400, expect.stringContaining('most common passwords')]);
    expect(headingOf(await stranger.submit(form, { password: newPassword }))).toBe('Your password is set');
    expect((await stranger.submit(form, { password: newPassword })).status).toBe(400);
  });

  it('is logged out everywhere, and no client goes on', async () => {
    expect((await browser.get('/users')).location).toMatch(/^\/users\/login/);
    const again = { grant_type: 'refresh_token', refresh_token: refreshToken };
    expect((await new AccountClient(root, basic).send('POST', '/users/token', again)).status).toBe(400);
  });

  it('logs in with the new password and not with the old one', async () => {
    expect((await logIn(password)).status).toBe(401);
    const answer = await logIn(newPassword);
    expect([answer.status, answer.location]).toEqual([303, '/users']);
    expect((await browser.follow(answer)).text).toContain(`You are logged in as ${name}.`);
  });
});

describe('Somebody who is logged in', () => {
  it('changes the password and stays logged in here alone', async () => {
    const elsewhere = new Browser(() => root);
    await logIn(newPassword, elsewhere);
    const form = formOf(await browser.get('/users/password'));
    const done = await browser.submit(form, { old_password: newPassword, password });
    expect(headingOf(done)).toBe('Your password is changed');
    expect((await browser.get('/users/sessions')).text.match(/since /g)).toHaveLength(1);
    expect((await elsewhere.get('/users')).status).toBe(303);
  });

  it('has left no secret of a link in the lines about requests', () => {
    const requests = JSON.stringify(entries().filter(({ msg }) => msg === 'request served'));
    expect(requests).toContain('/users/reset-password');
    expect(requests).not.toContain('token=');
  });
});
