import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf, headingOf } from '@fieldpost/testing';
import { userId } from '../support/fake-website.js';
import { type Answer, OauthUnderTest } from '../support/oauth-under-test.js';
import { expectError } from '../support/token-errors.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

const { account } = oauth;
let jane: Jane;
beforeEach(async () => {
  account.reset();
  jane = new Jane(oauth);
  await jane.logIn('/users');
});

/** A form without a token, from a page that the browser describes so. */
const sendFrom = (site: string | undefined, logout_hint = userId) =>
  jane.browser.submit(
    { action: '/users/end-session', fields: { client_id: 'console', logout_hint } },
    {},
    site === undefined ? {} : { 'sec-fetch-site': site },
  );
const isLoggedIn = async (): Promise<boolean> => (await jane.browser.get('/users')).status === 200;

describe('A logout without a form token', () => {
  it('happens at once when a page of this site sends the form, and ends at the login page', async () => {
    const seen = await sendFrom('same-origin');
    expect([seen.status, seen.location]).toEqual([303, '/users/login?next=%2F&after=logout']);
    expect(await isLoggedIn()).toBe(false);
  });

  it.each(['cross-site', 'same-site', 'none', undefined])(
    'asks the user when a form comes with the cookie and Sec-Fetch-Site: %s',
    async (site) => {
      const seen = await jane.browser.follow(await sendFrom(site));
      expect([headingOf(seen), await isLoggedIn()]).toEqual(['Do you want to log out?', true]);
    },
  );

  it.each([
    ['is about another user', 'u_another', 'Another user has logged in with this browser'],
    ['does not say whom it is about', '', 'Console asks you to log out'],
  ])('asks the user when the page %s', async (_, about, text) => {
    const seen = await sendFrom('same-origin', about);
    expect([headingOf(seen), await isLoggedIn()]).toEqual(['Do you want to log out?', true]);
    expect(seen.text).toContain(text);
    await jane.browser.submit(formOf(seen), { decision: 'log out' });
    expect(await isLoggedIn()).toBe(false);
  });
});

describe('While account describes no clients', () => {
  beforeEach(() => void (account.failsFor = 'DescribeClients'));

  it('a logout of the console happens', async () => {
    expect((await sendFrom('same-origin')).status).toBe(303);
    expect(await isLoggedIn()).toBe(false);
  });

  it('a logout that a client requests is asked for, without its name, and happens', async () => {
    const page = await jane.browser.get('/users/end-session?client_id=modern');
    expect(page.text).toContain('You are asked to log out of this site.');
    await jane.browser.submit(formOf(page), { decision: 'log out' });
    expect(await isLoggedIn()).toBe(false);
  });

  it('no logout returns to a client, whose address is not known to be registered', async () => {
    const uri = encodeURIComponent('https://modern.example/bye');
    const path = `/users/end-session?client_id=modern&post_logout_redirect_uri=${uri}`;
    expect((await jane.browser.get(path)).status).toBe(503);
    expect(await isLoggedIn()).toBe(true);
  });
});

describe('A login of the console', () => {
  const redirect_uri = 'http://localhost:3001/console/callback';
  const verifier = 'v'.repeat(43);
  const code_challenge = createHash('sha256').update(verifier).digest('base64url');
  const client_id = 'console';

  const codeOf = () =>
    jane.code({ client_id, redirect_uri, scope: 'profile', code_challenge, code_challenge_method: 'S256' });
  const redeem = (code: string) =>
    jane.redeem(code, { client_id, redirect_uri, code_verifier: verifier }, '');
  const refresh = ({ json }: Answer) =>
    oauth.form('/users/token', {
      ...{ grant_type: 'refresh_token', client_id },
      refresh_token: json['refresh_token'] ?? '',
    });

  it('ends with the session in every tab, and lasts in another browser', async () => {
    const tabs = [await redeem(await codeOf()), await redeem(await codeOf())];
    const first = jane;
    jane = new Jane(oauth);
    await jane.logIn('/users');
    const elsewhere = await redeem(await codeOf());
    jane = first;
    await sendFrom('same-origin');
    for (const tab of tabs) expectError(await refresh(tab), 400, 'invalid_grant');
    expect((await refresh(elsewhere)).status).toBe(200);
  });

  it('does not begin with a code from before the logout', async () => {
    const code = await codeOf();
    await sendFrom('same-origin');
    expectError(await redeem(code), 400, 'invalid_grant');
  });
});
