import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { credentials } from '@grpc/grpc-js';
import { type broker, loadClients, type lorawan } from '@fieldpost/contracts';
import { downlinkCommands, isDataFrame, parsePhyPayload } from '@fieldpost/lorawan';
import { DeviceSimulator, metadataOf, type MqttApplication, unary } from '@fieldpost/testing';
import { appEui, appId, provisioned, register, startApplication } from './devices.js';
import { gatewayAddressesSuite } from './gateway-addresses.suite.js';
import { gatewaySignalSuite } from './gateway-signal.suite.js';
import { gatewayStatusSuite } from './gateway-status.suite.js';
import { NetworkUnderTest } from './network-under-test.js';
import { simulationSuite } from './simulation.suite.js';
import { survivesKills } from './kills.suite.js';
import { euiOf, keyOf, payload, type UplinkMessage } from './values.js';

const world = new NetworkUnderTest();
const timeoutMs = 60_000;
let mqtt: MqttApplication;

const messageOf = async (n: number, end: string): Promise<unknown> =>
  (await mqtt.nextMessage(`${appId}/devices/dev-${n}/${end}`, timeoutMs)).json;

const queue = (n: number): Promise<void> =>
  mqtt.publish(`${appId}/devices/dev-${n}/down`, {
    port: 5,
    payload_raw: payload.toString('base64'),
    schedule: 'last',
  });

const deviceManager = (): lorawan.DeviceManagerClient => {
  const { lorawan } = loadClients('lorawan/device.proto');
  return new lorawan.DeviceManager(world.address, credentials.createSsl(Buffer.from(world.certificate)));
};

beforeAll(async () => {
  await world.start();
  mqtt = await startApplication(world);
});

afterAll(async () => {
  await mqtt?.close();
  await world.close();
});

describe('The network', () => {
  it('is announced as a router and as a broker with its device addresses', () => {
    expect(world.isAnnounced('router', 'router-1')).toBe(true);
    expect(world.prefixesOfBroker()).toHaveLength(1);
  });

  it('lets a device join, and brings its uplinks to the application', async () => {
    const gateway = await world.gateway('gateway-1');
    const appKey = keyOf(1, 3);
    await register(world, 1, { app_key: appKey });
    const device = DeviceSimulator.otaa({ appEui, devEui: euiOf(1), appKey });
    // RX2 of a join opens six seconds after the request: no answer comes so late that it meets the next one.
    const accept = await gateway.answerTo(() => device.joinRequest(randomBytes(2)), 15_000);
    device.acceptJoin(accept.payload);
    expect([6_000_000, 7_000_000]).toContain(accept.gateway_configuration?.timestamp);
    gateway.send(device.uplink({ port: 1, payload }));
    expect(await messageOf(1, 'up')).toMatchObject({
      ...{ port: 1, counter: 0, payload_raw: payload.toString('base64') },
      metadata: { frequency: 868.1, gateways: [{ gtw_id: 'gateway-1', gtw_trusted: true }] },
    });
  });

  it('brings one message of a frame that two gateways receive, with both of them', async () => {
    const [near, far] = [await world.gateway('gateway-2'), await world.gateway('gateway-3')];
    const device = await provisioned(world, 2);
    const received = async (): Promise<readonly string[]> => {
      const counter = device.fCntUp;
      const frame = device.uplink({ port: 1, payload });
      near.send(frame);
      far.send(frame, { rssi: -110, snr: -3 });
      const message = (await messageOf(2, 'up')) as UplinkMessage;
      // A second message of the frame before would come first.
      expect(message.counter).toBe(counter);
      return message.metadata.gateways.map(({ gtw_id }) => gtw_id).sort();
    };
    // On a busy machine the copies may come further apart than the time in which they are collected.
    let gateways = await received();
    while (gateways.length < 2) gateways = await received();
    expect(gateways).toEqual(['gateway-2', 'gateway-3']);
    await received();
  });

  survivesKills({ world, messageOf, queue });
  simulationSuite({ world, messageOf });

  it('answers the commands of a device, and remembers what it has requested from it', async () => {
    const gateway = await world.gateway('gateway-9');
    const device = await provisioned(world, 6);
    const commandsAfter = async (payload: Buffer) => {
      const answer = await gateway.answerTo(() => device.uplink({ port: 0, payload }));
      device.receive(answer.payload);
      const frame = parsePhyPayload(answer.payload);
      return isDataFrame(frame) ? downlinkCommands.parse(frame.fOpts).map(({ name }) => name) : [];
    };
    // LinkCheckReq on port 0.
    const linkCheckReq = Buffer.from([2]);
    const first = await commandsAfter(linkCheckReq);
    expect(first).toEqual(expect.arrayContaining(['LinkCheckAns', 'RXParamSetupReq']));
    // RXParamSetupAns, DevStatusAns, LinkCheckReq.
    const answers = Buffer.from('0507060aff02', 'hex');
    let names = await commandsAfter(answers);
    // The answer to an uplink that was sent anew may come late.
    while (names.includes('RXParamSetupReq')) names = await commandsAfter(answers);
    expect(names).toEqual(['LinkCheckAns']);
  });

  it('sends downlinks to a device of class C at once, also several', async () => {
    const gateway = await world.gateway('gateway-10');
    const device = await provisioned(world, 8, { device_class: 'C' });
    gateway.send(device.uplink({ port: 1, payload }));
    await messageOf(8, 'up');
    for (const counter of [1, 2]) {
      await queue(8);
      const { payload: frame, gateway_configuration: radio } = await gateway.nextDownlink();
      expect(device.receive(frame)).toMatchObject({ port: 5, payload });
      // Of the first one, a busy machine may make an answer to the uplink.
      if (counter === 2) expect(radio).toMatchObject({ timestamp: 0, frequency: '869525000' });
    }
  });

  it('drops a frame that was sent before, or that another key signed', async () => {
    const gateway = await world.gateway('gateway-6');
    const device = await provisioned(world, 4);
    const first = device.uplink({ port: 1, payload });
    gateway.send(first);
    expect(await messageOf(4, 'up')).toMatchObject({ counter: 0 });
    const forged = DeviceSimulator.abp({ ...device.session, nwkSKey: keyOf(4, 9) });
    gateway.send(forged.uplink({ port: 9, payload }));
    gateway.send(first);
    gateway.send(device.uplink({ port: 2, payload }));
    expect(await messageOf(4, 'up')).toMatchObject({ port: 2, counter: 1 });
  });

  it('takes frames of a router of another process, and answers through it', async () => {
    const { Broker } = loadClients('broker/broker.proto').broker;
    const client = new Broker(world.address, credentials.createSsl(Buffer.from(world.certificate)));
    const stream = client.associate(world.announceRouter('router-2'));
    const downlink = new Promise<broker.DownlinkMessage__Output>((resolve, reject) => {
      stream.once('data', resolve);
      stream.once('error', reject);
    });
    const device = await provisioned(world, 7);
    const lorawan = { modulation: 'LORA', data_rate: 'SF7BW125', coding_rate: '4/5' } as const;
    const send = () =>
      stream.write({
        payload: device.uplink({ port: 1, payload, confirmed: true }),
        protocol_metadata: { lorawan },
        gateway_metadata: { gateway_id: 'far-gateway', frequency: 868_100_000 },
        downlink_options: [
          {
            ...{ identifier: 'router-2:one', gateway_id: 'far-gateway', score: 1 },
            ...{ protocol_configuration: { lorawan }, gateway_configuration: { timestamp: 1 } },
          },
        ],
      });
    send();
    // A busy machine may miss the windows of an uplink.
    const again = setInterval(send, 10_000);
    const { payload: answer, downlink_option: option } = await downlink.finally(() => clearInterval(again));
    expect(device.receive(answer)).toMatchObject({ ack: true });
    expect(option).toMatchObject({ identifier: 'router-2:one', gateway_id: 'far-gateway' });
    stream.on('error', () => undefined);
    stream.cancel();
    client.close();
  });

  it('shows and changes devices only to those who have the right on their application', async () => {
    await provisioned(world, 5);
    const client = deviceManager();
    const euis = { app_eui: Buffer.from(appEui, 'hex'), dev_eui: Buffer.from(euiOf(5), 'hex') };
    const stranger = metadataOf({ token: world.appToken('other-app') });
    const denied = { details: expect.stringContaining('permission denied: No "devices" rights') };
    const taken = { ...euis, app_id: 'other-app', dev_id: 'taken' };
    await expect(unary(client.getDevice.bind(client), euis, stranger)).rejects.toMatchObject(denied);
    await expect(unary(client.setDevice.bind(client), taken, stranger)).rejects.toMatchObject(denied);
    await expect(unary(client.deleteDevice.bind(client), euis, stranger)).rejects.toMatchObject(denied);
    const owner = metadataOf({ token: world.appToken(appId) });
    const { message } = await unary<lorawan.DeviceIdentifier, lorawan.Device__Output>(
      client.getDevice.bind(client),
      euis,
      owner,
    );
    expect(message).toMatchObject({ app_id: appId, dev_id: 'dev-5' });
    client.close();
  });

  it('takes no frames from a gateway with the token of another one', async () => {
    const token = world.sign({ type: 'gateway', sub: 'gateway-8' });
    await expect(world.gatewayWith('gateway-7', token).accepted).rejects.toMatchObject({
      details: 'permission denied: Token subject "gateway-8" not consistent with gateway ID "gateway-7"',
    });
  });

  it('sends uplinks to no component that is not a trusted handler', async () => {
    const { Broker } = loadClients('broker/broker.proto').broker;
    const client = new Broker(world.address, credentials.createSsl(Buffer.from(world.certificate)));
    const stranger = metadataOf({ id: 'handler-2', 'service-name': 'handler', token: 'none' });
    const rejection = await new Promise((resolve) => client.subscribe({}, stranger).on('error', resolve));
    expect(rejection).toMatchObject({ details: expect.stringContaining('handler/handler-2') });
    client.close();
  });
});

gatewayStatusSuite(world);
gatewayAddressesSuite(world);
gatewaySignalSuite(world);
