import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { isTooWide, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { type Member, openBrowser, Visitor } from './support/visitor.js';

const suffix = randomBytes(4).toString('hex');
const id = `team-${suffix}`;
const app = `shared-${suffix}`;

let browser: Browser;
let owner: Visitor;
let developer: Visitor;
let person: Member;
beforeAll(async () => {
  browser = await openBrowser();
  [owner, developer] = [await Visitor.arrive(browser), await Visitor.arrive(browser)];
  await owner.register('owner');
  person = await developer.register('developer');
});
afterAll(() => browser.close());

const { button, link, field, says, save, confirm } = partsOf(() => owner);
const theirs = partsOf(() => developer);
const right = (name: string) => owner.page.getByRole('checkbox', { name, exact: true });
const row = (name: string) => owner.page.getByRole('rowheader', { name }).waitFor();

/** The page as it is, on a wide and on a narrow screen. */
async function looksRight(): Promise<void> {
  for (const width of [1280, 360]) {
    await owner.page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(owner.page)).toEqual([]);
    expect(await isTooWide(owner.page)).toBe(false);
  }
  await owner.page.setViewportSize({ width: 1280, height: 900 });
}

describe('The owner of an organization', () => {
  it('creates it, and sees what is wrong with the id at its field', async () => {
    await owner.openConsole('/console/organizations');
    await link('Create an organization').first().click();
    await owner.sees('Create an organization');
    await field('Id').fill('Not an id');
    await field('Name').fill('Team of the field');
    await button('Create an organization').click();
    expect(await field('Id').getAttribute('aria-invalid')).toBe('true');
    await field('Id').fill(id);
    await looksRight();
    await button('Create an organization').click();
    await owner.sees('Team of the field');
    await looksRight();
  });

  it('adds a member with a role, and changes it to an own set of rights', async () => {
    await link('Add a member').click();
    await field('User name').fill(person.username);
    await owner.page.getByRole('combobox', { name: 'Role' }).selectOption('viewer');
    await button('Add a member').click();
    await row(person.username);
    await button(`Remove ${person.username}`).waitFor();
    await link(`Change the role of ${person.username}`).click();
    await owner.page.getByRole('combobox', { name: 'Role' }).selectOption('own');
    // The rights of the former role are the first choice.
    expect(await right('Read uplinks').isChecked()).toBe(true);
    await right('Devices').check();
    for (const name of ['status', 'location', 'owner']) await right(`Gateway ${name}`).uncheck();
    await looksRight();
    await button('Save').click();
    await owner.page.getByRole('cell', { name: 'Read uplinks, Devices' }).waitFor();
  });

  it('adds the organization as a collaborator of an application, and sees that it is shared', async () => {
    await owner.openConsole('/console/applications/-new');
    await field('Id').fill(app);
    await field('Name').fill('Shared stations');
    await button('Create an application').click();
    await owner.sees('Shared stations');
    await owner.openConsole(`/console/applications/${app}/collaborators`);
    await link('Add an organization').click();
    await owner.page.locator('a[aria-current=page]', { hasText: 'Collaborators' }).first().waitFor();
    await says('New organization');
    await owner.page.getByLabel('Organization').selectOption(id);
    await right('Devices').check();
    await looksRight();
    await button('Add an organization').click();
    await row(`Team of the field (${id})`);
    await row(person.username);
    await looksRight();
    await link(`Change the rights of ${id}`).click();
    await right('Application settings').check();
    await button('Save').click();
    await owner.page.getByRole('cell', { name: 'settings, devices' }).first().waitFor();
    await owner.openConsole(`/console/organizations/${id}/shared`);
    await link(app).waitFor();
    await looksRight();
  });

  it('cannot leave, as the last owner', async () => {
    await owner.openConsole(`/console/organizations/${id}`);
    await owner.page.getByText('The only owner cannot leave.').waitFor();
    expect(await button('Leave').count()).toBe(0);
  });
});

describe('A member', () => {
  it('works on the shared application, without changing members', async () => {
    await developer.openConsole('/console/applications');
    await theirs.link(app).click();
    await developer.sees('Shared stations');
    await developer.openConsole('/console/organizations');
    await theirs.link(id).click();
    await theirs.says('To change members, you need the right “Members” (organization:members).');
    expect(await theirs.link('Add a member').count()).toBe(0);
    expect(await developer.page.content()).not.toContain('owner@example.com');
  });

  it('leaves, and has lost the access', async () => {
    await theirs.button('Leave').click();
    await theirs.confirm('Leave');
    await developer.sees('Organizations');
    await theirs.says('No organization yet');
    developer.failedRequests.expect(403, 'GET', `/api/v2/organizations/${id}`);
    await developer.openConsole(`/console/organizations/${id}`);
    await developer.page
      .getByRole('heading', { level: 1, name: /^(Not found|You may not see this)$/ })
      .waitFor();
    await developer.openConsole('/console/applications');
    await theirs.says('You have no application yet');
    expect(developer.complaints).toEqual([]);
  });
});

describe('The owner', () => {
  it('ends the collaboration, and renames and deletes the organization', async () => {
    await owner.openConsole(`/console/organizations/${id}/shared`);
    await button(`End the collaboration on ${app}`).click();
    await confirm('End');
    await says('Nothing is shared yet');
    await link('Settings').click();
    await field('Name').fill('Another name');
    await save();
    await owner.page
      .getByRole('cell', { name: /organization/i })
      .first()
      .waitFor();
    await looksRight();
    await button('Delete this organization').click();
    await confirm('Delete');
    await owner.sees('Organizations');
    await says('No organization yet');
    expect(owner.complaints).toEqual([]);
  });
});

describe('A new application or gateway', () => {
  it('is created for an organization', async () => {
    const [team, own, gateway] = [`owning-${suffix}`, `own-${suffix}`, `gateway-${suffix}`];
    await owner.openConsole('/console/organizations/-new');
    await field('Id').fill(team);
    await field('Name').fill('Owning team');
    await button('Create an organization').click();
    await owner.sees('Owning team');
    await owner.openConsole('/console/applications/-new');
    await field('Id').fill(own);
    await field('Name').fill('Own');
    await owner.page.getByLabel('Owner').selectOption(team);
    await looksRight();
    await button('Create an application').click();
    await owner.sees('Own');
    await owner.openConsole('/console/gateways/-new');
    await owner.page.getByRole('radio').nth(1).check();
    await owner.page.getByRole('textbox', { name: 'Id', exact: true }).fill(gateway);
    await owner.page.getByLabel('Frequency plan').selectOption({ index: 1 });
    await owner.page.getByLabel('Owner').selectOption(team);
    await button('Register a gateway').click();
    await owner.page.waitForURL(`**/console/gateways/${gateway}`);
    await owner.openConsole(`/console/organizations/${team}/shared`);
    await row(own);
    await row(gateway);
  });
});
