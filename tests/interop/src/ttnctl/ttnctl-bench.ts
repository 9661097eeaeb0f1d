import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DevAddr } from '@fieldpost/domain';
import {
  AccountClient,
  bearer,
  Browser,
  formOf,
  MqttApplication,
  noteSecrets,
  RouterPeer,
  type Suite,
  ScenarioFixtures,
} from '@fieldpost/testing';
import { sharedSuite } from '../support/shared-suite.js';
import { Ttnctl } from './ttnctl-program.js';

const messageTypeShift = 5;
const keyName = 'messages';
const keyRights = ['messages:up:r', 'messages:down:w'];
const randomHex = (bytes: number): string => randomBytes(bytes).toString('hex').toUpperCase();

/** What ttnctl is used with: a running suite with its operator, another user, and a network with a router. */
export class TtnctlBench {
  readonly username: string;
  readonly password = randomBytes(12).toString('base64url');
  readonly email: string;
  readonly appId: string;
  readonly gatewayId: string;
  readonly routerId: string;
  readonly clientId: string;
  readonly keyName = keyName;
  readonly devEui = randomHex(8);
  readonly appKey = randomHex(16);
  readonly nwkSKey = randomHex(16);
  readonly appSKey = randomHex(16);
  /** The address that a command gave to the device. */
  devAddr = '';
  /** The AppEUI of the application. */
  appEui = '';
  private frames = 0;
  private router: RouterPeer | undefined;
  private events: MqttApplication | undefined;

  private constructor(
    private readonly world: ScenarioFixtures<Suite>,
    readonly ttnctl: Ttnctl,
    /** Name of the other user. */
    readonly colleague: string,
  ) {
    this.username = world.named('operator');
    this.email = `${this.username}@example.com`;
    this.appId = world.named('ttnctl');
    this.gatewayId = world.named('gateway');
    this.routerId = routerIdOf(world);
    this.clientId = world.named('client');
    noteSecrets({ secret: [this.password, this.appKey, this.nwkSKey, this.appSKey] });
  }

  static async open(): Promise<TtnctlBench> {
    const world = new ScenarioFixtures(sharedSuite());
    const ttnctl = await Ttnctl.build(world.addresses, routerIdOf(world));
    const { person } = await world.owner();
    await world.broker();
    return new TtnctlBench(world, ttnctl, person.username);
  }

  get handlerId(): string {
    return this.world.addresses.handler_id;
  }

  /** The counter of the next frame that a command sends as the device. */
  nextFrame(): string {
    this.frames += 1;
    return String(this.frames);
  }

  /** Writes a file that a command reads. */
  file(name: string, content: string): string {
    const path = join(this.ttnctl.folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** The code that the website shows after the user allowed ttnctl. */
  async loginCode(): Promise<string> {
    const { account } = this.world.addresses;
    const browser = new Browser(() => account);
    const { location: login } = await browser.get('/users/authorize?client_id=ttnctl&response_type=code');
    const { username, password } = this;
    const { location: consent } = await browser.submit(formOf(await browser.get(login)), {
      username,
      password,
    });
    const { location } = await browser.submit(formOf(await browser.get(consent)), { decision: 'allow' });
    return new URL(location, account).searchParams.get('code') ?? '';
  }

  /** As the owner, with another program: ttnctl has no command for access keys. Reports of the application follow. */
  async addAccessKey(): Promise<void> {
    const anybody = new AccountClient(this.world.addresses.account);
    const token = await anybody.passwordToken(this);
    const account = anybody.as(
      bearer(await anybody.as(bearer(token)).restrictedToken([`apps:${this.appId}`])),
    );
    await account.addAccessKey(this.appId, keyName, keyRights);
    this.appEui = (await account.application(this.appId)).euis[0] ?? '';
    const { key: password } = await account.accessKey(this.appId, keyName);
    const login = { address: this.world.addresses.mqtt, username: this.appId, password };
    this.events = await MqttApplication.login(login);
    await this.events.subscribe(`${this.appId}/#`);
  }

  /** Resolves when the application was told this event of the device. */
  async event(name: string): Promise<void> {
    await this.events?.nextMessage(`${this.appId}/devices/sensor/events/${name}`);
  }

  /** As the operator. */
  approveRouter(): Promise<void> {
    return this.world.suite.approve(this.routerId);
  }

  /** Starts the router with the token that a command printed. */
  async startRouter(token: string): Promise<void> {
    noteSecrets({ token });
    const { addresses, suite } = this.world;
    this.router = await RouterPeer.start({
      id: this.routerId,
      token,
      discovery: { address: addresses.discovery_grpc, ca: suite.ca },
      onUplink: (phyPayload) => this.transmit(phyPayload),
    });
  }

  async close(): Promise<void> {
    this.router?.stop();
    await this.events?.close();
    await this.world.close();
    this.ttnctl.discard();
  }

  private async transmit(phyPayload: Buffer): Promise<Buffer> {
    const broker = await this.world.broker();
    if ((phyPayload[0] ?? 0) >> messageTypeShift === 0) return (await broker.join(phyPayload)).accept;
    await broker.deliverUplink(phyPayload);
    return (await broker.nextDownlink(DevAddr(this.devAddr))).phyPayload;
  }
}

const routerIdOf = (world: ScenarioFixtures<Suite>): string => world.named('router');
