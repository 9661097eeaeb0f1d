import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { partsOf } from './support/parts.js';
import { openBrowser, site, Visitor } from './support/visitor.js';

const appId = `stations-${randomBytes(4).toString('hex')}`;
const pauseMs = 50;
const below = (path: string) => `/console/applications/${appId}/devices${path}`;

let browser: Browser;
let owner: Visitor;

beforeAll(async () => {
  browser = await openBrowser();
  owner = await Visitor.arrive(browser);
  await owner.register('engineer');
  await owner.openConsole('/console/applications/-new');
  await field('Id').fill(appId);
  await field('Name').fill('Stations');
  await owner.page.getByLabel('Connect it to the handler').uncheck();
  await button('Create an application').click();
  await owner.sees('Stations');
});
afterAll(() => browser.close());

const { button, link, field } = partsOf(() => owner);
const radio = (name: string) => owner.page.getByRole('radio', { name });
const text = (what: string | RegExp) => owner.page.getByText(what).first();

describe('The list of devices', () => {
  it('says that a handler is needed first, and offers the button for it', async () => {
    await owner.openConsole(below(''));
    await text('Not connected to a handler yet.').waitFor();
    await button('Register at the handler').click();
    await text('No devices yet').waitFor();
  });
});

describe('A device', () => {
  it('that joins is made with a DevEUI and a key of the browser', async () => {
    await link('Add a device').click();
    await field('Device id').fill('Roof');
    await button('Add a device').click();
    await text('Use 2 to 36 lower-case letters and digits').waitFor();
    await field('Device id').fill('roof');
    await field('Description').fill('North roof');
    for (const made of ['DevEUI', 'AppKey']) await button(`Generate the ${made}`).click();
    expect(await field('DevEUI').inputValue()).toMatch(/^[0-9A-F][26AE][0-9A-F]{14}$/);
    await button('Add a device').click();
    await owner.sees('North roof');
    await text('It has not joined yet.').waitFor();
  });

  it('shows its keys only on request, with the values for its firmware', async () => {
    expect(await owner.page.getByText('AppKey:').count()).toBe(0);
    await button('Show the keys').click();
    await text('AppKey:').waitFor();
    await text(/uint8_t APPKEY\[16\] = \{ 0x/).waitFor();
    await button('Copy as: DevEUI').click();
    await owner.page.getByRole('button', { name: 'C array, LSB first' }).waitFor();
    await owner.page.keyboard.press('Escape');
  });

  it('with a built-in session gets its address from the network', async () => {
    await owner.openConsole(below('/-new'));
    await field('Device id').fill('cellar');
    await radio('Fixed session (ABP)').check();
    for (const made of ['DevEUI', 'NwkSKey', 'AppSKey']) await button(`Generate the ${made}`).click();
    await button('Request an address from the network').click();
    const address = field('Device address');
    while (!/^26[0-9A-F]{6}$/.test(await address.inputValue())) await owner.page.waitForTimeout(pauseMs);
    await owner.page.getByLabel('Class').selectOption('C');
    await button('Add a device').click();
    await owner.sees('cellar');
    for (const fact of ['Fixed session (ABP)', /^LoRaWAN 1\.0\.3, class C$/]) await text(fact).waitFor();
  });

  it('is never replaced by a new one of its id', async () => {
    owner.failedRequests.expect(409, 'POST', `/handler/applications/${appId}/devices/roof`);
    await owner.openConsole(below('/-new'));
    await field('Device id').fill('roof');
    for (const made of ['DevEUI', 'AppKey']) await button(`Generate the ${made}`).click();
    await button('Add a device').click();
    await text('Device roof already exists').waitFor();
  });

  it('is found by a part of its description, and sorted by another column', async () => {
    await owner.openConsole(below(''));
    await text('2 devices').waitFor();
    await button('Sort by DevEUI').click();
    await owner.page.waitForURL('**sort=dev_eui**');
    await owner.page.getByRole('searchbox').fill('NORTH');
    await text('1 device').waitFor();
    expect(await link('cellar').count()).toBe(0);
    await link('roof').click();
    await owner.sees('North roof');
  });
});

describe('The settings of a device', () => {
  it('show errors at their fields, and are stored when they are valid', async () => {
    await link('Settings').last().click();
    await owner.sees('Settings of roof');
    await field('Altitude in metres').fill('1.5');
    await button('Save').click();
    await text('A whole number of metres.').waitFor();
    const place = { 'Altitude in metres': '2', Latitude: '52.5', Longitude: '4.9' };
    for (const [name, value] of Object.entries(place)) await owner.page.getByLabel(name).fill(value);
    await button('Add an attribute').click();
    await owner.page.getByLabel('Name', { exact: true }).fill('colour');
    await owner.page.getByLabel('Value', { exact: true }).fill('red');
    await button('Save').click();
    await text('Saved.').waitFor();
    await owner.openConsole(below('/roof/settings'));
    await owner.sees('Settings of roof');
    expect(await owner.page.getByLabel('Latitude').inputValue()).toBe('52.5');
    expect(await owner.page.getByLabel('Value', { exact: true }).inputValue()).toBe('red');
  });

  it('turn a device that joins into one with a session', async () => {
    await radio('Fixed session (ABP)').check();
    await field('Device address').fill('26011716');
    for (const made of ['NwkSKey', 'AppSKey']) await button(`Generate the ${made}`).click();
    await button('Save').click();
    await text('Saved.').waitFor();
    await link('Overview').last().click();
    await text('Fixed session (ABP)').waitFor();
    await text('26011716').waitFor();
  });

  it('reset the frame counters after a question', async () => {
    await link('Settings').last().click();
    await button('Reset the frame counters').click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Reset', exact: true }).click();
    await text('Both frame counters were reset to 0.').waitFor();
  });
});

describe('A downlink', () => {
  it('waits in the queue, as bytes and as fields, and can be taken back', async () => {
    await link('Downlinks').click();
    await text('No downlinks are queued.').waitFor();
    await field('Bytes').fill('01 ff');
    await button('Send').click();
    await owner.page.getByRole('cell', { name: '01FF' }).waitFor();
    expect(await field('Bytes').inputValue()).toBe('');
    await radio('Fields').check();
    await field('Fields').fill('{"led": true}');
    await button('Send').click();
    await owner.page.getByRole('cell', { name: '{"led":true}' }).waitFor();
    await owner.page
      .getByRole('button', { name: /^Remove downlink/ })
      .first()
      .click();
    await owner.page.getByRole('cell', { name: '01FF' }).waitFor({ state: 'detached' });
    await button('Empty the queue').click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Empty the queue' }).click();
    await text('No downlinks are queued.').waitFor();
  });
});

describe('An uplink', () => {
  it('is simulated, as is a device in the network, and the stored messages say why they are not there', async () => {
    await link('Simulate uplinks').click();
    await button('Start the simulated device').click();
    await text('Simulated until').waitFor();
    await field('Bytes').fill('0102');
    await button('Simulate one uplink').click();
    await text('The message was published.').waitFor();
    await text('"payload_raw": "AQI="').waitFor();
    await link('Stored messages').click();
    await text('Messages are not stored').waitFor();
  });
});

describe('Many devices', () => {
  const table = (rows: readonly string[]) => ({
    name: 'stations.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(`dev_id,app_eui,dev_eui,app_key\n${rows.join('\n')}\n`),
  });
  // A network server has each pair of EUIs once, also when tests run again on the same data.
  const prefix = randomBytes(4).toString('hex').toUpperCase();
  const devEuiOf = (n: number) => `${prefix}${n.toString(16).padStart(8, '0').toUpperCase()}`;
  const row = (n: number) => `station-${n},70B3D57EF0000024,${devEuiOf(n)},${'0A'.repeat(16)}`;
  const many = Array.from({ length: 450 }, (_, n) => row(n + 1));

  it('are checked before anything is stored, and each rejection names its line', async () => {
    await owner.openConsole(below('/-import'));
    const choosing = owner.page.waitForEvent('filechooser');
    await button('File').click();
    await (await choosing).setFiles(table([...many, 'roof,70B3D57EF0000024,00000000000000FF,12']));
    await text('451 devices in CSV').waitFor();
    await button('Check without importing').click();
    await text('add: 450').waitFor();
    await owner.page.getByRole('row', { name: /^452 roof app_key/ }).waitFor();
  });

  it('are imported, and the report says what was rejected', async () => {
    await button('Import').click();
    await text('added: 450').waitFor();
    await owner.openConsole(below('?search=station-45'));
    await text('2 devices').waitFor();
  });

  it('are shown page by page', async () => {
    await owner.openConsole(below(''));
    await text('452 devices').waitFor();
    await button('23').click();
    await link('station-99').waitFor();
    expect(owner.page.url()).toBe(`${site}${below('?page=23')}`);
  });

  it('are saved under the name of the application', async () => {
    await link('Export').click();
    const saving = owner.page.waitForEvent('download');
    await button('Download the file').click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(new RegExp(`^${appId}-devices-\\d{4}-\\d\\d-\\d\\d\\.csv$`));
    const lines = readFileSync(await file.path(), 'utf8')
      .trim()
      .split('\r\n');
    expect([lines.length, lines[0]]).toEqual([453, expect.stringMatching(/^dev_id,/)]);
    expect(lines.join()).not.toContain('0A'.repeat(16));
  });
});

describe('Register on join', () => {
  it('is turned on and off again with a key of its own', async () => {
    await owner.openConsole(below('/-register-on-join'));
    await button('Turn it on').click();
    await text('Register on join is on.').waitFor();
    await button('Turn it off').click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Turn it off' }).click();
    await text('Register on join is off.').waitFor();
  });
});

describe('A device that is deleted', () => {
  it('is removed after confirmation', async () => {
    await owner.openConsole(below('/roof/settings'));
    await button('Delete this device').click();
    await owner.page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await text('roof was deleted.').waitFor();
    await text('451 devices').waitFor();
    expect(owner.complaints).toEqual([]);
  });
});
