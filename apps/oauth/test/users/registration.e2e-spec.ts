import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, formOf, headingOf } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { authorizePath, Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
let browser: Browser;
beforeEach(() => {
  jane = new Jane(oauth);
  ({ browser } = jane);
});

describe('The registration page', () => {
  const newcomer = { username: 'joe', email: 'joe@example.com', password: 'three green antennas' };

  it('makes a user, logs in and goes on with the request', async () => {
    const login = await browser.follow(await browser.get(authorizePath()));
    const [, link = ''] = /href="(\/users\/register[^"]*)"/.exec(login.text) ?? [];
    const form = formOf(await browser.get(link));
    const answer = await browser.submit(form, newcomer);
    expect([answer.status, answer.location]).toEqual([303, authorizePath()]);
    expect(headingOf(await browser.follow(answer))).toMatch('Allow');
  });

  it('says how long a password has to be, before one is rejected', async () => {
    const { text } = await browser.get('/users/register');
    expect(text).toMatch(/id="password-hint">At least 12 characters\. Longer is better/);
  });

  it('tells who becomes the first administrator, and nobody else', async () => {
    const first = 'This account becomes the first administrator of this server.';
    account.website.isEmpty = true;
    expect((await browser.get('/users/register')).text).toContain(first);
    account.website.isEmpty = false;
    expect((await browser.get('/users/register')).text).not.toContain(first);
  });

  it('says what account rejects, next to the member, also where account names one field only', async () => {
    const form = formOf(await browser.get('/users/register'));
    const rejected = await browser.submit(form, { ...newcomer, username: 'jane' });
    expect(rejected.status).toBe(400);
    expect(rejected.text).toMatch(/<a href="#username">User jane already exists/);
    expect(rejected.text).toMatch(/<input\s+id="username"[^>]*aria-invalid="true"/);
    expect(rejected.text).not.toContain(newcomer.password);
  });

  it('says all that account rejects, each at its field, and keeps what was entered but the password', async () => {
    const form = formOf(await browser.get('/users/register'));
    const rejected = await browser.submit(form, { username: 'joe', email: 'nowhere', password: 'short' });
    expect(rejected.status).toBe(400);
    for (const field of ['email', 'password']) {
      expect(rejected.text).toContain(`<li><a href="#${field}">`);
      expect(rejected.text).toMatch(
        new RegExp(`<input\\s+id="${field}"[^>]*"[^"]*${field}-problem" aria-invalid="true"`),
      );
    }
    expect(rejected.text).not.toMatch(/<input\s+id="username"[^>]*aria-invalid/);
    expect(formOf(rejected).fields).toMatchObject({ username: 'joe', email: 'nowhere', password: '' });
  });

  it('says that there were too many', async () => {
    const form = formOf(await browser.get('/users/register'));
    const rejected = await browser.submit(form, { ...newcomer, username: 'too-many' });
    expect([rejected.status, rejected.headers.get('Retry-After'), rejected.text]).toEqual([
      429,
      '7',
      expect.stringContaining('There were too many registrations.'),
    ]);
  });

  it('is a 503 while account is down', async () => {
    const form = formOf(await browser.get('/users/register'));
    account.failure = 14;
    expect((await browser.submit(form, { ...newcomer, username: 'jim' })).status).toBe(503);
    account.failure = undefined;
    expect((await browser.submit(form, { ...newcomer, username: 'jim' })).status).toBe(303);
  });

  it('leads to the login when account becomes unavailable after the user was created', async () => {
    const form = formOf(await browser.get('/users/register'));
    account.failsFor = 'AuthenticateUser';
    const answer = await browser.submit(form, { ...newcomer, username: 'ann' });
    account.failsFor = undefined;
    expect([answer.status, answer.location]).toEqual([303, '/users/login']);
    expect(headingOf(await browser.follow(answer))).toBe('Log in');
    expect(account.passwords.has('ann')).toBe(true);
  });
});

describe('By the registration policy, the registration page', () => {
  afterEach(() => {
    Object.assign(account.website, { mode: 'open', waitsFor: '' });
  });

  const newcomer = { username: 'liz', password: 'three green antennas' };
  const open = (query = '') => browser.get(`/users/register${query}`);

  it.each([
    ['closed', '', 403, 'Registration is closed'],
    ['closed', '?invitation=good', 403, 'Registration is closed'],
    ['invitation', '', 403, 'You need an invitation'],
    ['invitation', '?invitation=used', 404, 'This invitation does not work any more'],
    ['open', '?invitation=used', 404, 'This invitation does not work any more'],
  ])('has no form for a visitor who may not register: %s %s', async (mode, query, status, heading) => {
    account.website.mode = mode;
    const page = await open(query);
    expect([page.status, headingOf(page)]).toEqual([status, heading]);
    expect(page.text).not.toContain('<form');
  });

  it('has the invited address, and sends the invitation with the form', async () => {
    account.website.mode = 'invitation';
    const page = await open('?invitation=good');
    expect(page.text).toContain('value="ann@example.com"');
    expect(await browser.submit(formOf(page), newcomer)).toMatchObject({ status: 303 });
    expect(account.website.created.at(-1)).toMatchObject({ invitation: 'good', email: 'ann@example.com' });
  });

  it.each([
    ['approval', 'Your account waits for approval'],
    ['verification', 'Verify your e-mail address'],
  ])('logs no one in who waits for %s, and neither does the login', async (waitsFor, heading) => {
    account.website.waitsFor = waitsFor;
    const username = `waits-for-${waitsFor}`;
    const registered = await browser.submit(formOf(await open()), {
      ...newcomer,
      username,
      email: 'a@example.com',
    });
    expect([registered.status, headingOf(registered)]).toEqual([200, heading]);
    const login = await browser.submit(formOf(await browser.get('/users/login')), { ...newcomer, username });
    expect([login.status, headingOf(login)]).toEqual([200, heading]);
    expect((await browser.get('/users')).location).toMatch(/^\/users\/login/);
  });
});
