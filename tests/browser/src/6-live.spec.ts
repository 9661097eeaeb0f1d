import { randomBytes } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { until } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from './support/handler-calls.js';
import { cutOffParts, cutOffTables, takePicture, wrongWith } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { type Member, openBrowser, Visitor } from './support/visitor.js';

const id = `live-${randomBytes(4).toString('hex')}`;
const decoder = 'function Decoder(b) { return { temperature: b[0], battery: b[1] }; }';

/** Counts of the handler. */
interface Counted {
  readonly total: { readonly errors: number };
}

let browser: Browser;
let owner: Visitor;
let member: Member;
let handler: HandlerCalls;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  member = await owner.register('watcher');
  handler = await HandlerCalls.makeApplication(member, id);
  await handler.put('', { payload_format: 'custom', decoder });
  await handler.put('/message-storage', {});
  for (const device of ['roof', 'cellar']) await handler.addDevice(device);
  await handler.simulate('roof', [5, 99]);
});
afterAll(() => browser.close());

const { button, link, says } = partsOf(() => owner);
const rows = (text: RegExp) => owner.page.getByRole('row', { name: text });

const looksGood = async (name: string) => expect(await wrongWith(owner.page, name)).toEqual([]);

describe('Live data of an application', () => {
  it('begin with the messages that are stored', async () => {
    await owner.openConsole(`/console/applications/${id}/data`);
    await owner.sees('Live data');
    await rows(/roof Uplink .*05 63/).waitFor();
  });

  it('go on with what devices send, as it comes', async () => {
    await says('Connected: messages are shown as they arrive.');
    await handler.simulate('cellar', [21, 90]);
    await rows(/cellar Uplink .*temperature 21/).waitFor();
  });

  it('wait while they are paused, and say how many they are', async () => {
    await button('Pause').click();
    await handler.simulate('roof', [22, 89]);
    await handler.simulate('roof', [23, 88]);
    await says('Paused. 2 new messages wait.');
    expect(await rows(/temperature 2[23]/).count()).toBe(0);
    await button('Resume').click();
    await rows(/temperature 23/).waitFor();
    // Its stream stays open, so that it is never as quiet as the pages that are looked at together.
    await looksGood('live-data');
  });

  it('are filtered by device, kind and text, which are in the address', async () => {
    await owner.page.getByLabel('Device', { exact: true }).fill('roof');
    await rows(/cellar/)
      .first()
      .waitFor({ state: 'detached' });
    await owner.page.getByLabel('Kind').selectOption('Uplinks');
    await owner.page.getByLabel('Text').fill('"battery":88');
    await says('1 of ');
    expect(new URL(owner.page.url()).searchParams.get('device')).toBe('roof');
    expect(await rows(/Uplink/).count()).toBe(1);
  });

  it('show all of one message', async () => {
    await owner.page.getByRole('button', { name: 'Details: Uplink of roof' }).click();
    const dialog = owner.page.getByRole('dialog');
    await dialog.getByText('17 58', { exact: true }).waitFor();
    await dialog.getByText('"hardware_serial"').waitFor();
    await looksGood('live-message');
    await dialog.getByRole('button', { name: 'Close' }).click();
  });

  it('are saved as a table, as far as they match the filter', async () => {
    const [file] = await Promise.all([owner.page.waitForEvent('download'), button('Export as CSV').click()]);
    const lines = (await text(await file.createReadStream())).split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toMatch(/^time,device,kind,.*,fields\.battery,fields\.temperature$/);
    expect(lines[1]).toMatch(/,roof,up,1,.*,17 58,88,23$/);
  });

  it('are inspected as frames, which are never sent anywhere', async () => {
    await link('Frame inspector').click();
    await owner.page.getByLabel('Frame').fill('60 67452301 85 0200 0351FF0001 0A BEEF 01020304');
    await rows(/^FOpts 0351FF0001 LinkADRReq dataRate 5, txPower 1/).waitFor();
    await looksGood('live-frame');
    await owner.page.setViewportSize({ width: 360, height: 900 });
    expect(await cutOffTables(owner.page)).toEqual([]);
    await owner.page.setViewportSize({ width: 1600, height: 900 });
  });

  it('are drawn over time, and shown as numbers', async () => {
    await owner.openConsole(`/console/applications/${id}/data?view=plots&device=roof`);
    await owner.page.getByRole('img', { name: 'temperature over time' }).locator('canvas').waitFor();
    await owner.page.getByRole('checkbox', { name: 'battery' }).uncheck();
    await rows(/^temperature 3 5 23 23$/).waitFor();
    expect(await rows(/^battery/).count()).toBe(0);
    await says('Not checked: simulated uplinks have no frame counter.');
    await looksGood('live-plots');
  });

  it('are on a map that needs no other host', async () => {
    // The link to this view would keep the filter of the one before.
    await owner.openConsole(`/console/applications/${id}/data?view=gateways`);
    const map = owner.page.getByRole('application', { name: 'Map of gateways and devices' });
    await map.locator('text', { hasText: /^(roof|cellar) \+1/ }).waitFor();
    await map.locator('path.map-land[d^="M"]').waitFor({ state: 'attached' });
    await button('Zoom in').click();
    await map.press('ArrowLeft');
    // Above the land.
    const frame: string = await map.evaluate(
      (surface) => surface.ownerDocument.defaultView?.getComputedStyle(surface, '::after').border ?? '',
    );
    expect(frame).toMatch(/^3px solid/);
    await looksGood('live-map');
  });

  it('of a device are its own alone', async () => {
    await owner.openConsole(`/console/applications/${id}/devices/cellar/data`);
    await owner.sees('Live data');
    await rows(/Uplink .*temperature 21/).waitFor();
    await handler.simulate('roof', [30, 80]);
    await handler.simulate('cellar', [31, 80]);
    await rows(/temperature 31/).waitFor();
    expect(await rows(/temperature 30/).count()).toBe(0);
  });

  it('come again by themselves when the connection was lost', async () => {
    const cutOff = { contentType: 'text/event-stream', body: ': that was all\n\n' };
    await owner.page.route('**/events?device=cellar', (route) => route.fulfill(cutOff), { times: 1 });
    // It is shown for a moment.
    await Promise.all([says('The connection was lost.'), owner.page.reload()]);
    await says('Connected: messages are shown as they arrive.');
    await handler.simulate('cellar', [41, 80]);
    await rows(/temperature 41/).waitFor();
  });

  it('have their values whole and their bytes on one line, however narrow the screen is', async () => {
    await owner.openConsole(`/console/applications/${id}/data`);
    await handler.simulate('roof', [23, 88, 0, 0xd1, 2, 0x68, 0x69, 0x21]);
    await rows(/17 58 00 D1 02 68 69 21/).waitFor();
    for (const width of [360, 768, 1000, 1200, 1280, 1440]) {
      await owner.page.setViewportSize({ width, height: 800 });
      expect(await cutOffParts(owner.page)).toEqual([]);
      expect(await cutOffTables(owner.page)).toEqual([]);
      await takePicture(owner.page, `live-values-${width}`);
    }
  });
});

it('A stored message of a device is opened from its list, as from live data', async () => {
  await owner.openConsole(`/console/applications/${id}/devices/roof/messages`);
  await rows(/Simulated 0 1 17 58 /)
    .first()
    .waitFor();
  for (const width of [1280, 768]) {
    await owner.page.setViewportSize({ width, height: 800 });
    expect(await cutOffTables(owner.page)).toEqual([]);
    await takePicture(owner.page, `stored-messages-${width}`);
  }
  await owner.page.setViewportSize({ width: 1280, height: 800 });
  await rows(/Simulated 0 1 17 58 /)
    .first()
    .getByRole('button')
    .click();
  await owner.page.getByRole('dialog', { name: 'Uplink of roof' }).getByText('Simulated').waitFor();
  await button('Close').click();
  await looksGood('stored-messages-of-device');
});

describe('The errors in live data', () => {
  const throwing = 'function Decoder(b) {\n  throw new Error("too short");\n}';
  const failed = () => rows(/roof Uplink .*not decoded Decoder, line 2: Error: too short/);

  it('are uplinks that were not decoded, as they come and as they are stored', async () => {
    await handler.put('', { payload_format: 'custom', decoder: throwing });
    await owner.openConsole(`/console/applications/${id}/data?kind=errors`);
    await says('Connected: messages are shown as they arrive.');
    await handler.simulate('roof', [1]);
    await failed().waitFor();
    // The event with the same error has no row of its own.
    expect(await rows(/roof Uplink error/).count()).toBe(0);
    await owner.page.reload();
    await failed().waitFor();
    await looksGood('live-errors');
    await handler.put('', { payload_format: 'custom', decoder });
  });

  it('are counted by the hour where nothing is stored, with what to do', async () => {
    const bare = await HandlerCalls.makeApplication(member, `${id}-bare`);
    await bare.put('', { payload_format: 'custom', decoder: throwing });
    await bare.addDevice('roof');
    await bare.simulate('roof', [1]);
    await until('the error is counted', async () => (await bare.get<Counted>('/traffic')).total.errors === 1);
    await owner.openConsole(`/console/applications/${id}-bare/data?kind=errors`);
    await says('One error was counted, which is not stored');
    await says(/^Errors were counted in the hour that began at .* \(1\)\.$/);
    await link('Open the payload functions').waitFor();
    await link('Turn on message storage').waitFor();
    await looksGood('live-errors-not-stored');
    await bare.simulate('roof', [2]);
    await failed().waitFor();
  });
});

describe('The page that connects programs', () => {
  it('makes a key for its snippets, and shows it once', async () => {
    await owner.openConsole(`/console/applications/${id}/connect`);
    await owner.sees('Connect');
    await says('mosquitto_sub -h');
    await button('Create an access key').click();
    await says(/^export KEY='fieldpost\.[\w-]+'$/);
    await link('curl').click();
    await says(`/handler/applications/${id}/devices/cellar/down`);
    await looksGood('connect');
    await link('Access keys').click();
    await rows(/connect-\d{14} Read uplinks Send downlinks/).waitFor();
  });

  it('shows the first message that arrives', async () => {
    await link('Connect').click();
    expect(await owner.page.content()).not.toMatch(/fieldpost\.[\w-]{20}/);
    await Promise.all([
      owner.page.waitForResponse((response) => response.url().endsWith('/events')),
      button('Start waiting').click(),
    ]);
    await handler.simulate('roof', [44, 45]);
    await says('A message from roof has arrived.');
    await says('"temperature": 44');
  });
});

describe('All of that', () => {
  it('was done with what the policy of the pages allows, at one host', () =>
    expect(owner.complaints).toEqual([]));
});
