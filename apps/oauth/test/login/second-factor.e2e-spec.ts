import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { authorizePath, Jane } from '../support/user-agent.js';

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

const isLoggedIn = async () => (await browser.get('/users')).status === 200;
/** The forms of a page, by their action. */
const formTo = (page: Seen, action: string) => {
  const at = page.text.indexOf(`action="${action}"`);
  return formOf({ ...page, text: page.text.slice(page.text.lastIndexOf('<form', at)) });
};

/** Which boxes of the form for an app password are ticked. */
const onlyApps = { profile: '', apps: 'yes', components: '', gateways: '', clients: '' };

describe('A login of a user with a second factor', () => {
  beforeEach(() => void (secondFactors.needs = 'code'));

  it('asks for a code after the password, and is no login before', async () => {
    const page = await jane.logIn();
    expect([page.status, headingOf(page)]).toEqual([200, 'Enter your code']);
    expect(await isLoggedIn()).toBe(false);
    const wrong = await browser.submit(formOf(page), { code: '000000' });
    expect([wrong.status, headingOf(wrong)]).toEqual([401, 'Enter your code']);
    expect(wrong.text).toContain('The code is wrong or was used already.');
    expect(await isLoggedIn()).toBe(false);
    const done = await browser.submit(formOf(wrong), { code: '123456' });
    expect([done.status, done.location]).toEqual([303, authorizePath()]);
    expect(await isLoggedIn()).toBe(true);
  });

  it('accepts a recovery code once', async () => {
    const page = await jane.logIn('/users');
    expect((await browser.submit(formOf(page), { code: 'a recovery code' })).status).toBe(303);
    const other = new Jane(oauth);
    const again = await other.logIn('/users');
    expect((await other.browser.submit(formOf(again), { code: 'a recovery code' })).status).toBe(401);
  });

  it('is slowed down after too many wrong codes', async () => {
    const page = await jane.logIn();
    secondFactors.retryAfter = 30;
    const rejected = await browser.submit(formOf(page), { code: '123456' });
    expect([rejected.status, rejected.headers.get('retry-after')]).toEqual([429, '30']);
    expect(await isLoggedIn()).toBe(false);
  });

  it('belongs to one browser: the form of another one is worth nothing', async () => {
    const page = await jane.logIn();
    const { pending = '' } = formOf(page).fields;
    const other = new Jane(oauth);
    const own = formOf(await other.logIn());
    const stolen = { ...own, fields: { ...own.fields, pending } };
    const before = secondFactors.checks.length;
    const answer = await other.browser.submit(stolen, { code: '123456' });
    expect([answer.status, secondFactors.checks.length]).toEqual([400, before]);
    const forged = await browser.submit(formOf(page), { pending: 'forged', code: '123456' });
    expect(forged.status).toBe(400);
    expect(forged.text).toContain('The login took too long.');
  });

  it('is a 503 while account is down', async () => {
    const page = await jane.logIn();
    account.failsFor = 'CheckSecondFactor';
    expect((await browser.submit(formOf(page), { code: '123456' })).status).toBe(503);
    account.failsFor = undefined;
    expect((await browser.submit(formOf(page), { code: '123456' })).status).toBe(303);
  });
});

describe('A login of a user who needs a second factor', () => {
  beforeEach(() => void (secondFactors.needs = 'enrolment'));

  it('adds an authenticator app before anything else, and shows recovery codes', async () => {
    const page = await jane.logIn('/users/profile');
    expect(headingOf(page)).toBe('Set up two-step login');
    expect(page.text).toContain('<svg');
    expect(page.text).toContain('JBSWY3DPEHPK3PXP');
    expect(await isLoggedIn()).toBe(false);
    const wrong = await browser.submit(formOf(page), { name: 'phone', code: '000000' });
    expect([wrong.status, wrong.text.includes('<svg')]).toEqual([400, true]);
    const done = await browser.submit(formOf(wrong), { name: 'phone', code: '123456' });
    expect(headingOf(done)).toBe('Your recovery codes');
    expect(done.text).toContain('aaaa-bbbb-cccc-dddd');
    expect(done.text).toContain('href="/users/profile"');
    expect(await isLoggedIn()).toBe(true);
  });

  it('cannot be finished with the form of a user who has a factor', async () => {
    const page = await jane.logIn('/users');
    const form = formOf(page);
    const answer = await browser.submit({ ...form, action: '/users/login/code' }, { code: '123456' });
    expect(answer.status).toBe(400);
    expect(await isLoggedIn()).toBe(false);
  });
});

describe('The page of two-step login', () => {
  const open = async () => jane.logIn('/users/two-step');
  const reopen = () => browser.get('/users/two-step');

  it('adds and removes authenticator apps', async () => {
    const page = await open();
    expect(page.text).toContain('It is off.');
    const added = await browser.submit(formTo(page, '/users/two-step/apps'), {});
    expect(headingOf(added)).toBe('Add an authenticator app');
    const wrong = await browser.submit(formOf(added), { name: 'phone', code: '1' });
    expect([wrong.status, wrong.text.includes('Code not valid')]).toEqual([400, true]);
    const codes = await browser.submit(formOf(wrong), { name: 'phone', code: '123456' });
    expect(codes.text).toContain('eeee-ffff-gggg-hhhh');
    const list = await reopen();
    expect(list.text).toMatch(/phone, added 2023-11-14, last used never/);
    const renewed = await browser.submit(formTo(list, '/users/two-step/recovery-codes'), {});
    expect(renewed.text).toContain('iiii-jjjj-kkkk-mmmm');
    await browser.submit(formTo(list, '/users/two-step/remove'), {});
    expect((await reopen()).text).toContain('It is off.');
  });

  it('makes an app password, shows it once, and ends all sessions when it is removed', async () => {
    const page = await open();
    const form = formTo(page, '/users/two-step/app-passwords');
    expect((await browser.submit(form, { name: '' })).text).toContain('Name not valid: can not be empty');
    const made = await browser.submit(form, { name: 'ttnctl', ...onlyApps });
    expect(made.text).toContain('fpapp-of-ttnctl');
    expect(secondFactors.appPasswords).toEqual([{ name: 'ttnctl', scopes: ['apps'] }]);
    const list = await reopen();
    expect(list.text).not.toContain('fpapp-');
    const removed = await browser.submit(formTo(list, '/users/two-step/app-passwords/remove'), {});
    expect([removed.status, removed.location]).toEqual([303, '/users/two-step']);
    expect(await isLoggedIn()).toBe(true);
    expect(secondFactors.appPasswords).toEqual([]);
  });

  it('ends every session with the first factor, and renews that of this browser', async () => {
    const other = new Jane(oauth);
    await other.logIn('/users');
    const added = await browser.submit(formTo(await open(), '/users/two-step/apps'), {});
    await browser.submit(formOf(added), { name: 'phone', code: '123456' });
    expect((await other.browser.get('/users')).status).toBe(303);
    expect(await isLoggedIn()).toBe(true);
    const [own] = await oauth.sql<{ methods: string[] }>(
      'select methods from sessions order by used desc limit 1',
    );
    expect(own?.methods).toEqual(['pwd', 'otp', 'mfa']);
  });

  it('says to log in with the second factor after a login without it', async () => {
    secondFactors.names = ['phone'];
    secondFactors.isFactorShown = false;
    const page = await open();
    const answer = await browser.submit(formTo(page, '/users/two-step/recovery-codes'), {});
    expect(answer.status).toBe(403);
    expect(answer.text).toContain(
      '<a href="/users/login?prompt=login&amp;next=%2Fusers%2Ftwo-step">Log in again with your second factor to change this.</a>',
    );
  });

  it('is not made fresh by a session that replaces another one', async () => {
    const page = await open();
    await browser.submit(formTo(page, '/users/two-step/app-passwords'), { name: 'ttnctl', ...onlyApps });
    const ages = async () =>
      (
        await oauth.sql<{ age: number }>(
          `select distinct round(extract(epoch from now() - created) / 60)::float8 as age from sessions`,
        )
      ).map(({ age }) => age);
    await oauth.sql(`update sessions set created = now() - interval '4 minutes'`);
    await browser.submit(formTo(await reopen(), '/users/two-step/app-passwords/remove'), {});
    expect(await ages()).toEqual([4]);
    const form = formOf(await browser.get('/users/password'));
    const passwords = { old_password: account.passwords.get('jane') ?? '', password: 'seven silent routers' };
    expect(headingOf(await browser.submit(form, passwords))).toBe('Your password is changed');
    expect(await ages()).toEqual([4]);
  });

  it.each([
    '/users/two-step/confirm',
    '/users/two-step/remove',
    '/users/two-step/recovery-codes',
    '/users/two-step/app-passwords',
    '/users/two-step/app-passwords/remove',
  ])('changes nothing with an older login, and says to log in again: %s', async (action) => {
    const { fields } = formOf(await open());
    await oauth.sql(`update sessions set created = now() - interval '6 minutes'`);
    const answer = await browser.submit(
      { action, fields },
      { id: 'x', name: 'x', code: '123456', apps: 'yes' },
    );
    expect([answer.status, answer.text.includes('Log in again to change this.')]).toEqual([403, true]);
    expect([secondFactors.names, secondFactors.appPasswords]).toEqual([[], []]);
  });

  it.each(['apps', 'confirm', 'remove', 'recovery-codes', 'app-passwords', 'app-passwords/remove'])(
    'accepts no form without the token of the visitor: %s',
    async (path) => {
      await open();
      const form = { action: `/users/two-step/${path}`, fields: {} };
      expect((await browser.submit(form, { form_token: 'x' })).status).toBe(403);
    },
  );
});
