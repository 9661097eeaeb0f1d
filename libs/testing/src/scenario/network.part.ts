import { joinVector } from '../devices/vectors.js';
import type { ScenarioPart, Step } from './scenario-part.js';
import { sessionAt, topicOf } from './devices.js';
import { deepEqual, equal, match, ok } from './expectations.js';
import type { ScenarioFixtures } from './fixtures.js';

interface UplinkInJson {
  readonly counter: number;
  readonly port: number;
  readonly payload_raw: string;
  readonly confirmed?: true;
  readonly is_retry?: true;
}

/** The OTAA device after its first join, with the result of the join. */
export async function joined(fixtures: ScenarioFixtures) {
  const [peer, device] = [await fixtures.network(), await fixtures.otaa()];
  const outcome = await fixtures.once('join', async () => {
    await fixtures.mqtt();
    const request = device.radio.joinRequest(device.keys.devNonce);
    device.radio.acceptJoin((await peer.join(request)).accept);
    return { request };
  });
  return { peer, device, ...outcome };
}

/** What a repeated join request ends with: a rejection at a broker, and silence at a gateway. */
const repeatedJoin = /Activation DevNonce not valid: already used|no downlink for a join request/;

/**
 * Repeats the join request of the device that has joined. The handler reports its rejection: a frame that was lost is
 * not answered at a gateway either.
 */
export async function expectRejectedJoin(fixtures: ScenarioFixtures): Promise<string> {
  const { peer, device, request } = await joined(fixtures);
  const mqtt = await fixtures.mqtt();
  const rejected = await peer.join(request).then(
    () => 'accepted',
    (error: Error) => error.message,
  );
  match(rejected, repeatedJoin);
  const message = await mqtt.nextMessage(topicOf(device, 'events/activations/errors'));
  const { error } = message.json as { readonly error: string };
  equal(error, 'Activation DevNonce not valid: already used');
  return rejected;
}

/** Joins and uplinks, through a broker or a gateway. */
export const trafficSteps: readonly Step[] = [
  {
    title:
      'let a device join: the MIC of the join accept is valid, and both sides have the same session keys',
    run: async (fixtures) => {
      const { device, request } = await joined(fixtures);
      if (device.keys.identity === joinVector.identity)
        deepEqual(request, joinVector.request, 'the join request is that of the vector');
      const { devAddr, nwkSKey, appSKey } = device.radio.session;
      const handler = await (await fixtures.keyHolder()).getDevice(device.appId, device.devId);
      const hex = (key: Buffer | undefined) => key?.toString('hex').toUpperCase();
      deepEqual(sessionAt(handler), { devAddr, nwkSKey: hex(nwkSKey), appSKey: hex(appSKey) });
      return `${device.devId} is ${devAddr}; device and handler have the same keys`;
    },
  },
  {
    title: 'publish the join on events/activations',
    run: async (fixtures) => {
      const { device } = await joined(fixtures);
      const message = await (await fixtures.mqtt()).nextMessage(topicOf(device, 'events/activations'));
      const { app_eui, dev_eui, dev_addr } = message.json as Readonly<Record<string, string>>;
      const { appEui, devEui } = device.keys.identity;
      deepEqual([app_eui, dev_eui, dev_addr], [appEui, devEui, device.radio.session.devAddr]);
      return message.text;
    },
  },
  {
    title: 'reject a repeated join request, with a message on events/activations/errors',
    run: expectRejectedJoin,
  },
  {
    title: 'deliver an unconfirmed uplink of the joined device',
    run: async (fixtures) => {
      const { peer, device } = await joined(fixtures);
      const payload = Buffer.from('0042', 'hex');
      await peer.deliverUplink(device.radio.uplink({ port: 5, payload }));
      const message = await (await fixtures.mqtt()).nextMessage(topicOf(device, 'up'));
      const uplink = message.json as UplinkInJson;
      deepEqual([uplink.port, uplink.payload_raw], [5, payload.toString('base64')]);
      equal(uplink.confirmed, undefined);
      return message.text;
    },
  },
  {
    title: 'deliver and acknowledge a confirmed uplink',
    run: async (fixtures) => {
      const [peer, device, mqtt] = [await fixtures.network(), await fixtures.abp(), await fixtures.mqtt()];
      await device.reset({ lastUp: 0, nextDown: 0 });
      await peer.deliverUplink(device.vectorUplink());
      const uplink = (await mqtt.nextMessage(topicOf(device, 'up'))).json as UplinkInJson;
      deepEqual([uplink.counter, uplink.confirmed, uplink.is_retry], [2, true, undefined]);
      const { phyPayload } = await peer.nextDownlink(device.devAddr);
      const { ack, payload } = device.radio.receive(phyPayload);
      ok(ack, 'the answer acknowledges');
      equal(payload.length, 0);
      return `counter 2, payload ${uplink.payload_raw}; acknowledged in a downlink`;
    },
  },
  {
    title: 'mark a repeated confirmed uplink with is_retry',
    run: async (fixtures) => {
      const [peer, device, mqtt] = [await fixtures.network(), await fixtures.abp(), await fixtures.mqtt()];
      await peer.deliverUplink(device.vectorUplink());
      const uplink = (await mqtt.nextMessage(topicOf(device, 'up'))).json as UplinkInJson;
      deepEqual([uplink.counter, uplink.is_retry], [2, true]);
      await peer.nextDownlink(device.devAddr);
      return 'is_retry is true';
    },
  },
  {
    title: 'reconstruct the upper half of a 32-bit frame counter',
    run: async (fixtures) => {
      const [peer, device, mqtt] = [await fixtures.network(), await fixtures.abp(), await fixtures.mqtt()];
      await device.reset({ lastUp: 0, nextDown: 0 });
      // No jump is longer than 16,384, beyond which a frame is of another session.
      for (const fCnt of [16_000, 32_000, 48_000, 64_000]) {
        await peer.deliverUplink(device.vectorUplink(fCnt));
        await mqtt.nextMessage(topicOf(device, 'up'));
        await peer.nextDownlink(device.devAddr);
      }
      await peer.deliverUplink(device.vectorUplink(65_538));
      const uplink = (await mqtt.nextMessage(topicOf(device, 'up'))).json as UplinkInJson;
      deepEqual([uplink.counter, uplink.payload_raw], [65_538, 'AQIDBA==']);
      await peer.nextDownlink(device.devAddr);
      return 'counter 65538, decrypted';
    },
  },
];

/** Joins and uplinks through a broker. */
export const networkPart: ScenarioPart = {
  title: 'A broker and a handler',
  steps: [
    {
      title: 'are connected by one stream for uplinks and one for downlinks',
      run: async (fixtures) => {
        const streams = (await fixtures.broker()).streamsOf(fixtures.addresses.handler_id);
        deepEqual(streams, { subscribe: 1, publish: 1 });
        return `${fixtures.addresses.handler_id} subscribes and publishes`;
      },
    },
    ...trafficSteps,
    {
      title: 'drop a frame with an invalid MIC, with a message on events/up/errors',
      run: async (fixtures) => {
        const [peer, device, mqtt] = [await fixtures.broker(), await fixtures.abp(), await fixtures.mqtt()];
        await device.reset({ lastUp: 0, nextDown: 0 });
        await peer.deliverUplink(device.vectorUplink(), { flaw: 'wrong_mic' });
        const message = await mqtt.nextMessage(topicOf(device, 'events/up/errors'));
        match((message.json as { readonly error: string }).error, /Invalid MIC/);
        equal(mqtt.waiting(topicOf(device, 'up')), 0, 'nothing was published');
        return message.text;
      },
    },
    {
      title: 'reconnect after all connections were closed',
      run: async (fixtures) => {
        const [peer, device, mqtt] = [await fixtures.broker(), await fixtures.abp(), await fixtures.mqtt()];
        await peer.dropConnections();
        await peer.waitForHandler(fixtures.addresses.handler_id);
        await device.reset({ lastUp: 100, nextDown: 0 });
        await peer.deliverUplink(device.radio.uplink({ port: 1, payload: Buffer.from('01', 'hex') }));
        await mqtt.nextMessage(topicOf(device, 'up'));
        deepEqual(peer.streamsOf(fixtures.addresses.handler_id), { subscribe: 1, publish: 1 });
        return 'the next uplink is received, over one stream';
      },
    },
  ],
};
