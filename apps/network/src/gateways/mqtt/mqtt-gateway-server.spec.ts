import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import type { router } from '@fieldpost/contracts';
import { MqttGateway, type MqttGatewayOptions, until } from '@fieldpost/testing';
import { frame, GatewayNetwork, key } from '../../../test/memory/gateways.memory.js';
import { MqttGatewayServer } from './mqtt-gateway-server.js';

const network = new GatewayNetwork();
const peers: MqttGateway[] = [];
const settings = { FIELDPOST_LISTEN_HOST: '127.0.0.1', NETWORK_MQTT_PORT: 0, NETWORK_MQTTS_PORT: 0 };
const myGateway = 'my-gateway';
let server: MqttGatewayServer;

beforeAll(async () => {
  await network.makeCertificate();
  const { log, ownCertificate, directory, credentials, traffic, registry, owners } = network;
  server = new MqttGatewayServer(
    { ...settings, NETWORK_MQTT_HOST: undefined },
    log,
    ownCertificate,
    directory as never,
    credentials,
    traffic,
    registry,
    owners,
  );
  await server.onApplicationBootstrap();
});

afterEach(async () => {
  for (const peer of peers.splice(0)) await peer.stop();
  await until('no gateway is connected', () => network.connections.size === 0);
  network.uplinks.splice(0);
  network.statuses.splice(0);
});

afterAll(() => server.onModuleDestroy());

const optionsWith = (options: Partial<MqttGatewayOptions>): MqttGatewayOptions => ({
  ...{ server: `mqtt://127.0.0.1:${server.ports.plain}`, id: myGateway, password: key },
  ...options,
});

async function start(options: Partial<MqttGatewayOptions> = {}): Promise<MqttGateway> {
  const peer = await MqttGateway.start(optionsWith(options));
  peers.push(peer);
  return peer;
}

const rejection = (options: Partial<MqttGatewayOptions>): Promise<unknown> =>
  MqttGateway.login(optionsWith(options)).then(
    () => 'accepted',
    (error: { code?: unknown }) => error.code,
  );

const downlink: router.DownlinkMessage = {
  payload: Buffer.from('60da1b0126204623', 'hex'),
  protocol_configuration: { lorawan: { modulation: 'LORA', data_rate: 'SF9BW125', coding_rate: '4/5' } },
  gateway_configuration: { timestamp: 5_000_000, frequency: '869525000', power: 27 },
};

describe('A gateway over MQTT', () => {
  it('delivers frames and statuses as messages of v2, and is trusted', async () => {
    const peer = await start();
    await peer.forward(frame);
    expect(network.uplinks).toMatchObject([
      {
        gateway: { id: myGateway, frequencyPlan: 'EU_863_870', isTrusted: true },
        message: {
          payload: frame,
          protocol_metadata: { lorawan: { modulation: 'LORA', data_rate: 'SF7BW125' } },
          gateway_metadata: { frequency: '868100000', rssi: -35 },
        },
      },
    ]);
    await peer.report({ platform: 'Test', ip: ['192.0.2.1'], location: { latitude: 0, longitude: 0.001 } });
    expect(network.statuses).toMatchObject([
      { platform: 'Test', ip: ['127.0.0.1'], frequency_plan: 'EU_863_870', location: null },
    ]);
    expect(network.connections.get(myGateway)?.link).toEqual({ protocol: 'mqtt', address: '127.0.0.1' });
  });

  it('receives its downlinks on its own topic, over TLS too', async () => {
    const tls = `mqtts://localhost:${server.ports.tls}`;
    const peer = await start({ server: tls, ca: network.certificate.cert });
    expect(await network.connections.get(myGateway)?.transmit(downlink)).toBe('accepted');
    expect(await peer.nextDownlink()).toMatchObject({ ...downlink, trace: null });
  });

  it('can transmit from its subscription until it says that it goes, or its connection ends', async () => {
    const peer = await MqttGateway.login(optionsWith({}));
    peers.push(peer);
    expect(network.connections.size).toBe(0);
    await peer.client.subscribeAsync(`${myGateway}/down`);
    expect(network.connections.size).toBe(1);
    await peer.leave();
    expect(network.connections.size).toBe(0);
    await peer.publish('connect', 'fieldpost.network.v1.ConnectMessage', { id: myGateway });
    expect(network.connections.size).toBe(1);
    await peer.client.unsubscribeAsync(`${myGateway}/down`);
    expect(network.connections.size).toBe(0);
    await start();
    expect(network.connections.size).toBe(1);
    peers.at(-1)?.client.stream.destroy();
    await until('the connection has ended', () => network.connections.size === 0);
  });

  it('has one connection: a new one takes its place', async () => {
    const first = await start();
    const closed = first.closed();
    const second = await start();
    await closed;
    expect(await network.connections.get(myGateway)?.transmit(downlink)).toBe('accepted');
    await second.nextDownlink();
  });

  it('may show a token, and write its id in upper case', async () => {
    await start({ password: 'gateway.my-gateway.token', id: 'My-Gateway' });
    expect([...network.connections.keys()]).toEqual([myGateway]);
  });

  it('is disconnected when its key is replaced, and not while account is unavailable', async () => {
    const peer = await start();
    const closed = peer.closed();
    network.isAccountAvailable = false;
    await server.sweep();
    expect(network.connections.size).toBe(1);
    network.isAccountAvailable = true;
    network.keys[myGateway] = 'another one';
    await server.sweep();
    network.keys[myGateway] = key;
    await closed;
  });

  it.each([
    ['the key of another gateway', { password: 'other-key' }, 4],
    ['a token of another gateway', { password: 'gateway.other-gateway.token' }, 4],
    ['a token of a user with its name', { password: 'user.my-gateway.token' }, 4],
    ['no key', { password: '' }, 4],
    ['the id of no gateway', { id: 'unknown-gateway' }, 4],
    ['what is no id', { id: 'my-gateway/#' }, 4],
  ])('is rejected with %s', async (_, options, code) => {
    expect(await rejection(options)).toBe(code);
  });

  it('is neither accepted nor rejected while account is unavailable', async () => {
    network.isAccountAvailable = false;
    expect(await rejection({})).toBe(3);
    network.isAccountAvailable = true;
  });
});

describe('Rejected logins over MQTT', () => {
  it('do not flood the log', async () => {
    network.logs.splice(0);
    const codes = Array.from({ length: 80 }, () => rejection({ password: 'wrong' }));
    expect(new Set(await Promise.all(codes))).toEqual(new Set([4]));
    const lines = network.logs.filter((line) => line.startsWith('mqtt login rejected'));
    expect(lines.length).toBeLessThan(70);
  });
});

describe('The topics of another gateway', () => {
  it('cannot be written to', async () => {
    const peer = await start();
    const uplink = { payload: frame, protocol_metadata: { lorawan: {} } };
    await peer.publish('other-gateway/up', 'router.UplinkMessage', uplink);
    await peer.publish('other-gateway/status', 'gateway.Status', {});
    await peer.publish(`${myGateway}/down`, 'router.DownlinkMessage', downlink);
    await start({ id: 'other-gateway', password: 'other-key' });
    await peer.publish('disconnect', 'fieldpost.network.v1.DisconnectMessage', { id: 'other-gateway' });
    expect(network.uplinks).toEqual([]);
    expect(network.statuses).toEqual([]);
    expect(network.connections.has('other-gateway')).toBe(true);
  });

  it.each(['other-gateway/down', '+/down', '#', `${myGateway}/up`])(
    'cannot be read, nor those to write to: %s',
    async (filter) => {
      const peer = await start();
      await expect(peer.client.subscribeAsync(filter)).rejects.toThrow();
    },
  );
});

describe('A gateway that has subscribed to its downlinks', () => {
  it('cannot subscribe in other spellings, which the broker would keep too', async () => {
    const { client } = await start();
    for (const filter of ['MY-GATEWAY/down', 'my-gateway/DOWN'])
      await expect(client.subscribeAsync(filter)).rejects.toThrow();
    await client.subscribeAsync(`${myGateway}/down`);
    await client.unsubscribeAsync(`${myGateway}/down`);
    await client.subscribeAsync('MY-GATEWAY/down');
  });
});

describe('Hostile messages of a gateway over MQTT', () => {
  it('have no effect when they are no protocol buffers', async () => {
    const peer = await start();
    const ends = ['up', 'status'].map((end) => `${myGateway}/${end}`);
    for (const topic of ['connect', 'disconnect', ...ends])
      for (const bytes of ['ff', '0affffffff0f', '9a06'])
        await peer.client.publishAsync(topic, Buffer.from(bytes, 'hex'), { qos: 1 });
    await peer.forward(frame);
    expect(network.uplinks).toHaveLength(1);
    expect(network.connections.size).toBe(1);
  });

  it('end the connection when they are too long', async () => {
    const peer = await start();
    const closed = peer.closed();
    peer.client.publish(`${myGateway}/up`, Buffer.alloc(16_384));
    await closed;
    expect(network.uplinks).toEqual([]);
  });

  it('of QoS 2 end the connection when 21 of them are not released', async () => {
    const peer = await start();
    const closed = peer.closed();
    const topic = Buffer.from(`${myGateway}/up`);
    const packet = (id: number) =>
      Buffer.concat([Buffer.of(0x34, topic.length + 4, 0, topic.length), topic, Buffer.of(0, id)]);
    peer.client.stream.write(Buffer.concat(Array.from({ length: 21 }, (_, n) => packet(n + 1))));
    await closed;
  });

  it('of QoS 2 arrive when they are released, many at once too', async () => {
    const peer = await start();
    const message = (n: number) => peer.client.publishAsync('connect', Buffer.of(n), { qos: 2 });
    for (let round = 0; round < 3; round += 1)
      await Promise.all(Array.from({ length: 20 }, (_, n) => message(n)));
    expect(peer.client.connected).toBe(true);
  });
});
