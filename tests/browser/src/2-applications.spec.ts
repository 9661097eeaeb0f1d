import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { partsOf } from './support/parts.js';
import { type Member, openBrowser, Visitor } from './support/visitor.js';

let browser: Browser;
let owner: Visitor;
let guest: Visitor;
let guestMember: Member;
const id = `weather-${randomBytes(4).toString('hex')}`;

beforeAll(async () => {
  browser = await openBrowser();
  [owner, guest] = [await Visitor.arrive(browser), await Visitor.arrive(browser)];
  await owner.register('owner');
  guestMember = await guest.register('guest');
});
afterAll(() => browser.close());

const { button, link, field } = partsOf(() => owner);
const right = (who: Visitor, name: string) => who.page.getByRole('checkbox', { name, exact: true });

describe('An application', () => {
  it('is suggested on the overview of a user without one', async () => {
    await owner.openConsole('/console');
    await owner.page.getByText('You have no application yet').first().waitFor();
    await link('Create an application').click();
    await owner.sees('Create an application');
  });

  it('is not made with an id that is none', async () => {
    await field('Id').fill('Not An Id');
    await field('Name').fill('Weather');
    await button('Create an application').click();
    await owner.page.getByText('Use 2 to 36 lower-case letters').waitFor();
  });

  it('is made with an EUI of the network', async () => {
    await field('Id').fill(id);
    await owner.page.getByLabel('Connect it to the handler').uncheck();
    await button('Create an application').click();
    await owner.sees('Weather');
    expect(await owner.page.getByText(/^[0-9A-F]{16}$/).count()).toBe(1);
  });

  it('has live data and integrations only after its registration at the handler', async () => {
    for (const page of ['data', 'integrations']) {
      await owner.openConsole(`/console/applications/${id}/${page}`);
      await owner.page.getByText('Not connected to a handler yet.').waitFor();
      await button('Register at the handler').waitFor();
    }
    await owner.openConsole(`/console/applications/${id}`);
  });

  it('is registered at the handler with one click', async () => {
    await button('Register at the handler').click();
    await owner.page.getByText('Registered at fieldpost-handler').waitFor();
  });

  it('is found in the list, whose search is in the address', async () => {
    await owner.page.getByRole('link', { name: 'Applications' }).first().click();
    await owner.sees('Applications');
    await owner.page.getByRole('searchbox').fill('nothing like it');
    await owner.page.getByText('No application matches').waitFor();
    await owner.page.getByRole('searchbox').fill('weather');
    await link(id).waitFor();
    expect(owner.page.url()).toContain('search=weather');
  });

  it('cannot be made twice, and the failure is shown at its field', async () => {
    owner.failedRequests.expect(409, 'POST', '/api/v2/applications');
    await owner.openConsole('/console/applications/-new');
    await field('Id').fill(id);
    await field('Name').fill('Another');
    await button('Create an application').click();
    await owner.page.getByText('already exists').waitFor();
    expect(await field('Id').getAttribute('aria-invalid')).toBe('true');
  });

  it('is given another name', async () => {
    await owner.openConsole(`/console/applications/${id}/settings`);
    await field('Name').fill('Weather stations');
    await button('Save').click();
    await owner.page.getByText('Saved.').waitFor();
  });

  it('gets EUIs, its own or assigned ones, and loses them', async () => {
    const eui = randomBytes(8).toString('hex').toUpperCase();
    await field('An EUI of your own').fill(eui.replace(/..(?=.)/g, '$&-'));
    await button('Add').click();
    await button(`Remove ${eui}`).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await owner.page.getByText(`${eui} was removed.`).waitFor();
    await button(`Remove ${eui}`).waitFor({ state: 'detached' });
    await button('Get an EUI from this site').click();
    await owner.page
      .getByRole('button', { name: /^Remove [0-9A-F]{16}$/ })
      .nth(1)
      .waitFor();
    await link('Overview').last().click();
    await owner.sees('Weather stations');
  });
});

/** In the future wherever the browser is, as a field for a day takes it. */
const dayAfterTomorrow = () => new Date(Date.now() + 2 * 86_400_000).toISOString().slice(0, 10);

describe('An access key', () => {
  it('is shown once, after its rights were chosen', async () => {
    await link('Access keys').click();
    await link('Create an access key').first().click();
    await field('Name').fill('weather map');
    await right(owner, 'Devices').check();
    await owner.page.getByLabel('Expires').fill('2099-12-31');
    await button('Create an access key').click();
    await owner.sees('Your new access key');
    await owner.page.getByText(/^fieldpost\.[\w-]+/).waitFor();
  });

  it('is listed without its secret', async () => {
    await link('Access keys').last().click();
    const row = owner.page.getByRole('row', { name: /weather map/ });
    await row.waitFor();
    expect(await row.innerText()).toMatch(/Read uplinks\s*Devices\s*Never\s*.*2099/);
    expect(await owner.page.content()).not.toMatch(/fieldpost\.[\w-]{20}/);
  });

  it('is deleted after a question', async () => {
    await button('Delete the access key weather map').click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await owner.page.getByText('No access key yet').waitFor();
  });

  it('is called to attention when it ends soon', async () => {
    await owner.openConsole(`/console/applications/${id}/access-keys/-new`);
    await field('Name').fill('short');
    await owner.page.getByLabel('Expires').fill(dayAfterTomorrow());
    await button('Create an access key').click();
    await owner.sees('Your new access key');
    await owner.openConsole('/');
    await owner.page.getByText(`The access key short of ${id} expires within two weeks.`).waitFor();
    await link('Go to the access keys').click();
    await owner.page.getByRole('row', { name: /short/ }).waitFor();
  });
});

describe('A collaborator', () => {
  it('has no access before the owner adds them', async () => {
    guest.failedRequests.expect(400, 'POST', '/users/restrict-token');
    await guest.openConsole(`/console/applications/${id}`);
    await guest.page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /Not found|You may not/ })
      .waitFor();
  });

  it('gets rights by name', async () => {
    await link('Collaborators').click();
    await link('Add a collaborator').click();
    await field('User name').fill(guestMember.username);
    await right(owner, 'Read uplinks').check();
    await button('Add a collaborator').click();
    await owner.page.getByRole('row', { name: new RegExp(guestMember.username) }).waitFor();
  });

  it('sees the application, and which right it needs for the other pages', async () => {
    const application = `/console/applications/${id}`;
    const lacks = (name: string) =>
      guest.page.getByText(new RegExp(`^To see this page, you need the right “.+” \\(${name}\\)`)).waitFor();
    await guest.openConsole(application);
    await guest.sees('Weather stations');
    for (const [name, needed] of [
      ['Devices', 'devices'],
      ['Payload functions', 'settings'],
      ['Integrations', 'settings'],
      ['Access keys', 'settings'],
    ] as const) {
      await guest.page.getByRole('link', { name, exact: true }).click();
      await guest.sees(name);
      await lacks(needed);
    }
    for (const name of ['Connect', 'Live data', 'Collaborators']) {
      await guest.page.getByRole('link', { name, exact: true }).click();
      await guest.sees(name);
    }
    await guest.page.getByText('To change collaborators, you need the right').waitFor();
    await guest.follow(`${application}/devices/any/downlinks`);
    await lacks('messages:down:w');
    await guest.follow(`${application}/devices/any/settings`);
    await lacks('devices');
    await guest.page.getByRole('link', { name: 'Settings', exact: true }).first().click();
    await guest.page.getByText('To change settings, you need the right').waitFor();
    expect(await guest.page.getByRole('button', { name: 'Delete this application' }).count()).toBe(0);
  });

  it('gets other rights, and loses them', async () => {
    await link(`Change the rights of ${guestMember.username}`).click();
    await right(owner, 'Application settings').check();
    await button('Save').click();
    await owner.page
      .getByRole('row', { name: new RegExp(guestMember.username) })
      .getByText('settings')
      .waitFor();
    await button(`Remove ${guestMember.username}`).click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await owner.page.getByText(`${guestMember.username} was removed.`).waitFor();
    guest.failedRequests.expect(400, 'POST', '/users/restrict-token');
    await guest.openConsole(`/console/applications/${id}`);
    await guest.page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /Not found|You may not/ })
      .waitFor();
  });
});

describe('An application that is deleted', () => {
  it('is removed after confirmation', async () => {
    await owner.openConsole(`/console/applications/${id}/settings`);
    await button('Delete this application').click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await owner.page.getByText(`${id} was deleted.`).waitFor();
  });

  it('is restored from the list', async () => {
    await button(`Restore ${id}`).click();
    await owner.page.getByText(`${id} was restored.`).waitFor();
    await link(id).click();
    await owner.sees('Weather stations');
  });
});

describe('All of that', () => {
  it('was done with what the policy of the pages allows, at one host', () =>
    expect([owner.complaints, guest.complaints]).toEqual([[], []]));
});
