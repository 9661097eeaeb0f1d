import { dataVector, joinVector } from '../devices/vectors.js';
import type { Chapter } from './chapter.js';
import { sessionAt, topicOf } from './devices.js';
import { deepEqual, equal, match, ok } from './expectations.js';
import type { World } from './world.js';

interface UplinkInJson {
  readonly counter: number;
  readonly port: number;
  readonly payload_raw: string;
  readonly confirmed?: true;
  readonly is_retry?: true;
}

/** The OTAA device after its first join, with what the join gave. */
export async function joined(world: World) {
  const [peer, device] = [await world.broker(), await world.otaa()];
  const outcome = await world.once('join', async () => {
    await world.mqtt();
    const request = device.radio.joinRequest(joinVector.devNonce);
    const { accept, device: known } = await peer.join(request);
    device.radio.acceptJoin(accept);
    return { request, known };
  });
  return { peer, device, ...outcome };
}

/** Point 4 of the main job. */
export const networkChapter: Chapter = {
  title: 'A broker and a handler',
  steps: [
    {
      title: 'are connected by one stream for uplinks and one for downlinks',
      run: async (world) => {
        const streams = (await world.broker()).streamsOf(world.addresses.handler_id);
        deepEqual(streams, { subscribe: 1, publish: 1 });
        return `${world.addresses.handler_id} subscribes and publishes`;
      },
    },
    {
      title: 'let a device join with an accept whose MIC is right, and all agree on its session',
      run: async (world) => {
        const { device, request, known } = await joined(world);
        deepEqual(request, joinVector.request, 'the join request is that of the vector');
        const { devAddr, nwkSKey, appSKey } = device.radio.session;
        const handler = await (await world.keyHolder()).getDevice(device.appId, device.devId);
        const hex = (key: Buffer | undefined) => key?.toString('hex').toUpperCase();
        deepEqual(sessionAt(handler), { devAddr, nwkSKey: hex(nwkSKey), appSKey: hex(appSKey) });
        deepEqual([known.devAddr, hex(known.nwkSKey)], [devAddr, hex(nwkSKey)]);
        return `${device.devId} is ${devAddr}; device, handler and network server have the same keys`;
      },
    },
    {
      title: 'tell the application of the join in events/activations',
      run: async (world) => {
        const { device } = await joined(world);
        const message = await (await world.mqtt()).nextMessage(topicOf(device, 'events/activations'));
        const { app_eui, dev_eui, dev_addr } = message.json as Readonly<Record<string, string>>;
        const { appEui, devEui } = joinVector.identity;
        deepEqual([app_eui, dev_eui, dev_addr], [appEui, devEui, device.radio.session.devAddr]);
        return message.text;
      },
    },
    {
      title: 'refuse a join request that was used before, and tell so in events/activations/errors',
      run: async (world) => {
        const { peer, device, request } = await joined(world);
        const refused = await peer.join(request).then(
          () => 'accepted',
          (error: Error) => error.message,
        );
        match(refused, /Activation DevNonce not valid: already used/);
        const topic = topicOf(device, 'events/activations/errors');
        const message = await (await world.mqtt()).nextMessage(topic);
        const { error } = message.json as { readonly error: string };
        equal(error, 'Activation DevNonce not valid: already used');
        return refused;
      },
    },
    {
      title: 'bring an unconfirmed uplink of the joined device to the application',
      run: async (world) => {
        const { peer, device } = await joined(world);
        const payload = Buffer.from('0042', 'hex');
        await peer.deliverUplink(device.radio.uplink({ port: 5, payload }));
        const message = await (await world.mqtt()).nextMessage(topicOf(device, 'up'));
        const uplink = message.json as UplinkInJson;
        deepEqual([uplink.port, uplink.payload_raw], [5, payload.toString('base64')]);
        equal(uplink.confirmed, undefined);
        return message.text;
      },
    },
    {
      title: 'bring the confirmed uplink of the vectors to the application, and acknowledge it',
      run: async (world) => {
        const [peer, device, mqtt] = [await world.broker(), await world.abp(), await world.mqtt()];
        await device.reset({ lastUp: 0, nextDown: 0 });
        await peer.deliverUplink(dataVector.uplink);
        const uplink = (await mqtt.nextMessage(topicOf(device, 'up'))).json as UplinkInJson;
        deepEqual([uplink.counter, uplink.confirmed, uplink.is_retry], [2, true, undefined]);
        const { phyPayload } = await peer.nextDownlink(device.devAddr);
        const { ack, payload } = device.radio.receive(phyPayload);
        ok(ack, 'the answer acknowledges');
        equal(payload.length, 0);
        return `counter 2, payload ${uplink.payload_raw}; answered with an ACK`;
      },
    },
    {
      title: 'mark a confirmed uplink that the device repeats',
      run: async (world) => {
        const [peer, device, mqtt] = [await world.broker(), await world.abp(), await world.mqtt()];
        await peer.deliverUplink(dataVector.uplink);
        const uplink = (await mqtt.nextMessage(topicOf(device, 'up'))).json as UplinkInJson;
        deepEqual([uplink.counter, uplink.is_retry], [2, true]);
        await peer.nextDownlink(device.devAddr);
        return 'is_retry is true';
      },
    },
    {
      title: 'keep the upper half of a 32-bit counter',
      run: async (world) => {
        const [peer, device, mqtt] = [await world.broker(), await world.abp(), await world.mqtt()];
        await device.reset({ lastUp: 65_530, nextDown: 0 });
        await peer.deliverUplink(dataVector.uplink65538);
        const uplink = (await mqtt.nextMessage(topicOf(device, 'up'))).json as UplinkInJson;
        deepEqual([uplink.counter, uplink.payload_raw], [65_538, 'AQIDBA==']);
        await peer.nextDownlink(device.devAddr);
        return 'counter 65538, decrypted';
      },
    },
    {
      title: 'drop a frame with a bad MIC, and tell so in events/up/errors',
      run: async (world) => {
        const [peer, device, mqtt] = [await world.broker(), await world.abp(), await world.mqtt()];
        await device.reset({ lastUp: 0, nextDown: 0 });
        await peer.deliverUplink(dataVector.uplink, { flaw: 'wrong_mic' });
        const message = await mqtt.nextMessage(topicOf(device, 'events/up/errors'));
        match((message.json as { readonly error: string }).error, /Invalid MIC/);
        equal(mqtt.waiting(topicOf(device, 'up')), 0, 'nothing was published');
        return message.text;
      },
    },
    {
      title: 'find each other again after every connection was cut',
      run: async (world) => {
        const [peer, device, mqtt] = [await world.broker(), await world.abp(), await world.mqtt()];
        await peer.dropConnections();
        await peer.waitForHandler(world.addresses.handler_id);
        await device.reset({ lastUp: 100, nextDown: 0 });
        await peer.deliverUplink(device.radio.uplink({ port: 1, payload: Buffer.from('01', 'hex') }));
        await mqtt.nextMessage(topicOf(device, 'up'));
        deepEqual(peer.streamsOf(world.addresses.handler_id), { subscribe: 1, publish: 1 });
        return 'the next uplink arrives, over one stream again';
      },
    },
  ],
};
