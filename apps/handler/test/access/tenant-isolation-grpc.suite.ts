import { once } from 'node:events';
import { expect, it } from '@jest/globals';
import { type ClientReadableStream, credentials, Metadata, type ServiceError } from '@grpc/grpc-js';
import { loadClients } from '@fieldpost/contracts';
import { metadataOf, unary } from '@fieldpost/testing';
import { appEui, euiOf } from '../support/device-calls.js';
import type { HandlerUnderTest } from '../support/handler-under-test.js';
import {
  attacker,
  attackers,
  attackersOf,
  type Credentials,
  denials,
  everyRight,
  secret,
  stateOf,
  victim,
} from './tenants.js';

type Method = Parameters<typeof unary<object, unknown>>[0];

const ids = { app_id: victim, dev_id: 'dev-1' };
const radio = { app_eui: appEui, dev_eui: euiOf(2) };
const request = { ...ids, id: '1', port: 1, downlink: { port: 1 }, lorawan_device: { ...ids, ...radio } };

/** The unary methods about an application; dry runs are open to all and touch none. */
const methodsOf = ({ manager, downlinks }: HandlerUnderTest) =>
  Object.entries({
    registerApplication: manager.registerApplication.bind(manager),
    getApplication: manager.getApplication.bind(manager),
    setApplication: manager.setApplication.bind(manager),
    deleteApplication: manager.deleteApplication.bind(manager),
    getDevice: manager.getDevice.bind(manager),
    setDevice: manager.setDevice.bind(manager),
    deleteDevice: manager.deleteDevice.bind(manager),
    getDevicesForApplication: manager.getDevicesForApplication.bind(manager),
    simulateUplink: manager.simulateUplink.bind(manager),
    putDownlink: downlinks.putDownlink.bind(downlinks),
    listDownlinks: downlinks.listDownlinks.bind(downlinks),
    clearDownlinks: downlinks.clearDownlinks.bind(downlinks),
    removeDownlink: downlinks.removeDownlink.bind(downlinks),
  }) as unknown as readonly (readonly [string, Method])[];

const failureOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    (answer) => `answered ${JSON.stringify(answer)}`,
    (error: ServiceError) => error.details,
  );

async function failureOfStream(stream: ClientReadableStream<unknown>): Promise<string> {
  stream.on('data', () => undefined);
  const [error] = (await Promise.race([once(stream, 'error'), once(stream, 'end').then(() => [])])) as [
    ServiceError?,
  ];
  return error?.details ?? 'answered';
}

/** Export and import of the devices of the victim. */
async function streamsWith({ transfer }: HandlerUnderTest, metadata: Metadata) {
  const exported = transfer.exportDevices({ app_id: victim }, metadata);
  const imported = transfer.importDevices(metadata);
  imported.write({ options: { app_id: victim, replace: true } });
  imported.write({ device: request });
  imported.end();
  return Promise.all(([exported, imported] as ClientReadableStream<unknown>[]).map(failureOfStream));
}

/** A client of the service that brokers call. */
function brokerClient(app: HandlerUnderTest) {
  const { Handler } = loadClients('handler/handler.proto').handler;
  return new Handler(app.grpc, credentials.createSsl(Buffer.from(app.mqtt.ca)));
}

const metadataIn = (pairs: readonly (readonly [string, string])[]): Metadata => {
  const metadata = new Metadata();
  for (const [name, value] of pairs) metadata.add(name, value);
  return metadata;
};

/** Ways to present two credentials at once; `mine` is a good token, `key` a good key, of the attacker. */
const doubled = (mine: string, key: string, forged: string) =>
  [
    ['token', mine],
    ['key', key],
    ['app-id', victim],
    ['id', victim],
    ['token', forged],
  ] as const;

export function describeGrpcIsolation(app: HandlerUnderTest): void {
  it.each(attackers)(
    'denies every method about the application of another tenant to a caller with %s',
    async (what) => {
      const before = await stateOf(app);
      const values: Credentials = attackersOf(app)[what];
      const calls = methodsOf(app).map(async ([name, method]) => [
        name,
        await failureOf(app.call(method, request, values)),
      ]);
      const answers = await Promise.all(calls);
      for (const failure of await streamsWith(app, metadataOf(values))) answers.push(['stream', failure]);
      expect(answers).toHaveLength(15);
      expect(answers.filter(([, failure = '']) => !denials.test(failure))).toEqual([]);
      expect(await stateOf(app)).toEqual(before);
    },
  );

  it('denies joins and challenges to callers that are no broker, whatever they present', async () => {
    const client = brokerClient(app);
    const all = Object.values(attackersOf(app)).flatMap((values: Credentials) => [
      values,
      { ...values, id: 'my-broker', 'service-name': 'broker' },
    ]);
    const challenge = client.activationChallenge.bind(client) as unknown as Method;
    const activate = client.activate.bind(client) as unknown as Method;
    const answers = await Promise.all(
      all.flatMap((values) =>
        [challenge, activate].map((method) =>
          failureOf(unary(method, { ...ids, ...radio }, metadataOf(values))),
        ),
      ),
    );
    client.close();
    expect(answers.filter((failure) => !/Metadata does not contain|not found/.test(failure))).toEqual([]);
  });

  it('denies the application of another tenant however credentials are repeated and mixed', async () => {
    const mine = app.token(attacker, ...everyRight);
    const pairs = doubled(
      mine,
      app.key(attacker, ...everyRight),
      attackersOf(app)['a token with changed claims'].token,
    );
    const getDevice = app.manager.getDevice.bind(app.manager) as unknown as Method;
    const tries = [
      pairs,
      [...pairs].reverse(),
      [['token', ''], ...pairs],
      [
        ['token', `${mine}, ${mine}`],
        ['key', victim],
      ],
      [
        ['token', mine],
        ['token-bin', mine],
        ['grpc-metadata-token', mine],
        ['authorization', `Bearer ${mine}`],
      ],
    ] as readonly (readonly (readonly [string, string])[])[];
    for (const each of tries)
      expect(
        await failureOf(unary(getDevice, ids, metadataIn(each.filter(([name]) => !name.endsWith('-bin'))))),
      ).toMatch(denials);
  });

  it.each([
    ['the ids of LoRaWAN', { app_id: attacker, dev_id: 'dev-1', lorawan_device: { ...ids, ...radio } }],
    ['the device id', { app_id: attacker, dev_id: `../../${victim}/dev-1`, lorawan_device: radio }],
  ])('rejects a device that names another application in %s', async (_where, device) => {
    const before = await stateOf(app);
    const setDevice = app.manager.setDevice.bind(app.manager) as unknown as Method;
    const failure = await failureOf(
      app.call(setDevice, device, { token: app.token(attacker, ...everyRight) }),
    );
    expect(failure).toContain('not valid');
    expect(await stateOf(app)).toEqual(before);
  });

  it('runs functions of one caller in a state that those of another cannot see', async () => {
    const run = async (appId: string, decoder: string) => {
      const dryUplink = app.manager.dryUplink.bind(app.manager) as unknown as Method;
      const dry = {
        payload: Buffer.of(1),
        port: 1,
        app: { app_id: appId, payload_format: 'custom', decoder },
      };
      const { message } = await app.call(dryUplink, dry, { token: app.token(appId, 'devices') });
      return (message as { fields: string }).fields;
    };
    const leave = `function Decoder() {
      globalThis.left = '${secret}'; Array.prototype.left = 1; Object.prototype.left = 1; JSON.stringify = () => '"left"';
      return { a: 1 }; }`;
    const look = 'function Decoder() { return { seen: [typeof left, typeof [].left, JSON.stringify({})] } }';
    for (let times = 0; times < 8; times += 1) {
      await run(attacker, leave);
      expect(await run(victim, look)).toBe('{"seen":["undefined","undefined","{}"]}');
    }
  });
}
