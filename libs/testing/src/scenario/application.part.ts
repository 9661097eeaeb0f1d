import { execFile } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { Delivery } from '../broker-peer/index.js';
import { MqttApplication, rejectedLogin } from '../clients/mqtt.js';
import { type ScenarioPart, SkippedStep } from './scenario-part.js';
import { type AbpDevice, topicOf } from './devices.js';
import { deepEqual, equal } from './expectations.js';
import type { ScenarioFixtures } from './fixtures.js';

const run = promisify(execFile);
const pauseMs = 100;

/** The reception of the example in docs/protocol/mqtt.md#uplink-messages. */
const exampleReception: Delivery = {
  reception: {
    serverTime: BigInt(Date.parse('2016-06-13T15:28:56Z')) * 1_000_000n + 123_456_789n,
    gateways: [
      {
        gateway_id: 'eui-0102030405060708',
        gateway_trusted: true,
        timestamp: 12_345,
        frequency: '868100000',
        rssi: -25,
        snr: 5.5,
        location: { latitude: 52.1234, longitude: 6.1234, altitude: 6, source: 'REGISTRY' },
      },
    ],
  },
};

/** What the network adds to the message. */
const exampleMetadata = {
  time: '2016-06-13T15:28:56.123456789Z',
  gateway:
    '{"gtw_id":"eui-0102030405060708","gtw_trusted":true,"timestamp":12345,"time":"","channel":0,' +
    '"rssi":-25,"snr":5.5,"rf_chain":0,"latitude":52.1234,"longitude":6.1234,"altitude":6,' +
    '"location_source":"registry"}',
};

/** The same from a gateway, whose time and clock are those of the message. */
async function metadataIn(fixtures: ScenarioFixtures, text: string): Promise<typeof exampleMetadata> {
  if (!fixtures.hasGateways) return exampleMetadata;
  const { metadata } = JSON.parse(text) as {
    readonly metadata: {
      readonly time: string;
      readonly gateways: readonly { readonly timestamp: number }[];
    };
  };
  const { id } = await fixtures.gateway();
  const timestamp = String(metadata.gateways[0]?.timestamp);
  const gateway =
    `{"gtw_id":"${id}","timestamp":${timestamp},"time":"","channel":0,` +
    '"rssi":-35,"snr":5.1,"rf_chain":1}';
  return { time: metadata.time, gateway };
}

/** The exact message that an application receives for it; airtime is that of 17 bytes. */
const exampleUplink = (
  { appId, devId, devEui }: AbpDevice,
  { time, gateway }: typeof exampleMetadata,
): string =>
  `{"app_id":"${appId}","dev_id":"${devId}","hardware_serial":"${devEui}","port":1,"counter":2,"confirmed":true,` +
  '"payload_raw":"AQIDBA==","payload_fields":{"led":true},' +
  `"metadata":{"time":"${time}","frequency":868.1,"modulation":"LORA",` +
  '"data_rate":"SF7BW125","airtime":51456000,"coding_rate":"4/5",' +
  `"gateways":[${gateway}],` +
  '"latitude":52.2345,"longitude":6.2345,"location_source":"registry"},' +
  '"attributes":{"k":"v"}}';

/** The confirmed uplink of the vectors, as if received for the first time. */
async function sendVector(fixtures: ScenarioFixtures, delivery?: Delivery): Promise<AbpDevice> {
  const [peer, device] = [await fixtures.network(), await fixtures.abp()];
  await device.reset({ lastUp: 0, nextDown: 0 });
  await peer.deliverUplink(device.vectorUplink(), delivery);
  await peer.nextDownlink(device.devAddr);
  return device;
}

/** Messages over MQTT. */
export const applicationPart: ScenarioPart = {
  title: 'An application on MQTT',
  steps: [
    {
      title: 'receives an uplink with payload_fields, byte for byte as v2 sends it',
      run: async (fixtures) => {
        const mqtt = await fixtures.mqtt();
        const device = await sendVector(fixtures, exampleReception);
        const { text } = await mqtt.nextMessage(topicOf(device, 'up'));
        equal(text, exampleUplink(device, await metadataIn(fixtures, text)));
        return text;
      },
    },
    {
      title: 'receives each field on a topic of its own',
      run: async (fixtures) => {
        const [mqtt, device] = [await fixtures.mqtt(), await fixtures.abp()];
        const { text } = await mqtt.nextMessage(topicOf(device, 'up/led'));
        equal(text, 'true');
        return `${topicOf(device, 'up/led')} is ${text}`;
      },
    },
    {
      title: 'receives the events of its devices',
      run: async (fixtures) => {
        const [mqtt, device] = [await fixtures.mqtt(), await fixtures.abp()];
        const { json, text } = await mqtt.nextMessage(topicOf(device, 'events/update'));
        equal(typeof (json as { readonly update_at: unknown }).update_at, 'string');
        return text;
      },
    },
    {
      title: 'may subscribe with a wildcard instead of its id, as published clients do',
      run: async (fixtures) => {
        const wild = await MqttApplication.login(await fixtures.login());
        try {
          equal(await wild.subscribe('+/devices/+/up', 1), 1);
          const device = await sendVector(fixtures);
          const { topic } = await wild.nextMessage(topicOf(device, 'up'));
          return `"+/devices/+/up" receives ${topic}`;
        } finally {
          await wild.close();
        }
      },
    },
    {
      title: 'receives no messages of another application',
      run: async (fixtures) => {
        const [{ id: username }, { key: password }] = [
          await fixtures.otherApplication(),
          await fixtures.otherKey(),
        ];
        const other = await MqttApplication.login({ address: fixtures.addresses.mqtt, username, password });
        try {
          const { id } = await fixtures.application();
          const granted = await Promise.all(
            ['#', '+/devices/+/up', `${id}/devices/+/up`].map((filter) => other.subscribe(filter)),
          );
          const mqtt = await fixtures.mqtt();
          const topic = topicOf(await fixtures.abp(), 'up');
          for (let left = mqtt.waiting(topic); left > 0; left -= 1) await mqtt.nextMessage(topic);
          await sendVector(fixtures);
          await mqtt.nextMessage(topic);
          // Messages that the server sent before this response have arrived.
          await other.subscribe('+/devices/+/up');
          deepEqual(other.topics, []);
          deepEqual(granted, [0, 0, 128], "the other application's own name is rejected");
          return `${username} received nothing`;
        } finally {
          await other.close();
        }
      },
    },
    {
      title: 'gets CONNACK 4 for a wrong key',
      run: async (fixtures) => {
        const login = await fixtures.login();
        const codes = await Promise.all(
          ['wrong', `${fixtures.addresses.issuer}.wrong`, ''].map((password) =>
            rejectedLogin({ ...login, password }),
          ),
        );
        deepEqual(codes, [4, 4, 4]);
        return 'CONNACK 4';
      },
    },
    {
      title: 'can connect over TLS',
      run: async (fixtures) => {
        const login = await fixtures.login();
        const secure = await MqttApplication.login({
          ...login,
          address: fixtures.addresses.mqtts,
          ca: fixtures.suite.ca,
        });
        try {
          await secure.subscribe('+/devices/+/up');
          const device = await sendVector(fixtures);
          await secure.nextMessage(topicOf(device, 'up'));
          return `at ${fixtures.addresses.mqtts}`;
        } finally {
          await secure.close();
        }
      },
    },
    {
      title: 'receives uplinks with mosquitto_sub, if it is installed',
      run: async (fixtures) => {
        await requireProgram('mosquitto_sub');
        const { address, username, password } = await fixtures.login();
        const [host = '', port = ''] = address.split(':');
        const device = await fixtures.abp();
        const where = ['-h', host, '-p', port, '-u', username, '-P', password, '-t', topicOf(device, 'up')];
        let isOver = false;
        const received = run('mosquitto_sub', [...where, '-C', '1', '-W', '60']).finally(
          () => (isOver = true),
        );
        received.catch(() => undefined);
        // It does not report its subscription; earlier messages are missed.
        while (!isOver) {
          await sendVector(fixtures, exampleReception);
          await sleep(pauseMs);
        }
        const text = (await received).stdout.trim();
        equal(text, exampleUplink(device, await metadataIn(fixtures, text)));
        return 'the same bytes';
      },
    },
  ],
};

async function requireProgram(name: string): Promise<void> {
  try {
    await run('sh', ['-c', `command -v ${name}`]);
  } catch {
    // `command` ends with an error when there is none.
    throw new SkippedStep(`skipped: ${name} is not installed`);
  }
}
