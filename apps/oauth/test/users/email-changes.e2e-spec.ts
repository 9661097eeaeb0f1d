import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, formOf, headingOf, until } from '@fieldpost/testing';
import { takenEmail } from '../support/fake-members.js';
import { OauthUnderTest, withOwnOauth } from '../support/oauth-under-test.js';
import { Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
let browser: Browser;

beforeAll(() => oauth.start());
afterAll(() => oauth.close());
beforeEach(async () => {
  account.reset();
  const jane = new Jane(oauth);
  ({ browser } = jane);
  await jane.logIn('/users');
  await oauth.sql('delete from consents');
  account.members.isVerified = true;
});

const log = () => oauth.replicas.map((app) => app.log()).join('');
const mailed = (to: string, subject: string) =>
  until(subject, () => log().includes(`"to":"${to}","subject":"${subject}"`));
/** As many seconds ago as nobody is asked to remember. */
const makeLoginOld = (at = oauth) => at.sql(`update sessions set created = now() - interval '10 minutes'`);
const changeTo = async (email: string, more: Record<string, string> = {}, of = browser) =>
  of.submit(formOf(await of.get('/users/profile')), { email, ...more });

describe('Another e-mail address', () => {
  it('is pending until it is verified, and both addresses get a mail', async () => {
    const answer = await changeTo('jane@new.example');
    expect(answer.location).toBe('/users');
    const { text } = await browser.follow(answer);
    expect(text).toContain('Your e-mail address is jane@example.com.<');
    expect(text).toContain('It is replaced by jane@new.example once that address is verified.');
    await mailed('jane@example.com', 'Your e-mail address is about to be changed');
    await mailed('jane@new.example', 'Verify your e-mail address');
    const link = /verify-email\?token=([\w-]+)/g;
    await until('the link', () => link.test(log()));
    const token = [...log().matchAll(/verify-email\?token=([\w-]+)/g)].at(-1)?.[1] ?? '';
    await browser.submit(formOf(await browser.get(`/users/verify-email?token=${token}`)), {});
    expect(account.members.email).toBe('jane@new.example');
    await mailed('jane@example.com', 'Your e-mail address was changed');
  });

  it('needs the current password when the login is older than five minutes', async () => {
    await makeLoginOld();
    for (const old_password of ['', 'a guess']) {
      const denied = await changeTo('jane@late.example', { old_password });
      expect([denied.status, denied.text]).toEqual([
        400,
        expect.stringContaining('<a href="#old_password">Enter your current password'),
      ]);
    }
    expect((await changeTo('jane@example.com', { first_name: 'J' })).location).toBe('/users');
    const old_password = account.passwords.get('jane') ?? '';
    expect((await changeTo('jane@late.example', { old_password })).location).toBe('/users');
    expect(account.members.pending).toBe('jane@late.example');
  });

  it('that another user has verified gets the same response; its owner gets a notice', async () => {
    const answer = await changeTo(takenEmail);
    expect((await browser.follow(answer)).text).toContain(`It is replaced by ${takenEmail} once`);
    await mailed(takenEmail, 'Your e-mail address was entered again');
  });

  it('cannot be used to guess the password', () =>
    withOwnOauth(async (own) => {
      const jane = new Jane(own);
      await jane.logIn('/users');
      await makeLoginOld(own);
      const guess = (at: number) => changeTo(`${at}@x.example`, { old_password: 'a guess' }, jane.browser);
      let tries = 0;
      while (tries < 20 && (await guess(tries)).status === 400) tries += 1;
      expect(tries).toBeLessThanOrEqual(10);
    }));
});

describe('A link that undoes a change of the address', () => {
  const open = () => browser.get('/users/undo-email-change?token=undo-link');

  it('requires a new password, shows why one is rejected, and ends every session', async () => {
    const page = await open();
    expect(page.text).toContain('At least 12 characters. Longer is better');
    const form = formOf(page);
    const short = await browser.submit(form, { password: 'short' });
    expect([short.status, short.text]).toEqual([
      400,
      expect.stringContaining('The password should have at least 8 characters.'),
    ]);
    const done = await browser.submit(formOf(short), { password: 'nine silent gateways' });
    expect([done.status, headingOf(done)]).toEqual([200, 'Your e-mail address is restored']);
    expect((await browser.get('/users')).status).toBe(303);
    await mailed('jane@example.com', 'Your password was changed');
  });

  it('changes nothing without the form, without its token, or when it is invalid', async () => {
    await open();
    const bad = formOf(await browser.get('/users/undo-email-change?token=none'));
    expect(headingOf(await browser.submit(bad, { password: 'nine silent routers' }))).toBe(
      'This link does not work any more',
    );
    const action = '/users/undo-email-change';
    const foreign = { form_token: 'x', token: 'undo-link', password: 'nine silent routers' };
    expect((await browser.submit({ action, fields: {} }, foreign)).status).toBe(403);
    expect(account.passwords.get('jane')).not.toBe('nine silent routers');
  });
});
