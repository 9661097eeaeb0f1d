import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, formOf, headingOf, type Seen } from '@fieldpost/testing';
import { OauthUnderTest, withOwnOauth } from '../support/oauth-under-test.js';
import { formTo, hasForm, toLogin, toStep, valid } from '../support/passkey-forms.js';
import { authorizePath, Jane } from '../support/user-agent.js';

const oauth = new OauthUnderTest();
const { account } = oauth;
const { secondFactors } = account;
const relyingParty = { id: 'localhost', origin: 'http://localhost:3001', name: 'Fieldpost' };
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
/** What the page passes to the browser. */
const optionsIn = ({ text }: Seen, action: string) => {
  const [, options = ''] = new RegExp(`action="${action}"[^>]*data-options="([^"]*)"`).exec(text) ?? [];
  return JSON.parse(options.replaceAll('&quot;', '"')) as { challenge: string; rpId: string };
};
const sessionMethods = async () =>
  (await oauth.sql<{ methods: string[] }>('select methods from sessions order by created desc limit 1'))[0]
    ?.methods;

describe('A login with a passkey instead of a password', () => {
  const open = async (path = authorizePath()) => browser.follow(await browser.get(path));

  it('returns to the page that the visitor came from, with several factors in the session', async () => {
    const page = await open();
    const { challenge, ...options } = optionsIn(page, toLogin);
    expect(options).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    const done = await browser.submit(formTo(page, toLogin), valid);
    expect([done.status, done.location]).toEqual([303, authorizePath()]);
    expect(secondFactors.passkeyChecks.at(-1)).toMatchObject({
      ...{ user_id: '', relying_party: relyingParty, challenge, address: '127.0.0.1' },
    });
    expect(await isLoggedIn()).toBe(true);
    expect(await sessionMethods()).toEqual(['swk', 'user', 'mfa']);
  });

  it('that account does not accept shows the form again', async () => {
    const page = await open();
    const wrong = await browser.submit(formTo(page, toLogin), { credential: 'another' });
    expect([wrong.status, headingOf(wrong)]).toEqual([401, 'Log in']);
    expect(wrong.text).toContain('This passkey is not known here');
    expect(await isLoggedIn()).toBe(false);
    expect((await browser.submit(formTo(wrong, toLogin), valid)).location).toBe(authorizePath());
  });

  it('belongs to one browser, and to a login without a password', async () => {
    const stolen = formTo(await open(), toLogin).fields['challenge'] ?? '';
    secondFactors.needs = 'code';
    secondFactors.passkeys = ['laptop'];
    const other = new Jane(oauth);
    const login = formTo(await other.browser.follow(await other.browser.get('/users')), toLogin);
    const step = formTo(await other.logIn('/users'), toStep).fields['challenge'] ?? '';
    const before = secondFactors.passkeyChecks.length;
    for (const challenge of [stolen, step, 'forged', ''])
      expect((await other.browser.submit(login, { ...valid, challenge })).status).toBe(401);
    expect(secondFactors.passkeyChecks.length).toBe(before);
  });

  it('is rejected without the token of the visitor', async () => {
    const form = formTo(await open(), toLogin);
    expect((await browser.submit(form, { ...valid, form_token: 'x' })).status).toBe(403);
  });

  it('has a limit by address', () =>
    withOwnOauth(async (own) => {
      const visitor = new Jane(own).browser;
      const form = formTo(await visitor.get('/users/login'), toLogin);
      const attempt = async (credential: string) => (await visitor.submit(form, { credential })).status;
      // At once: the limit allows more while time passes.
      const statuses = await Promise.all(Array.from({ length: 150 }, (_, at) => attempt(`guess ${at}`)));
      expect([...new Set(statuses)].sort()).toEqual([401, 429]);
      expect(statuses.filter((status) => status === 401).length).toBeGreaterThanOrEqual(100);
    }));

  it('is a 503 while account is down, and works again with the same form', async () => {
    const form = formTo(await open(), toLogin);
    account.failsFor = 'CheckPasskey';
    expect((await browser.submit(form, valid)).status).toBe(503);
    account.failsFor = undefined;
    expect((await browser.submit(form, valid)).status).toBe(303);
  });

  it('is not offered where browsers have no passkeys', () =>
    withOwnOauth(
      async (own) => {
        const page = await new Jane(own).browser.get('/users/login');
        expect([hasForm(page, toLogin), page.text.includes('<script')]).toEqual([false, false]);
        expect(page.headers.get('content-security-policy')).not.toContain('script-src');
      },
      { OAUTH_PUBLIC_URL: 'http://fieldpost.example.org' },
    ));
});

describe('A page with a passkey', () => {
  it('has one script, from its own file, and other pages have none', async () => {
    const page = await browser.get('/users/login');
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'");
    expect(page.text.match(/<script[^>]*>/g)).toEqual(['<script src="/users/passkeys.js" defer>']);
    const script = await browser.get('/users/passkeys.js');
    expect(script.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
    expect(script.headers.get('x-content-type-options')).toBe('nosniff');
    const other = await browser.get('/users/forgot-password');
    expect(other.headers.get('content-security-policy')).not.toContain('script-src');
    expect(other.text).not.toContain('<script');
  });
});

describe('A passkey as second factor', () => {
  beforeEach(() => {
    secondFactors.needs = 'code';
    secondFactors.passkeys = ['laptop'];
  });

  it('is accepted instead of a code, for the user of the password', async () => {
    const page = await jane.logIn();
    expect(headingOf(page)).toBe('Enter your code');
    const { challenge } = optionsIn(page, toStep);
    expect(secondFactors.passkeyRequests.at(-1)).toMatchObject({ challenge, relying_party: relyingParty });
    const done = await browser.submit(formTo(page, toStep), valid);
    expect([done.status, done.location]).toEqual([303, authorizePath()]);
    expect(secondFactors.passkeyChecks.at(-1)?.user_id).toMatch(/^u_/);
    expect(await sessionMethods()).toEqual(['pwd', 'swk', 'user', 'mfa']);
  });

  it('that is wrong is no login, and the code page offers it again', async () => {
    const page = await jane.logIn();
    const wrong = await browser.submit(formTo(page, toStep), { credential: 'another' });
    expect([wrong.status, headingOf(wrong), hasForm(wrong, toStep)]).toEqual([401, 'Enter your code', true]);
    expect(await isLoggedIn()).toBe(false);
    const code = await browser.submit(formTo(wrong, '/users/login/code'), { code: '000000' });
    expect([code.status, hasForm(code, toStep)]).toEqual([401, true]);
  });

  it('is not offered to a user without one', async () => {
    secondFactors.passkeys = [];
    const page = await jane.logIn();
    expect([hasForm(page, toStep), page.text.includes('<script')]).toEqual([false, false]);
  });

  it('belongs to one browser', async () => {
    const { pending = '', challenge = '' } = formTo(await jane.logIn(), toStep).fields;
    const other = new Jane(oauth);
    const own = formTo(await other.logIn(), toStep);
    const before = secondFactors.passkeyChecks.length;
    expect((await other.browser.submit(own, { ...valid, pending })).status).toBe(400);
    expect((await other.browser.submit(own, { ...valid, challenge })).status).toBe(401);
    expect(secondFactors.passkeyChecks.length).toBe(before);
  });

  it('is enough for a change of second factors right after it', async () => {
    await browser.submit(formTo(await jane.logIn('/users/two-step'), toStep), valid);
    secondFactors.isFactorShown = false;
    const page = await browser.get('/users/two-step');
    const renewed = await browser.submit(formTo(page, '/users/two-step/recovery-codes'), {});
    expect(renewed.text).toContain('iiii-jjjj-kkkk-mmmm');
  });
});

describe('A login of a user who needs a second factor', () => {
  beforeEach(() => void (secondFactors.needs = 'enrolment'));
  const action = '/users/login/passkey-enrolment';

  it('adds a passkey instead of an authenticator app', async () => {
    const page = await jane.logIn('/users/profile');
    expect(page.text).toContain('Or create a passkey');
    const wrong = await browser.submit(formTo(page, action), { credential: 'another', name: 'laptop' });
    expect([wrong.status, hasForm(wrong, action)]).toEqual([400, true]);
    expect(await isLoggedIn()).toBe(false);
    const filled = { credential: 'a new passkey', name: 'laptop' };
    const done = await browser.submit(formTo(wrong, action), filled);
    expect(headingOf(done)).toBe('Your recovery codes');
    expect(done.text).toContain('href="/users/profile"');
    expect(secondFactors.passkeys).toEqual(['laptop']);
    expect(await sessionMethods()).toEqual(['pwd', 'hwk', 'user', 'mfa']);
  });
});

describe('The page of two-step login', () => {
  const action = '/users/two-step/passkeys/confirm';
  const start = async () => {
    const page = await jane.logIn('/users/two-step');
    return browser.submit(formTo(page, '/users/two-step/passkeys'), {});
  };

  it('adds, shows and removes a passkey', async () => {
    const page = await start();
    expect(headingOf(page)).toBe('Add a passkey');
    const unnamed = await browser.submit(formTo(page, action), { credential: 'a new passkey', name: '' });
    expect(unnamed.text).toContain('Name not valid: can not be empty');
    const filled = { credential: 'a new passkey', name: 'my laptop' };
    const codes = await browser.submit(formTo(unnamed, action), filled);
    expect(headingOf(codes)).toBe('Your recovery codes');
    const list = await browser.get('/users/two-step');
    expect(list.text).toMatch(/my laptop, added 2023-11-14, last used never/);
    await browser.submit(formTo(list, '/users/two-step/remove'), {});
    expect(secondFactors.passkeys).toEqual([]);
  });

  it('adds no passkey with the challenge of another browser, or without the token of the visitor', async () => {
    const other = new Jane(oauth);
    await other.logIn('/users/two-step');
    const { challenge = '' } = formTo(await start(), action).fields;
    const own = { action, fields: formOf(await other.browser.get('/users/two-step')).fields };
    const filled = { credential: 'a new passkey', name: 'x', challenge };
    expect((await other.browser.submit(own, filled)).status).toBe(400);
    expect((await other.browser.submit(own, { ...filled, form_token: 'x' })).status).toBe(403);
    expect(secondFactors.passkeys).toEqual([]);
  });
});
