import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser, Page } from 'playwright-core';
import { takePicture, violationsOn } from '../support/pages.js';
import { type Member, openBrowser, site, Visitor } from '../support/visitor.js';

let browser: Browser;
let visitor: Visitor;
let member: Member;

beforeAll(async () => {
  browser = await openBrowser();
  visitor = await Visitor.arrive(browser);
  member = await visitor.register('signer');
});
afterAll(() => browser.close());

describe('A page with unsaved changes whose user logs out in another tab', () => {
  it('is hidden, and continues after the user has logged in there again', async () => {
    const tab = await changedTabAfterLogout('Kept through a logout');
    expect(await tab.title()).toBe('You are logged out');
    expect(await violationsOn(tab)).toEqual([]);
    await takePicture(tab, 'logged-out-with-changes');
    const opened = tab.waitForEvent('popup');
    await tab.getByRole('button', { name: 'Log in again' }).click();
    await visitor.logIn(member, await opened);
    expect(await nameIn(tab).inputValue()).toBe('Kept through a logout');
    await nameIn(tab).click();
    expect(await tab.title()).toMatch(/^Create an application/);
    await tab.getByLabel('Id', { exact: false }).first().fill(`tab-${member.username}`);
    await tab.getByRole('button', { name: 'Create an application' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Kept through a logout' }).waitFor();
    await tab.close();
  });

  it('may be left without them', async () => {
    const tab = await changedTabAfterLogout('Discarded');
    await tab.getByRole('button', { name: 'Discard changes' }).click();
    await tab.getByRole('heading', { level: 1, name: 'You are logged out', exact: true }).waitFor();
    expect(await tab.content()).not.toContain('Discarded');
    await tab.close();
    await visitor.logIn(member);
    await visitor.sees(`Welcome, ${member.username}`);
  });

  it('goes to no other user who logs in there', async () => {
    const someone = await Visitor.arrive(browser);
    const other = await someone.register('next');
    await someone.leave();
    const tab = await changedTabAfterLogout('Of the first user');
    const opened = tab.waitForEvent('popup');
    await tab.getByRole('button', { name: 'Log in again' }).click();
    await visitor.logIn(other, await opened);
    await tab.getByRole('heading', { level: 1, name: `Welcome, ${other.username}` }).waitFor();
    expect(await tab.content()).not.toContain(member.username);
    await tab.close();
    await visitor.openConsole('/');
    await visitor.logOut();
    await visitor.logIn(member);
    await visitor.sees(`Welcome, ${member.username}`);
    expect(visitor.complaints).toEqual([]);
  });
});

describe('A session that ends in the middle', () => {
  it('keeps what was entered, and continues after the user has signed in again', async () => {
    visitor.failedRequests.expect(401, 'POST', '/api/v2/applications');
    visitor.failedRequests.expect(400, 'POST', '/users/token');
    await visitor.openConsole('/console/applications/-new');
    const id = `kept-${member.username}`;
    await visitor.page.getByLabel('Id', { exact: false }).first().fill(id);
    await visitor.page.getByLabel('Name', { exact: false }).first().fill('Kept through a sign-in');
    const password = await changePasswordElsewhere();

    await visitor.page.getByRole('button', { name: 'Create an application' }).click();
    const dialog = visitor.page.getByRole('dialog', { name: 'Please log in again' });
    await dialog.waitFor();
    expect(await visitor.page.getByLabel('Name', { exact: false }).first().inputValue()).toBe(
      'Kept through a sign-in',
    );
    const opened = visitor.page.waitForEvent('popup');
    await dialog.getByRole('button', { name: 'Log in again' }).click();
    await visitor.logIn({ ...member, password }, await opened);
    await visitor.sees('Kept through a sign-in');
    expect(visitor.page.url()).toBe(`${site}/console/applications/${id}`);
    expect(visitor.complaints).toEqual([]);
    member = { ...member, password };
  });

  it('shows another user who logs in on the page nothing of the first one', async () => {
    const elsewhere = await Visitor.arrive(browser);
    const other = await elsewhere.register('other');
    await elsewhere.leave();
    const id = `kept-${member.username}`;
    visitor.failedRequests.expect(400, 'POST', '/users/token');
    await visitor.openConsole('/console/applications');
    await visitor.page.getByRole('link', { name: id }).click();
    await visitor.sees('Kept through a sign-in');
    await visitor.page.getByRole('link', { name: 'Settings', exact: true }).click();
    await visitor.page.getByRole('textbox', { name: 'Name' }).fill('A draft of the first user');
    await changePasswordElsewhere();
    visitor.failedRequests.expect(401, 'PATCH', '/api/v2/applications');
    visitor.failedRequests.expect(401, 'POST', '/users/restrict-token');

    await visitor.page.getByRole('button', { name: 'Save', exact: true }).click();
    const opened = visitor.page.waitForEvent('popup');
    await visitor.page.getByRole('button', { name: 'Log in again' }).click();
    await visitor.logIn(other, await opened);
    await visitor.sees(`Welcome, ${other.username}`);
    expect(visitor.page.url()).toBe(`${site}/`);
    expect(await visitor.page.content()).not.toMatch(new RegExp(`${member.username}|first user`));
    await visitor.follow('/console/applications');
    await visitor.sees('Applications');
    expect(await visitor.page.content()).not.toContain(member.username);
    expect(visitor.complaints).toEqual([]);
  });
});

const nameIn = (tab: Page) => tab.getByLabel('Name', { exact: false }).first();

/** A tab with this name in the form of a new application, hidden since its user has logged out in another one. */
async function changedTabAfterLogout(name: string): Promise<Page> {
  await visitor.openConsole('/console/applications');
  const tab = await visitor.anotherPage('/console/applications/-new');
  await nameIn(tab).fill(name);
  await visitor.logOut();
  await visitor.sees('Log in');
  await tab.getByRole('dialog', { name: 'You are logged out' }).waitFor();
  expect(await tab.locator('#root *:visible').count()).toBe(0);
  return tab;
}

/** From another browser: it ends every login but that one's. */
async function changePasswordElsewhere(): Promise<string> {
  const elsewhere = await Visitor.arrive(browser);
  const next = `${member.password}, and longer`;
  await elsewhere.open('/users/login?next=/users');
  await elsewhere.logIn(member);
  await elsewhere.page.waitForURL('**/users');
  await elsewhere.open('/users/password');
  await elsewhere.page.getByLabel('Old password').fill(member.password);
  await elsewhere.page.getByLabel('New password').fill(next);
  await elsewhere.page.getByRole('button', { name: 'Change password' }).click();
  await elsewhere.page.getByText('Your password is changed').first().waitFor();
  await elsewhere.leave();
  return next;
}
