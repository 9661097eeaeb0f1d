import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { administrator, type Member, openBrowser, site, Visitor } from './support/visitor.js';

let browser: Browser;
let root: Visitor;
let member: Member;

beforeAll(async () => {
  browser = await openBrowser();
  root = await Visitor.arrive(browser);
  await root.logInAs(administrator);
});
afterAll(() => browser.close());

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });
const says = ({ page }: Visitor, text: string | RegExp) => page.getByText(text).first().waitFor();
const confirm = ({ page }: Visitor, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

async function choosePolicy(mode: string): Promise<void> {
  await root.openConsole('/console/administration/registration');
  await root.page.getByLabel('Registration', { exact: true }).selectOption(mode);
  await button(root, 'Save').click();
  await says(root, 'Saved.');
}

describe('An administrator', () => {
  it('has new users wait for approval, and approves one', async () => {
    await choosePolicy('approval');
    const visitor = await Visitor.arrive(browser);
    member = await visitor.register('waiting');
    await root.page.getByRole('link', { name: 'Show users who wait for approval' }).click();
    await root.page.waitForURL('**/console/administration?state=unapproved');
    await root.page.getByRole('link', { name: member.username, exact: true }).click();
    await says(root, 'waiting for approval');
    await button(root, 'Approve').click();
    await confirm(root, 'Approve');
    await says(root, 'An ordinary user.');
    await visitor.logInAs(member);
  });

  it('limits what a user may create, and sees what needs a recent login', async () => {
    await root.openConsole(`/console/administration/users/${member.username}`);
    await button(root, `Change limits: ${member.username}`).click();
    await root.page.getByRole('dialog').getByLabel('Applications').fill('3');
    await confirm(root, 'Save');
    await says(root, 'Applications: 3');
    await root.openConsole('/console/administration/registration');
    const stepUp = root.page.getByLabel('Actions that need a login within the last five minutes');
    expect(await stepUp.inputValue()).toBe('credentials');
  });

  it('rejects another one, whose name is free again', async () => {
    const visitor = await Visitor.arrive(browser);
    const rejected = await visitor.register('rejected');
    await root.openConsole(`/console/administration/users/${rejected.username}`);
    await button(root, 'Reject').click();
    await confirm(root, 'Reject');
    await says(root, `The registration of ${rejected.username} was rejected.`);
    await root.sees('Users');
    expect(await root.page.getByRole('link', { name: rejected.username }).count()).toBe(0);
  });

  it('invites a person by a link that is shown once, while registration needs an invitation', async () => {
    await choosePolicy('invitation');
    await button(root, 'Invite').click();
    const link = root.page.getByText(new RegExp(`^${site}/users/register`));
    const address = (await link.textContent()) ?? '';
    const visitor = await Visitor.arrive(browser);
    await visitor.page.goto(address);
    await visitor.page.fill('[name=username]', `invited-${member.username}`);
    await visitor.page.fill('[name=email]', `invited-${member.email}`);
    await visitor.page.fill('[name=password]', member.password);
    await button(visitor, 'Create account').click();
    await says(visitor, 'You are logged in');
    await visitor.page.getByRole('link', { name: 'Open the console' }).click();
    await visitor.sees(`Welcome, invited-${member.username}`);
  });

  it('withdraws an invitation, whose link stops working', async () => {
    await root.openConsole('/console/administration/registration');
    await root.page.getByRole('textbox', { name: 'E-mail address', exact: true }).fill('invited@example.com');
    await root.page.getByLabel('Mail the link to this address').uncheck();
    await button(root, 'Invite').click();
    const address = (await root.page.getByText(new RegExp(`^${site}/users/register`)).textContent()) ?? '';
    await button(root, 'Withdraw the invitation for invited@example.com').click();
    await confirm(root, 'Withdraw');
    await says(root, 'The invitation was withdrawn.');
    await says(root, 'No invitation is open.');
    const visitor = await Visitor.arrive(browser);
    visitor.failedRequests.expect(404, 'GET', '/users/register');
    await visitor.page.goto(address);
    await says(visitor, /invitation/i);
    expect(await visitor.page.locator('[name=password]').count()).toBe(0);
  });

  it('returns to the settings of the server', async () => {
    await button(root, 'Use the settings of the server').click();
    await says(root, 'The settings of the server apply again.');
    const mode = root.page.getByLabel('Registration', { exact: true });
    expect(await mode.inputValue()).toBe('open');
    expect(root.complaints).toEqual([]);
  });
});
