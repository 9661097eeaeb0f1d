import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { violationsOn } from './support/pages.js';
import { administrator, type Member, openBrowser, Visitor } from './support/visitor.js';

let browser: Browser;
let root: Visitor;
let visitor: Visitor;
let member: Member;

beforeAll(async () => {
  browser = await openBrowser();
  [root, visitor] = [await Visitor.arrive(browser), await Visitor.arrive(browser)];
  member = await visitor.register('member');
  await root.logInAs(administrator);
});
afterAll(() => browser.close());

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const field = ({ page }: Visitor, name: string) => page.getByRole('textbox', { name });
const cell = ({ page }: Visitor, name: string | RegExp) => page.getByRole('cell', { name }).first();
const says = ({ page }: Visitor, text: string | RegExp) => page.getByText(text).first().waitFor();
const confirm = ({ page }: Visitor, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

describe('Somebody with an account', () => {
  it('changes name and address, and sees that the new address is not verified', async () => {
    visitor.failedRequests.expect(403, 'PATCH', '/api/v2/users/me');
    await visitor.openConsole('/console/account');
    await visitor.sees('Profile');
    await field(visitor, 'First name (optional)').fill('Mia');
    await field(visitor, 'E-mail address').fill('no address');
    await button(visitor, 'Save').click();
    await says(visitor, 'Enter an e-mail address');
    await field(visitor, 'E-mail address').fill(`new-${member.email}`);
    await button(visitor, 'Save').click();
    await says(visitor, 'Enter your current password.');
    await visitor.page.getByLabel('Current password').fill('not this password');
    await button(visitor, 'Save').click();
    await says(visitor, /the old password is wrong/);
    await visitor.page.getByLabel('Current password').fill(member.password);
    await button(visitor, 'Save').click();
    await says(visitor, 'Open the link that was mailed to the new address.');
    await says(visitor, 'This address is not verified yet');
  });

  it('is led to the account server for password and sessions', async () => {
    const security = visitor.page.getByRole('link', { name: 'See where you are logged in' });
    expect(await security.getAttribute('href')).toBe('/users/sessions');
  });

  it('sees which clients are authorized, and what happened to the account', async () => {
    await visitor.page.getByRole('link', { name: 'Authorized clients' }).click();
    await visitor.page.getByRole('rowheader', { name: /^console/ }).waitFor();
    await visitor.page.getByRole('link', { name: 'Activity' }).click();
    await cell(visitor, `User: ${member.username}`).first().waitFor();
    await visitor.page.getByLabel('Show', { exact: true }).selectOption('What happened to your account');
    await cell(visitor, 'Changed the profile').waitFor();
    await cell(visitor, 'Registered').waitFor();
    await visitor.page.waitForURL('**/console/account/activity?of=account');
  });

  it('registers a client, whose secret is shown once, and which waits for an administrator', async () => {
    await visitor.openConsole('/console/clients/-new');
    await field(visitor, 'Id').fill(`${member.username}-map`);
    await field(visitor, 'Redirect URIs').fill('https://map.example/callback');
    await button(visitor, 'Register an OAuth client').click();
    await visitor.sees('Your new client');
    await visitor.page.getByRole('link', { name: 'Go to the client' }).click();
    await says(visitor, 'It waits for approval by an administrator.');
    expect(await button(visitor, 'Approve').count()).toBe(0);
  });

  it('registers a component, which an administrator approves, creates a token for it, and adds a collaborator', async () => {
    const id = `${member.username}-router`;
    await visitor.openConsole('/console/components/-new');
    await field(visitor, 'Id').fill(id);
    await visitor.page.getByLabel('Type').selectOption('router');
    await button(visitor, 'Register a component').click();
    await visitor.sees(id);
    await says(visitor, 'An administrator has to approve the component first.');
    expect(await button(visitor, 'Create a token').count()).toBe(0);
    await root.openConsole('/console/administration/components?approval=pending');
    await button(root, `Approve ${id}`).click();
    await confirm(root, 'Approve');
    await says(root, `${id} is approved.`);
    await visitor.openConsole(`/console/components/routers/${id}`);
    await button(visitor, 'Create a token').click();
    await says(visitor, /^eyJ/);
    await visitor.page.getByRole('link', { name: 'Collaborators' }).click();
    await visitor.page.getByRole('link', { name: 'Add a collaborator' }).click();
    await field(visitor, 'User name').fill(administrator.username);
    await visitor.page.getByRole('checkbox', { name: 'Component settings' }).check();
    await button(visitor, 'Add a collaborator').click();
    await visitor.page.getByRole('rowheader', { name: administrator.username }).waitFor();
    await visitor.page.getByRole('link', { name: 'History' }).click();
    await cell(visitor, 'Created a token for a component').waitFor();
  });

  it('is not led to the administration, and sees nothing there', async () => {
    expect(await visitor.page.getByRole('link', { name: 'Administration' }).count()).toBe(0);
    await visitor.openConsole('/console/administration/audit');
    await visitor.sees('You are not an administrator');
    expect(visitor.complaints).toEqual([]);
  });
});

describe('An administrator', () => {
  it('sees clients that wait, and accepts one', async () => {
    await root.openConsole('/');
    await root.page.getByRole('link', { name: 'Review OAuth clients' }).click();
    await root.page.getByRole('searchbox').fill(member.username);
    await root.page.waitForURL('**/console/administration/clients?state=pending&search=**');
    await root.page.getByRole('list', { name: 'Pages of the administration' }).waitFor();
    await cell(root, member.username).waitFor();
    await root.page.getByRole('link', { name: `${member.username}-map` }).click();
    await root.page.waitForURL(`**/console/administration/clients/${member.username}-map`);
    await button(root, 'Approve').click();
    await says(root, 'All users can use it.');
    await cell(root, /Changed an OAuth client/).waitFor();
  });

  it('finds a user, and the search is in the address', async () => {
    const menu = root.page.getByRole('navigation', { name: 'Main' });
    await menu.getByRole('link', { name: 'Administration' }).click();
    await root.sees('Users');
    await root.page.getByRole('searchbox').fill(member.username);
    await root.page.waitForURL(`**/console/administration?search=${member.username}`);
    await root.page.getByRole('link', { name: member.username, exact: true }).click();
    await root.sees(member.username);
    await root.page.getByRole('rowheader', { name: `${member.username}-router` }).waitFor();
  });

  it('bans a user, who is out at once, and lets them in again', async () => {
    visitor.failedRequests.expect(401, 'GET', '/api/v2/applications');
    visitor.failedRequests.expect(400, 'POST', '/users/token');
    await button(root, 'Ban').click();
    await confirm(root, 'Ban');
    await says(root, 'banned');
    await visitor.page.getByRole('link', { name: 'Applications', exact: true }).click();
    await visitor.page.getByRole('dialog', { name: 'Please log in again' }).waitFor();
    await button(root, 'Unban').click();
    await confirm(root, 'Unban');
    await says(root, 'An ordinary user.');
  });

  it('cannot give up the role while no other user has it', async () => {
    root.failedRequests.expect(403, 'PATCH', `/api/v2/users/${administrator.username}`);
    await root.openConsole(`/console/administration/users/${administrator.username}`);
    await button(root, 'Withdraw administrator rights').click();
    await confirm(root, 'Withdraw administrator rights');
    await says(root, /root is the last administrator/);
    await button(root, 'Cancel').click();
  });

  it('searches the audit log, and the search is in the address', async () => {
    await root.page.getByRole('link', { name: 'Audit log' }).click();
    await root.sees('Audit log');
    await root.page.getByLabel('Kind').selectOption('users');
    await field(root, 'Id').fill(member.username);
    await field(root, 'Done by').fill(administrator.username);
    await button(root, 'Apply').click();
    await root.page.waitForURL(`**/audit?kind=users&id=${member.username}&user=root`);
    await says(root, '2 entries');
    await cell(root, 'Was banned').waitFor();
  });

  it('sees what was deleted, which is not to be removed before its tokens are dead', async () => {
    const id = `gone-${member.username}`;
    await root.openConsole('/console/applications/-new');
    await field(root, 'Id').fill(id);
    await field(root, 'Name').fill('Gone');
    await button(root, 'Create an application').click();
    await root.sees('Gone');
    await root.openConsole(`/console/applications/${id}/settings`);
    await button(root, 'Delete this application').click();
    await confirm(root, 'Delete');
    await root.sees('Applications');
    await root.openConsole('/console/administration/deleted');
    expect(await button(root, `Remove permanently: ${id}`).isDisabled()).toBe(true);
    expect(root.complaints).toEqual([]);
  });
});

describe('The administrator of organizations', () => {
  it('sees all of them, and sets and removes their limits', async () => {
    const id = `limited-${Date.now()}`;
    await root.openConsole('/console/organizations/-new');
    await field(root, 'Id').fill(id);
    await field(root, 'Name').fill('Limited');
    await button(root, 'Create an organization').click();
    await root.sees('Limited');
    await root.openConsole('/console/administration/organizations');
    await root.sees('Organizations');
    const line = root.page.getByRole('row').filter({ hasText: id });
    await line.getByText(administrator.username).waitFor();
    await line.getByText('default limits').waitFor();
    const change = async (applications: string) => {
      await button(root, `Change limits: ${id}`).click();
      const dialog = root.page.getByRole('dialog');
      await dialog.getByLabel('Applications').fill(applications);
      await dialog.getByRole('button', { name: 'Save' }).click();
    };
    await change('many');
    await says(root, 'Enter a whole number');
    await root.page.getByRole('dialog').getByLabel('Applications').fill('3');
    await confirm(root, 'Save');
    await line.getByText('Applications: 3').waitFor();
    expect(await violationsOn(root.page)).toEqual([]);
    await change('');
    await line.getByText('default limits').waitFor();
  });
});
