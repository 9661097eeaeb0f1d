import { isDataFrame, parsePhyPayload } from '@fieldpost/lorawan';
import { MqttApplication } from '../clients/mqtt.js';
import { dataVector } from '../devices/vectors.js';
import type { ScenarioPart } from './scenario-part.js';
import { type AbpDevice, topicOf } from './devices.js';
import { deepEqual, equal, ok } from './expectations.js';
import type { ScenarioFixtures } from './fixtures.js';

const byte = (value: number): Buffer => Buffer.from([value]);

const everything = async (fixtures: ScenarioFixtures) => ({
  peer: await fixtures.network(),
  device: await fixtures.abp(),
  mqtt: await fixtures.mqtt(),
});

/** The next downlink with a payload; the same event also reports bare acknowledgements. */
async function nextSent(mqtt: MqttApplication, device: AbpDevice): Promise<string> {
  for (;;) {
    const { json, text } = await mqtt.nextMessage(topicOf(device, 'events/down/sent'));
    if ('payload_raw' in (json as { readonly message: object }).message) return text;
  }
}

/** The MAC commands that the network has added to a downlink. */
function commandsIn(phyPayload: Buffer): Buffer {
  const frame = parsePhyPayload(phyPayload);
  return isDataFrame(frame) ? frame.fOpts : Buffer.alloc(0);
}

/** Downlinks over MQTT. */
export const downlinksPart: ScenarioPart = {
  title: 'A downlink',
  steps: [
    {
      title: 'that is published over MQTT is queued, with a message on events/down/scheduled',
      run: async (fixtures) => {
        const { device, mqtt } = await everything(fixtures);
        await device.reset({ lastUp: 0, nextDown: 2 });
        const first = { port: 1, payload_raw: dataVector.downlinkPayload.toString('base64') };
        await mqtt.publish(topicOf(device, 'down'), first);
        const { text } = await mqtt.nextMessage(topicOf(device, 'events/down/scheduled'));
        equal(text, '{"message":{"port":1,"payload_raw":"qrw="}}');
        const second = { port: 2, payload_raw: byte(7).toString('base64'), schedule: 'last' };
        await mqtt.publish(topicOf(device, 'down'), second);
        await mqtt.nextMessage(topicOf(device, 'events/down/scheduled'));
        return text;
      },
    },
    {
      title: 'is sent after the next uplink, encrypted and with a valid MIC',
      run: async (fixtures) => {
        const { peer, device } = await everything(fixtures);
        await peer.deliverUplink(device.vectorUplink());
        const { phyPayload } = await peer.nextDownlink(device.devAddr);
        const expected = device.vectorDownlink(commandsIn(phyPayload));
        equal(phyPayload.toString('hex'), expected.toString('hex'));
        if (device.session === dataVector.session)
          equal(expected.toString('hex'), dataVector.downlink.toString('hex'), 'it is that of the vector');
        const received = device.radio.receive(phyPayload);
        ok(received.ack && received.fPending, 'it acknowledges, and FPending is set');
        return `${phyPayload.toString('hex')} is ${received.payload.toString('hex')} on port ${received.port}`;
      },
    },
    {
      title: 'that was sent to the broker is published on events/down/sent',
      run: async (fixtures) => {
        const { device, mqtt } = await everything(fixtures);
        const text = await nextSent(mqtt, device);
        const { appId, devId } = device;
        equal(
          text,
          `{"payload":"${device.vectorDownlink().toString('base64')}",` +
            `"message":{"app_id":"${appId}","dev_id":"${devId}","port":1,"payload_raw":"qrw="},` +
            `"gateway_id":"${fixtures.hasGateways ? (await fixtures.gateway()).id : 'test-gateway'}",` +
            '"config":{"modulation":"LORA","data_rate":"SF7BW125",' +
            '"airtime":46336000,"counter":2,"frequency":868100000,"power":14}}',
        );
        return text;
      },
    },
    {
      title: 'that was queued last is sent after it',
      run: async (fixtures) => {
        const { peer, device } = await everything(fixtures);
        device.radio.fCntUp = 3;
        await peer.deliverUplink(device.radio.uplink({ port: 1, payload: byte(0) }));
        const received = device.radio.receive((await peer.nextDownlink(device.devAddr)).phyPayload);
        deepEqual([received.port, received.payload, received.fCnt], [2, byte(7), 3]);
        equal(received.fPending, false);
        return `07 on port 2, counter ${received.fCnt}`;
      },
    },
    {
      title: 'that is confirmed is sent after every uplink until the device acknowledges it',
      run: async (fixtures) => {
        const { peer, device, mqtt } = await everything(fixtures);
        const wanted = { port: 3, confirmed: true, payload_raw: byte(9).toString('base64') };
        await mqtt.publish(topicOf(device, 'down'), wanted);
        await mqtt.nextMessage(topicOf(device, 'events/down/scheduled'));
        const counters = [];
        for (let i = 0; i < 3; i += 1) {
          // The device receives none of them, so that its next uplink does not acknowledge.
          await peer.deliverUplink(device.radio.uplink({ port: 1, payload: byte(i), ack: false }));
          const { phyPayload } = await peer.nextDownlink(device.devAddr);
          const { confirmed, payload, fCnt } = device.radio.receive(phyPayload);
          deepEqual([confirmed, payload], [true, byte(9)]);
          counters.push(fCnt);
        }
        deepEqual(counters, [4, 5, 6], 'each sending uses a new counter');
        return `sent with the counters ${counters.join(', ')}`;
      },
    },
    {
      title: 'that was acknowledged is published on events/down/acks, and not sent again',
      run: async (fixtures) => {
        const { peer, device, mqtt } = await everything(fixtures);
        await peer.deliverUplink(device.radio.uplink({ port: 1, payload: byte(0), ack: true }));
        const { text } = await mqtt.nextMessage(topicOf(device, 'events/down/acks'));
        equal(text, '{"message":{"port":3,"confirmed":true,"payload_raw":"CQ=="}}');
        // The downlink after the next uplink would contain it.
        await peer.deliverUplink(device.radio.uplink({ port: 1, payload: byte(1), confirmed: true }));
        const { phyPayload } = await peer.nextDownlink(device.devAddr);
        const { ack, payload } = device.radio.receive(phyPayload);
        deepEqual([ack, payload.length], [true, 0]);
        equal(peer.waitingDownlinks(device.devAddr), 0);
        return text;
      },
    },
    {
      title: 'that no gateway can send is reported on events/down/errors',
      run: async (fixtures) => {
        const { peer, device, mqtt } = await everything(fixtures);
        await mqtt.publish(topicOf(device, 'down'), { port: 1, payload_raw: 'AQ==' });
        await mqtt.nextMessage(topicOf(device, 'events/down/scheduled'));
        await peer.deliverUplink(device.radio.uplink({ port: 1, payload: byte(0) }), { flaw: 'no_gateway' });
        const { text, json } = await mqtt.nextMessage(topicOf(device, 'events/down/errors'));
        equal((json as { readonly error: string }).error, 'No gateways available for downlink');
        return text;
      },
    },
    {
      title: 'published with a key that lacks the right is dropped',
      run: async (fixtures) => {
        const { peer, device, mqtt } = await everything(fixtures);
        const { address, username } = await fixtures.login();
        const { key: password } = await fixtures.readingKey();
        const reader = await MqttApplication.login({ address, username, password });
        try {
          await reader.publish(topicOf(device, 'down'), { port: 1, payload_raw: 'AQ==' }, 0);
          // When the server responds to a later request, it has read the downlink and would schedule it before the next one.
          await reader.subscribe('+/devices/+/up');
          await mqtt.publish(topicOf(device, 'down'), { port: 9, payload_raw: 'CQ==' });
          const { text } = await mqtt.nextMessage(topicOf(device, 'events/down/scheduled'));
          equal(text, '{"message":{"port":9,"payload_raw":"CQ=="}}');
          await peer.deliverUplink(device.radio.uplink({ port: 1, payload: byte(2) }));
          const { phyPayload } = await peer.nextDownlink(device.devAddr);
          equal(device.radio.receive(phyPayload).port, 9);
          return 'nothing was queued';
        } finally {
          await reader.close();
        }
      },
    },
  ],
};
