import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { type BrokerPeer, DeviceSimulator, Suite, ScenarioFixtures } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { CountedKeyboard, enter, tabTo, type } from './support/keyboard.js';
import { takePicture } from './support/pages.js';
import { partsOf } from './support/parts.js';
import { openBrowser, Visitor } from './support/visitor.js';

const { FIELDPOST_BROWSER_SUITE: dataDir = '' } = process.env;
const suffix = randomBytes(4).toString('hex');
const appId = `greenhouse-${suffix}`;

let browser: Browser;
let person: Visitor;
let fixtures: ScenarioFixtures;
let broker: BrokerPeer;
let radio: DeviceSimulator;

beforeAll(async () => {
  fixtures = new ScenarioFixtures(Suite.find(dataDir));
  [browser, broker] = await Promise.all([openBrowser(), fixtures.broker()]);
  person = await Visitor.arrive(browser);
});
afterAll(async () => {
  await fixtures.close();
  await browser.close();
});

const { button, field, says } = partsOf(() => person);
const link = (name: string) => person.page.getByRole('link', { name, exact: true }).first();
const row = (name: RegExp) => person.page.getByRole('row', { name }).first();
const bytes = (hex: string) => Buffer.from(hex, 'hex');

/** All of it is done with the keys alone, and no address but the first is typed. */
describe('The main scenario, in the console', () => {
  it('begins with an account', async () => {
    await person.open('/');
    await enter(link('Create an account'));
    await type(field('User name'), `gardener-${suffix}`);
    await type(field('E-mail address'), `gardener-${suffix}@example.com`);
    await type(person.page.getByLabel('Password'), 'a long enough one 9');
    await enter(button('Create account'));
    await person.sees(`Welcome, gardener-${suffix}`);
  });

  it('goes on with an application that is connected to the handler', async () => {
    await enter(link('Create an application'));
    await type(field('Id'), appId);
    await type(field('Name'), 'Greenhouse');
    await person.page.keyboard.press('Enter');
    await person.sees('Greenhouse');
    await says('Registered at fieldpost-handler');
  });

  it('adds a device that joins', async () => {
    await enter(link('Devices'));
    await enter(link('Add a device'));
    await type(field('Device id'), 'bed-1');
    for (const made of ['DevEUI', 'AppKey']) await enter(button(`Generate the ${made}`));
    radio = DeviceSimulator.otaa({
      appEui: Eui(await person.page.getByLabel('AppEUI').inputValue()),
      devEui: Eui(await field('DevEUI').inputValue()),
      appKey: bytes(await field('AppKey').inputValue()),
    });
    await enter(button('Add a device'));
    await person.sees('bed-1');
    await says('It has not joined yet.');
  });

  it('writes a payload function', async () => {
    await enter(link('Payload functions'));
    const editor = field('Source of the Decoder');
    await type(person.page.getByLabel('Payload format'), 'Functions');
    await tabTo(editor);
    await person.page.keyboard.insertText('function Decoder(bytes) { return { moisture: bytes[0] / 2 }; }');
    await person.page.keyboard.press('Escape');
    await enter(button('Save'));
    await says('Everything is saved.');
    await person.page.evaluate('scrollTo(0, 0)');
    await takePicture(person.page, 'main-job-payload-functions');
  });

  it('sees the join of the device and its decoded uplink, received by a gateway', async () => {
    await enter(link('Live data'));
    await says('Connected: messages are shown as they arrive.');
    const { accept } = await broker.join(radio.joinRequest(randomBytes(2)));
    radio.acceptJoin(accept);
    await row(/bed-1 Activation/).waitFor();
    await broker.deliverUplink(radio.uplink({ port: 1, payload: bytes('55') }));
    await row(/bed-1 Uplink .*moisture 42\.5/).waitFor();
    for (const level of [84, 82, 81, 79, 78, 120, 118, 115, 113, 112])
      await broker.deliverUplink(radio.uplink({ port: 1, payload: Buffer.of(level) }));
    await row(/moisture 56/).waitFor();
    await takePicture(person.page, 'main-job-live-data');
    await enter(link('Over time'));
    await person.page.getByRole('img', { name: 'moisture over time' }).locator('canvas').waitFor();
    await takePicture(person.page, 'main-job-live-plots');
    await enter(link('Gateways and map'));
    await row(/test-gateway.*-25/).waitFor();
  });

  it('sends a downlink, which leaves after the next uplink', async () => {
    await enter(link('Devices'));
    await enter(link('bed-1'));
    await says('It has joined.');
    await enter(link('Downlinks'));
    await type(field('Bytes'), '0B AD');
    await enter(button('Send'));
    await person.page.getByRole('cell', { name: '0BAD' }).waitFor();
    await enter(link('Live data'));
    await says('Connected: messages are shown as they arrive.');
    await broker.deliverUplink(radio.uplink({ port: 1, payload: bytes('54') }));
    await row(/Downlink sent/).waitFor();
    const { phyPayload } = await broker.nextDownlink(radio.session.devAddr);
    expect(radio.receive(phyPayload).payload).toEqual(bytes('0bad'));
    expect(person.complaints).toEqual([]);
  });
});

/** The most presses from the overview to the decoded values. */
const mostPresses = 40;

/** A text that is typed into a field counts as one press, since its length is up to the user. */
describe('The main scenario by the command palette', () => {
  let counted: CountedKeyboard;
  const keys = () => counted;

  /** Opens the palette, and there the entry that is first for the text. */
  async function command(text: string, entry: RegExp): Promise<void> {
    const palette = person.page.getByRole('dialog', { name: 'Search and commands' });
    await keys().press('Control+k');
    await keys().type(palette.getByRole('combobox'), text);
    await palette
      .getByRole('option')
      .first()
      .and(palette.getByRole('option', { name: entry }))
      .waitFor();
    await keys().press('Enter');
    await person.page.locator('main:focus, main :focus').waitFor();
  }

  it('creates an application', async () => {
    await person.openConsole('/');
    await person.sees(`Welcome, gardener-${suffix}`);
    counted = new CountedKeyboard(person.page);
    await command('create an application', /^Create an application/);
    await keys().type(field('Id'), `orchard-${suffix}`);
    await keys().press('Tab');
    await keys().type(field('Name'), 'Orchard');
    await keys().press('Enter');
    await person.sees('Orchard');
  });

  it('saves a decoder', async () => {
    await command('payload', /^Payload functions/);
    await keys().tabTo(person.page.getByLabel('Payload format'));
    await keys().press('F');
    const editor = field('Source of the Decoder');
    await keys().tabTo(editor);
    await keys().type(editor, 'function Decoder(bytes) { return { moisture: bytes[0] / 2 }; }');
    await keys().press('Control+s');
    await says('Everything is saved.');
  });

  it('adds a device', async () => {
    await command('add a device', /^Add a device/);
    await keys().type(field('Device id'), 'tree-1');
    for (const made of ['DevEUI', 'AppKey']) {
      await keys().tabTo(button(`Generate the ${made}`));
      await keys().press('Enter');
    }
    // Back to the field of the key, where Enter sends the form.
    await keys().press('Shift+Tab', 'Shift+Tab', 'Enter');
    await person.sees('tree-1');
  });

  it(`shows a decoded uplink of it, after at most ${mostPresses} presses of keys since the overview`, async () => {
    await command('simulate', /^Simulate uplink/);
    await keys().type(field('Bytes'), '55');
    await keys().press('Enter');
    await says(/"moisture": 42\.5/);
    expect(keys().presses).toBeLessThanOrEqual(mostPresses);
  });
});
