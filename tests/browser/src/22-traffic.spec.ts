import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { isTooWide, takePicture, violationsOn } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { openBrowser, Visitor } from './support/visitor.js';

const id = `traffic-${randomBytes(4).toString('hex')}`;
const payloads = [20, 21, 23] as const;

let browser: Browser;
let owner: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  const handler = await HandlerCalls.makeApplication(await owner.register('counter'), id);
  await handler.put('', {
    payload_format: 'custom',
    decoder: 'function Decoder(b) { return { celsius: b[0] }; }',
  });
  await handler.put('/message-storage', {});
  await handler.addDevice('roof');
  for (const degrees of payloads) await handler.simulate('roof', [degrees]);
  // Counts and messages are written shortly after the messages were published.
  await until('messages counted', async () => {
    const { total } = await handler.get<{ readonly total: { readonly uplinks: number } }>('/traffic');
    return total.uplinks === payloads.length;
  });
  await until('messages stored', async () => {
    const { messages } = await handler.get<{ readonly messages: readonly unknown[] }>('/messages');
    return messages.length === payloads.length;
  });
  await owner.openConsole('/');
});
afterAll(() => browser.close());

const { button, link, says } = partsOf(() => owner);
const image = (name: RegExp | string) => owner.page.getByRole('img', { name }).first().waitFor();

/** In both schemes, and with a phone. */
async function looksRight(name: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await owner.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await takePicture(owner.page, `traffic-${name}-${colorScheme}`);
    expect(await violationsOn(owner.page)).toEqual([]);
  }
  await owner.page.setViewportSize({ width: 360, height: 800 });
  expect(await isTooWide(owner.page)).toBe(false);
  await owner.page.setViewportSize({ width: 1280, height: 900 });
  expect(owner.complaints).toEqual([]);
}

describe('Traffic', () => {
  it('of an application is drawn and listed, with its devices by state', async () => {
    await owner.openConsole(`/console/applications/${id}`);
    await image(`Messages of ${id} in 24 hours`);
    await owner.page.locator('dl', { hasText: 'Uplinks3' }).waitFor();
    // Counts, also of those whose bars are on others.
    const legend = owner.page.locator('.u-legend', { hasText: /Uplinks3Joins0Downlinks0Errors0$/ });
    await legend.waitFor();
    await button('7 days').click();
    await image(`Messages of ${id} in 7 days`);
    await owner.page.getByText('Show the numbers').click();
    await owner.page.getByRole('region', { name: 'Messages by day (UTC)' }).getByRole('row').nth(7).waitFor();
    await link('Open live data').waitFor();
    const table = owner.page.getByRole('region', { name: 'Recent messages' });
    const [own, whole] = [await table.boundingBox(), await table.locator('..').boundingBox()];
    expect(own?.width).toBe(whole?.width);
    await looksRight('application');
    await says('Never seen: 1');
    await link('1').click();
    await owner.page.waitForURL(/devices\?state=never_seen/);
    await link('roof').waitFor();
    await owner.page.getByLabel('State', { exact: true }).selectOption('active');
    await says('No device matches your search.');
  });

  it('of a device is drawn with the values of its stored uplinks', async () => {
    await owner.openConsole(`/console/applications/${id}/devices/roof`);
    await image('Messages of roof in 24 hours');
    await image('celsius: 3 values from 20 to 23, the last is 23');
    await owner.page.getByRole('region', { name: 'Recent messages' }).getByText('celsius 23').waitFor();
    await says('The queue is empty.');
    await link('Open the queue').waitFor();
    await says(/^Its uplinks were simulated\./);
    await looksRight('device');
  });

  it('is part of the usage of its owner, with the devices', async () => {
    await owner.openConsole('/console/account/usage');
    const rowOf = (figures: string) => owner.page.getByRole('row', { name: `${id} ${figures}` });
    await until('the handler has reported', async () => {
      await owner.openConsole('/console/account/usage');
      await rowOf('').waitFor();
      return (await rowOf('1 3 0 0').count()) > 0;
    });
    expect(owner.complaints).toEqual([]);
  });

  it('of all applications is on the overview, below a checklist that can be hidden', async () => {
    await owner.openConsole('/');
    await image('Messages of your applications in 24 hours');
    await link('Connect a program').waitFor();
    expect(await owner.page.getByText('Done', { exact: true }).count()).toBe(4);
    await owner.page.getByRole('row', { name: `${id} 0 0 1` }).waitFor();
    await looksRight('overview');
    await button('Hide these steps').click();
    await link('Connect a program').waitFor({ state: 'detached' });
  });
});
