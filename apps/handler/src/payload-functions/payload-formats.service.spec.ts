import { describe, expect, it } from '@jest/globals';
import { AppId } from '@fieldpost/domain';
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
};
const formats = new PayloadFormatsService(functions, { shareOf: () => 'user/ann' });

const sources = { decoder: 'd', converter: 'c', validator: 'v', encoder: 'e' };
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
      expect(await formats.decode(application(format), Buffer.from([1]), 1)).toEqual({
        fields: undefined,
        valid: true,
        processed: false,
        logs: [],
      });
      expect(await formats.encode(application(format), { led: true }, 1)).toBeUndefined();
    },
  );
});

describe('An application with functions', () => {
  it('has its uplinks decoded by them, in its own turn', async () => {
    const payload = Buffer.from([1]);
    const decoded = await formats.decode(application('custom'), payload, 2);
    expect(decoded).toMatchObject({ fields: { from: 'functions' }, valid: false, processed: true });
    const { encoder: _encoder, ...uplinkFunctions } = sources;
    expect(seen.pop()).toEqual({
      key: 'my-app',
      share: 'user/ann',
      functions: uplinkFunctions,
      payload,
      port: 2,
    });
  });

  it('has its downlinks encoded by them', async () => {
    expect((await formats.encode(application('custom'), { led: true }, 3))?.payload).toEqual(
      Buffer.from([7]),
    );
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
    for (let times = 0; times < 2; times += 1) await formats.decode(own, Buffer.from([1]), 2);
    const [first, second] = seen.splice(0) as { functions: object }[];
    expect(first?.functions).toBe(second?.functions);
  });
});

describe('An application with Cayenne LPP', () => {
  it('has fields sorted by name', async () => {
    const { fields, ...rest } = await formats.decode(application('cayennelpp'), cayenne, 1);
    expect(JSON.stringify(fields)).toBe(
      '{"gps_1":{"altitude":10,"latitude":39.5109,"longitude":-87.9094},"temperature_3":26.6}',
    );
    expect(rest).toEqual({ valid: true, processed: true, logs: [] });
  });

  it('has places whole on field topics', async () => {
    const { fields = {} } = await formats.decode(application('cayennelpp'), cayenne, 1);
    expect([...fieldTopics(fields)].map(({ path }) => path)).toEqual(['gps_1', 'temperature_3']);
  });

  it('rejects a payload that is none', () =>
    expect(formats.decode(application('cayennelpp'), Buffer.from([1, 255]), 1)).rejects.toThrow(
      'cayennelpp: unknown type',
    ));

  it('has its downlinks encoded', async () =>
    expect(await formats.encode(application('cayennelpp'), { value_2: -50.51 }, 1)).toEqual({
      payload: Buffer.from('02ec45', 'hex'),
      logs: [],
    }));
});
