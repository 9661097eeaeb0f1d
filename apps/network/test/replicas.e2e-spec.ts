import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { DeviceSimulator, type MqttApplication } from '@fieldpost/testing';
import { appEui, appId, provisioned, register, startApplication } from './devices.js';
import type { GatewayPeer } from './gateway-peer.js';
import { NetworkUnderTest } from './network-under-test.js';
import { simulatesAtBoth } from './simulation-of-replicas.js';
import { euiOf, keyOf, payload, type UplinkMessage } from './values.js';

const world = new NetworkUnderTest();
const timeoutMs = 60_000;
/** So many that each replica processes some of them. */
const numbers = [21, 22, 23, 24, 25, 26];

let mqtt: MqttApplication;
/** At the replica that the handler is connected to, and at the other one. */
let near: GatewayPeer;
let far: GatewayPeer;
let devices: ReadonlyMap<number, DeviceSimulator>;

const uplinkOf = async (n: number): Promise<UplinkMessage> =>
  (await mqtt.nextMessage(`${appId}/devices/dev-${n}/up`, timeoutMs)).json as UplinkMessage;

/** The gateways in the message of a frame that both receive. */
async function receivers(n: number, device: DeviceSimulator): Promise<readonly string[]> {
  const counter = device.fCntUp;
  const frame = device.uplink({ port: 1, payload });
  for (const gateway of [near, far]) gateway.send(frame);
  const message = await uplinkOf(n);
  // A second message of the frame before would come first.
  expect(message.counter).toBe(counter);
  return message.metadata.gateways.map(({ gtw_id }) => gtw_id).sort();
}

beforeAll(async () => {
  await world.start();
  mqtt = await startApplication(world);
  const second = await world.startSecondReplica();
  [near, far] = [await world.gateway('gateway-1'), await world.gateway('gateway-2', second)];
  const all = numbers.map(async (n) => [n, await provisioned(world, n)] as const);
  devices = new Map(await Promise.all(all));
});

afterAll(async () => {
  await mqtt?.close();
  await world.close();
});

// One case, since its steps build on each other.
describe('Two replicas of the network', () => {
  it('serve the gateways and the devices of each other, until one of them is killed', async () => {
    // A frame that gateways of both receive is one message.
    for (const [n, device] of devices) {
      // On a busy machine the copies may come further apart than the time in which they are collected.
      let gateways = await receivers(n, device);
      while (gateways.length < 2) gateways = await receivers(n, device);
      expect(gateways).toEqual(['gateway-1', 'gateway-2']);
    }
    // An answer leaves through the replica that has the gateway, whichever processes the device.
    for (const device of devices.values()) {
      const answer = await far.answerTo(() => device.uplink({ port: 1, payload, confirmed: true }));
      expect(device.receive(answer.payload)).toMatchObject({ ack: true });
    }
    // So does a join accept.
    const appKey = keyOf(27, 3);
    await register(world, 27, { app_key: appKey });
    const joining = DeviceSimulator.otaa({ appEui, devEui: euiOf(27), appKey });
    joining.acceptJoin((await far.answerTo(() => joining.joinRequest(randomBytes(2)), 15_000)).payload);
    far.send(joining.uplink({ port: 1, payload }));
    expect(await uplinkOf(27)).toMatchObject({ counter: 0 });
    await simulatesAtBoth(world);
    // The other one processes all devices alone.
    await world.killSecondReplica();
    for (const device of devices.values()) {
      const answer = await near.answerTo(() => device.uplink({ port: 1, payload, confirmed: true }));
      expect(device.receive(answer.payload)).toMatchObject({ ack: true });
    }
  });
});
