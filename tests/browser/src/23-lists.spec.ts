import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { addManyDevices } from './support/many-devices.js';
import { isTooWide, takePicture, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { type Member, openBrowser, Visitor } from './support/visitor.js';

const { FIELDPOST_BROWSER_SUITE: dataDir = '' } = process.env;
const appId = `lists-${randomBytes(4).toString('hex')}`;
const below = (path: string) => `/console/applications/${appId}/devices${path}`;

let browser: Browser;
let owner: Visitor;
let member: Member;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  member = await owner.register('lister');
  await HandlerCalls.makeApplication(member, appId);
  await addManyDevices(dataDir, appId, 120);
});
afterAll(() => browser.close());

const { button, field } = partsOf(() => owner);
const text = (what: string | RegExp) => owner.page.getByText(what).first();

describe('Selected rows of a list', () => {
  const select = (devId: string) =>
    owner.page.getByRole('checkbox', { name: `Select ${devId}`, exact: true });
  const inDialog = (name: string) =>
    owner.page.getByRole('dialog').getByRole('button', { name, exact: true });

  it('are exported with the columns of the list, on all pages', async () => {
    await owner.openConsole(below('?search=station-0000'));
    await text('99 devices').waitFor();
    await owner.page.getByLabel('Rows on a page').selectOption('50');
    // Its heading is a row too.
    await owner.page.getByRole('row').nth(50).waitFor();
    await owner.page.getByRole('checkbox', { name: 'Select all rows of this page' }).check();
    await text('50 selected').waitFor();
    await button('Select all 99').click();
    await text('99 selected').waitFor();
    const saving = owner.page.waitForEvent('download');
    await button('Export as CSV').click();
    const lines = readFileSync(await (await saving).path(), 'utf8').split('\r\n');
    expect([lines.length, lines[0]]).toEqual([100, expect.stringMatching(/^dev_id,description,dev_eui,/)]);
  });

  it('get the same value of a field', async () => {
    await button('Change a field').click();
    await field('Value').fill('In stock');
    await inDialog('Change a field').click();
    await text('Done for 99 rows.').waitFor();
    await owner.page.getByRole('cell', { name: 'In stock' }).nth(49).waitFor();
  });

  it('are deleted after a question that names their number, and what fails is listed by row', async () => {
    await owner.openConsole(below('?search=station-00004'));
    await text('10 devices').waitFor();
    for (const devId of ['station-000040', 'station-000041', 'station-000042']) await select(devId).check();
    owner.failedRequests.expect(503, 'DELETE', `/handler/applications/${appId}/devices/station-000041`);
    await owner.page.route('**/devices/station-000041', (route) =>
      route.request().method() === 'DELETE'
        ? route.fulfill({ status: 503, json: { error: 'unavailable: in maintenance' } })
        : route.fallback(),
    );
    await button('Delete').click();
    await text('Delete 3 devices?').waitFor();
    await inDialog('Delete').click();
    await text('2 of 3 done').waitFor();
    await text(/^station-000041: Unavailable: in maintenance/).waitFor();
    await inDialog('Close').last().click();
    await text('1 selected').waitFor();
    await owner.page.unroute('**/devices/station-000041');
    await text('8 devices').waitFor();
  });

  it('keep their columns and the page size for the next visit', async () => {
    await button('Columns').click();
    await owner.page.getByRole('checkbox', { name: 'AppEUI' }).check();
    await owner.page.getByRole('checkbox', { name: 'Description' }).uncheck();
    await owner.openConsole(below('?search=station-00004'));
    await button('Sort by DevEUI').waitFor();
    await owner.page.getByRole('columnheader', { name: 'AppEUI' }).waitFor();
    expect(await button('Sort by Description').count()).toBe(0);
    expect(await owner.page.getByLabel('Rows on a page').inputValue()).toBe('50');
    for (const width of [360, 1280]) {
      await owner.page.setViewportSize({ width, height: 900 });
      await select('station-000041').check();
      expect(await violationsOn(owner.page)).toEqual([]);
      expect(await isTooWide(owner.page)).toBe(false);
      await takePicture(owner.page, `devices-selected-${width}`);
    }
  });

  it('move to another application', async () => {
    const target = `${appId}-moved`;
    await HandlerCalls.makeApplication(member, target);
    await owner.openConsole(below('?search=station-000043'));
    await select('station-000043').check();
    await button('Move').click();
    await owner.page.getByRole('dialog').getByLabel('Application').selectOption(target);
    await text('Move station-000043 to another application').waitFor();
    await inDialog('Move').click();
    await text('Done for station-000043.').waitFor();
    await owner.openConsole(`/console/applications/${target}/devices/station-000043`);
    await owner.sees('In stock');
  });
});
