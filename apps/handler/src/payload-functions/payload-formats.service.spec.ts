import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
import type { CodecResult } from './codec-calls.js';
import type { Application } from '../applications/application.js';
import { fieldTopics } from '../events/field-topics.js';
import { PayloadFormatsService } from './payload-formats.service.js';

const seen: unknown[] = [];
/** Fake of the functions; the real ones run on threads, and have suites of their own. */
const functions: ConstructorParameters<typeof PayloadFormatsService>[0] = {
  decode: async (request) => {
    seen.push(request);
    return { fields: { from: 'functions' }, valid: false, logs: [{ function: 'Decoder', fields: ['1'] }] };
  },
  encode: async (request) => {
    seen.push(request);
    return { payload: Buffer.from([7]), logs: [] };
  },
  call: async (request) => {
    seen.push(request);
    return { ...codecResult };
  },
};
const codecResult: CodecResult = {
  ...{ data: { from: 'codec' }, bytes: Buffer.from([8]), fPort: 9 },
  ...{ errors: [], warnings: ['low'], logs: [] },
};
const ownCodec = { source: 'own' };
const formats = new PayloadFormatsService(
  functions,
  { shareOf: () => 'user/ann' },
  { find: async (_appId, codecId) => (codecId === 'known' ? ownCodec : undefined) },
);
const device = { attributes: { floor: '2' } };
const uplinkOn = (port: number) => ({ port, device, receivedAt: 1_800_000_000_000 });

const sources = { decoder: 'd', converter: 'c', validator: 'v', encoder: 'e', codec: '' };
const application = (payloadFormat: string): Application => ({
  appId: AppId('my-app'),
  payloadFormat,
  ...sources,
  registerOnJoinAccessKey: 'secret',
});

const cayenne = Buffer.from('0367010a' + '0188060765f2960a0003e8', 'hex');

describe('An application without a format', () => {
  it.each(['', 'protobuf', 'cayenne', 'Custom'])(
    'such as %j has its payloads as they are',
    async (format) => {
      expect(await formats.decode(application(format), Buffer.from([1]), uplinkOn(1))).toEqual({
        fields: undefined,
        valid: true,
        processed: false,
        logs: [],
      });
      expect(await formats.encode(application(format), { led: true }, { port: 1, device })).toBeUndefined();
    },
  );
});

describe('An application with functions', () => {
  it('has its uplinks decoded by them, in its own turn', async () => {
    const payload = Buffer.from([1]);
    const decoded = await formats.decode(application('custom'), payload, uplinkOn(2));
    expect(decoded).toMatchObject({ fields: { from: 'functions' }, valid: false, processed: true });
    const { encoder: _encoder, codec: _codec, ...uplinkFunctions } = sources;
    expect(seen.pop()).toEqual({
      key: 'my-app',
      share: 'user/ann',
      functions: uplinkFunctions,
      payload,
      port: 2,
    });
  });

  it('has its downlinks encoded by them', async () => {
    expect(
      (await formats.encode(application('custom'), { led: true }, { port: 3, device }))?.payload,
    ).toEqual(Buffer.from([7]));
    const functions = { encoder: 'e' };
    expect(seen.pop()).toEqual({
      key: 'my-app',
      share: 'user/ann',
      functions,
      fields: { led: true },
      port: 3,
    });
  });

  it('gives its functions along as the same object with each of its messages', async () => {
    const own = application('custom');
    for (let times = 0; times < 2; times += 1) await formats.decode(own, Buffer.from([1]), uplinkOn(2));
    const [first, second] = seen.splice(0) as { functions: object }[];
    expect(first?.functions).toBe(second?.functions);
  });
});

describe('An application with a codec', () => {
  const own = { ...application('codec'), codec: 'source' };
  const names = { key: 'my-app', share: 'user/ann' };

  it('has its uplinks decoded by it, with the time and the attributes of the device', async () => {
    expect(await formats.decode(own, Buffer.from([1]), uplinkOn(2))).toEqual({
      ...{ fields: { from: 'codec' }, valid: true, processed: true },
      ...{ errors: [], warnings: ['low'], logs: [] },
    });
    const bytes = Buffer.from([1]);
    const variables = { floor: '2' };
    const input = { call: 'decodeUplink', bytes, fPort: 2, recvTime: 1_800_000_000_000, variables };
    expect(seen.pop()).toEqual({ ...names, functions: { source: 'source' }, input });
  });

  it('has its downlinks encoded by it, on the port that it chooses', async () => {
    expect(await formats.encode(own, { led: true }, { port: 3, device })).toMatchObject({
      ...{ payload: Buffer.from([8]), port: 9, warnings: ['low'] },
    });
    const input = { call: 'encodeDownlink', data: { led: true }, fPort: 3, variables: { floor: '2' } };
    expect(seen.pop()).toEqual({ ...names, functions: { source: 'source' }, input });
  });

  it('without a source has its payloads as they are', async () =>
    expect(await formats.decode(application('codec'), Buffer.from([1]), uplinkOn(2))).toMatchObject({
      ...{ fields: undefined, processed: false },
    }));
});

describe('A device with a codec of its own', () => {
  const withCodec = (codecId: string) => ({ ...device, appId: AppId('my-app'), codecId });

  it.each(['', 'custom', 'codec', 'cayennelpp'])(
    'uses it in an application of format "%s"',
    async (format) => {
      const context = { ...uplinkOn(2), device: withCodec('known') };
      const decoded = await formats.decode(application(format), Buffer.from([1]), context);
      expect(decoded).toMatchObject({ fields: { from: 'codec' }, processed: true });
      expect(seen.pop()).toMatchObject({ functions: ownCodec, input: { variables: { floor: '2' } } });
    },
  );

  it('is not decoded by another one when it was removed', async () => {
    const context = { ...uplinkOn(2), device: withCodec('gone') };
    await expect(formats.decode(application('custom'), Buffer.from([1]), context)).rejects.toThrow(
      'Internal error: Fatal error in codec: it was removed',
    );
  });
});

describe('An application with Cayenne LPP', () => {
  it('has fields sorted by name', async () => {
    const { fields, ...rest } = await formats.decode(application('cayennelpp'), cayenne, uplinkOn(1));
    expect(JSON.stringify(fields)).toBe(
      '{"gps_1":{"altitude":10,"latitude":39.5109,"longitude":-87.9094},"temperature_3":26.6}',
    );
    expect(rest).toEqual({ valid: true, processed: true, logs: [] });
  });

  it('has places whole on field topics', async () => {
    const { fields = {} } = await formats.decode(application('cayennelpp'), cayenne, uplinkOn(1));
    expect([...fieldTopics(fields)].map(({ path }) => path)).toEqual(['gps_1', 'temperature_3']);
  });

  it('rejects a payload that is none', () =>
    expect(formats.decode(application('cayennelpp'), Buffer.from([1, 255]), uplinkOn(1))).rejects.toThrow(
      'cayennelpp: unknown type',
    ));

  it('has its downlinks encoded', async () =>
    expect(await formats.encode(application('cayennelpp'), { value_2: -50.51 }, { port: 1, device })).toEqual(
      {
        payload: Buffer.from('02ec45', 'hex'),
        logs: [],
      },
    ));
});
