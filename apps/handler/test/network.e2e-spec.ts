import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { handler, lorawan } from '@fieldpost/contracts';
import { BrokerPeer, dataVector, DeviceSimulator, joinVector, makeCertificate } from '@fieldpost/testing';
import { connectAsync, type MqttClient } from 'mqtt';
import { HandlerUnderTest } from './handler-under-test.js';
import { type FakeDiscovery, startFakeDiscovery } from './memory/fake-discovery.js';
import { until } from './memory/grpc-peer.js';

const house = new HandlerUnderTest();
const abp = DeviceSimulator.abp(dataVector.session);
const otaa = DeviceSimulator.otaa(joinVector.identity);
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const rights = ['settings', 'delete', 'devices', 'messages:up:r', 'messages:down:w'] as const;

let folder: string;
let discovery: FakeDiscovery;
let network: BrokerPeer;
let mqtt: MqttClient;
let received: [topic: string, text: string][] = [];

const registered = async (dev_id: string, radio: lorawan.Device) => {
  const { manager } = house;
  const lorawan_device = { app_id: 'my-app', dev_id, app_eui: bytes('70b3d57ef0000024'), ...radio };
  const device: handler.Device = { app_id: 'my-app', dev_id, lorawan_device };
  await house.call(manager.setDevice.bind(manager), device, { key: house.key('my-app', ...rights) });
};

const login = async () => {
  const options = { username: 'my-app', password: house.key('my-app', ...rights), reconnectPeriod: 0 };
  mqtt = await connectAsync(house.mqtt.plain, options, false);
  mqtt.on('message', (topic, payload) => void received.push([topic, payload.toString()]));
  await mqtt.subscribeAsync('+/devices/+/up');
  await mqtt.subscribeAsync('+/devices/+/events/#');
};

/** What applications hear next on this topic. */
const heard = async (topic: string): Promise<string> => {
  const find = () => received.findIndex(([name]) => name === `my-app/devices/${topic}`);
  await until(() => find() >= 0, topic);
  return received.splice(find(), 1)[0]?.[1] ?? '';
};

/** The handler looks for brokers every two seconds while it is alone. */
const connected = () => network.waitForHandler('handler-1');

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'handler-'));
  const certificate = await makeCertificate(new Date());
  const ca = join(folder, 'ca.pem');
  await writeFile(ca, certificate.cert);
  discovery = await startFakeDiscovery(certificate);
  await house.start({ HANDLER_DISCOVERY_ADDRESS: discovery.address, HANDLER_DISCOVERY_CA_FILE: ca });
  await until(() => discovery.state.get('handler', 'handler-1') !== undefined, 'announced');
  network = await BrokerPeer.start({
    id: 'broker-1',
    token: 'any',
    discovery: { address: discovery.address, ca: certificate.cert },
    authServer: house.authServer,
  });
  await connected();
  const { manager } = house;
  const key = house.key('my-app', ...rights);
  await house.call(manager.registerApplication.bind(manager), { app_id: 'my-app' }, { key });
  const { devAddr, nwkSKey, appSKey } = dataVector.session;
  await registered('dev-abp', {
    dev_eui: bytes('0000000000000001'),
    dev_addr: bytes(devAddr),
    nwk_s_key: nwkSKey,
    app_s_key: appSKey,
  });
  await registered('dev-otaa', {
    dev_eui: bytes(joinVector.identity.devEui),
    app_key: joinVector.identity.appKey,
  });
  await login();
}, 60_000);

afterAll(async () => {
  mqtt?.end(true);
  await network?.stop();
  await house.close();
  discovery?.stop();
  await rm(folder, { recursive: true });
});

describe('A handler on a network', () => {
  it('brings uplinks of devices to applications', async () => {
    await network.deliverUplink(abp.uplink({ port: 1, payload: bytes('01020304') }));
    expect(JSON.parse(await heard('dev-abp/up'))).toMatchObject({
      ...{ app_id: 'my-app', dev_id: 'dev-abp', hardware_serial: '0000000000000001' },
      ...{ port: 1, counter: 0, payload_raw: 'AQIDBA==' },
    });
  });

  it('tells of a frame with a wrong MIC', async () => {
    await network.deliverUplink(abp.uplink({ port: 1, payload: bytes('01') }), { flaw: 'wrong_mic' });
    expect(await heard('dev-abp/events/up/errors')).toBe('{"error":"Uplink not valid: Invalid MIC"}');
  });

  it('lets devices join', async () => {
    const { accept, device } = await network.join(otaa.joinRequest(joinVector.devNonce));
    otaa.acceptJoin(accept);
    expect(otaa.session.nwkSKey).toEqual(device.nwkSKey);
    expect(JSON.parse(await heard('dev-otaa/events/activations'))).toMatchObject({
      ...{ app_eui: '70B3D57EF0000024', dev_eui: '0001020304050607', dev_addr: otaa.session.devAddr },
    });
    await network.deliverUplink(otaa.uplink({ port: 2, payload: bytes('0a') }));
    expect(JSON.parse(await heard('dev-otaa/up'))).toMatchObject({ port: 2, payload_raw: 'Cg==' });
  });

  it('sends a downlink with the next uplink', async () => {
    // Until then the downlink would still answer the uplink before.
    await new Promise((resolve) => setTimeout(resolve, 200));
    const request = '{"port":3,"payload_raw":"AQID"}';
    await mqtt.publishAsync('my-app/devices/dev-otaa/down', request, { qos: 1 });
    expect(await heard('dev-otaa/events/down/scheduled')).toBe('{"message":{"port":3,"payload_raw":"AQID"}}');
    await network.deliverUplink(otaa.uplink({ port: 2, payload: bytes('0b') }));
    const { phyPayload } = await network.nextDownlink(otaa.session.devAddr);
    expect(otaa.receive(phyPayload)).toMatchObject({ port: 3, payload: bytes('010203') });
    expect(JSON.parse(await heard('dev-otaa/events/down/sent'))).toMatchObject({
      message: { app_id: 'my-app', dev_id: 'dev-otaa', port: 3, payload_raw: 'AQID' },
    });
  });

  it('comes back when the broker does', async () => {
    await network.restart();
    await connected();
    received = [];
    await network.deliverUplink(abp.uplink({ port: 1, payload: bytes('02') }));
    expect(JSON.parse(await heard('dev-abp/up'))).toMatchObject({ payload_raw: 'Ag==' });
  });

  it('remembers sessions, nonces and waiting downlinks when it is killed', async () => {
    const request = '{"port":4,"confirmed":true,"payload_raw":"BA=="}';
    await mqtt.publishAsync('my-app/devices/dev-otaa/down', request, { qos: 1 });
    mqtt.end(true);
    await house.killHard();
    await house.boot();
    // Nobody knows of the end of a replica that was killed before its lease has run out.
    await connected();
    await login();
    await expect(network.join(otaa.joinRequest(joinVector.devNonce))).rejects.toThrow('already used');
    await network.deliverUplink(otaa.uplink({ port: 2, payload: bytes('0c') }));
    const { phyPayload } = await network.nextDownlink(otaa.session.devAddr);
    expect(otaa.receive(phyPayload)).toMatchObject({ port: 4, payload: bytes('04'), confirmed: true });
    received = [];
    await network.deliverUplink(otaa.uplink({ port: 2, payload: bytes('0d') }));
    expect(await heard('dev-otaa/events/down/acks')).toContain('"confirmed":true');
  }, 30_000);
});
