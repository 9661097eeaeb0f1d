import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { secondFactors } = account;
beforeAll(() => oauth.start());
afterAll(() => oauth.close());

let jane: Jane;
let browser: Browser;
beforeEach(() => {
  account.reset();
  jane = new Jane(oauth);
  ({ browser } = jane);
});

/** The forms of a page, by their action. */
const formTo = (page: Seen, action: string) => {
  const at = page.text.indexOf(`action="${action}"`);
  return formOf({ ...page, text: page.text.slice(page.text.lastIndexOf('<form', at)) });
};

describe('A login of a user with a second factor', () => {
  beforeEach(() => void (secondFactors.needs = 'code'));

  it('needs no code for 30 days on a device that the user wants to be remembered, until the password changes', async () => {
    const page = await jane.logIn('/users');
    await browser.submit(formOf(page), { code: '123456', remember: 'yes' });
    const logOut = async () => browser.submit(formTo(await browser.get('/users'), '/users/logout'), {});
    await logOut();
    expect(headingOf(await jane.logIn('/users'))).toBe('Your account');
    expect(secondFactors.checks.at(-1)).toMatchObject({ remembered_device: true });
    await logOut();
    account.validAfter += 1;
    expect(headingOf(await jane.logIn('/users'))).toBe('Enter your code');
  });

  it('needs a code again when the user logs in again to prove that it is them', async () => {
    const page = await jane.logIn('/users');
    await browser.submit(formOf(page), { code: '123456', remember: 'yes' });
    const again = await browser.get('/users/login?prompt=login&next=/users/two-step');
    const credentials = { username: 'jane', password: 'pass word' };
    const asked = await browser.submit(formOf(again), credentials);
    expect(headingOf(asked)).toBe('Enter your code');
    expect((await browser.submit(formOf(asked), { code: '123456' })).location).toBe('/users/two-step');
  });

  it.each([
    ['a second factor is removed', '/users/two-step', '/users/two-step/remove'],
    ['other sessions are ended', '/users/sessions', '/users/sessions'],
  ])('is not remembered on a device any more once %s', async (_, path, action) => {
    secondFactors.names = ['phone'];
    const other = new Jane(oauth);
    await other.browser.submit(formOf(await other.logIn('/users')), { code: '123456' });
    const page = await jane.logIn('/users');
    await browser.submit(formOf(page), { code: '123456', remember: 'yes' });
    const done = await browser.submit(formTo(await browser.get(path), action), {});
    expect(done.status).toBe(303);
    await browser.submit(formTo(await browser.get('/users'), '/users/logout'), {});
    expect(headingOf(await jane.logIn('/users'))).toBe('Enter your code');
  });
});
