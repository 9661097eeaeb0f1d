import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { headingOf } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
beforeEach(async () => {
  jane = new Jane(oauth);
  await jane.logIn('/users');
});

/** A form without a token, from a page that the browser describes so. */
const sendFrom = (site: string | undefined) =>
  jane.browser.submit(
    { action: '/users/end-session', fields: { client_id: 'modern' } },
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
});
