import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { cutOffTables, isTooWide, takePicture, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { administrator, openBrowser, Visitor } from './support/visitor.js';

const id = `field-${randomBytes(4).toString('hex')}`;
const below = (path: string) => `/console/applications/${id}${path}`;

/** Every page of the console: its name, its address, and the heading by which it is known to be there. */
const pages = [
  ['overview', '/', /^Welcome/],
  ['applications', '/console/applications', 'Applications'],
  ['new-application', '/console/applications/-new', 'Create an application'],
  ['application', below(''), 'Field stations'],
  ['settings', below('/settings'), 'Settings'],
  ['payload-functions', below('/payload-functions'), 'Payload functions'],
  ['connect', below('/connect'), 'Connect'],
  ['devices', below('/devices'), 'Devices'],
  ['new-device', below('/devices/-new'), 'Add a device'],
  ['import-devices', below('/devices/-import'), 'Import devices'],
  ['export-devices', below('/devices/-export'), 'Export devices'],
  ['register-on-join', below('/devices/-register-on-join'), 'Register on join'],
  ['device', below('/devices/roof'), 'Sensor on the roof'],
  ['downlinks', below('/devices/roof/downlinks'), 'Downlinks'],
  ['device-data', below('/devices/roof/data'), 'Live data'],
  ['simulation', below('/devices/roof/simulate'), 'Simulate uplinks'],
  ['stored-messages', below('/devices/roof/messages'), 'Stored messages'],
  ['device-settings', below('/devices/roof/settings'), 'Settings of roof'],
  ['access-keys', below('/access-keys'), 'Access keys'],
  ['new-access-key', below('/access-keys/-new'), 'Create an access key'],
  ['collaborators', below('/collaborators'), 'Collaborators'],
  ['new-collaborator', below('/collaborators/-new'), 'Add a collaborator'],
  ['collaborator', below('/collaborators/root'), 'Rights of root'],
  ['new-organization-share', below('/organizations/-new'), 'Add an organization'],
  ['gateways', '/console/gateways', 'Gateways'],
  ['new-gateway', '/console/gateways/-new', 'Register a gateway'],
  ['components', '/console/components', 'Network components'],
  ['new-component', '/console/components/-new', 'Register a component'],
  ['component', `/console/components/routers/${id}`, id],
  ['component-collaborators', `/console/components/routers/${id}/collaborators`, 'Collaborators'],
  ['component-history', `/console/components/routers/${id}/history`, 'History'],
  ['organizations', '/console/organizations', 'Organizations'],
  ['new-organization', '/console/organizations/-new', 'Create an organization'],
  ['organization', `/console/organizations/${id}`, 'Field stations'],
  ['new-member', `/console/organizations/${id}/members/-new`, 'Add a member'],
  ['organization-shared', `/console/organizations/${id}/shared`, 'Shared with the organization'],
  ['organization-settings', `/console/organizations/${id}/settings`, 'Settings'],
  ['clients', '/console/clients', 'OAuth clients'],
  ['new-client', '/console/clients/-new', 'Register an OAuth client'],
  ['client', '/console/clients/console', 'console'],
  ['client-rights', '/console/clients/console/rights', 'Give rights to console'],
  ['profile', '/console/account', 'Profile'],
  ['authorized-clients', '/console/account/clients', 'Authorized clients'],
  ['own-usage', '/console/account/usage', 'Usage'],
  ['activity', '/console/account/activity', 'Activity'],
  ['users', '/console/administration', 'Users'],
  ['user', '/console/administration/users/root', 'root'],
  ['all-applications', '/console/administration/applications', 'Applications'],
  ['any-application', `/console/administration/applications/${id}`, id],
  ['all-gateways', '/console/administration/gateways', 'Gateways'],
  ['any-component', `/console/administration/components/${id}`, id],
  ['notices', '/console/administration/notices', 'Notices'],
  ['registration', '/console/administration/registration', 'Registration'],
  ['login-providers', '/console/administration/login-providers', 'Login providers'],
  ['new-login-provider', '/console/administration/login-providers/-new', 'Add a login provider'],
  ['all-organizations', '/console/administration/organizations', 'Organizations'],
  ['any-organization', `/console/administration/organizations/${id}`, id],
  ['all-components', '/console/administration/components', 'Components'],
  ['all-clients', '/console/administration/clients', 'OAuth clients'],
  ['any-client', '/console/administration/clients/console', 'console'],
  ['usage', '/console/administration/usage', 'Usage'],
  ['usage-by-application', '/console/administration/usage/applications', 'Usage by application'],
  ['audit-log', '/console/administration/audit', 'Audit log'],
  ['system', '/console/administration/system', 'System'],
  ['deleted', '/console/administration/deleted', 'Deleted'],
  ['api-explorer', '/console/api', 'API explorer'],
  ['api-operation', '/console/api/account.applications.create', 'Create an application'],
  ['guides', '/console/guides', 'Guides'],
  ['guide', '/console/guides/payloads', 'Decode and encode payloads'],
  ['no-page', '/console/nothing-here', 'Page not found'],
] as const;
/** Colours do not depend on the width, nor does what fits depend on the colours. */
const looks = [
  ['light', 1600],
  ['dark', 360],
] as const;
const widths = [1600, 1280, 768, 360] as const;

let browser: Browser;
let owner: Visitor;
let stranger: Visitor;
let nobody: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  stranger = await Visitor.arrive(browser);
  nobody = await Visitor.arrive(browser);
  await owner.logInAs(administrator);
  // The pages of others; what a page asks for may fail while the next one is opened.
  stranger.failedRequests.expectInFile(400, 'POST', '/users/restrict-token');
  stranger.failedRequests.expectInFile(403, 'GET', `/api/v2/organizations/${id}`);
  stranger.failedRequests.expectInFile(403, 'GET', '/api/v2/clients/console');
  await stranger.register('stranger');
  await stranger.openConsole('/');
  await owner.openConsole('/console/applications/-new');
  await owner.page.getByRole('textbox', { name: 'Id' }).fill(id);
  await owner.page.getByRole('textbox', { name: 'Name' }).fill('Field stations');
  await owner.page.getByRole('button', { name: 'Create an application' }).click();
  await owner.sees('Field stations');
  await owner.openConsole(below('/access-keys/-new'));
  await owner.page.getByRole('textbox', { name: 'Name' }).fill('weather map');
  await owner.page.getByRole('button', { name: 'Create an access key' }).click();
  await owner.sees('Your new access key');
  await owner.openConsole('/console/components/-new');
  await owner.page.getByRole('textbox', { name: 'Id' }).fill(id);
  await owner.page.getByLabel('Type').selectOption('router');
  await owner.page.getByRole('button', { name: 'Register a component' }).click();
  await owner.sees(id);
  await owner.openConsole('/console/organizations/-new');
  await owner.page.getByRole('textbox', { name: 'Id' }).fill(id);
  await owner.page.getByRole('textbox', { name: 'Name' }).fill('Field stations');
  await owner.page.getByRole('button', { name: 'Create an organization' }).click();
  await owner.sees('Field stations');
  await addDevice();
});
afterAll(() => browser.close());

async function addDevice(): Promise<void> {
  const { button } = partsOf(() => owner);
  await owner.openConsole(below('/devices'));
  await owner.page.getByRole('link', { name: 'Add a device' }).click();
  await owner.page.getByRole('textbox', { name: 'Device id' }).fill('roof');
  await owner.page.getByRole('textbox', { name: 'Description' }).fill('Sensor on the roof');
  for (const made of ['DevEUI', 'AppKey']) await button(`Generate the ${made}`).click();
  await button('Add a device').click();
  await owner.sees('Sensor on the roof');
}

const heading = (who: Visitor, name: string | RegExp) =>
  who.page.getByRole('heading', { level: 1, name, ...(typeof name === 'string' && { exact: true }) });

/** Follows a link to a page, and waits until it has what it shows. */
async function visit(who: Visitor, path: string, title: string | RegExp): Promise<void> {
  await who.follow(path);
  await heading(who, title).waitFor();
  await who.page.getByText('Loading …').first().waitFor({ state: 'hidden' });
}

/** Nothing wrong with what is shown, in any of the ways to look at it. */
async function looksRight(name: string): Promise<void> {
  for (const [colorScheme, width] of looks) {
    await owner.page.emulateMedia({ colorScheme });
    await owner.page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(owner.page)).toEqual([]);
    await takePicture(owner.page, `${name}-${colorScheme}-${width}`);
  }
  for (const width of widths) {
    await owner.page.setViewportSize({ width, height: 900 });
    expect(await isTooWide(owner.page)).toBe(false);
    expect(await cutOffTables(owner.page)).toEqual([]);
  }
}

it('The overview has the recent activity in a few lines on a phone', async () => {
  await visit(owner, '/', /^Welcome/);
  await owner.page.setViewportSize({ width: 360, height: 900 });
  const activity = owner.page.getByRole('region', { name: 'Recent activity' });
  expect(await activity.locator('tbody tr').count()).toBe(5);
  expect((await activity.boundingBox())?.height).toBeLessThan(1000);
});

describe.each(pages)('The page %s', (name, path, title) => {
  it('has no violation that axe-core knows, light or dark, and fits from 360 to 1,600 px', async () => {
    await visit(owner, path, title);
    await looksRight(name);
  });

  it('shows a user without rights what to do, and nothing else', async () => {
    const isOfOwner = path.includes(id) && !path.startsWith('/console/administration');
    await visit(stranger, path, isOfOwner ? /^(Not found|You may not see this)$/ : /./);
    expect(await stranger.page.content()).not.toContain('Field stations');
  });

  it('leads to the login page without a session', async () => {
    await nobody.open(path);
    await (name === 'no-page'
      ? heading(nobody, title).waitFor()
      : nobody.page.waitForURL('**/users/login?next=**'));
  });
});

describe('What opens above a page', () => {
  it.each([
    ['application', below('/settings'), 'Settings', 'Delete this application'],
    ['device', below('/devices/roof/settings'), 'Settings of roof', 'Delete this device'],
    ['access key', below('/access-keys'), 'Access keys', 'Delete the access key weather map'],
    ['password of a user', '/console/administration/users/root', 'root', 'Mail a link for a new password'],
  ])('is as good as the page: the question about the %s', async (name, path, title, action) => {
    await visit(owner, path, title);
    await owner.page.getByRole('button', { name: action }).click();
    // It is named by its title, when that is there.
    await owner.page.getByRole('dialog', { name: /\w/ }).waitFor();
    await looksRight(`question-${name}`);
    await owner.page.keyboard.press('Escape');
    await owner.page.getByRole('dialog').waitFor({ state: 'detached' });
  });
});

describe('The console', () => {
  it('is used by keyboard: the first key leads past the navigation', async () => {
    await owner.openConsole('/console/applications');
    await owner.sees('Applications');
    await owner.page.keyboard.press('Tab');
    expect(await owner.page.evaluate('document.activeElement.textContent')).toBe('Skip to the content');
    await owner.page.keyboard.press('Enter');
    expect(await owner.page.evaluate('document.activeElement.id')).toBe('content');
  });

  it('changes its colours by a button, and remembers them', async () => {
    await owner.page.emulateMedia({ colorScheme: 'light' });
    await owner.page.getByRole('button', { name: 'Use dark colours' }).click();
    await owner.openConsole('/');
    await owner.page.getByRole('button', { name: 'Use light colours' }).click();
  });

  it('loads nothing from other hosts, and does nothing that its policy rejects', () =>
    expect([owner, stranger, nobody].flatMap(({ complaints }) => complaints)).toEqual([]));
});
