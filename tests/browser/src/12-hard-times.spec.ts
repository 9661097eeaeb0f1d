import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Suite } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { addManyDevices } from './support/many-devices.js';
import { takePicture } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { openBrowser, Visitor } from './support/visitor.js';

const { FIELDPOST_BROWSER_SUITE: dataDir = '' } = process.env;
const id = `hard-${randomBytes(4).toString('hex')}`;
const many = 100_000;
/** For a handler that starts while everything else is busy, too. */
const timeoutMs = 90_000;

let browser: Browser;
let owner: Visitor;
let handler: HandlerCalls;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  handler = await HandlerCalls.makeApplication(await owner.register('tester'), id);
  await handler.addDevice('cellar');
  await addManyDevices(dataDir, id, many);
});
afterAll(() => browser.close());

const { button, link, says } = partsOf(() => owner);

describe('An address without a page', () => {
  const navigation = () => owner.page.getByRole('navigation', { name: 'Main' });

  it('is shown with the navigation to a user who is logged in', async () => {
    await owner.openConsole('/console/nothing-here');
    await owner.sees('Page not found');
    await navigation().getByRole('link', { name: 'Gateways', exact: true }).waitFor();
  });

  it('of an application that does not exist has no pages of that application', async () => {
    owner.failedRequests.expect(404, 'GET', '/api/v2/applications/nothing-here');
    // The page requests what it shows before the application is there, with a token for it.
    owner.failedRequests.expect(400, 'POST', '/users/restrict-token');
    await owner.openConsole('/console/applications/nothing-here');
    await owner.sees('Not found');
    await navigation().getByRole('link', { name: 'Gateways', exact: true }).waitFor();
    expect(await navigation().getByRole('list', { name: 'Pages of this application' }).count()).toBe(0);
    await owner.page.getByRole('link', { name: 'Go to Applications' }).click();
    await owner.sees('Applications');
    await owner.openConsole(`/console/applications/${id}`);
    await navigation().getByRole('list', { name: 'Pages of this application' }).waitFor();
  });
});

describe('An application with 100,000 devices', () => {
  it('lists them page by page, to the last', async () => {
    await owner.openConsole(`/console/applications/${id}/devices`);
    await says(/^100[,.\s]?001 devices$/);
    await link('cellar').waitFor();
    await takePicture(owner.page, 'many-devices');
    await button('5001').click();
    await link('station-100000').waitFor();
  });

  it('sorts them by another column', async () => {
    await button('Sort by DevEUI').click();
    await link('station-000001').waitFor();
  });

  it('finds one of them by its id, and some by a part of their description', async () => {
    await owner.page.getByRole('searchbox').fill('station-077777');
    await says('1 device');
    await link('station-077777').click();
    await owner.sees('Row 777');
    await owner.page.goBack();
    await owner.page.getByRole('searchbox').fill('row 777');
    await says('100 devices');
  });
});

describe('A handler that is unavailable', () => {
  const pathsOfHandler = ['/handler/applications/', '/handler/integrations/failing'];

  it('is reported by live data, which continue when it is back; the rest of the console keeps working', async () => {
    const suite = Suite.find(dataDir);
    for (const failure of [502, 503, 504, 'no response'] as const)
      for (const path of pathsOfHandler) owner.failedRequests.expect(failure, 'GET', path);
    await owner.openConsole(`/console/applications/${id}/data`);
    await says('Connected: messages are shown as they arrive.');
    const other = await owner.anotherPage('/console/applications');
    process.kill(suite.addresses.pids['handler'] ?? 0, 'SIGKILL');
    await says('The connection was lost.');
    await other.getByRole('link', { name: id, exact: true }).click();
    await other.getByRole('heading', { level: 1, name: 'Field stations' }).waitFor();
    await other.getByRole('link', { name: 'Access keys' }).click();
    await other.getByText('No access key yet').waitFor();
    await owner.page
      .getByText('Connected: messages are shown as they arrive.')
      .waitFor({ timeout: timeoutMs });
    await handler.simulate('cellar', [7]);
    await owner.page.getByRole('row', { name: /cellar Uplink .*07/ }).waitFor();
  });

  it('is missed by pages of its own, which say what to do', async () => {
    await owner.openConsole('/console/applications');
    await owner.sees('Applications');
    for (const path of pathsOfHandler) owner.failedRequests.expect('no response', 'GET', path);
    await owner.page.route('**/handler/**', (route) => route.abort());
    await link(id).click();
    await link('Devices').click();
    await button('Try again').waitFor();
    await owner.page.unroute('**/handler/**');
    await button('Try again').click();
    await says(/^100[,.\s]?001 devices$/);
    expect(owner.complaints).toEqual([]);
  });
});
