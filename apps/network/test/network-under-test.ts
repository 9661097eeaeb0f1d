import { generateKeyPairSync } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Metadata } from '@grpc/grpc-js';
import { signNetworkToken } from '@fieldpost/auth';
import {
  type BuiltApp,
  type FakeAuthServer,
  type FakeTokens,
  type Redis,
  HandlerClient,
  makeCertificate,
  metadataOf,
  MqttApplication,
  StandInDiscovery,
  startBuiltApp,
  startFakeAuthServer,
  startFakeTokens,
  startRedis,
  throwAwayDatabase,
  type ThrowAwayDatabase,
  until,
} from '@fieldpost/testing';
import { commonSettings, type Environment, freePorts, gatewayPorts } from './common-settings.js';
import { GatewayPeer } from './gateway-peer.js';
import { requestJson } from './json-request.js';
import { MonitorServer } from './memory/monitor.memory.js';

const appRights = ['settings', 'delete', 'devices', 'messages:up:r', 'messages:up:w', 'messages:down:w'];
const brokerId = 'broker-1';
const handlerId = 'handler-1';

/** The built network app with the built handler, each with a database of its own; oauth and discovery are faked. */
export class NetworkUnderTest {
  private network!: BuiltApp;
  private redis!: Redis;
  private secondDiscovery: StandInDiscovery | undefined;
  private second: BuiltApp | undefined;
  private handler!: BuiltApp;
  private databases!: readonly [ThrowAwayDatabase, ThrowAwayDatabase];
  private auth!: FakeAuthServer;
  private tokens!: FakeTokens;
  private discovery!: StandInDiscovery;
  private folder = '';
  private monitorPort = 0;
  /** Gets copies of what gateways send and receive. */
  readonly monitor = new MonitorServer();
  private ca = '';
  private networkEnv!: Environment;
  private secondEnv!: Environment;
  private handlerEnv!: Environment;
  private readonly gateways: GatewayPeer[] = [];

  async start(): Promise<void> {
    this.databases = [await throwAwayDatabase(), await throwAwayDatabase()];
    [this.auth, this.tokens] = [await startFakeAuthServer(), await startFakeTokens()];
    this.folder = await mkdtemp(join(tmpdir(), 'network-'));
    const certificate = await makeCertificate(new Date());
    this.ca = certificate.cert;
    this.discovery = new StandInDiscovery();
    await this.discovery.listen(certificate);
    this.monitorPort = await this.monitor.start(certificate);
    for (const [name, text] of Object.entries({ ...certificate, token: 'not used here' }))
      await writeFile(this.file(name), text);
    this.redis = await startRedis();
    this.networkEnv = { ...this.common('NETWORK', this.databases[0]), ...(await this.networkSettings()) };
    this.handlerEnv = { ...this.common('HANDLER', this.databases[1]), ...(await this.handlerSettings()) };
    await this.startNetwork();
    await until('the broker is announced', () => this.prefixesOfBroker().length > 0, 60_000);
    this.handler = await startBuiltApp({
      name: 'handler',
      env: this.handlerEnv,
      httpPort: Number(this.handlerEnv['HANDLER_HTTP_PORT']),
    });
    await this.handlerConnected(1);
  }

  async close(): Promise<void> {
    for (const gateway of this.gateways) gateway.close();
    await this.handler?.stop();
    await this.second?.stop();
    await this.network?.stop();
    this.secondDiscovery?.close();
    this.discovery.close();
    this.monitor.stop();
    await this.redis?.stop();
    this.tokens.close();
    await this.auth.close();
    for (const database of this.databases) await database.drop();
    await rm(this.folder, { recursive: true });
  }

  get address(): string {
    return `localhost:${this.networkEnv['NETWORK_GRPC_PORT']}`;
  }

  /** PEM of the certificate of all servers. */
  get certificate(): string {
    return this.ca;
  }

  readonly sign = (claims: object): string => this.auth.sign(claims);

  /** A user's token for an application. */
  appToken(appId: string): string {
    return this.sign({ sub: `owner-of-${appId}`, scope: [`apps:${appId}`], apps: { [appId]: appRights } });
  }

  prefixesOfBroker(): readonly unknown[] {
    const broker = this.discovery.announced.find(({ service_name: name }) => name === 'broker');
    return broker?.metadata ?? [];
  }

  isAnnounced(serviceName: string, id: string): boolean {
    return this.discovery.announced.some((known) => known.service_name === serviceName && known.id === id);
  }

  /** Announces a router of another process; returns the metadata with which it calls the broker. */
  announceRouter(id: string): Metadata {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const public_key = publicKey.export({ type: 'spki', format: 'pem' }).toString();
    this.discovery.announced.push({ service_name: 'router', id, net_address: 'localhost:1901', public_key });
    return metadataOf({ id, 'service-name': 'router', token: signNetworkToken(id, privateKey, Date.now()) });
  }

  /** Gets a path of the HTTP API, or posts an object to it, at the first and at the second replica; the body is parsed. */
  readonly http = (path: string, token: string | undefined, posted?: object, method?: string) =>
    requestJson(this.networkEnv['NETWORK_HTTP_PORT'], path, { token, posted, method });
  readonly httpOfSecond = (path: string, token: string | undefined, posted?: object, method?: string) =>
    requestJson(this.secondEnv['NETWORK_HTTP_PORT'], path, { token, posted, method });

  /** The API of the handler for the owner of an application. */
  manager(appId: string): HandlerClient {
    const address = `localhost:${this.handlerEnv['HANDLER_GRPC_PORT']}`;
    return new HandlerClient(address, Buffer.from(this.ca), { token: this.appToken(appId) });
  }

  mqtt(appId: string): Promise<MqttApplication> {
    const key = `fieldpost.key-of-${appId}`;
    this.tokens.know(key, this.appToken(appId));
    const address = `127.0.0.1:${this.handlerEnv['HANDLER_MQTT_PORT']}`;
    return MqttApplication.login({ address, username: appId, password: key });
  }

  /** A connected gateway of the test. */
  async gateway(id: string, address = this.address): Promise<GatewayPeer> {
    const gateway = this.gatewayWith(id, this.sign({ type: 'gateway', sub: id }), address);
    await gateway.accepted;
    return gateway;
  }

  gatewayWith(id: string, token: string, address = this.address): GatewayPeer {
    const gateway = new GatewayPeer(id, { address, ca: this.ca, token });
    this.gateways.push(gateway);
    return gateway;
  }

  /**
   * A second replica of the network, which the first one knows. It looks the handler up; what it announces is elsewhere, and changes
   * no announcement here, so that the streams of the handler stay at the first one.
   */
  async startSecondReplica(): Promise<string> {
    this.secondDiscovery = new StandInDiscovery();
    await this.secondDiscovery.listen({ cert: this.ca, key: await readFile(this.file('key'), 'utf8') });
    this.secondDiscovery.announced.push(...this.discovery.announced.map((each) => ({ ...each })));
    const ports = await freePorts('NETWORK_GRPC_PORT', 'NETWORK_HTTP_PORT');
    const env = {
      ...{ ...this.networkEnv, ...ports },
      NETWORK_DISCOVERY_ADDRESS: this.secondDiscovery.address,
    };
    const httpPort = Number(ports['NETWORK_HTTP_PORT']);
    const second = await startBuiltApp({ name: 'network', env, httpPort });
    this.secondEnv = env;
    this.second = second;
    await until('the replicas know each other', () =>
      [this.network, second].every((replica) => replica.log().includes('"replica found"')),
    );
    return `localhost:${ports['NETWORK_GRPC_PORT']}`;
  }

  /** Ends the second replica with SIGKILL. */
  async killSecondReplica(): Promise<void> {
    await this.second?.kill();
  }

  /** Ends the network with SIGKILL and starts it again; resolves when the handler is connected. */
  async killNetwork(): Promise<void> {
    const before = this.connections();
    await this.network.kill();
    await this.startNetwork();
    await this.handlerConnected(before + 1);
  }

  private connections(): number {
    return this.handler.log().split('"broker connected"').length - 1;
  }

  private async handlerConnected(times: number): Promise<void> {
    await until('the handler is connected', () => this.connections() >= times, 60_000);
  }

  private async startNetwork(): Promise<void> {
    const httpPort = Number(this.networkEnv['NETWORK_HTTP_PORT']);
    this.network = await startBuiltApp({ name: 'network', env: this.networkEnv, httpPort });
  }

  private file(name: string): string {
    return join(this.folder, name);
  }

  private common(prefix: string, database: ThrowAwayDatabase): Environment {
    return commonSettings(prefix, {
      DATABASE_URL: database.url,
      TLS_CERT_FILE: this.file('cert'),
      TLS_KEY_FILE: this.file('key'),
      DISCOVERY_ADDRESS: this.discovery.address,
      DISCOVERY_CA_FILE: this.file('cert'),
      AUTH_SERVERS: `fieldpost=${this.auth.url}`,
      KEYS_DIR: this.folder,
    });
  }

  private async networkSettings(): Promise<Environment> {
    return {
      NETWORK_ROUTER_ID: 'router-1',
      NETWORK_BROKER_ID: brokerId,
      NETWORK_HANDLER_IDS: handlerId,
      NETWORK_ROUTER_IDS: 'router-2',
      ...(await freePorts('NETWORK_GRPC_PORT', 'NETWORK_HTTP_PORT')),
      ...gatewayPorts,
      NETWORK_REDIS_URL: this.redis.url,
      NETWORK_MONITOR_ADDRESS: `localhost:${this.monitorPort}`,
      NETWORK_MONITOR_CA_FILE: this.file('cert'),
      NETWORK_ROUTER_TOKEN_FILE: this.file('token'),
      NETWORK_BROKER_TOKEN_FILE: this.file('token'),
    };
  }

  private async handlerSettings(): Promise<Environment> {
    return {
      HANDLER_ID: handlerId,
      HANDLER_BROKER_IDS: brokerId,
      ...(await freePorts(...['GRPC', 'HTTP', 'MQTT', 'MQTTS'].map((name) => `HANDLER_${name}_PORT`))),
      HANDLER_AUTH_TOKEN_FILE: this.file('token'),
      HANDLER_OAUTH_ADDRESS: this.tokens.address,
    };
  }
}
