import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AbpDevice,
  AccountClient,
  type BrokerPeer,
  demoClient,
  type HandlerClient,
  type OwnedApplication,
  type OwnedKey,
  type Owner,
  type ReceivedDownlink,
  type Reply,
  standardReception,
  until,
  ScenarioFixtures,
} from '@fieldpost/testing';
import { connectAsync } from 'mqtt';
import type { Fleet } from './fleet/fleet.js';
import type { Replica } from './fleet/replica.js';
import { Listener } from './listener.js';

/** A user with an application, a device and a network, as clients of a fleet. */
export interface FleetScenario {
  readonly fleet: Fleet;
  readonly fixtures: ScenarioFixtures;
  readonly owner: Owner;
  readonly application: OwnedApplication;
  readonly key: OwnedKey;
  readonly broker: BrokerPeer;
  readonly device: AbpDevice;
  readonly manager: HandlerClient;
}

export async function prepareScenario(fleet: Fleet): Promise<FleetScenario> {
  const fixtures = new ScenarioFixtures(fleet);
  const [device, broker] = [await fixtures.abp(), await fixtures.broker()];
  // The replica that took the device in may not have known the broker yet; whatever writes it again tells the network.
  await until('the network to know the device', async () => {
    if (broker.devices.withAddress(device.devAddr).length > 0) return true;
    await device.reset({ lastUp: 0, nextDown: 0 });
    return false;
  });
  return {
    ...{ fleet, fixtures, device, broker },
    owner: await fixtures.owner(),
    application: await fixtures.registration(),
    key: await fixtures.accessKey(),
    manager: await fixtures.manager(),
  };
}

/** A client of the load balancer, or of one replica. */
export const clientOf = (
  { fleet }: Pick<FleetScenario, 'fleet'>,
  replica?: Pick<Replica, 'url'>,
): AccountClient => new AccountClient(replica?.url ?? fleet.addresses.account, demoClient);

export const exchange = (scenario: FleetScenario, key: string): Promise<Reply> =>
  clientOf(scenario).send('POST', '/api/v2/applications/token', {
    username: scenario.application.id,
    password: key,
    grant_type: 'password',
  });

export const logIn = (scenario: FleetScenario): Promise<Reply> => {
  const { username, password } = scenario.owner.person;
  return clientOf(scenario).send('POST', '/users/token', { grant_type: 'password', username, password });
};

export const refresh = (client: AccountClient, refresh_token: string): Promise<Reply> =>
  client.send('POST', '/users/token', { grant_type: 'refresh_token', refresh_token });

/** A member of the body of an answer. */
export const memberOf = ({ body }: Reply, name: string): string =>
  String((body as Readonly<Record<string, unknown>> | undefined)?.[name] ?? '');

/** An MQTT client of the application that comes back by itself; at the load balancer when no replica is named. */
export async function listen(scenario: FleetScenario, replica?: Replica): Promise<Listener> {
  const { fleet, application, key } = scenario;
  const address = replica ? `${replica.host}:${fleet.plan.ports.mqtt}` : fleet.addresses.mqtt;
  const client = await connectAsync(`mqtt://${address}`, {
    ...{ username: application.id, password: key.key, protocolVersion: 4, clean: true },
    ...{ keepalive: 10, connectTimeout: 10_000, reconnectPeriod: 100 },
  });
  await client.subscribeAsync('+/devices/+/up', { qos: 1 });
  await client.subscribeAsync('+/devices/+/events/#', { qos: 1 });
  return new Listener(client);
}

/** An uplink that was acknowledged. */
export interface Sent {
  /** In base64; nothing else has the same. */
  readonly payload: string;
  /** How often it was sent. */
  readonly tries: number;
  readonly answer: ReceivedDownlink;
}

/** How long a device waits for the acknowledgement, and for a network that has nobody to give the frame to. */
const acknowledgementMs = 3_000;
/** Between a frame and the window in which its answer is sent, in microseconds. */
const windowUs = 1_000_000;
const pauseMs = 50;
let sent = 0;

/**
 * A confirmed uplink; as devices do, it is sent again with the same counter until it is acknowledged. The answer to an
 * earlier one that comes late is for a window that has gone by, and acknowledges nothing.
 */
export async function sendUplink(scenario: FleetScenario): Promise<Sent> {
  const payload = Buffer.alloc(4);
  payload.writeUInt32BE((sent += 1));
  const { broker, device } = scenario;
  const frame = device.radio.uplink({ port: 1, payload, confirmed: true });
  broker.takeDownlinks(device.devAddr);
  const end = performance.now() + 60_000;
  const timestamp = sent;
  for (let tries = 1; performance.now() < end; tries += 1) {
    const answer = (await isDelivered(scenario, frame, timestamp))
      ? await answerTo(scenario, timestamp)
      : undefined;
    if (answer) return { payload: payload.toString('base64'), tries, answer };
  }
  throw new Error('the uplink is not acknowledged');
}

/**
 * What the device gets of a downlink that waits for it, after an uplink. The answer to an earlier uplink that was sent
 * again may come late, before it; that one carries nothing.
 */
export async function fetchDownlink(scenario: FleetScenario): Promise<ReceivedDownlink> {
  let { answer } = await sendUplink(scenario);
  await until('a downlink', async () => {
    if (!answer.port) answer = (await answerTo(scenario)) ?? (await sendUplink(scenario)).answer;
    return Boolean(answer.port);
  });
  return answer;
}

/** Whether the network had somebody to give the frame to. */
async function isDelivered({ broker }: FleetScenario, frame: Buffer, timestamp: number): Promise<boolean> {
  const gateway = { ...standardReception(Date.now()).gateways[0], timestamp };
  try {
    await broker.deliverUplink(frame, { reception: { gateways: [gateway] } });
    return true;
  } catch (error) {
    if (!(error as Error).message.includes('no Subscribe stream')) throw error;
    await sleep(pauseMs);
    return false;
  }
}

/** What the device hears next: in the window of this uplink when there is one, and whenever it brings a payload. */
async function answerTo(
  { broker, device }: FleetScenario,
  timestamp?: number,
): Promise<ReceivedDownlink | undefined> {
  const end = performance.now() + acknowledgementMs;
  for (let leftMs = acknowledgementMs; leftMs > 0; leftMs = end - performance.now()) {
    const heard = await broker.nextDownlink(device.devAddr, leftMs).catch(() => undefined);
    if (!heard) return undefined;
    const window = heard.message.downlink_option?.gateway_configuration?.timestamp;
    const downlink = device.radio.receive(heard.phyPayload);
    if (timestamp === undefined || window === timestamp + windowUs || downlink.port) return downlink;
  }
  return undefined;
}
