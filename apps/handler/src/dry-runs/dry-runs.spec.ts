import { beforeEach, describe, expect, it } from '@jest/globals';
import type { handler } from '@fieldpost/contracts';
import { AppId, type Claims, DevId, Eui } from '@fieldpost/domain';
import { callWith } from '../../test/memory/outside.memory.js';
import { DevicesMemory, Memory } from '../../test/memory/storage.memory.js';
import type { UplinkMessage } from '../events/messages.js';
import { type EventType, Publisher } from '../events/publisher.js';
import { functionThrew } from '../payload-functions/engine/payload-functions.errors.js';
import { DryRunsService } from './dry-runs.service.js';
import type {
  DecodedPayload,
  Formatted,
  PayloadFormats,
  MessageContext,
} from '../payload-functions/payload-formats.service.js';

const [appId, devId] = [AppId('my-app'), DevId('dev-1')];
const now = Date.UTC(2026, 10, 21, 9, 0, 0, 120);
const bytes = Buffer.from([1, 2]);
const logs = [{ function: 'Decoder', fields: ['"hi"', '11'] }];

class Published extends Publisher {
  readonly uplinks: string[] = [];
  readonly events: [EventType, object | null][] = [];
  uplink(message: UplinkMessage): void {
    this.uplinks.push(JSON.stringify(message));
  }
  event(_appId: AppId, _devId: DevId, type: EventType, data: object | null): void {
    this.events.push([type, data]);
  }
}

/** Fake of the formats: gives what a test says, and keeps what it was asked with. */
class FixedFormats implements PayloadFormats {
  answer: () => DecodedPayload = () => ({ fields: { a: 1 }, valid: true, processed: true, logs });
  asked: { application: Formatted; port: number } | undefined;
  async decode(application: Formatted, _payload: Buffer, { port }: MessageContext): Promise<DecodedPayload> {
    this.asked = { application, port };
    return this.answer();
  }
  async encode(application: Formatted, fields: object, { port }: MessageContext) {
    this.asked = { application, port };
    return { payload: Buffer.from(JSON.stringify(fields)), logs };
  }
  decodeDownlink = async () => undefined;
}

const device = {
  appId,
  devId,
  appEui: Eui('70B3D57EF0000024'),
  devEui: Eui('0001020304050607'),
  options: { activationConstraints: 'local', disableFCntCheck: false, uses32BitFCnt: true },
  ...{ radio: {}, fCntUp: 41, description: '' },
  ...{ latitude: 52.25, longitude: 6.5 },
  ...{ altitude: 0, attributes: { floor: '2' } },
};
const sources = { decoder: 'd', converter: '', validator: '', encoder: 'e', codec: '' };
const app = { app_id: 'Not An Id', ...sources, payload_format: '', register_on_join_access_key: 'k' };

let formats: FixedFormats;
let published: Published;
let memory: Memory;
let dryRuns: DryRunsService;

beforeEach(async () => {
  [formats, published, memory] = [new FixedFormats(), new Published(), new Memory()];
  const devices = new DevicesMemory(memory);
  await devices.add(device, { dev: [], app: [] });
  memory.applications.set(appId, { appId, payloadFormat: 'custom', ...sources, registerOnJoinAccessKey: '' });
  dryRuns = new DryRunsService(
    formats,
    devices,
    published,
    { shareOf: (appId) => appId },
    { FIELDPOST_ISSUER: callWith().claims.issuer },
    () => now,
  );
});

const { claims: ann } = callWith('devices');

/** A text of so many objects, one in the other. */
const nested = (levels: number) => `${'{"a":'.repeat(levels)}1${'}'.repeat(levels)}`;

const large = { ...app, encoder: 'e'.repeat(1_048_576) };
const tooLarge = {
  message: 'Encoder not valid: the settings of an application have at most 1048576 bytes in all',
  kind: 'invalid_argument',
};
const unknownFormat = { message: 'App not valid: unknown payload format', kind: 'invalid_argument' };

const dryUplinkOf = (caller: Claims, request: Omit<handler.DryUplinkMessage__Output, 'variables'>) =>
  dryRuns.dryUplink(caller, { variables: {}, ...request });

describe('A dry uplink', () => {
  it('returns the result of the functions in the request', async () => {
    expect(await dryUplinkOf(ann, { app, payload: bytes, port: 1 })).toEqual({
      payload: bytes,
      fields: '{"a":1}',
      valid: true,
      logs,
    });
    expect(formats.asked?.application).toMatchObject({ ...sources, payloadFormat: 'custom' });
  });

  it('has null for fields where nothing decodes', async () => {
    formats.answer = () => ({ fields: undefined, valid: true, processed: false, logs: [] });
    expect(await dryUplinkOf(ann, { app: null, payload: bytes, port: 1 })).toMatchObject({
      fields: 'null',
    });
  });

  it.each([
    ['cayennelpp', 'cayennelpp'],
    ['cayenne', 'cayennelpp'],
    ['custom', 'custom'],
  ])('of the format %s is decoded as %s', async (payload_format, payloadFormat) => {
    await dryUplinkOf(ann, { app: { ...app, payload_format }, payload: bytes, port: 1 });
    expect(formats.asked?.application).toMatchObject({ payloadFormat });
  });

  it('of an unknown format is rejected', () =>
    expect(
      dryUplinkOf(ann, { app: { ...app, payload_format: 'protobuf' }, payload: bytes, port: 1 }),
    ).rejects.toMatchObject(unknownFormat));

  it('with more of functions than an application may have is rejected', () =>
    expect(dryUplinkOf(ann, { app: large, payload: bytes, port: 1 })).rejects.toMatchObject(tooLarge));

  it('uses the share of its caller, for any application', async () => {
    const turnsOf = (caller: Claims, ...ids: readonly string[]) =>
      Promise.all(
        ids.map(async (app_id) => {
          await dryUplinkOf(caller, { app: { ...app, app_id }, payload: bytes, port: 1 });
          return formats.asked?.application;
        }),
      );
    expect(await turnsOf(ann, 'my-app', 'ann')).toMatchObject(
      Array(2).fill({ turn: 'dry-runs/ann', share: 'user/ann' }),
    );
    const keys = ['app:my-app:1', 'app:my-app:2'].map((subject) => ({ ...ann, type: 'app', subject }));
    for (const key of keys)
      expect(await turnsOf(key, 'my-app', 'ann')).toMatchObject(
        Array(2).fill({ turn: 'dry-runs/apps:my-app' }),
      );
  });

  it('has a port of 8 bits', async () => {
    await dryUplinkOf(ann, { app, payload: bytes, port: 257 });
    expect(formats.asked?.port).toBe(1);
  });
});

describe('A dry downlink', () => {
  const dry = (request: object) =>
    dryRuns.dryDownlink(ann, {
      app,
      payload: Buffer.alloc(0),
      fields: '',
      port: 1,
      variables: {},
      ...request,
    });

  it('returns the result of the encoder in the request', async () =>
    expect(await dry({ fields: '{"led":true}' })).toEqual({ payload: Buffer.from('{"led":true}'), logs }));

  it('of an unknown format is rejected', () =>
    expect(dry({ fields: '{}', app: { ...app, payload_format: 'protobuf' } })).rejects.toMatchObject(
      unknownFormat,
    ));

  it('may have fields of 64 levels, as a downlink over MQTT', async () =>
    expect((await dry({ fields: nested(64) })).payload).toEqual(Buffer.from(nested(64))));

  it.each([65, 100_000])('with fields of %d levels is rejected', (levels) =>
    expect(dry({ fields: nested(levels) })).rejects.toMatchObject({
      message: 'Fields not valid: nests deeper than 64 levels',
      kind: 'invalid_argument',
    }),
  );

  it('with more of functions than an application may have is rejected', () =>
    expect(dry({ fields: '{}', app: large })).rejects.toMatchObject(tooLarge));

  it('with a payload is that payload', async () =>
    expect(await dry({ payload: bytes })).toEqual({ payload: bytes, logs: [] }));

  it.each([
    [{ payload: bytes, fields: '{}' }, 'Downlink not valid: Both Fields and Payload provided'],
    [{}, 'Downlink not valid: Neither Fields nor Payload provided'],
    [{ fields: '{' }, 'Fields not valid: should be JSON'],
    [{ fields: '[1]' }, 'Fields not valid: should be a JSON object'],
    [{ fields: 'null' }, 'Fields not valid: should be a JSON object'],
  ])('of %j is rejected', (request, message) =>
    expect(dry(request)).rejects.toMatchObject({ message, kind: 'invalid_argument' }),
  );
});

describe('A simulated uplink', () => {
  const simulate = (payload = bytes, dev_id = 'dev-1') =>
    dryRuns.simulateUplink({ app_id: 'my-app', dev_id, payload, port: 3 });

  it('is published as any other, without gateways and with counter 0', async () => {
    await simulate();
    expect(published.uplinks).toEqual([
      '{"app_id":"my-app","dev_id":"dev-1","hardware_serial":"0001020304050607","port":3,"counter":0,' +
        '"payload_raw":"AQI=","payload_fields":{"a":1},' +
        '"metadata":{"time":"2026-11-21T09:00:00.12Z","latitude":52.25,"longitude":6.5},' +
        '"attributes":{"floor":"2"}}',
    ]);
  });

  it('does not move the counter of the device', async () => {
    await simulate();
    expect(memory.row(appId, devId)?.device.fCntUp).toBe(41);
  });

  it('of an application without format has neither fields nor attributes', async () => {
    memory.applications.delete(appId);
    await simulate(Buffer.alloc(0));
    expect(JSON.parse(published.uplinks[0] ?? '{}')).toMatchObject({ payload_raw: null });
    expect(published.uplinks[0]).not.toMatch(/payload_fields|attributes/);
  });

  it('that the validator rejects is rejected to the caller and not published', async () => {
    formats.answer = () => ({ fields: {}, valid: false, processed: true, logs });
    await expect(simulate()).rejects.toMatchObject({
      message: 'Payload not valid: payload validator function returned false',
      kind: 'invalid_argument',
    });
    expect(published.uplinks).toEqual([]);
  });

  it('whose functions fail is published without fields, and the failure is an event', async () => {
    formats.answer = () => {
      throw functionThrew({ function: 'Decoder', text: 'no' });
    };
    await simulate();
    expect(published.events).toEqual([
      ['up/errors', { error: 'Unable to decode payload fields: Internal error: Decoder threw error: no' }],
    ]);
    expect(published.uplinks[0]).not.toContain('payload_fields');
  });

  it('of an unknown device is rejected', () =>
    expect(simulate(bytes, 'dev-2')).rejects.toMatchObject({ kind: 'not_found' }));
});
