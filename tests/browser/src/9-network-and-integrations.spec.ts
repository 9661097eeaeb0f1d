import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Suite, ScenarioFixtures } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { overprintedCells, isTooWide, takePicture, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { Receiver, signatureFor } from './support/receiver.js';
import { openBrowser, Visitor } from './support/visitor.js';

const { FIELDPOST_BROWSER_SUITE: dataDir = '' } = process.env;
const appId = `posted-${randomBytes(4).toString('hex')}`;
const integrations = `/console/applications/${appId}/integrations`;
const timeoutMs = 30_000;

let browser: Browser;
let owner: Visitor;
let calls: HandlerCalls;
let receiver: Receiver;
let fixtures: ScenarioFixtures;

beforeAll(async () => {
  fixtures = new ScenarioFixtures(Suite.find(dataDir));
  receiver = await Receiver.start();
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  calls = await HandlerCalls.makeApplication(await owner.register('poster'), appId);
});
afterAll(async () => {
  receiver.stop();
  await fixtures.close();
  await browser.close();
});

const { button, link, field, says, save, confirm } = partsOf(() => owner);

/** Nothing wrong with the page that is shown, narrow or wide, and a picture of it. */
async function looksRight(name: string): Promise<void> {
  await owner.page.waitForLoadState('networkidle');
  for (const [colorScheme, width] of [
    ['light', 1600],
    ['dark', 360],
  ] as const) {
    await owner.page.emulateMedia({ colorScheme });
    await owner.page.setViewportSize({ width, height: 900 });
    expect(await violationsOn(owner.page)).toEqual([]);
    expect(await isTooWide(owner.page)).toBe(false);
    await takePicture(owner.page, `${name}-${colorScheme}-${width}`);
  }
}

/** Loads the page again by its button until it says something. */
async function comesToSay(text: string | RegExp): Promise<void> {
  const said = owner.page.getByText(text).first();
  const end = performance.now() + timeoutMs;
  while (!(await said.isVisible())) {
    if (performance.now() > end) throw new Error(`the page does not come to say ${String(text)}`);
    await button('Refresh').click();
    await owner.page.waitForLoadState('networkidle');
  }
}

describe('The network', () => {
  it('is shown by kinds of components, with their operators', async () => {
    const id = fixtures.named('broker');
    const token = await fixtures.brokerToken();
    const operator_name = 'Example Operator';
    await (await fixtures.discovery()).announce({ service_name: 'broker', id, operator_name }, token);
    await owner.openConsole('/console/network');
    await owner.sees('Network');
    await link('Brokers').click();
    await owner.page.getByRole('row', { name: new RegExp(`${id}.*Example Operator`) }).waitFor();
    await looksRight('network');
  });

  it('is searched by what components serve, and the search is in the address', async () => {
    await link('Handlers').click();
    await owner.page.getByRole('searchbox').fill(appId);
    await link('fieldpost-handler').waitFor();
    await owner.page.waitForURL(`**/console/network?service=handler&search=${appId}`);
    await owner.page.getByLabel('Reachability', { exact: true }).selectOption('down');
    await says('No component matches your search.');
    await owner.page.waitForURL('**health=down**');
  });

  it('shows one component with what it serves and its certificate', async () => {
    await owner.openConsole('/console/network/handler/fieldpost-handler');
    await says('-----BEGIN CERTIFICATE-----');
    await owner.page.getByRole('region', { name: 'Applications' }).waitFor();
    await looksRight('announcement');
  });
});

describe('An integration', () => {
  let secret: string;

  it('is missed by an application that has none', async () => {
    await owner.openConsole(integrations);
    await says('No integration yet');
    await looksRight('no-integrations');
    await link('Add an HTTP integration').first().click();
  });

  it('is not made without an id and a URL', async () => {
    await button('Add an HTTP integration').click();
    await says('Enter an http or https URL');
    await looksRight('new-integration');
  });

  it('is made, and shows its secret once, with the way to check a request', async () => {
    await field('Id').fill('weather-map');
    await field('URL').fill(receiver.url);
    await owner.page.getByRole('checkbox', { name: 'Device created' }).check();
    await field('Headers').fill('X-Site: field 7');
    await button('Add an HTTP integration').click();
    await owner.sees('Your new integration');
    await says('timingSafeEqual');
    secret = await owner.page.getByText(/^[\w-]{43}$/).innerText();
    await link('Go to the integration').click();
    await owner.sees('weather-map');
    await says('X-Site'.toLowerCase());
    expect(await owner.page.content()).not.toContain('field 7');
  });

  it('shows what was given up, and why', async () => {
    receiver.status = 500;
    await calls.addDevice('dev-1');
    await calls.addDevice('dev-2');
    await comesToSay('2 dead letters');
    await says('Failing since');
    await says('The server answered with status 500');
    await looksRight('integration');
    // The page is as wide as a phone.
    expect(await overprintedCells(owner.page)).toEqual([]);
  });

  it('is named on the overviews while it fails, with the way to it', async () => {
    for (const path of [`/console/applications/${appId}`, '/']) {
      await owner.openConsole(path);
      await says(`The integration weather-map of ${appId} has been failing since`);
      expect(await violationsOn(owner.page)).toEqual([]);
      await link('Open the integration').click();
      await owner.sees('weather-map');
      await says('Failing since');
    }
  });

  it('tries again what was given up', async () => {
    receiver.status = 200;
    await owner.page
      .getByRole('button', { name: /^Retry message/ })
      .first()
      .click();
    await comesToSay('delivered (200)');
    const arrived = receiver.posted.at(-1);
    expect(arrived?.headers['x-site']).toBe('field 7');
    expect(arrived?.headers['x-fieldpost-signature']).toBe(arrived && signatureFor(arrived, secret));
  });

  it('forgets what was given up after a question', async () => {
    await button('Delete all').click();
    await confirm('Delete all');
    await says('No dead letters.');
  });

  it('is changed, keeping the headers that were not entered', async () => {
    await owner.page.getByRole('checkbox', { name: 'Uplink', exact: true }).uncheck();
    await save();
    await says('Messages: Device created');
    await says('x-site');
  });

  it('is deleted after a question', async () => {
    await button('Delete this integration').click();
    await confirm('Delete');
    await says('The integration weather-map was deleted.');
    await says('No integration yet');
  });
});

describe('Message storage', () => {
  it('is turned on, limited, and turned off', async () => {
    await owner.openConsole(integrations);
    await button('Turn it on').click();
    await owner.page.getByRole('spinbutton', { name: 'Days' }).fill('3');
    // The page still says that the switch was saved; only the answer tells that the days are.
    const answer = owner.page.waitForResponse((response) => response.request().method() === 'PUT');
    await button('Save').click();
    expect((await answer).ok()).toBe(true);
    await owner.openConsole(integrations);
    await says('Message storage is on.');
    expect(await owner.page.getByRole('spinbutton', { name: 'Days' }).inputValue()).toBe('3');
    await looksRight('integrations');
    await button('Turn it off').click();
    await confirm('Turn it off');
    await says('Message storage is off.');
    expect(owner.complaints).toEqual([]);
  });
});
