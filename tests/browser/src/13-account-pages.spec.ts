import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { TOTP } from 'otpauth';
import type { Browser } from 'playwright-core';
import { isTooWide, takePicture, violationsOn } from './support/pages.js';
import { openBrowser, Visitor } from './support/visitor.js';

let browser: Browser;
let member: Visitor;
let nobody: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  [member, nobody] = [await Visitor.arrive(browser), await Visitor.arrive(browser)];
  await member.register('reader');
});
afterAll(() => browser.close());

/** Nothing wrong with the page that is shown, in any of the ways to look at it. */
async function looksRight({ page }: Visitor, name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [360, 1600]) {
      await page.setViewportSize({ width, height: 900 });
      expect(await violationsOn(page)).toEqual([]);
      expect(await isTooWide(page)).toBe(false);
      await takePicture(page, `${name}-${colorScheme}-${width}`);
    }
  }
}

/** axe-core runs in these pages although they allow no script of their own: it comes from outside of them. */
describe('A page of the account server has no violation that axe-core knows', () => {
  it.each([
    ['login', '/users/login', 'Log in'],
    ['register', '/users/register', 'Create an account'],
    ['forgot-password', '/users/forgot-password', /password/],
    ['reset-password', '/users/reset-password?token=none', /./],
    ['verify-email', '/users/verify-email?token=none', /./],
    ['undo-email-change', '/users/undo-email-change?token=none', /./],
    [
      'no-client',
      '/users/authorize?client_id=ttnctl&response_type=code&redirect_uri=https://elsewhere.example/',
      /./,
    ],
  ])('before login: %s', async (name, path, title) => {
    nobody.failedRequests.expect(400, 'GET', '/users/authorize');
    await nobody.open(path);
    await nobody.page.getByRole('heading', { level: 1, name: title }).waitFor();
    await looksRight(nobody, name);
  });

  it('when what was entered is wrong', async () => {
    nobody.failedRequests.expect(401, 'POST', '/users/login');
    await nobody.open('/users/login');
    await nobody.logIn({ username: 'nobody-at-all', email: '', password: 'not the password' });
    await nobody.page.getByRole('link', { name: 'The user name or the password is wrong.' }).waitFor();
    await looksRight(nobody, 'login-rejected');
  });

  it('when several fields of a registration are wrong: the summary leads to each, and only the password is emptied', async () => {
    const { page } = nobody;
    nobody.failedRequests.expect(400, 'POST', '/users/register');
    await nobody.open('/users/register');
    await page.getByLabel('User name').fill('NO');
    await page.getByLabel('E-mail address').fill('nobody@example.com');
    await page.getByLabel('Password').fill('short');
    await page.getByRole('button', { name: 'Create account' }).click();
    await page.getByRole('alert').getByRole('link', { name: 'The user name is not valid.' }).click();
    expect(await page.locator(':focus').getAttribute('id')).toBe('username');
    const invalid = page.locator('input[aria-invalid]');
    const ids = await invalid.evaluateAll((inputs) => inputs.map(({ id }) => id));
    expect(ids).toEqual(['username', 'password']);
    const values = ['User name', 'E-mail address', 'Password'].map((name) =>
      page.getByLabel(name).inputValue(),
    );
    expect(await Promise.all(values)).toEqual(['NO', 'nobody@example.com', '']);
    await looksRight(nobody, 'register-rejected');
  });

  it.each(['profile', 'password', 'sessions', 'clients', 'two-step'])('for a member: %s', async (name) => {
    await member.open(`/users/${name}`);
    await member.page.getByRole('heading', { level: 1 }).waitFor();
    expect(new URL(member.page.url()).pathname).toBe(`/users/${name}`);
    expect(await member.page.getByRole('banner').getByRole('link').innerText()).toBe('Back to the console');
    await looksRight(member, `member-${name}`);
  });

  it('on the consent page of a client', async () => {
    await member.open('/users/authorize?client_id=ttnctl&response_type=code');
    await member.page.getByRole('button', { name: 'Allow' }).waitFor();
    await looksRight(member, 'consent');
    expect(member.complaints).toEqual([]);
  });
});

describe('A user who turns two-step login on', () => {
  it('scans a picture, keeps the recovery codes, makes an app password, and logs in with a code from then on', async () => {
    const visitor = await Visitor.arrive(browser);
    const { page } = visitor;
    const user = await visitor.register('careful');
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    await visitor.open('/users/two-step');
    await press('Add an authenticator app');
    await page.getByRole('img', { name: 'QR code' }).waitFor();
    await looksRight(visitor, 'two-step-new-app');
    const secret = (await page.getAttribute('[name=secret]', 'value')) ?? '';
    const codeIn = (steps: number) =>
      new TOTP({ secret }).generate({ timestamp: Date.now() + steps * 30_000 });
    await page.getByLabel('Code that the app shows').fill(codeIn(-1));
    await press('Confirm');
    await page.getByRole('heading', { name: 'Your recovery codes' }).waitFor();
    expect(await page.getByRole('listitem').count()).toBe(10);
    await looksRight(visitor, 'two-step-recovery-codes');
    await page.getByRole('link', { name: 'Continue' }).click();
    await page.getByLabel('Name of the program').fill('ttnctl');
    await press('Make an app password');
    await page.getByText(/^fpapp-/).waitFor();
    await visitor.open('/users/two-step');
    await page.getByText(/^ttnctl, added/).waitFor();
    await looksRight(visitor, 'two-step-on');
    await visitor.open('/users');
    await press('Log out');
    await visitor.open('/users/login?next=/users');
    await visitor.logIn(user);
    await page.getByRole('heading', { name: 'Enter your code' }).waitFor();
    await looksRight(visitor, 'two-step-code');
    await page.getByLabel('Code', { exact: true }).fill(codeIn(0));
    await press('Log in');
    await page.getByRole('heading', { name: 'Your account' }).waitFor();
    expect(visitor.complaints).toEqual([]);
  });
});
