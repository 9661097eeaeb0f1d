import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startSuite, type Suite } from '@fieldpost/testing';
import type { Browser, CDPSession, Page } from 'playwright-core';
import { isTooWide, takePicture, violationsOn } from './support/pages.js';
import { type Member, openBrowser, site, Visitor } from './support/visitor.js';

let browser: Browser;
beforeAll(async () => {
  browser = await openBrowser();
});
afterAll(() => browser.close());

/** Browsers have no passkeys at addresses. */
const numeric = site.replace('localhost', '127.0.0.1');

/** A visitor whose browser has an authenticator in software that verifies its user. */
class PasskeyVisitor {
  private constructor(
    private readonly visitor: Visitor,
    private readonly root: string,
    private readonly cdp: CDPSession,
    private readonly authenticatorId: string,
  ) {}

  get page(): Page {
    return this.visitor.page;
  }

  get failedRequests(): Visitor['failedRequests'] {
    return this.visitor.failedRequests;
  }

  static async arrive(root = site): Promise<PasskeyVisitor> {
    const visitor = await Visitor.arrive(browser);
    const cdp = await visitor.context.newCDPSession(visitor.page);
    await cdp.send('WebAuthn.enable');
    const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        ...{ protocol: 'ctap2', transport: 'internal', automaticPresenceSimulation: true },
        ...{ hasResidentKey: true, hasUserVerification: true, isUserVerified: true },
      },
    });
    return new PasskeyVisitor(visitor, root, cdp, authenticatorId);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(`${this.root}${path}`);
  }

  press(name: string): Promise<void> {
    return this.page.getByRole('button', { name, exact: true }).click();
  }

  /** Whether a button that asks for a passkey can be pressed again, before the user has put the finger on the sensor. */
  async canPressTwice(name: string): Promise<boolean> {
    await this.page.evaluate(`{
      const get = navigator.credentials.get.bind(navigator.credentials);
      navigator.credentials.get = (options) =>
        new Promise((resolve) => { window.touch = () => resolve(get(options)); });
    }`);
    await this.press(name);
    const can = await this.page.getByRole('button', { name, exact: true }).isEnabled();
    await this.page.evaluate('window.touch()');
    return can;
  }

  async sees(heading: string): Promise<void> {
    await this.page.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  }

  async register(name: string): Promise<Member> {
    const username = `${name}-${randomBytes(4).toString('hex')}`;
    const member = { username, email: `${username}@example.com`, password: 'a long enough one 9' };
    await this.open('/users/register');
    for (const [field, value] of Object.entries(member)) await this.page.fill(`[name=${field}]`, value);
    await this.press('Create account');
    await this.page.waitForURL('**/users/login**', { waitUntil: 'load' });
    return member;
  }

  async enterPassword({ username, password }: Member): Promise<void> {
    await this.page.getByLabel('User name or e-mail address').fill(username);
    await this.page.getByLabel('Password').fill(password);
    await this.press('Log in');
  }

  async logOut(): Promise<void> {
    await this.open('/users');
    await this.press('Log out');
    await this.open('/users/login?next=/users');
  }

  /** The user does not put the finger on the sensor. */
  async declines(work: () => Promise<void>): Promise<void> {
    const verified = (isUserVerified: boolean) =>
      this.cdp.send('WebAuthn.setUserVerified', { authenticatorId: this.authenticatorId, isUserVerified });
    await verified(false);
    await work();
    await verified(true);
  }

  /** Rejected scripts and styles; requests to the named site are no complaint. */
  get rejected(): readonly string[] {
    return this.visitor.complaints.filter((complaint) => !complaint.startsWith(this.root));
  }

  async looksRight(name: string): Promise<void> {
    for (const width of [360, 1280]) {
      await this.page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(this.page)).toEqual([]);
      expect(await isTooWide(this.page)).toBe(false);
      await takePicture(this.page, `${name}-${width}`);
    }
  }
}

describe('A user who opened the site by its address instead of its name', () => {
  it('is led to the name, where passkeys work', async () => {
    const visitor = await PasskeyVisitor.arrive(numeric);
    await visitor.register('numeric');
    await visitor.open('/users/two-step');
    await visitor.press('Add a passkey');
    await visitor.sees('Add a passkey');
    const there = visitor.page.getByRole('link', { name: site });
    await there.waitFor();
    expect(await visitor.page.getByRole('button', { name: 'Create a passkey' }).count()).toBe(0);
    await visitor.looksRight('passkey-other-host');
    expect(await there.getAttribute('href')).toBe(`${site}/users/two-step`);
  });
});

describe('A user with a passkey', () => {
  it('registers it, logs in with it, with and without a password, and removes it', async () => {
    const visitor = await PasskeyVisitor.arrive();
    const { page } = visitor;
    const user = await visitor.register('modern');
    await visitor.open('/users/two-step');
    await visitor.press('Add a passkey');
    await visitor.sees('Add a passkey');
    await visitor.looksRight('passkey-new');
    await page.getByLabel('Name of the passkey').fill('my laptop');
    await visitor.press('Create a passkey');
    await visitor.sees('Your recovery codes');
    expect(await page.getByRole('listitem').count()).toBe(10);
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByText(/^my laptop, added \d{4}-\d\d-\d\d, last used never$/).waitFor();
    await visitor.looksRight('passkey-list');

    await visitor.logOut();
    await visitor.looksRight('passkey-login');
    await visitor.declines(async () => {
      await visitor.press('Log in with a passkey');
      await page.getByText('The browser did not use a passkey. Try again.').waitFor();
    });
    expect(await visitor.canPressTwice('Log in with a passkey')).toBe(false);
    await visitor.sees('Your account');

    await visitor.logOut();
    await visitor.enterPassword(user);
    await visitor.sees('Enter your code');
    await visitor.looksRight('passkey-step');
    await visitor.press('Use your passkey');
    await visitor.sees('Your account');

    await visitor.open('/users/two-step');
    await page.getByText(/^my laptop, added/).waitFor();
    await visitor.press('Remove');
    await page.getByText('It is off.').waitFor();
    await visitor.logOut();
    visitor.failedRequests.expect(401, 'POST', '/users/login');
    await visitor.press('Log in with a passkey');
    await page.getByText(/^This passkey is not known here/).waitFor();
    expect(visitor.rejected).toEqual([]);
  });
});

describe('Where every user needs a second factor', () => {
  let suite: Suite;
  beforeAll(async () => {
    process.env['ACCOUNT_SECOND_FACTOR'] = 'all';
    suite = await startSuite();
    delete process.env['ACCOUNT_SECOND_FACTOR'];
  });
  afterAll(() => suite.stop());

  it('a user creates a passkey in the login instead of an authenticator app', async () => {
    const visitor = await PasskeyVisitor.arrive(suite.addresses.account);
    const user = await visitor.register('required');
    await visitor.open('/users/login?next=/users');
    await visitor.enterPassword(user);
    await visitor.sees('Set up two-step login');
    await visitor.looksRight('passkey-enrolment');
    await visitor.press('Create a passkey');
    await visitor.sees('Your recovery codes');
    await visitor.page.getByRole('link', { name: 'Continue' }).click();
    await visitor.sees('Your account');
    await visitor.logOut();
    await visitor.press('Log in with a passkey');
    await visitor.sees('Your account');
    expect(visitor.rejected).toEqual([]);
  });
});
