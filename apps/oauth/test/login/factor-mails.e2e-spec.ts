import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { formOf, type Seen, until } from '@fieldpost/testing';
import { MailServer } from '../support/mail-server.js';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { secondFactors } = oauth.account;
let mailServer: MailServer;
let jane: Jane;

beforeAll(async () => {
  mailServer = await MailServer.start();
  await oauth.start(1, { OAUTH_SMTP_URL: `smtp://127.0.0.1:${mailServer.port}` });
});
afterAll(async () => {
  await oauth.close();
  await mailServer.stop();
});
beforeEach(() => {
  oauth.account.reset();
  jane = new Jane(oauth);
});

const formTo = (page: Seen, action: string) => {
  const at = page.text.indexOf(`action="${action}"`);
  return formOf({ ...page, text: page.text.slice(page.text.lastIndexOf('<form', at)) });
};

/** The mail that the work causes. */
async function mailAbout(work: () => Promise<unknown>) {
  const before = mailServer.arrived.length;
  await work();
  await until('the mail', () => mailServer.arrived.length > before);
  return mailServer.arrived.at(-1);
}

describe('A user gets a mail that', () => {
  const page = (path: string) => `/users/two-step/${path}`;

  it.each([
    ['a second factor was removed', page('remove'), 'a second factor of your account was removed.'],
    [
      'recovery codes were renewed',
      page('recovery-codes'),
      'the recovery codes of your account were replaced.',
    ],
    ['an app password was added', page('app-passwords'), 'an app password was added to your account.'],
    [
      'an app password was removed',
      page('app-passwords/remove'),
      'an app password of your account was removed.',
    ],
  ])('%s', async (_, action, text) => {
    secondFactors.names = ['phone'];
    secondFactors.appPasswords = [{ name: 'x', scopes: ['apps'] }];
    const form = formTo(await jane.logIn('/users/two-step'), action);
    const mail = await mailAbout(() => jane.browser.submit(form, { name: 'program' }));
    expect(mail).toMatchObject({
      to: ['jane@example.com'],
      subject: 'The two-step login of your account was changed',
      text: expect.stringContaining(text),
    });
  });

  it.each([
    ['an authenticator app', page('apps'), { name: 'x', code: '123456' }],
    ['a passkey', page('passkeys'), { name: 'x', credential: 'a new passkey' }],
  ])('%s was added', async (_, start, filled) => {
    const opened = await jane.browser.submit(formTo(await jane.logIn('/users/two-step'), start), {});
    const mail = await mailAbout(() => jane.browser.submit(formOf(opened), filled));
    expect(mail?.text).toContain('a second factor was added to your account.');
  });

  it('a second factor was added in a login that needed one', async () => {
    secondFactors.needs = 'enrolment';
    const opened = await jane.logIn('/users');
    const mail = await mailAbout(() => jane.browser.submit(formOf(opened), { name: 'x', code: '123456' }));
    expect(mail?.text).toContain('a second factor was added to your account.');
  });
});
