import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { Receiver } from './support/receiver.js';
import { takePicture, violationsOn } from './support/pages.js';
import { type Member, openBrowser, site, Visitor } from './support/visitor.js';

let browser: Browser;
let visitor: Visitor;
let member: Member;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await Visitor.arrive(browser);
  member = await visitor.register('signer');
});
afterAll(() => browser.close());

describe('Somebody who opens the console', () => {
  it('logs in at the account server, and returns to the requested page', async () => {
    const stranger = await Visitor.arrive(browser);
    await stranger.open('/console/applications?search=weather');
    await stranger.page.waitForURL('**/users/login**');
    await stranger.logIn(member);
    await stranger.sees('Applications');
    expect(stranger.page.url()).toBe(`${site}/console/applications?search=weather`);
    expect(stranger.complaints).toEqual([]);
    await stranger.leave();
  });

  it('reads the notice of the operator where users log in, register and have logged out, and nowhere else', async () => {
    const notice = 'For members of Acme only.';
    const stranger = await Visitor.arrive(browser);
    const shown = stranger.page.getByText(notice, { exact: true });
    await stranger.open('/users/register');
    await shown.waitFor();
    await stranger.open('/console/applications');
    await stranger.page.waitForURL('**/users/login**');
    await shown.waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await stranger.page.emulateMedia({ colorScheme });
      expect(await violationsOn(stranger.page)).toEqual([]);
      await takePicture(stranger.page, `login-notice-${colorScheme}`);
    }
    await stranger.logIn(member);
    await stranger.sees('Applications');
    expect(await shown.count()).toBe(0);
    await stranger.logOut();
    await shown.waitFor();
    await stranger.leave();
  });

  it('needs no second login while the browser is logged in', async () => {
    await visitor.openConsole('/');
    await visitor.open('/console/applications');
    await visitor.sees('Applications');
  });

  it('sees no user menu before it is known whether a user is signed in', async () => {
    let answer: () => void = () => undefined;
    const isAsked = new Promise<void>((asked) => {
      const held = new Promise<void>((resolve) => (answer = resolve));
      void visitor.page.route(
        '**/users/authorize?*',
        (route) => (asked(), held.then(() => route.continue())),
        {
          times: 1,
        },
      );
    });
    await visitor.open('/console/applications');
    await isAsked;
    await visitor.page.getByRole('banner').waitFor();
    expect(await visitor.userMenu.count()).toBe(0);
    answer();
    await visitor.userMenu.waitFor();
  });

  it('leaves no token behind in what the browser stores', async () => {
    const stored = await visitor.page.evaluate(
      'JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie])',
    );
    expect(stored).not.toMatch(/eyJ|token|refresh/i);
    expect(visitor.page.url()).not.toContain('code=');
  });

  it('sees an error when the account server rejects', async () => {
    const other = await Visitor.arrive(browser);
    const decliner = await other.register('decliner');
    // At this address of loopback, the console asks for consent, as any program there.
    await other.page.goto(`${site.replace('//localhost', '//127.0.0.1')}/`);
    await other.logIn(decliner);
    await other.page.getByRole('button', { name: 'Deny' }).click();
    await other.sees('You could not be logged in');
    await other.leave();
  });

  it('logs out with one choice in the user menu, and is shown so at the login page', async () => {
    await visitor.openConsole('/console/applications');
    await visitor.logOut();
    await visitor.sees('Log in');
    await visitor.page.getByRole('status').getByText('You are logged out.', { exact: true }).waitFor();
    expect(await violationsOn(visitor.page)).toEqual([]);
    await takePicture(visitor.page, 'logged-out');
    await visitor.page.goto(`${site}/console/applications`);
    await visitor.sees('Log in to the console');
    await visitor.open('/users/login?next=%2F&after=logout');
    await visitor.logIn(member);
    await visitor.sees(`Welcome, ${member.username}`);
    expect(visitor.complaints).toEqual([]);
  });

  it('logs out of all tabs of the browser', async () => {
    await visitor.openConsole('/console/applications');
    const tab = await visitor.anotherPage('/console/applications/-new');
    await tab.getByRole('button', { name: 'Create an application' }).waitFor();
    await visitor.logOut();
    await visitor.sees('Log in');
    await tab.getByRole('heading', { level: 1, name: 'You are logged out', exact: true }).waitFor();
    expect(await violationsOn(tab)).toEqual([]);
    await takePicture(tab, 'logged-out-elsewhere');
    await tab.getByRole('link', { name: 'Log in again' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Log in to the console', exact: true }).waitFor();
    await tab.close();
    await visitor.logIn(member);
    await visitor.sees(`Welcome, ${member.username}`);
    expect(visitor.complaints).toEqual([]);
  });

  it('is asked about unsaved changes before anything of a logout is sent', async () => {
    await visitor.openConsole('/console/applications/-new');
    const name = visitor.page.getByLabel('Name', { exact: false }).first();
    await name.fill('Not saved');
    await visitor.logOut();
    const question = visitor.page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Stay on the page' }).click();
    expect(await name.inputValue()).toBe('Not saved');
    await visitor.logOut();
    await question.getByRole('button', { name: 'Leave without saving' }).click();
    await visitor.page.getByText('You are logged out.', { exact: true }).waitFor();
    await visitor.logIn(member);
    await visitor.sees(`Welcome, ${member.username}`);
    expect(visitor.complaints).toEqual([]);
  });

  it('is asked before a page of another site logs the browser out', async () => {
    const receiver = await Receiver.start();
    const victim = await Visitor.arrive(browser);
    await victim.logInAs(member);
    await victim.page.goto(receiver.url);
    await victim.page.setContent(
      `<form method="post" action="${site}/users/end-session"><button name="client_id" value="console">Win</button></form>`,
    );
    await victim.page.getByRole('button', { name: 'Win' }).click();
    await victim.sees('Do you want to log out?');
    await victim.openConsole('/');
    await victim.leave();
    receiver.stop();
  });

  it('is asked nothing after withdrawing the access of the console, and may log out then', async () => {
    await visitor.openConsole('/console/account/clients');
    await visitor.page.getByRole('button', { name: /^Revoke access of .*console/i }).click();
    await visitor.page.getByRole('dialog').getByRole('button', { name: 'Revoke access' }).click();
    await visitor.sees('The console has no access any more');
    await takePicture(visitor.page, 'access-withdrawn');
    // The page does not know whose session it would end.
    await visitor.page.getByRole('button', { name: 'Log out' }).click();
    await visitor.sees('Do you want to log out?');
    await visitor.page.getByRole('button', { name: 'Log out' }).click();
    await visitor.page.getByText('You are logged out.', { exact: true }).waitFor();
    await visitor.logIn(member);
    await visitor.sees(`Welcome, ${member.username}`);
  });
});
