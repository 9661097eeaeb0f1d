import {
  type DeviceSimulator,
  freePort,
  type Redis,
  startRedis,
  TraceCollector,
  until as eventually,
} from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import type { HandlerUnderTest } from '../support/handler-under-test.js';
import { NetworkFixture } from '../support/network-fixture.js';

/** A replica with one MQTT client of the application. */
export interface Side {
  readonly fixture: HandlerUnderTest;
  readonly client: MqttClient;
  readonly received: (readonly [topic: string, text: string])[];
}

const timeoutMs = 30_000;

/** With a long timeout: the time is not tested here. */
export const until = (isSo: () => boolean | Promise<boolean>, what: string) =>
  eventually(what, isSo, timeoutMs);

const leads = (replica: HandlerUnderTest): boolean =>
  replica.log().lastIndexOf('"replica leads"') > replica.log().lastIndexOf('"replica no longer leads"');

export const count = ({ received }: Side, what: string): number =>
  received.filter(([, text]) => text.includes(what)).length;
export const hears = (side: Side, what: string) => until(() => count(side, what) > 0, `"${what}" heard`);

/** Two replicas of a handler with a Redis between them; each test has an application with one device and its clients. */
export class ReplicaPair {
  readonly world = new NetworkFixture();
  collector!: TraceCollector;
  sides!: readonly [Side, Side];
  appId = '';
  device!: DeviceSimulator;
  private redis!: Redis;
  private redisPort = 0;
  private other!: HandlerUnderTest;
  private applications = 0;
  private sent = 0;

  async start(): Promise<void> {
    this.redisPort = await freePort();
    this.redis = await startRedis({ port: this.redisPort });
    this.collector = await TraceCollector.start();
    const { url } = this.collector;
    await this.world.start({ HANDLER_REDIS_URL: this.redis.url, OTEL_EXPORTER_OTLP_ENDPOINT: url });
    this.other = await this.world.fixture.replica();
  }

  async close(): Promise<void> {
    await this.other?.stop();
    await this.world.close();
    await this.redis?.stop();
    this.collector?.close();
  }

  /** A new application with a device, and with a client at each replica. */
  async begin(): Promise<void> {
    const { world, other } = this;
    const replicas = [world.fixture, other];
    await until(() => replicas.every((replica) => replica.log().includes('broker found')), 'the broker');
    await until(() => replicas.filter(leads).length === 1 && this.subscriptions() === 1, 'one leader');
    const n = (this.applications += 1);
    this.appId = `app-${n}`;
    // What one replica registers the network knows, whether that replica leads or not.
    const follower = leads(other) ? world.fixture : other;
    await world.application(this.appId, follower);
    this.device = await world.abp(this.appId, n, follower);
    this.sides = [await this.sideOf(world.fixture), await this.sideOf(other)];
  }

  end(): void {
    for (const side of this.sides ?? []) side.client.end(true);
  }

  /** A device that joins, beside the other one. */
  joiningDevice(): Promise<DeviceSimulator> {
    return this.world.otaa(this.appId, this.applications + 100);
  }

  get leaders(): readonly Side[] {
    return this.sides.filter(({ fixture }) => leads(fixture));
  }

  get leader(): Side {
    return leads(this.sides[0].fixture) ? this.sides[0] : this.sides[1];
  }

  get follower(): Side {
    return leads(this.sides[0].fixture) ? this.sides[1] : this.sides[0];
  }

  get announcements(): number {
    const { discovery, fixture } = this.world;
    return discovery.state.announcers.filter((token) => token === fixture.ownToken).length;
  }

  subscriptions(): number {
    return this.world.network.streamsOf('handler-1').subscribe;
  }

  topic(what: string): string {
    return `${this.appId}/devices/dev-${this.applications}/${what}`;
  }

  async loseRedis(): Promise<void> {
    await this.redis.stop('SIGKILL');
  }

  async returnRedis(): Promise<void> {
    this.redis = await startRedis({ port: this.redisPort });
  }

  /** Sends an uplink that nothing else looks like; resolves with its payload in base64. */
  async uplink(more: { readonly confirmed?: true } = {}): Promise<string> {
    const payload = Buffer.alloc(2);
    payload.writeUInt16BE((this.sent += 1));
    await this.world.network.deliverUplink(this.device.uplink({ port: 1, payload, ...more }));
    return payload.toString('base64');
  }

  /** Both have heard an uplink: what was on its way to them before has arrived, twice would be seen. */
  async uplinkToBoth(): Promise<void> {
    const marker = await this.uplink();
    for (const side of this.sides) await hears(side, marker);
  }

  async queue({ client }: Side, port: number): Promise<void> {
    const request = JSON.stringify({ port, payload_raw: 'AQID', schedule: 'last' });
    await client.publishAsync(this.topic('down'), request, { qos: 1 });
  }

  /** The ports of what the device receives after so many uplinks, and after one more whose answer shows that nothing is left. */
  async downlinkPorts(uplinks: number): Promise<readonly (number | undefined)[]> {
    const ports: (number | undefined)[] = [];
    for (let index = 0; index < uplinks; index += 1) {
      await this.uplink();
      ports.push(await this.receivedPort());
    }
    await this.uplink({ confirmed: true });
    const last = await this.receivedPort();
    const { network } = this.world;
    const late = network.takeDownlinks(this.device.session.devAddr);
    return [...ports, ...(last === undefined ? [] : [last]), ...late.map(() => NaN)];
  }

  private async receivedPort(): Promise<number | undefined> {
    const { phyPayload } = await this.world.network.nextDownlink(this.device.session.devAddr, timeoutMs);
    const { port, payload } = this.device.receive(phyPayload);
    return payload.length > 0 ? port : undefined;
  }

  private async sideOf(fixture: HandlerUnderTest): Promise<Side> {
    const client = await this.world.mqtt(this.appId, fixture);
    const received: Side['received'] = [];
    client.on('message', (topic, payload) => void received.push([topic, payload.toString()]));
    await client.subscribeAsync('+/devices/+/up');
    await client.subscribeAsync('+/devices/+/events/#');
    return { fixture, client, received };
  }
}
