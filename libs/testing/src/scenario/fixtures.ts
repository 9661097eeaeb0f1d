import { randomBytes } from 'node:crypto';
import { BrokerPeer } from '../broker-peer/index.js';
import { AccountClient, bearer } from '../clients/account.js';
import { DiscoveryClient } from '../clients/discovery.js';
import { HandlerClient } from '../clients/handler.js';
import { MqttApplication, type MqttLogin } from '../clients/mqtt.js';
import type { RunningSuite, SuiteAddresses } from '../suite/addresses.js';
import { AbpDevice, newKeys, OtaaDevice, vectorKeys } from './devices.js';
import type { FixtureOptions } from './fixture-options.js';
import type { GatewayNetwork } from './gateway-network.js';
import type { ScenarioNetwork } from './scenario-network.js';
import { Once } from './once.js';
import { createKey, type OwnedApplication, type OwnedKey, type Owner } from './owned-entities.js';
import { startGateway } from './start-gateway.js';

/** Rights of the key of the main scenario. */
export const keyRights = ['messages:up:r', 'messages:down:w', 'devices'] as const;
/** The decoder of the main scenario: whether the first byte of the payload is 1. */
export const decoder = 'function Decoder(bytes, port) { return { led: bytes[0] === 1 }; }';

/**
 * The objects that the main scenario creates in a suite, each at most once and under unique names, so that it works on an
 * empty suite as well as on one in use. Each method creates its prerequisites.
 */
export class ScenarioFixtures<S extends RunningSuite = RunningSuite> {
  private readonly made = new Once();
  private readonly closers: (() => Promise<void> | void)[] = [];
  private readonly keys;
  /** Suffix of all names. */
  readonly suffix = randomBytes(4).toString('hex');
  readonly crash;
  /** Whether frames go through a gateway of the suite's network app. */
  readonly hasGateways: boolean;

  constructor(
    readonly suite: S,
    {
      crash,
      network = suite.addresses.network_udp === undefined ? 'broker' : 'gateway',
    }: FixtureOptions = {},
  ) {
    this.crash = crash;
    this.hasGateways = network === 'gateway';
    this.keys = this.hasGateways ? newKeys() : vectorKeys;
  }

  get addresses(): SuiteAddresses {
    return this.suite.addresses;
  }

  /** A unique id. */
  named(what: string): string {
    return `${what}-${this.suffix}`;
  }

  /** The account API without credentials. */
  get anybody(): AccountClient {
    return new AccountClient(this.addresses.account);
  }

  /** The result of work that a part does once and several of its steps use. */
  once<T>(name: string, make: () => Promise<T>): Promise<T> {
    return this.made.get(name, make);
  }

  owner(): Promise<Owner> {
    return this.made.get('owner', async () => {
      const username = this.named('person');
      const password = randomBytes(12).toString('base64url');
      const person = { username, email: `${username}@example.com`, password };
      await this.anybody.register(person);
      const token = await this.anybody.passwordToken(person);
      return { person, account: this.anybody.as(bearer(token)) };
    });
  }

  application(): Promise<OwnedApplication> {
    return this.made.get('application', () => this.createApplication('fields'));
  }

  /** A second application, which must never see anything of the first. */
  otherApplication(): Promise<OwnedApplication> {
    return this.made.get('other application', () => this.createApplication('second'));
  }

  accessKey(): Promise<OwnedKey> {
    return this.made.get('access key', async () => createKey(await this.application(), 'demo', keyRights));
  }

  /** A key of the application that may read and nothing else. */
  readingKey(): Promise<OwnedKey> {
    return this.made.get('reading key', async () =>
      createKey(await this.application(), 'reader', ['messages:up:r']),
    );
  }

  otherKey(): Promise<OwnedKey> {
    return this.made.get('other key', async () =>
      createKey(await this.otherApplication(), 'demo', keyRights),
    );
  }

  discovery(): Promise<DiscoveryClient> {
    return this.made.get('discovery', async () => {
      const client = new DiscoveryClient(this.addresses.discovery_grpc, this.suite.ca);
      this.closers.push(() => client.close());
      return client;
    });
  }

  /** The component token of the scenario's broker. */
  brokerToken(): Promise<string> {
    return this.made.get('broker token', async () => {
      const { account } = await this.owner();
      const id = this.named('broker');
      await account.createComponent('brokers', id);
      await this.suite.approve(id);
      const token = await account.restrictedToken([`components:${id}`]);
      return this.anybody.as(bearer(token)).componentToken('brokers', id);
    });
  }

  /** A broker with a network server, connected to the handler both ways. */
  broker(): Promise<BrokerPeer> {
    return this.made.get('broker', async () => {
      const peer = await BrokerPeer.start({
        id: this.named('broker'),
        token: await this.brokerToken(),
        discovery: { address: this.addresses.discovery_grpc, ca: this.suite.ca.toString() },
        authServer: this.addresses.account,
      });
      this.closers.push(() => peer.stop());
      await peer.waitForHandler(this.addresses.handler_id);
      return peer;
    });
  }

  /** The way of frames to the handler: through a gateway of the network app, or through the broker. */
  network(): Promise<ScenarioNetwork> {
    return this.hasGateways ? this.gateway() : this.broker();
  }

  /** The id of the broker that frames reach the handler through. */
  async announcedBroker(): Promise<string> {
    await this.network();
    return (this.hasGateways ? this.addresses.broker_id : undefined) ?? this.named('broker');
  }

  /** The handler, called with the owner's token for the application. */
  async manager(): Promise<HandlerClient> {
    const { token } = await this.application();
    return this.made.get('manager', async () => this.handlerClient({ token }));
  }

  /** The handler, called with the access key as devices of programs do. */
  async keyHolder(): Promise<HandlerClient> {
    const { key } = await this.accessKey();
    return this.made.get('key holder', async () => this.handlerClient({ key }));
  }

  handlerClient(caller: ConstructorParameters<typeof HandlerClient>[2]): HandlerClient {
    const client = new HandlerClient(this.addresses.handler_grpc, this.suite.ca, caller);
    this.closers.push(() => client.close());
    return client;
  }

  /** The application, registered at the handler with a decoder while its network is connected. */
  registration(): Promise<OwnedApplication> {
    return this.made.get('registration', async () => {
      const [application, network] = [await this.application(), await this.network()];
      const manager = await this.manager();
      await manager.registerApplication(application.id);
      await manager.setApplication({ app_id: application.id, payload_format: 'custom', decoder });
      await network.waitForHandler(this.addresses.handler_id);
      return application;
    });
  }

  abp(): Promise<AbpDevice> {
    return this.made.get('abp', async () => {
      const { id } = await this.registration();
      const device = new AbpDevice(id, await this.keyHolder(), this.keys.abp);
      await device.reset({ lastUp: 0, nextDown: 0 });
      return device;
    });
  }

  otaa(): Promise<OtaaDevice> {
    return this.made.get('otaa', async () => {
      const { id } = await this.registration();
      const device = new OtaaDevice(id, await this.keyHolder(), this.keys.otaa);
      await device.register();
      return device;
    });
  }

  /** MQTT credentials of the application. */
  async login(): Promise<MqttLogin> {
    const [{ id: username }, { key: password }] = [await this.application(), await this.accessKey()];
    return { address: this.addresses.mqtt, username, password };
  }

  /** An MQTT client of the application with all its subscriptions. */
  mqtt(): Promise<MqttApplication> {
    return this.made.get('mqtt', async () => {
      const client = await MqttApplication.login(await this.login());
      this.closers.push(() => client.close());
      await client.subscribe('#');
      return client;
    });
  }

  /** Kills and restarts the suite; clients reconnect on their next use. */
  async surviveCrash(crash: () => Promise<void>): Promise<void> {
    const network = await this.network();
    await crash();
    for (const name of ['mqtt', 'manager', 'key holder', 'discovery']) this.made.forget(name);
    await network.waitForHandler(this.addresses.handler_id);
  }

  /** Further information about a failed step. */
  async clues(): Promise<string> {
    const hasNetwork = this.made.has('broker') || this.made.has('gateway');
    const complaints = hasNetwork ? (await this.network()).complaints : [];
    const topics = this.made.has('mqtt') ? (await this.mqtt()).topics : [];
    const said = complaints.length > 0 ? [`the broker dropped: ${complaints.join('; ')}`] : [];
    const heard = topics.length > 0 ? [`not asked for on MQTT: ${topics.join(', ')}`] : [];
    return [...said, ...heard].join('\n');
  }

  async close(): Promise<void> {
    for (const close of this.closers.reverse()) await close();
  }

  /** A gateway of the suite's network app. */
  gateway(): Promise<GatewayNetwork> {
    return this.made.get('gateway', async () => {
      const gateway = await startGateway(this);
      this.closers.push(() => gateway.close());
      return gateway;
    });
  }

  private async createApplication(what: string): Promise<OwnedApplication> {
    const { account } = await this.owner();
    const created = await account.createApplication(this.named(what), `Demo: ${what}`);
    const token = await account.restrictedToken([`apps:${created.id}`]);
    return { ...created, token, account: this.anybody.as(bearer(token)) };
  }
}
