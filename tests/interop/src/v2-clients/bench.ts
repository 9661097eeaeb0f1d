import { randomBytes } from 'node:crypto';
import { DevAddr, Eui } from '@fieldpost/domain';
import {
  DeviceSimulator,
  MqttApplication,
  type ReceivedDownlink,
  type Suite,
  ScenarioFixtures,
} from '@fieldpost/testing';
import type { ProgramRequest } from '../support/run-program.js';
import { sharedSuite } from '../support/shared-suite.js';

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
    private readonly name: string,
    private readonly world: ScenarioFixtures<Suite>,
    private readonly application: Application,
    private readonly events: MqttApplication,
  ) {}

  /** Prepares an application in the suite; ids of devices start with `name`. */
  static async open(name: string): Promise<Bench> {
    const world = new ScenarioFixtures(sharedSuite());
    try {
      const application = await openApplication(world);
      const { appId: username, accessKey: password } = application;
      const address = world.addresses.mqtt;
      const events = await MqttApplication.login({ address, username, password });
      await events.subscribe(scheduled(application, '+'));
      return new Bench(name, world, application, events);
    } catch (error) {
      await world.close();
      throw error;
    }
  }

  /** What the program is told. EUIs, addresses and keys are upper-case hexadecimal. */
  get input() {
    const { appId, accessKey, appEui } = this.application;
    const { account, discovery_grpc: discovery, ca } = this.world.addresses;
    const { name } = this;
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
  async grant(wish: ProgramRequest): Promise<void> {
    if (wish.wants === 'join') await this.join();
    else if (wish.wants === 'approval') await this.world.suite.approve(wish.component);
    else await this.send(DevAddr(wish.dev_addr), wish.downlink === true ? 'answered' : 'unanswered');
  }

  async close(): Promise<void> {
    await this.events.close();
    await this.world.close();
  }

  private async send(devAddr: DevAddr, expectation: 'answered' | 'unanswered'): Promise<void> {
    this.device ??= DeviceSimulator.abp({ devAddr, nwkSKey, appSKey });
    // A library publishes and goes on: the uplink must not overtake the downlink that is to leave with it.
    if (expectation === 'answered') {
      await this.events.nextMessage(scheduled(this.application, this.input.device.dev_id));
    }
    const peer = await this.world.broker();
    await peer.deliverUplink(this.device.uplink(uplink));
    if (expectation === 'unanswered') return;
    const { phyPayload } = await peer.nextDownlink(devAddr);
    this.downlinks.push(this.device.receive(phyPayload));
  }

  private async join(): Promise<void> {
    const devEui = Eui(this.input.joiner.dev_eui);
    const joiner = DeviceSimulator.otaa({ appEui: Eui(this.application.appEui), devEui, appKey });
    const peer = await this.world.broker();
    const { accept } = await peer.join(joiner.joinRequest(randomBytes(2)));
    joiner.acceptJoin(accept);
  }
}

interface Application {
  readonly appId: string;
  readonly appEui: string;
  readonly accessKey: string;
}

const scheduled = ({ appId }: Application, devId: string): string =>
  `${appId}/devices/${devId}/events/down/scheduled`;

/**
 * An application with a key, registered at the handler by its owner while the network is there: no library but Java's
 * can register one.
 */
async function openApplication(world: ScenarioFixtures): Promise<Application> {
  const { id: appId, euis, account } = await world.application();
  await world.broker();
  await (await world.manager()).registerApplication(appId);
  await account.addAccessKey(appId, 'interop', rights);
  const { key: accessKey } = await account.accessKey(appId, 'interop');
  return { appId, appEui: euis[0] ?? '', accessKey };
}
