import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { handler, lorawan } from '@fieldpost/contracts';
import { BrokerPeer, DeviceSimulator, makeCertificate, until } from '@fieldpost/testing';
import { DevAddr, Eui } from '@fieldpost/domain';
import { connectAsync, type MqttClient } from 'mqtt';
import { HandlerUnderTest } from './handler-under-test.js';
import { type FakeDiscovery, startFakeDiscovery } from '../memory/fake-discovery.js';

const rights = [
  'settings',
  'delete',
  'devices',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
] as const;
const appEui = '70B3D57EF0000024';

/** Numbered devices and applications; keys that differ in the number alone. */
const keyOf = (n: number, tag: number): Buffer => Buffer.alloc(16, tag).fill(n, 0, 1);
const hex = (n: number, digits: number): string => n.toString(16).padStart(digits, '0').toUpperCase();

type Managed = Pick<HandlerUnderTest, 'manager'>;

/** The built handler with a discovery and one broker around it, and applications whose devices are simulated. */
export class NetworkFixture {
  readonly fixture = new HandlerUnderTest();
  private folder = '';
  discovery!: FakeDiscovery;
  network!: BrokerPeer;

  async start(more: Readonly<Record<string, string>> = {}): Promise<void> {
    this.folder = await mkdtemp(join(tmpdir(), 'handler-'));
    const certificate = await makeCertificate(new Date());
    const ca = join(this.folder, 'ca.pem');
    await writeFile(ca, certificate.cert);
    this.discovery = await startFakeDiscovery(certificate);
    const { address, state } = this.discovery;
    const { fixture } = this;
    const found = { HANDLER_DISCOVERY_ADDRESS: address, HANDLER_DISCOVERY_CA_FILE: ca };
    await fixture.start({ ...found, HANDLER_BROKER_IDS: 'broker-1', ...more });
    await until('announced', () => state.get('handler', 'handler-1') !== undefined);
    this.network = await BrokerPeer.start({
      id: 'broker-1',
      token: 'any',
      discovery: { address, ca: certificate.cert },
      authServer: fixture.authServer,
    });
    await this.network.waitForHandler('handler-1');
  }

  async close(): Promise<void> {
    await this.network?.stop();
    await this.fixture.close();
    this.discovery?.stop();
    await rm(this.folder, { recursive: true });
  }

  keyOf(appId: string): string {
    return this.fixture.key(appId, ...rights);
  }

  /** Registered at one of the processes, where there are several. */
  async application(appId: string, { manager }: Managed = this.fixture): Promise<void> {
    const key = this.keyOf(appId);
    await this.fixture.call(manager.registerApplication.bind(manager), { app_id: appId }, { key });
  }

  /** A device that was given its session. `n` from 1 to 255 is its own number. */
  async abp(appId: string, n: number, at: Managed = this.fixture): Promise<DeviceSimulator> {
    const session = { devAddr: DevAddr(hex(0x2600_0000 + n, 8)), nwkSKey: keyOf(n, 1), appSKey: keyOf(n, 2) };
    const { devAddr, nwkSKey, appSKey } = session;
    const radio = { dev_addr: Buffer.from(devAddr, 'hex'), nwk_s_key: nwkSKey, app_s_key: appSKey };
    await this.device(appId, n, { ...radio, uses32_bit_f_cnt: true }, at);
    return DeviceSimulator.abp(session);
  }

  /** A device that joins. */
  async otaa(appId: string, n: number): Promise<DeviceSimulator> {
    const appKey = keyOf(n, 3);
    await this.device(appId, n, { app_key: appKey });
    return DeviceSimulator.otaa({ appEui: Eui(appEui), devEui: Eui(hex(n, 16)), appKey });
  }

  /** An application on MQTT that is not told when its connection ends. */
  async mqtt(appId: string, { mqtt }: Pick<HandlerUnderTest, 'mqtt'> = this.fixture): Promise<MqttClient> {
    const options = { username: appId, password: this.keyOf(appId), reconnectPeriod: 0 };
    const client = await connectAsync(mqtt.plain, options, false);
    client.on('error', () => undefined);
    return client;
  }

  private async device(
    app_id: string,
    n: number,
    radio: lorawan.Device,
    { manager }: Managed = this.fixture,
  ): Promise<void> {
    const dev_id = `dev-${n}`;
    const euis = { app_eui: Buffer.from(appEui, 'hex'), dev_eui: Buffer.from(hex(n, 16), 'hex') };
    const device: handler.Device = { app_id, dev_id, lorawan_device: { app_id, dev_id, ...euis, ...radio } };
    await this.fixture.call(manager.setDevice.bind(manager), device, { key: this.keyOf(app_id) });
  }
}
