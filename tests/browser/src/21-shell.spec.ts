import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { takePicture, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { openBrowser, Visitor } from './support/visitor.js';

const appId = `shell-${randomBytes(4).toString('hex')}`;
const phone = { width: 360, height: 780 };

let browser: Browser;
let owner: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  const handler = await HandlerCalls.makeApplication(await owner.register('navigator'), appId);
  await handler.addDevice('cellar');
  await owner.openConsole('/');
});
afterAll(() => browser.close());

const { button, link, field } = partsOf(() => owner);
const search = () => owner.page.getByRole('combobox', { name: /^Search applications/ });
const option = (name: RegExp) => owner.page.getByRole('option', { name });
const dialog = (name: string) => owner.page.getByRole('dialog', { name });

describe('The command palette', () => {
  it('opens by keys, and finds an application and a page of it', async () => {
    await owner.page.keyboard.press('Control+k');
    await search().fill(appId);
    await option(/Field stations/).waitFor();
    expect(await violationsOn(owner.page)).toEqual([]);
    await owner.page.keyboard.press('Enter');
    await owner.page.waitForURL(`**/console/applications/${appId}`);
  });

  it('finds a device by its id, and opens it', async () => {
    await button('Search').click();
    await search().fill('cellar');
    await option(/^cellar/).click();
    await owner.sees('cellar');
  });

  it('has a list of shortcuts', async () => {
    await owner.page.getByRole('heading', { level: 1 }).click();
    await owner.page.keyboard.press('?');
    await dialog('Keyboard shortcuts').waitFor();
    await owner.page.keyboard.press('Escape');
    await dialog('Keyboard shortcuts').waitFor({ state: 'detached' });
  });
});

describe('The navigation', () => {
  it('shows the path to the page, whose parts are links', async () => {
    const trail = owner.page.getByRole('navigation', { name: 'Breadcrumb' });
    expect(await trail.getByRole('listitem').allInnerTexts()).toEqual([
      'Applications',
      appId,
      'Devices',
      'cellar',
    ]);
    await trail.getByRole('link', { name: 'Devices', exact: true }).click();
    await owner.sees('Devices');
  });

  it('is a drawer on phones, which closes when a page is chosen', async () => {
    await owner.page.setViewportSize(phone);
    await button('Open the navigation').click();
    await dialog('Main').getByRole('link', { name: 'Access keys', exact: true }).click();
    await owner.sees('Access keys');
    await dialog('Main').waitFor({ state: 'detached' });
    await owner.page.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('A device on a phone', () => {
  it('has one row of tabs, and the pages of its application in the navigation', async () => {
    await owner.page.setViewportSize(phone);
    await owner.openConsole(`/console/applications/${appId}/devices/cellar`);
    await owner.sees('cellar');
    const rows = owner.page.getByRole('main').getByRole('navigation');
    expect(await rows.count()).toBe(1);
    await rows.getByRole('link', { name: 'Downlinks', exact: true }).waitFor();
    await button('Open the navigation').click();
    await dialog('Main').getByRole('link', { name: 'Access keys', exact: true }).click();
    await owner.sees('Access keys');
    await rows.getByRole('link', { name: 'Devices', exact: true }).waitFor();
    await owner.page.setViewportSize({ width: 1280, height: 900 });
  });
});

describe('Unsaved changes', () => {
  it('are kept until the user decides to leave', async () => {
    await link('Settings').click();
    await field('Name').fill('Changed');
    await link('Gateways').click();
    await dialog('Leave without saving?').getByRole('button', { name: 'Stay on the page' }).click();
    expect(await field('Name').inputValue()).toBe('Changed');
    await owner.page.goBack();
    await dialog('Leave without saving?').getByRole('button', { name: 'Leave without saving' }).click();
    await owner.sees('Access keys');
  });

  it('are no question for a link that is clicked while they are being saved', async () => {
    await link('Settings').click();
    await field('Name').fill('Renamed');
    const pressed = await button('Save').elementHandle();
    const clicked = await link('Gateways').elementHandle();
    // In one task of the page: the form cannot show yet that it is being saved.
    await owner.page.evaluate(
      (elements) => elements.forEach((element) => (element as unknown as { click(): void }).click()),
      [pressed, clicked],
    );
    await owner.sees('Gateways');
    await owner.openConsole(`/console/applications/${appId}/settings`);
    expect(await field('Name').inputValue()).toBe('Renamed');
  });
});

describe('Replacing the queue of a device', () => {
  it('is confirmed, with what it removes', async () => {
    await owner.openConsole(`/console/applications/${appId}/devices/cellar/downlinks`);
    await field('Bytes').fill('01');
    await button('Send').click();
    await owner.page.getByRole('cell', { name: '01', exact: true }).waitFor();
    await field('Bytes').fill('02');
    await owner.page.getByLabel('Position in the queue').selectOption('replace');
    await button('Send').click();
    await dialog('Replace the queue?').getByText('One downlink is removed: 01 at port 1.').waitFor();
    await dialog('Replace the queue?').getByRole('button', { name: 'Replace and send' }).click();
    await owner.page.getByRole('cell', { name: '01', exact: true }).waitFor({ state: 'detached' });
    await owner.page.getByRole('cell', { name: '02', exact: true }).waitFor();
    expect(owner.complaints).toEqual([]);
  });
});

describe('The API explorer', () => {
  const response = () => owner.page.getByRole('region', { name: 'Body of the response' });
  const curl = () => owner.page.getByRole('region', { name: 'As a curl command' });
  const sent = (path: string) =>
    owner.page.waitForRequest((request) => new URL(request.url()).pathname === path);

  it('is found by the command palette, and finds an operation', async () => {
    await owner.page.keyboard.press('Control+k');
    await search().fill('API explorer');
    await option(/^API explorer/).click();
    await owner.sees('API explorer');
    await owner.page.getByRole('heading', { name: 'account: applications' }).waitFor();
    const opened = owner.page.locator('main details[open]');
    expect(await owner.page.locator('main :is(details[open], table)').count()).toBe(0);
    await owner.page.getByRole('heading', { name: 'account: applications' }).click();
    await owner.page.waitForURL('**/console/api?tag=**');
    expect(await opened.getByRole('heading').allInnerTexts()).toEqual(['account: applications']);
    await link('Get an application').waitFor();
    await owner.page.getByRole('searchbox').fill('get an application');
    await owner.page.waitForURL('**/console/api?*search=**');
    await link('Get an application').click();
    await owner.sees('Get an application');
  });

  it('calls the operation with the token of the user, which is in no address and no text', async () => {
    await field('appId').fill(appId);
    const calling = sent(`/api/v2/applications/${appId}`);
    await owner.page.keyboard.press('Enter');
    const { authorization = '', cookie } = await (await calling).allHeaders();
    await response().getByText(`"id": "${appId}"`).waitFor();
    expect(authorization).toMatch(/^Bearer ./);
    expect(cookie).toBeUndefined();
    expect(await curl().innerText()).toContain('-H "Authorization: Bearer $TOKEN"');
    expect((await calling).url() + (await owner.page.content())).not.toContain(authorization.slice(7));
    expect(await violationsOn(owner.page)).toEqual([]);
    await takePicture(owner.page, 'api-response');
  });

  it('says that a call is not made without a token for its entity', async () => {
    owner.failedRequests.expect(400, 'POST', '/users/restrict-token');
    await field('appId').fill(`not-${appId}`);
    await button('Send').click();
    await owner.page.getByRole('alert').getByText(/^404 /).waitFor();
    await owner.page.getByText('the operation was not called').waitFor();
    await response().getByText('"error":').waitFor();
  });

  it('shows the response of a call that fails', async () => {
    owner.failedRequests.expect(400, 'PATCH', `/api/v2/applications/${appId}`);
    await owner.openConsole('/console/api/account.applications.change');
    await field('appId').fill(appId);
    await field('Body').fill('{"name": 5}');
    await button('Send').click();
    await dialog('Send this PATCH request?').getByRole('button', { name: 'Send the request' }).click();
    await owner.page.getByRole('alert').getByText(/^400 /).waitFor();
    await response().getByText('"error":').waitFor();
    expect(await owner.page.getByText('the operation was not called').count()).toBe(0);
  });

  it('asks before it changes something', async () => {
    await owner.openConsole('/console/api/account.applications.change');
    await field('appId').fill(appId);
    await field('Body').fill('{"name": "Explored"}');
    await button('Send').click();
    const question = dialog('Send this PATCH request?');
    await question.getByText(`PATCH /api/v2/applications/${appId} is sent`).waitFor();
    await question.getByRole('button', { name: 'Send the request' }).click();
    await owner.page.getByRole('status').getByText(/^204 /).waitFor();
    await owner.openConsole(`/console/applications/${appId}`);
    await owner.sees('Explored');
    expect(owner.complaints).toEqual([]);
  });
});

describe('The site of an operator', () => {
  const settings = {
    name: 'Acme Sensors',
    logo: '/console/icon.svg?acme',
    links: [{ label: 'Imprint', url: 'https://acme.example/imprint' }],
    // Those of the accent #ffd400 (libs/website/src/accent.ts).
    colours: {
      ...{
        accent: '#ffd400',
        hover: '#ffdc2e',
        onAccent: '#000000',
        linkLight: '#7a6600',
        linkDark: '#ffd400',
      },
      ...{ tintLight: '#fff9de', onTintLight: '#856e00', tintDark: '#676227', onTintDark: '#ffd91f' },
    },
  };

  it('has its name, logo, links and colours, whose texts can be read', async () => {
    await owner.page.route('**/console/settings.json', (route) => route.fulfill({ json: settings }));
    await owner.openConsole(`/console/applications/${appId}/access-keys/-new`);
    await owner.page.getByRole('link', { name: 'Acme Sensors' }).first().waitFor();
    const title = `Create an access key – ${appId} – Acme Sensors`;
    await until('the title of the page', async () => (await owner.page.title()) === title);
    await owner.page.locator('img[src="/console/icon.svg?acme"]').first().waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await owner.page.emulateMedia({ colorScheme });
      expect(await violationsOn(owner.page)).toEqual([]);
    }
    await takePicture(owner.page, 'shell-acme-dark');
    await button('Help').click();
    expect(await link('Imprint').getAttribute('href')).toBe('https://acme.example/imprint');
    const textColour = `getComputedStyle(document.querySelector('button[type=submit]')).color`;
    expect(await owner.page.evaluate(textColour)).toBe('rgb(0, 0, 0)');
    expect(owner.complaints).toEqual([]);
  });
});
