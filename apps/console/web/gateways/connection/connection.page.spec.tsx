/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { NetworkApi } from '../../api/network.js';
import { texts } from '../../texts.js';
import { getFact } from '../../testing/facts.js';
import { renderPart } from '../../testing/render.js';
import type { KnownGateway } from '../gateways.queries.js';
import { GatewayConnection } from './connection.page.js';
import { connectionTexts as words } from './connection.texts.js';

afterEach(cleanup);

const gateway = {
  id: 'roof',
  eui: 'B827EBFFFE87BD11',
  rights: ['gateway:settings'],
  attributes: {},
  router: null,
  frequency_plan: 'EU_863_870',
} as unknown as KnownGateway;

const own = { id: 'fieldpost-router', net_address: 'network.example.com:1902' };
const other = { id: 'other-router', net_address: 'other.example.com:1901' };
const addresses = {
  udp: { host: 'udp.example.com', port: 21_700 },
  station: { host: 'station.example.com', port: 28_887 },
  mqtt: { host: '[2001:db8::1]', port: 21_882 },
  mqtts: { host: 'tls.example.com', port: 28_882 },
};

interface Site {
  readonly routers: readonly object[];
  /** The response of the network app. */
  readonly network: () => object;
}

const reporting = () => ({ data: addresses, response: { ok: true } });
const failing = (status: number) => () => ({
  error: {},
  response: { ok: false, status, headers: new Headers() },
});
const lastRelease = failing(404);

async function show({ routers, network }: Site, shown: KnownGateway = gateway): Promise<void> {
  globalThis.fetch = async (url) => {
    const services = String(url).includes('router')
      ? routers
      : [{ id: 'broker', net_address: own.net_address }];
    return { ok: true, json: async () => ({ services }) } as Response;
  };
  const pending = new Promise(() => undefined);
  const account = { GET: () => pending } as never;
  await renderPart(<GatewayConnection gateway={shown} />, {
    account,
    network: { GET: async () => network() } as unknown as NetworkApi,
  });
}

const file = async (name: string) => (await screen.findByRole('region', { name })).textContent ?? '';
const fileButton = (name: string) => screen.queryByRole('button', { name });
const choose = (name: string) => fireEvent.click(screen.getByRole('radio', { name }));

const withoutReport: readonly (readonly [of: string, site: Site, host: string])[] = [
  [
    'of a router that is not of the network app',
    { routers: [other], network: reporting },
    'other.example.com',
  ],
  ['of a network app of the last release', { routers: [own], network: lastRelease }, 'network.example.com'],
];

describe('What to enter on a gateway', () => {
  it('is where the network app listens, for each kind of packet forwarder', async () => {
    await show({ routers: [own], network: reporting });
    expect(await file(words.local)).toContain('"server_address": "udp.example.com"');
    expect(await file(words.local)).toContain('"serv_port_up": 21700');
    expect(screen.getByText(words.reported)).toBeTruthy();
    choose(words.station);
    expect(await file(words.tcUri)).toContain('wss://station.example.com:28887');
    choose(words.connector);
    for (const fact of ['tls.example.com', '28882', '2001:db8::1', '21882'])
      expect(await screen.findByText(fact)).toBeTruthy();
    expect(await file(words.local)).toContain('"server_address": "2001:db8::1"');
    expect(screen.queryByText(new RegExp(words.usualMqttPorts))).toBeNull();
  });

  it.each(withoutReport)('are the announced host and the usual ports %s', async (_, site, host) => {
    await show(site);
    expect(await file(words.local)).toContain(`"server_address": "${host}"`);
    expect(screen.getByText(words.port(1700))).toBeTruthy();
  });

  it('is of the network app while the gateway has no router, whichever router comes first', async () => {
    await show({ routers: [{ ...other, id: '0-router' }, own], network: reporting });
    expect(await file(words.local)).toContain('"server_address": "udp.example.com"');
  });

  it('keeps a server that the user enters', async () => {
    await show({ routers: [own], network: reporting });
    const field = await screen.findByLabelText(words.server);
    fireEvent.change(field, { target: { value: 'vpn.example.com' } });
    choose(words.station);
    expect(await file(words.tcUri)).toContain('wss://vpn.example.com:28887');
  });

  it('has its values in one style, each with a button to copy it that names it', async () => {
    await show({ routers: [own], network: reporting });
    await file(words.local);
    for (const label of [words.server, words.ports, words.eui])
      expect(screen.getByRole('button', { name: texts.copyWhat(label) })).toBeTruthy();
    expect(getFact(words.server).querySelector('code')?.textContent).toBe('udp.example.com');
  });
});

describe('The address that gateways enter', () => {
  it('is said to be of no use to gateways where the network reports a loopback address', async () => {
    const local = { ...addresses, udp: { host: 'localhost', port: 1700 } };
    await show({ routers: [own], network: () => ({ data: local, response: { ok: true } }) });
    expect(await screen.findByText(words.loopback)).toBeTruthy();
    choose(words.station);
    expect(screen.queryByText(words.loopback)).toBeNull();
  });
});

describe('The key of a gateway', () => {
  it('is not needed for Semtech’s UDP protocol, which has none', async () => {
    await show({ routers: [own], network: reporting });
    expect(await screen.findByText(words.needsKey.udp)).toBeTruthy();
    expect(screen.queryByRole('button', { name: words.showKey })).toBeNull();
    choose(words.station);
    expect(screen.getByText(words.needsKey.station)).toBeTruthy();
    expect(screen.getByRole('button', { name: words.showKey })).toBeTruthy();
  });
});

describe('Addresses of the network app', () => {
  it.each([503, 429])('are not known after a status of %s, which can be tried again', async (status) => {
    let network: () => object = failing(status);
    await show({ routers: [own], network: () => network() });
    const again = await screen.findByRole('button', { name: texts.retry });
    expect(screen.queryByText(words.port(1700))).toBeNull();
    network = reporting;
    fireEvent.click(again);
    expect(await file(words.local)).toContain('"serv_port_up": 21700');
  });
});

describe('Files of a gateway', () => {
  it('are copied and downloaded only with everything that they need', async () => {
    await show({ routers: [own], network: reporting });
    await file(words.local);
    choose(words.station);
    await file(words.tcUri);
    expect(fileButton(texts.downloadWhat(words.tcUri))).toBeTruthy();
    expect([texts.downloadWhat, texts.copyWhat].map((label) => fileButton(label(words.tcKey)))).toEqual([
      null,
      null,
    ]);
    expect(screen.getByText(words.showFirst)).toBeTruthy();
  });
});
