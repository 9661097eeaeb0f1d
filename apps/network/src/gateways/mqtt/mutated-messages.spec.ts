import { PassThrough } from 'node:stream';
import { describe, expect, it } from '@jest/globals';
import { messageCodecs } from '@fieldpost/contracts';
import { frame, GatewayNetwork, key } from '../../../test/memory/gateways.memory.js';
import {
  countingRouter,
  heapMb,
  mutated,
  mutatedMessages,
  mutatedWithinMs,
  type Random,
  randomNumbers,
} from '../../../test/memory/hostile.memory.js';
import { MqttGateways } from './mqtt-gateways.js';

const codecOf = messageCodecs('router/router.proto', 'fieldpost/network/v1/gateway_connector.proto');
const location = { latitude: 52.37, longitude: 4.89, altitude: 3, source: 'GPS' };
const antenna = {
  antenna: 1,
  channel: 2,
  rssi: -35,
  snr: 5,
  encrypted_time: Buffer.alloc(16),
  fine_time: '9',
};
const uplink = codecOf('router.UplinkMessage').serialize({
  payload: frame,
  protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } },
  gateway_metadata: {
    ...{ gateway_id: 'my-gateway', timestamp: 7, time: '1764000000000000000', frequency: '868100000' },
    ...{ rssi: -35, snr: 5, antennas: [antenna, antenna], location },
  },
});
const status = codecOf('gateway.Status').serialize({
  ...{
    timestamp: 7,
    time: '1764000000000000000',
    ip: ['192.0.2.1'],
    platform: 'test',
    contact_email: 'a@example.com',
  },
  ...{ frequency_plan: 'EU_863_870', rtt: 20, rx_in: 3, rx_ok: 2, tx_in: 1, tx_ok: 1, location },
});
const presence = codecOf('fieldpost.network.v1.ConnectMessage').serialize({ id: 'my-gateway', key });
const messages = [
  ...[uplink, uplink, status].map(
    (payload, at) => [at < 2 ? 'my-gateway/up' : 'my-gateway/status', payload] as const,
  ),
  ...(['connect', 'disconnect'] as const).map((topic) => [topic, presence] as const),
];

function gatewaysWith() {
  const state = { now: 0 };
  const { directory, credentials, owners } = new GatewayNetwork();
  const { router, registry, counted } = countingRouter();
  const gateways = new MqttGateways({
    ...{ directory: directory as never, credentials, owners, traffic: router, connections: registry },
    ...{ report: () => undefined, now: () => state.now },
  });
  const connect = async (id: string, password: string) => {
    const client = { conn: new PassThrough() } as never;
    await gateways.admit(client, { username: id, password: Buffer.from(password) });
    gateways.subscribe(client, `${id}/down`);
    return client;
  };
  return { gateways, state, counted, connect };
}

function mutatedMessage(random: Random) {
  const [topic, payload] = messages[random(messages.length)] ?? ['', Buffer.of()];
  const isOther = random(16) === 0;
  return {
    topic: isOther ? mutated(Buffer.from(topic), random).toString() : topic,
    payload: mutated(payload, random),
  } as never;
}

describe('Mutated messages of a gateway over MQTT', () => {
  it(
    'are read or rejected without an exception, and keep no memory',
    async () => {
      const { gateways, state, connect } = gatewaysWith();
      const random = randomNumbers(7);
      const client = await connect('my-gateway', key);
      let heapBefore = Infinity;
      for (let at = 0; at < mutatedMessages; at += 1) {
        state.now += 20;
        await gateways.publish(client, mutatedMessage(random));
        if (at === Math.floor(mutatedMessages / 4)) heapBefore = heapMb();
      }
      for (const result of ['accepted', 'malformed', 'other_gateway', 'not_allowed'] as const)
        expect(gateways.results.of(result)).toBeGreaterThan(mutatedMessages / 100);
      expect(heapMb() - heapBefore).toBeLessThan(8);
      expect(gateways.count).toBe(1);
    },
    mutatedWithinMs,
  );

  it('leave another gateway working', async () => {
    const { gateways, state, counted, connect } = gatewaysWith();
    const random = randomNumbers(8);
    const [hostile, peaceful] = [
      await connect('my-gateway', key),
      await connect('other-gateway', 'other-key'),
    ];
    for (let at = 0; at < 1_000; at += 1) {
      state.now += 20;
      await gateways.publish(hostile, mutatedMessage(random));
    }
    const { frames } = counted;
    await gateways.publish(peaceful, { topic: 'other-gateway/up', payload: uplink } as never);
    expect(counted.frames).toBe(frames + 1);
    expect(gateways.count).toBe(2);
  });
});
