import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type Browser, headingOf } from '@fieldpost/testing';
import { OauthUnderTest } from '../support/oauth-under-test.js';
import { formTo, hasForm, toLogin, toStep, valid } from '../support/passkey-forms.js';
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

describe('The response of a browser', () => {
  /** Responses with an RSA key, and requests of clients, are longer than passwords. */
  const long = 'x'.repeat(4_000);
  const path = authorizePath({ state: long });

  it('is sent to account, and the page to return to is kept, however long both are', async () => {
    const page = await browser.follow(await browser.get(path));
    const unknown = await browser.submit(formTo(page, toLogin), { credential: long });
    expect([unknown.status, secondFactors.passkeyChecks.at(-1)?.credential]).toEqual([401, long]);
    expect((await browser.submit(formTo(unknown, toLogin), valid)).location).toBe(path);
  });

  it('may come with a step that was sealed with a long page to return to', async () => {
    secondFactors.needs = 'code';
    secondFactors.passkeys = ['laptop'];
    const done = await browser.submit(formTo(await jane.logIn(path), toStep), valid);
    expect([done.status, done.location]).toEqual([303, path]);
  });

  it('creates a passkey in such a step', async () => {
    secondFactors.needs = 'enrolment';
    const action = '/users/login/passkey-enrolment';
    const page = await jane.logIn(path);
    const unknown = await browser.submit(formTo(page, action), { credential: long, name: 'laptop' });
    expect([unknown.status, hasForm(unknown, action)]).toEqual([400, true]);
    const filled = { credential: 'a new passkey', name: 'laptop' };
    expect(headingOf(await browser.submit(formTo(unknown, action), filled))).toBe('Your recovery codes');
  });

  it('is rejected when it is longer than any, by its name', async () => {
    const page = await browser.get('/users/login');
    const { status, text } = await browser.submit(formTo(page, toLogin), { credential: 'x'.repeat(16_385) });
    expect([status, text]).toEqual([
      400,
      expect.stringContaining('Credential not valid: should have at most 16384 characters'),
    ]);
  });
});
