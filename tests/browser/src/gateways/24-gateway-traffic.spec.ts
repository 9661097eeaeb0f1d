import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { DeviceSimulator, PacketForwarder, Suite } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { HandlerCalls } from '../support/handler-calls.js';
import { cutOffParts, isTooWide, overprintedCells, takePicture, violationsOn } from '../support/pages.js';
import { partsOf } from '../support/parts.js';
import { administrator, openBrowser, Visitor } from '../support/visitor.js';

const { FIELDPOST_BROWSER_SUITE: dataDir = '' } = process.env;
const eui = randomBytes(8).toString('hex').toUpperCase();
const gatewayId = `eui-${eui.toLowerCase()}`;
const appId = `antenna-${randomBytes(4).toString('hex')}`;
const appEui = Eui('70B3D57EF0000001');

let browser: Browser;
let root: Visitor;
let forwarder: PacketForwarder;
let radio: DeviceSimulator;

beforeAll(async () => {
  const server = Suite.find(dataDir).addresses.network_udp ?? '';
  [browser, forwarder] = await Promise.all([openBrowser(), PacketForwarder.start({ server, eui })]);
  root = await Visitor.arrive(browser);
  await root.logInAs(administrator);
  const handler = await HandlerCalls.makeApplication(administrator, appId);
  const decoder = 'function Decoder(bytes) { return { moisture: bytes[0] / 2 }; }';
  await handler.put('', { app_id: appId, payload_format: 'custom', decoder });
  const [devEui, appKey] = [Eui(randomBytes(8).toString('hex').toUpperCase()), randomBytes(16)];
  const names = { app_id: appId, dev_id: 'bed-1' };
  const lorawan_device = { ...names, app_eui: appEui, dev_eui: devEui, app_key: appKey.toString('hex') };
  await handler.put('/devices/bed-1', { ...names, lorawan_device });
  radio = DeviceSimulator.otaa({ appEui, devEui, appKey });
});
afterAll(async () => {
  await forwarder.stop();
  await browser.close();
});

const { button, link, field, says, save } = partsOf(() => root);
const row = (name: RegExp) => root.page.getByRole('row', { name }).first();

/** In one order, as an operator does it: the gateway sends before it is registered. */
describe('A gateway that sends packets', () => {
  it('is listed to the administrator before it is registered, and a click fills in the form', async () => {
    await root.openConsole('/console/gateways');
    await link(`Register ${eui}`).click();
    await says(`It will be called ${gatewayId}.`);
    await root.page.getByLabel('Frequency plan').selectOption('EU_863_870');
    await field('Description').fill('On the mast');
    await takePicture(root.page, 'gateway-register');
    await button('Register a gateway').click();
    await root.sees('On the mast');
  });

  it('is online on its page, once it is registered', async () => {
    await says('Online');
    await says('Protocol: Semtech UDP');
    await says('Address: 127.0.0.1');
  });

  it('is online in the list and on the map, and no longer listed as unregistered', async () => {
    await root.openConsole(`/console/gateways/${gatewayId}/settings`);
    await root.page.getByRole('application', { name: 'Location of the antenna' }).click();
    await save();
    await root.openConsole(`/console/gateways?search=${gatewayId}`);
    await row(/On the mast .*Online/).waitFor();
    const point = root.page.locator(`g:has(title:text-is("${gatewayId}")) > circle`);
    await point.and(root.page.locator('[data-status="connected"]')).waitFor();
    expect(await link(`Register ${eui}`).count()).toBe(0);
  });
});

describe('A device whose gateway is connected', () => {
  it('joins, and its uplink is decoded in the live data', async () => {
    await root.openConsole(`/console/applications/${appId}/data`);
    await says('Connected: messages are shown as they arrive.');
    await forwarder.forward(radio.joinRequest(randomBytes(2)));
    radio.acceptJoin((await forwarder.nextTransmission()).phyPayload);
    await row(/bed-1 Activation/).waitFor();
    await forwarder.forward(radio.uplink({ port: 1, payload: Buffer.of(85) }));
    await row(/bed-1 Uplink .*moisture 42\.5/).waitFor();
    await takePicture(root.page, 'gateway-live-data');
    await root.page.setViewportSize({ width: 360, height: 800 });
    await row(/bed-1 Uplink .*SNR/).scrollIntoViewIfNeeded();
    await takePicture(root.page, 'gateway-live-data-360');
    expect(await cutOffParts(root.page)).toEqual([]);
    await root.page.setViewportSize({ width: 1280, height: 900 });
    await link('Gateways and map').click();
    await row(new RegExp(`${gatewayId}.*-35`)).waitFor();
  });

  it('is among the last uplinks on the page of the gateway', async () => {
    await root.openConsole(`/console/gateways/${gatewayId}`);
    await row(new RegExp(`${radio.session.devAddr} 868\\.1 SF7BW125 -35`)).waitFor();
    await root.page.getByRole('columnheader', { name: 'Device address' }).waitFor();
    await says(/uplinks, 1 downlinks/);
  });

  it('is there on a phone with its time beside its address, not over it', async () => {
    await root.page.setViewportSize({ width: 360, height: 800 });
    await row(/SF7BW125/).scrollIntoViewIfNeeded();
    await takePicture(root.page, 'gateway-online-360');
    expect(await overprintedCells(root.page)).toEqual([]);
    await root.page.setViewportSize({ width: 1280, height: 900 });
  });

  it('counts for the link quality of the gateway', async () => {
    await says('2 uplinks in the last 24 hours.');
    for (const name of ['RSSI (dBm), mean of each hour', 'SNR (dB), mean of each hour'])
      await root.page.getByRole('img', { name }).waitFor();
    const quality = root.page.locator('section:has(h2:text-is("Link quality"))');
    await quality.getByText('Show the numbers').click();
    await quality.getByRole('row', { name: /2 -35 \(-35 to -35\)/ }).waitFor();
    await quality.getByRole('button', { name: '7 days' }).click();
    await says('2 uplinks in the last 7 days.');
    expect(await violationsOn(root.page)).toEqual([]);
    expect(await isTooWide(root.page)).toBe(false);
    await takePicture(root.page, 'gateway-online');
    expect(root.complaints).toEqual([]);
  });
});
