import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Eui } from '@fieldpost/domain';
import { type DeviceSimulator, messageProblems, until } from '@fieldpost/testing';
import type { MqttClient } from 'mqtt';
import { standardTimes } from '../../src/cluster/election.js';
import { NetworkFixture } from '../support/network-fixture.js';

const world = new NetworkFixture();
const bytes = (hex: string) => Buffer.from(hex, 'hex');
const appEui = Eui('70B3D57EF0000024');
const euiOf = (n: number) => n.toString(16).padStart(16, '0').toUpperCase();
const devNonce = bytes('a001');

let mqtt: MqttClient;
const received: [topic: string, text: string][] = [];

/** A device of this test alone, with the topics of its messages. */
const deviceOf = async (kind: 'abp' | 'otaa', n: number): Promise<DeviceSimulator> =>
  world[kind]('my-app', n);
/** One that has joined, and whose join the application has heard of. */
const joined = async (n: number): Promise<DeviceSimulator> => {
  const device = await deviceOf('otaa', n);
  const { accept } = await world.network.join(device.joinRequest(devNonce));
  device.acceptJoin(accept);
  await heard(`dev-${n}/events/activations`);
  return device;
};

const login = async () => {
  mqtt = await world.mqtt('my-app');
  mqtt.on('message', (topic, payload) => void received.push([topic, payload.toString()]));
  await mqtt.subscribeAsync('+/devices/+/up');
  await mqtt.subscribeAsync('+/devices/+/events/#');
};

/** What applications hear next on this topic; it has the form of its published schema. */
const heard = async (topic: string): Promise<string> => {
  const find = () => received.findIndex(([name]) => name === `my-app/devices/${topic}`);
  await until(topic, () => find() >= 0);
  const [[name, text] = ['', '']] = received.splice(find(), 1);
  expect(messageProblems(name, JSON.parse(text))).toEqual([]);
  return text;
};

/** The handler looks for brokers every two seconds while it is alone. */
const connected = () => world.network.waitForHandler('handler-1');

beforeAll(async () => {
  await world.start();
  await world.application('my-app');
  await login();
});

afterAll(async () => {
  mqtt?.end(true);
  await world.close();
});

describe('A handler on a network', () => {
  it('brings uplinks of devices to applications', async () => {
    const device = await deviceOf('abp', 1);
    await world.network.deliverUplink(device.uplink({ port: 1, payload: bytes('01020304') }));
    expect(JSON.parse(await heard('dev-1/up'))).toMatchObject({
      ...{ app_id: 'my-app', dev_id: 'dev-1', hardware_serial: '0000000000000001' },
      ...{ port: 1, counter: 0, payload_raw: 'AQIDBA==' },
    });
  });

  it('publishes an event for a frame with a wrong MIC', async () => {
    const device = await deviceOf('abp', 4);
    await world.network.deliverUplink(device.uplink({ port: 1, payload: bytes('01') }), {
      flaw: 'wrong_mic',
    });
    expect(await heard('dev-4/events/up/errors')).toBe('{"error":"Uplink not valid: Invalid MIC"}');
  });

  it('lets devices join', async () => {
    const otaa = await deviceOf('otaa', 2);
    const { accept, device } = await world.network.join(otaa.joinRequest(devNonce));
    otaa.acceptJoin(accept);
    expect(otaa.session.nwkSKey).toEqual(device.nwkSKey);
    expect(JSON.parse(await heard('dev-2/events/activations'))).toMatchObject({
      ...{ app_eui: '70B3D57EF0000024', dev_eui: '0000000000000002', dev_addr: otaa.session.devAddr },
    });
    await world.network.deliverUplink(otaa.uplink({ port: 2, payload: bytes('0a') }));
    expect(JSON.parse(await heard('dev-2/up'))).toMatchObject({ port: 2, payload_raw: 'Cg==' });
  });

  it('sends a downlink with the next uplink', async () => {
    const device = await joined(5);
    const request = '{"port":3,"payload_raw":"AQID"}';
    await mqtt.publishAsync('my-app/devices/dev-5/down', request, { qos: 1 });
    expect(await heard('dev-5/events/down/scheduled')).toBe('{"message":{"port":3,"payload_raw":"AQID"}}');
    await world.network.deliverUplink(device.uplink({ port: 2, payload: bytes('0b') }));
    const { phyPayload } = await world.network.nextDownlink(device.session.devAddr);
    expect(device.receive(phyPayload)).toMatchObject({ port: 3, payload: bytes('010203') });
    expect(JSON.parse(await heard('dev-5/events/down/sent'))).toMatchObject({
      message: { app_id: 'my-app', dev_id: 'dev-5', port: 3, payload_raw: 'AQID' },
    });
  });

  it('sends each downlink once to a device that joins again before each uplink', async () => {
    const sleepy = await world.otaa('my-app', 3);
    for (const payload_raw of ['AQ==', 'Ag=='])
      await mqtt.publishAsync(
        'my-app/devices/dev-3/down',
        JSON.stringify({ payload_raw, schedule: 'last' }),
        {
          qos: 1,
        },
      );
    for (const [times, payload] of [bytes('01'), bytes('02')].entries()) {
      const { accept } = await world.network.join(sleepy.joinRequest(Buffer.of(0xb0, times)));
      sleepy.acceptJoin(accept);
      await world.network.deliverUplink(sleepy.uplink({ port: 2, payload: bytes('0a') }));
      const { phyPayload } = await world.network.nextDownlink(sleepy.session.devAddr);
      expect(sleepy.receive(phyPayload)).toMatchObject({ payload });
    }
  });

  it('registers imported devices like single ones, and reports rejections by line', async () => {
    const token = world.fixture.token('import-app', 'settings', 'devices');
    await world.application('import-app');
    await world.abp('import-app', 60);
    const one = world.network.devices.get(appEui, Eui(euiOf(60)));
    const keys = [1, 2].map((tag) => Buffer.alloc(16, tag).fill(60, 0, 1).toString('hex'));
    await deviceOf('abp', 6);
    // The second is a device of my-app already, as far as the network knows.
    const rows = [61, 6, 62].map((n) =>
      [`dev-${n}`, appEui, euiOf(n), '2600003C', ...keys, 'true', n, n + 1].join(','),
    );
    const columns =
      'dev_id,app_eui,dev_eui,dev_addr,nwk_s_key,app_s_key,uses32_bit_f_cnt,f_cnt_up,f_cnt_down';
    const headers = { authorization: `Bearer ${token}`, 'content-type': 'text/csv' };
    const path = '/applications/import-app/device-import';
    const bring = async (query: string) =>
      JSON.parse(
        (await world.fixture.ask('POST', path + query, headers, [columns, ...rows].join('\n'))).text,
      );
    const rejection = {
      line: 3,
      dev_id: 'dev-6',
      error: expect.stringContaining('No "devices" rights to Application "my-app"'),
    };
    const known = () => [61, 62].map((n) => world.network.devices.get(appEui, Eui(euiOf(n))));

    expect(await bring('?all_or_nothing=true')).toMatchObject({
      created: 0,
      rejected: 1,
      errors: [rejection],
    });
    expect(known()).toEqual([undefined, undefined]);
    expect(await bring('')).toMatchObject({ created: 2, rejected: 1, errors: [rejection] });
    expect(known()).toEqual(
      [61, 62].map((n) => ({
        ...one,
        ...{ devId: `dev-${n}`, devEui: euiOf(n), fCntUp: n, fCntDown: n + 1 },
      })),
    );
    expect(world.network.devices.get(appEui, Eui(euiOf(6)))).toMatchObject({ appId: 'my-app' });
    await world.network.pause();
    expect(await bring('?replace=true')).toMatchObject({ created: 0, replaced: 0, rejected: 3 });
    await world.network.restart();
    await connected();
  });

  it('loses no uplink when the leader was suspended for longer than its term lasts, and no replica took over', async () => {
    const device = await deviceOf('abp', 7);
    const payloads = Array.from({ length: 20 }, (_, index) => Buffer.of(0xee, index));
    world.fixture.signal('SIGSTOP');
    for (const payload of payloads) await world.network.deliverUplink(device.uplink({ port: 1, payload }));
    await sleep(2 * standardTimes.term);
    world.fixture.signal('SIGCONT');
    for (const payload of payloads)
      expect(JSON.parse(await heard('dev-7/up'))).toMatchObject({ payload_raw: payload.toString('base64') });
  });

  it('comes back when the broker does', async () => {
    const device = await deviceOf('abp', 8);
    await world.network.restart();
    await connected();
    await world.network.deliverUplink(device.uplink({ port: 1, payload: bytes('02') }));
    expect(JSON.parse(await heard('dev-8/up'))).toMatchObject({ payload_raw: 'Ag==' });
  });

  it('remembers sessions, nonces and waiting downlinks when it is killed', async () => {
    const device = await joined(9);
    const request = '{"port":4,"confirmed":true,"payload_raw":"BA=="}';
    await mqtt.publishAsync('my-app/devices/dev-9/down', request, { qos: 1 });
    mqtt.end(true);
    await world.fixture.killHard();
    await world.fixture.boot();
    await connected();
    await login();
    await expect(world.network.join(device.joinRequest(devNonce))).rejects.toThrow('already used');
    await world.network.deliverUplink(device.uplink({ port: 2, payload: bytes('0c') }));
    const { phyPayload } = await world.network.nextDownlink(device.session.devAddr);
    expect(device.receive(phyPayload)).toMatchObject({ port: 4, payload: bytes('04'), confirmed: true });
    await world.network.deliverUplink(device.uplink({ port: 2, payload: bytes('0d') }));
    expect(await heard('dev-9/events/down/acks')).toContain('"confirmed":true');
  });
});
