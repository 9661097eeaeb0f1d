import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Suite } from '@fieldpost/testing';
import type { Browser } from 'playwright-core';
import { isTooWide, takePicture, violationsOn } from '../support/pages.js';
import { partsOf } from '../support/parts.js';
import { type Member, openBrowser, site, Visitor } from '../support/visitor.js';

let browser: Browser;
let owner: Visitor;
let guest: Visitor;
let guestMember: Member;
const eui = randomBytes(8).toString('hex').toUpperCase();
const id = `eui-${eui.toLowerCase()}`;
const below = (path: string) => `/console/gateways/${id}${path}`;

/** The port of one of the addresses of the suite. */
const portOf = (name: 'network_udp' | 'network_station' | 'network_mqtt' | 'network_mqtts'): string =>
  (Suite.find(process.env['FIELDPOST_BROWSER_SUITE'] ?? '').addresses[name] ?? '').split(':').at(-1) ?? '';

beforeAll(async () => {
  browser = await openBrowser();
  [owner, guest] = [await Visitor.arrive(browser), await Visitor.arrive(browser)];
  await owner.register('owner');
  guestMember = await guest.register('guest');
});
afterAll(() => browser.close());

const { button, link, field, says, save, confirm } = partsOf(() => owner);
const checkbox = (name: string) => owner.page.getByRole('checkbox', { name, exact: true });

describe('A gateway', () => {
  it('is suggested to a user without one', async () => {
    await owner.openConsole('/console/gateways');
    await says('You have no gateway yet');
    await link('Register a gateway').first().click();
    await owner.sees('Register a gateway');
  });

  it('is not registered with an EUI that is none, or without a frequency plan', async () => {
    await field('Gateway EUI').fill('not an EUI');
    await button('Register a gateway').click();
    await says('An EUI has 16 hexadecimal digits.');
    await says('Choose the frequency plan of the region.');
  });

  it('is registered by its EUI, however that is written', async () => {
    await field('Gateway EUI').fill(eui.replace(/..(?=.)/g, '$&:'));
    await says(`It will be called ${id}.`);
    await owner.page.getByLabel('Frequency plan').selectOption('EU_863_870');
    await field('Description').fill('On the roof');
    await button('Register a gateway').click();
    await owner.sees('On the roof');
    await says('It has not used its key yet');
    await says('Never seen');
  });

  it('that was seen before has its EUI in the form, and is not registered twice', async () => {
    owner.failedRequests.expect(409, 'POST', '/api/v2/gateways');
    await owner.openConsole(`/console/gateways/-new?eui=${eui}`);
    await says(`It will be called ${id}.`);
    await owner.page.getByLabel('Frequency plan').selectOption('EU_863_870');
    await button('Register a gateway').click();
    await owner.page.locator('.mantine-TextInput-error', { hasText: 'already exists' }).waitFor();
    await owner.openConsole(below(''));
  });

  it('is found in the list, whose search is in the address', async () => {
    await owner.page.getByRole('link', { name: 'Gateways' }).first().click();
    await owner.sees('Gateways');
    await owner.page.getByRole('searchbox').fill('nothing like it');
    await says('No gateway matches');
    await owner.page.getByRole('searchbox').fill('ROOF');
    await link(id).click();
    await owner.sees('On the roof');
    await owner.page.goBack();
    await link(id).waitFor();
    expect(owner.page.url()).toContain('search=ROOF');
  });
});

describe('The key of a gateway', () => {
  const key = /^fieldpost\.[\w-]{20,}$/;

  it('is shown on request, and hidden again', async () => {
    await owner.openConsole(below(''));
    await button('Show the key').waitFor();
    expect(await owner.page.content()).not.toMatch(/fieldpost\.[\w-]{20}/);
    await button('Show the key').click();
    await says(key);
    await button('Hide the key').click();
    await owner.page.getByText(key).waitFor({ state: 'detached' });
  });

  it('is replaced after a question, and the new one lets the gateway in', async () => {
    await button('Replace the key').click();
    await confirm('Replace the key');
    await says('The gateway has a new key.');
    const shown = await owner.page.getByText(key).innerText();
    const token = await fetch(`${site}/api/v2/gateways/${id}/token`, {
      headers: { authorization: `key ${shown}` },
    });
    expect(token.status).toBe(200);
    await owner.openConsole(below(''));
    await says('Its key was used at the account server, but this network has not seen it.');
  });
});

describe('The settings of a gateway', () => {
  it('are changed, with the place picked on a map', async () => {
    await link('Settings').click();
    await field('Brand').fill('Example');
    await owner.page.getByLabel('Placement').selectOption('outdoor');
    await field('Other attributes').fill('mast: 12');
    await field('Router').first().fill('Not An Id');
    await button('Save').click();
    await says('The id of a router has');
    await field('Router').first().fill('my-router');
    await owner.page.getByRole('application', { name: 'Location of the antenna' }).click();
    await checkbox('Public location').check();
    await save();
    await link('Overview').last().click();
    await says('my-router');
    await says(/^Placement: outdoor/);
    await says(/^mast: 12/);
    await owner.page.getByRole('application', { name: 'Location' }).waitFor();
  });

  it('lose their place when it is to be forgotten', async () => {
    await link('Settings').click();
    await button('Remove the location').click();
    await save();
    await link('Overview').last().click();
    await says('No location is set.');
  });
});

describe('A packet forwarder', () => {
  it('gets its settings in files, without the key where that is not needed', async () => {
    await link('Packet forwarder').click();
    await field('Server address').fill('router.example.com');
    const local = owner.page.getByRole('region', { name: 'local_conf.json' });
    expect(await local.innerText()).toContain(`"gateway_ID": "${eui}"`);
    expect(await local.innerText()).toContain('"server_address": "router.example.com"');
    expect(await local.innerText()).toContain(`"serv_port_up": ${portOf('network_udp')}`);
    const global = owner.page.getByRole('region', { name: 'global_conf.json' });
    expect(await global.innerText()).toContain('"freq":868450000');
  });

  it('with the gateway connector is told the ports of the network for MQTT', async () => {
    await owner.page.getByRole('radio', { name: 'Gateway connector' }).check();
    const facts = owner.page.locator('section', { hasText: 'What to enter' }).last();
    await facts.getByText('MQTT port with TLS').waitFor();
    const [tls, plain] = [portOf('network_mqtts'), portOf('network_mqtt')];
    expect(await facts.innerText()).toMatch(new RegExp(`${tls}[^]*${plain}`));
    const file = owner.page.getByRole('region', { name: 'local_conf.json' });
    expect(await file.innerText()).toContain('"serv_type": "ttn"');
  });

  it('gets the key and the account server on request', async () => {
    await owner.page.getByRole('radio', { name: 'TTN packet-forwarder (v2)' }).check();
    const file = owner.page.getByRole('region', { name: '.pktfwd.yml' });
    expect(await file.innerText()).toContain('key: "(hidden)"');
    await button('Show the key in the file').click();
    await file.getByText(/key: "fieldpost\./).waitFor();
    expect(await file.innerText()).toContain(`auth-server: "${site}"`);
  });
});

describe('LoRa Basics Station', () => {
  it('gets its address and, on request, the key in files', async () => {
    await owner.page.getByRole('radio', { name: 'LoRa Basics Station' }).check();
    const uri = owner.page.getByRole('region', { name: 'tc.uri' });
    expect(await uri.innerText()).toContain(`wss://router.example.com:${portOf('network_station')}`);
    const file = owner.page.getByRole('region', { name: 'tc.key' });
    await file.getByText(/Authorization: Bearer fieldpost\./).waitFor();
  });
});

describe('A collaborator of a gateway', () => {
  it('has no access before the owner adds them', async () => {
    guest.failedRequests.expect(400, 'POST', '/users/restrict-token');
    await guest.openConsole(below(''));
    await guest.page
      .getByRole('heading', { level: 1 })
      .filter({ hasText: /Not found|You may not/ })
      .waitFor();
  });

  it('gets rights by name, and is offered nothing else', async () => {
    await link('Collaborators').click();
    await link('Add a collaborator').click();
    await field('User name').fill(guestMember.username);
    await checkbox('Gateway status').check();
    await button('Add a collaborator').click();
    await owner.page.getByRole('row', { name: new RegExp(guestMember.username) }).waitFor();
    await guest.openConsole(below(''));
    await guest.sees('On the roof');
    await guest.page.getByText('To see the key, you need the right').waitFor();
    await guest.page.getByRole('link', { name: 'Settings' }).click();
    await guest.page.getByText('To change settings, you need the right').waitFor();
    await guest.page.getByRole('link', { name: 'Collaborators' }).click();
    await guest.page.getByText('To change collaborators, you need the right').waitFor();
    expect(await guest.page.getByRole('link', { name: 'Add a collaborator' }).count()).toBe(0);
  });

  it('becomes the owner when the gateway is given away', async () => {
    await link('Settings').click();
    await field('User name of the new owner').fill(guestMember.username);
    await button('Transfer to another owner').click();
    await confirm('Transfer ownership');
    await says(`${guestMember.username} is now the owner.`);
    await guest.openConsole(below('/settings'));
    await guest.page.getByRole('button', { name: 'Save' }).waitFor();
  });
});

describe('The pages of a gateway', () => {
  it.each(['', '/connection', '/settings', '/collaborators'])(
    'have no violation that axe-core knows: %s',
    async (path) => {
      await owner.openConsole(below(path));
      await owner.page.getByRole('heading', { level: 1 }).waitFor();
      await owner.page.waitForLoadState('networkidle');
      for (const [colorScheme, width] of [
        ['light', 1600],
        ['dark', 360],
      ] as const) {
        await owner.page.emulateMedia({ colorScheme });
        await owner.page.setViewportSize({ width, height: 900 });
        expect(await violationsOn(owner.page)).toEqual([]);
        expect(await isTooWide(owner.page)).toBe(false);
        await takePicture(owner.page, `gateway${path.replace('/', '-')}-${colorScheme}-${width}`);
      }
    },
  );
});

describe('A gateway that is deleted', () => {
  it('is removed after confirmation', async () => {
    await owner.openConsole(below('/settings'));
    await button('Delete this gateway').click();
    await confirm('Delete');
    await says(`${id} was deleted.`);
    owner.failedRequests.expect(400, 'POST', '/users/restrict-token');
    await owner.openConsole(below(''));
    await owner.sees('Not found');
    expect([owner.complaints, guest.complaints]).toEqual([[], []]);
  });
});
