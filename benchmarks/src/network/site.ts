import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DevAddr, Eui } from '@fieldpost/domain';
import {
  asClient,
  type DeviceSession,
  type HandlerClient,
  type JoinIdentity,
  postgresUrl,
  ScenarioFixtures,
  startSuite,
  type Suite,
} from '@fieldpost/testing';
import type { Teardown } from '../teardown.js';

/** A device that is registered at handler and network, with a session and an AppKey. */
export interface BenchDevice {
  readonly devId: string;
  readonly session: DeviceSession;
  readonly identity: JoinIdentity;
}

/** A suite with gateways and devices. */
export interface NetworkSite {
  readonly suite: Suite;
  readonly appId: string;
  readonly key: string;
  readonly gatewayEuis: readonly string[];
  readonly devices: readonly BenchDevice[];
}

/** In America gateways have no duty cycle, and their downlinks are short: the network is what limits the answers. */
export const planName = 'US_902_928';
const atOnce = 8;

/** Starts the suite as `npm start` does, and registers gateways and devices through its APIs. */
export async function startSite(
  { gateways, devices }: { readonly gateways: number; readonly devices: number },
  teardown: Teardown,
): Promise<NetworkSite> {
  const suite = await startSuite({ network: true });
  teardown.add(() => suite.stop());
  const fixtures = new ScenarioFixtures(suite);
  teardown.add(() => fixtures.close());
  const { account } = await fixtures.owner();
  const gatewayEuis = Array.from({ length: gateways }, () => randomBytes(8).toString('hex').toUpperCase());
  await eachOf(gatewayEuis, async (eui, n) => {
    const gateway = { id: `bench-gateway-${n}`, eui, frequency_plan: planName };
    const { status } = await account.send('POST', '/api/v2/gateways', gateway);
    if (status !== 201) throw new Error(`a gateway was not registered: ${status}`);
  });
  const { id: appId } = await fixtures.application();
  const handler = await fixtures.manager();
  await handler.registerApplication(appId);
  const all = Array.from({ length: devices }, (_, n) => deviceAt(n));
  await eachOf(all, (device) => register(handler, appId, device));
  return { suite, appId, key: (await fixtures.accessKey()).key, gatewayEuis, devices: all };
}

function deviceAt(n: number): BenchDevice {
  const [nwkSKey, appSKey, appKey] = [randomBytes(16), randomBytes(16), randomBytes(16)];
  const eui = (first: string) => Eui(`${first}${n.toString(16).padStart(8, '0')}`);
  return {
    devId: `device-${n}`,
    session: { devAddr: DevAddr((0x26000000 + n).toString(16)), nwkSKey, appSKey },
    identity: { appEui: Eui('70B3D57EF0000001'), devEui: eui('00000001'), appKey },
  };
}

async function register(handler: HandlerClient, app_id: string, device: BenchDevice): Promise<void> {
  const { session, identity, devId: dev_id } = device;
  const bytes = (hex: string) => Buffer.from(hex, 'hex');
  const names = { app_id, dev_id };
  await handler.setDevice({
    ...names,
    lorawan_device: {
      ...names,
      ...{ app_eui: bytes(identity.appEui), dev_eui: bytes(identity.devEui) },
      ...{ app_key: identity.appKey as Buffer, dev_addr: bytes(session.devAddr) },
      ...{ nwk_s_key: session.nwkSKey, app_s_key: session.appSKey, uses32_bit_f_cnt: true },
    },
  });
}

/** Adds devices that never send to the database of the network: what grows with them is indexes and addresses. */
export async function fillNetwork({ suite }: NetworkSite, total: number): Promise<void> {
  const file = (name: string) => readFileSync(join(suite.dataDir, name), 'utf8');
  const { network_database: password = '' } = JSON.parse(file('secrets.json')) as Record<string, string>;
  const port = Number(file(join('postgres', 'postmaster.pid')).split('\n')[3]);
  const url = postgresUrl({ port, user: 'network', password, database: 'network' });
  await asClient(url, async (client) => {
    await client.query(
      `insert into devices (app_eui, dev_eui, app_id, dev_id, dev_addr, nwk_s_key, f_cnt_up, f_cnt_down,
                            disable_f_cnt_check, uses_32_bit_f_cnt, activation_constraints)
       select '70B3D57EF0000002', upper(lpad(to_hex(n), 16, '0')), 'bench-silent', 'device-' || n,
              upper(lpad(to_hex(637534208 + 4096 + n), 8, '0')), decode(repeat('00', 45), 'hex'), 0, 0,
              false, true, 'local'
         from generate_series(1, $1::int) as n on conflict do nothing`,
      [total],
    );
    await client.query('vacuum analyze devices');
  });
}

async function eachOf<T>(things: readonly T[], work: (thing: T, n: number) => Promise<void>): Promise<void> {
  const left = [...things.entries()];
  const worker = async (): Promise<void> => {
    for (let next = left.shift(); next; next = left.shift()) await work(next[1], next[0]);
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
}
