import { randomBytes } from 'node:crypto';
import { DevAddr, Eui } from '@fieldpost/domain';
import {
  AccountClient,
  bearer,
  BrokerPeer,
  DeviceSimulator,
  HandlerClient,
  MqttApplication,
  type ReceivedDownlink,
  startSuite,
  type Suite,
} from '@fieldpost/testing';
import type { Wish } from './run-program.js';

const appKey = randomBytes(16);
const nwkSKey = randomBytes(16);
const appSKey = randomBytes(16);
const hex = (bytes: Buffer): string => bytes.toString('hex').toUpperCase();

const rights = ['settings', 'devices', 'messages:up:r', 'messages:up:w', 'messages:down:w'];

/** What an uplink of the device carries: 21.5 degrees, and the LED is on. */
const uplink = { port: 5, payload: Buffer.from([8, 102, 1]) };

/** Everything around a library under test: the running suite, an application with a key, the network, two devices. */
export class Bench {
  /** What the device received, in order. */
  readonly downlinks: ReceivedDownlink[] = [];
  private device: DeviceSimulator | undefined;

  private constructor(
    private readonly suite: Suite,
    private readonly application: Application,
    private readonly peer: BrokerPeer,
    private readonly events: MqttApplication,
  ) {}

  /** Starts the suite and prepares an application whose ids start with `name`. */
  static async open(name: string): Promise<Bench> {
    const suite = await startSuite();
    const person = {
      username: `${name}-owner`,
      email: `${name}@example.com`,
      password: 'a long pass phrase',
    };
    const anybody = new AccountClient(suite.addresses.account);
    await anybody.register(person);
    const owner = anybody.as(bearer(await anybody.passwordToken(person)));
    const peer = await openNetwork(suite, owner, `${name}-broker`);
    const application = await openApplication(suite, owner, name);
    const { appId, accessKey } = application;
    const login = { address: suite.addresses.mqtt, username: appId, password: accessKey };
    const events = await MqttApplication.login(login);
    await events.subscribe(scheduled(application, '+'));
    return new Bench(suite, application, peer, events);
  }

  /** What the program is told. EUIs, addresses and keys are upper-case hexadecimal. */
  get input() {
    const { name, appId, accessKey, appEui } = this.application;
    const { account, discovery_grpc: discovery, ca } = this.suite.addresses;
    return {
      account,
      discovery,
      ca,
      app_id: appId,
      access_key: accessKey,
      app_eui: appEui,
      device: {
        dev_id: `${name}-device`,
        dev_eui: '0004A30B001B7AD2',
        dev_addr: '26000ABC',
        nwk_s_key: hex(nwkSKey),
        app_s_key: hex(appSKey),
      },
      joiner: { dev_id: `${name}-joiner`, dev_eui: '0004A30B001B7AD3', app_key: hex(appKey) },
    };
  }

  /** Does for a program what devices and the network do. */
  async grant(wish: Wish): Promise<void> {
    if (wish.wants === 'join') await this.join();
    else await this.send(DevAddr(wish.dev_addr), wish.downlink === true ? 'answered' : 'unanswered');
  }

  async close(): Promise<void> {
    await this.events.close();
    await this.peer.stop();
    await this.suite.stop();
  }

  private async send(devAddr: DevAddr, expectation: 'answered' | 'unanswered'): Promise<void> {
    this.device ??= DeviceSimulator.abp({ devAddr, nwkSKey, appSKey });
    // A library publishes and goes on: the uplink must not overtake the downlink that is to leave with it.
    if (expectation === 'answered') {
      await this.events.nextMessage(scheduled(this.application, this.input.device.dev_id));
    }
    await this.peer.deliverUplink(this.device.uplink(uplink));
    if (expectation === 'unanswered') return;
    const { phyPayload } = await this.peer.nextDownlink(devAddr);
    this.downlinks.push(this.device.receive(phyPayload));
  }

  private async join(): Promise<void> {
    const devEui = Eui(this.input.joiner.dev_eui);
    const joiner = DeviceSimulator.otaa({ appEui: Eui(this.application.appEui), devEui, appKey });
    const { accept } = await this.peer.join(joiner.joinRequest(randomBytes(2)));
    joiner.acceptJoin(accept);
  }
}

interface Application {
  readonly name: string;
  readonly appId: string;
  readonly appEui: string;
  readonly accessKey: string;
}

const scheduled = ({ appId }: Application, devId: string): string =>
  `${appId}/devices/${devId}/events/down/scheduled`;

/** The network: its broker is a component of the owner, found by the handler through discovery. */
async function openNetwork({ addresses, ca }: Suite, owner: AccountClient, id: string): Promise<BrokerPeer> {
  await owner.createComponent('brokers', id);
  const peer = await BrokerPeer.start({
    id,
    token: await owner.componentToken('brokers', id),
    discovery: { address: addresses.discovery_grpc, ca: ca.toString() },
    authServer: addresses.account,
  });
  await peer.waitForHandler(addresses.handler_id);
  return peer;
}

/** An application with a key, registered at the handler by its owner: no library but Java's can do that. */
async function openApplication(suite: Suite, owner: AccountClient, name: string): Promise<Application> {
  const appId = `${name}-app`;
  const { euis } = await owner.createApplication(appId, `Interop in ${name}`);
  await owner.addAccessKey(appId, 'interop', rights);
  const { key } = await owner.accessKey(appId, 'interop');
  const token = await owner.restrictedToken([`apps:${appId}`]);
  const handler = new HandlerClient(suite.addresses.handler_grpc, suite.ca, { token });
  await handler.registerApplication(appId);
  handler.close();
  return { name, appId, appEui: euis[0] ?? '', accessKey: key };
}
