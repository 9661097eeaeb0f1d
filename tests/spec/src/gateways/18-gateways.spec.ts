import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Eui } from '@fieldpost/domain';
import {
  bearer,
  DeviceSimulator,
  type MqttApplication,
  MqttGateway,
  PacketForwarder,
  randomEui,
  type ReceivedDownlink,
  ScenarioFixtures,
  StationPeer,
  type Suite,
  until,
} from '@fieldpost/testing';
import { createAdministrator } from '../administrator.js';
import { runningSuite } from '../running-suite.js';
import { type Radio, radioOfConnector, radioOfForwarder, radioOfStation, repeated } from './radio.js';

/** Longer than the delay of a join accept. */
const answerMs = 12_000;
const [forwarderEui, stationEui] = [randomEui(), randomEui()];
const payload = Buffer.from('0042', 'hex');

let suite: Suite;
let fixtures: ScenarioFixtures;
let forwarder: PacketForwarder;
let station: StationPeer;
let connector: MqttGateway;
let mqtt: MqttApplication;
let appId: string;
/** Ids of the gateways. */
const ids = { udp: '', station: '', mqtt: '' };

beforeAll(async () => {
  suite = runningSuite();
  fixtures = new ScenarioFixtures(suite, { network: 'gateway' });
  const { account } = await fixtures.owner();
  const keyOf = async (id: string, eui: Eui): Promise<string> => {
    const gateway = { id, eui, frequency_plan: 'EU_863_870' };
    const { status, body } = await account.send('POST', '/api/v2/gateways', gateway);
    expect(status).toBe(201);
    return String((body as { readonly key: unknown }).key);
  };
  for (const protocol of ['udp', 'station', 'mqtt'] as const) ids[protocol] = fixtures.named(protocol);
  await keyOf(ids.udp, forwarderEui);
  const stationKey = await keyOf(ids.station, stationEui);
  const connectorKey = await keyOf(ids.mqtt, randomEui());
  ({ id: appId } = await fixtures.application());
  await repeated('the application is not registered', async () => {
    await (await fixtures.manager()).registerApplication(appId);
    return true;
  });
  mqtt = await fixtures.mqtt();
  forwarder = await PacketForwarder.start({ server: suite.addresses.network_udp ?? '', eui: forwarderEui });
  station = await StationPeer.start({
    ...{ server: suite.addresses.network_station ?? '', eui: stationEui },
    ca: readFileSync(suite.addresses.ca),
    authorization: `Bearer ${stationKey}`,
  });
  connector = await MqttGateway.start({
    ...{ server: `mqtt://${suite.addresses.network_mqtt}`, id: ids.mqtt, password: connectorKey },
  });
});

afterAll(async () => {
  await forwarder?.stop();
  await station?.stop();
  await connector?.stop();
  await fixtures?.close();
});

/** A device of the application whose frames a gateway receives and transmits. */
class RadioDevice {
  private readonly identity = { appEui: randomEui(), devEui: randomEui(), appKey: randomBytes(16) };
  private device = DeviceSimulator.otaa(this.identity);

  constructor(
    readonly devId: string,
    private readonly radio: Radio,
  ) {}

  /** A join and the first uplink: a join accept for an earlier request would lead to wrong keys. */
  async joinAndSend(at: number): Promise<unknown> {
    await this.register();
    this.radio.forget();
    this.device = DeviceSimulator.otaa(this.identity);
    await this.radio.forward(this.device.joinRequest(Buffer.of(0, at)));
    this.device.acceptJoin(await this.radio.nextFrame(answerMs));
    await this.radio.forward(this.device.uplink({ port: 5, payload }));
    return (await mqtt.nextMessage(`${appId}/devices/${this.devId}/up`, answerMs)).json;
  }

  async receiveDownlink(): Promise<ReceivedDownlink> {
    await this.radio.forward(this.device.uplink({ port: 5, payload }));
    const downlink = this.device.receive(await this.radio.nextFrame(answerMs));
    if (downlink.port !== 3) throw new Error('the downlink has only MAC commands');
    return downlink;
  }

  private async register(): Promise<void> {
    const names = { app_id: appId, dev_id: this.devId };
    const { appEui, devEui, appKey } = this.identity;
    const euis = { app_eui: Buffer.from(appEui, 'hex'), dev_eui: Buffer.from(devEui, 'hex') };
    const lorawan_device = { ...names, ...euis, app_key: appKey, uses32_bit_f_cnt: true };
    await (await fixtures.keyHolder()).setDevice({ ...names, lorawan_device });
  }
}

describe('The network app', () => {
  it.each([
    ['UDP', 'udp', () => radioOfForwarder(forwarder)],
    ['Basics Station', 'station', () => radioOfStation(station)],
    ['MQTT', 'mqtt', () => radioOfConnector(connector)],
  ] as const)(
    'carries a join, an uplink and a downlink between a gateway over %s and an MQTT client',
    async (_name, protocol, radioOf) => {
      const gatewayId = ids[protocol];
      const device = new RadioDevice(`device-of-${gatewayId}`, radioOf());
      const uplink = await repeated('no join, or no uplink', (at) => device.joinAndSend(at));
      expect(uplink).toMatchObject({
        ...{ dev_id: device.devId, port: 5, payload_raw: payload.toString('base64') },
        metadata: {
          frequency: 868.1,
          data_rate: 'SF7BW125',
          gateways: [{ gtw_id: gatewayId, rssi: -35, snr: 5.1 }],
        },
      });

      const down = { port: 3, payload_raw: Buffer.from('cafe', 'hex').toString('base64') };
      await mqtt.publish(`${appId}/devices/${device.devId}/down`, down);
      const downlink = await repeated('no downlink', () => device.receiveDownlink());
      expect(downlink.payload.toString('hex')).toBe('cafe');
    },
  );
});

describe('The simulator', () => {
  const program = fileURLToPath(new URL('../../../../tools/dist/simulate/main.js', import.meta.url));
  const simulator = (...args: readonly string[]) =>
    spawn(process.execPath, [program, '--data', suite.dataDir, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
  const size = ['--gateways', '2', '--devices', '3', '--rate', '5', '--confirmed', '100', '--loss', '0'];

  it('has devices join and send until Ctrl-C, and then removes what it has registered', async () => {
    const running = simulator(...size, '--json');
    let last: Readonly<Record<string, unknown>> = {};
    for await (const line of createInterface(running.stdout)) {
      last = JSON.parse(line) as typeof last;
      if (!running.killed && last['joined'] === 3 && Number(last['acknowledged']) > 0) running.kill('SIGINT');
    }
    expect(running.exitCode ?? (await once(running, 'exit'))[0]).toBe(0);
    expect(last).toMatchObject({ devices: 3, joined: 3, invalid: 0 });
    const exitCodes = [];
    for (let run = 1; run <= 2; run += 1) exitCodes.push((await once(simulator('--remove'), 'exit'))[0]);
    // The second time nothing is left.
    expect(exitCodes).toEqual([0, 1]);
  });
});

describe('The network app of npm start', () => {
  it('shows how a gateway does to its owner, and one that is not registered to the administrator', async () => {
    const { account } = await fixtures.owner();
    const token = await account.restrictedToken([`gateways:${ids.udp}`]);
    const path = `/network/gateways/${ids.udp}/status`;
    expect(await account.as(bearer(token)).send('GET', path)).toMatchObject({
      status: 200,
      body: { connected: true, protocol: 'udp', address: '127.0.0.1' },
    });

    const username = fixtures.named('chief');
    const person = { username, email: `${username}@example.com`, password: 'a long enough one 18' };
    await createAdministrator(suite.dataDir, person);
    const administrator = account.as(bearer(await account.passwordToken(person)));
    const unknown = randomBytes(8).toString('hex').toUpperCase();
    const other = await PacketForwarder.start({ server: suite.addresses.network_udp ?? '', eui: unknown });
    await until('the gateway is listed', async () => {
      const { body } = await administrator.send('GET', '/network/gateways/unregistered');
      const { gateways = [] } = body as { readonly gateways?: readonly { readonly eui: string }[] };
      return gateways.some((gateway) => gateway.eui === unknown);
    });
    await other.stop();

    expect(await account.send('GET', '/network/gateways/unregistered')).toMatchObject({ status: 403 });
  });
});
