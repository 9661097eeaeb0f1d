import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import type { handler, handlerV1 } from '@fieldpost/contracts';
import { metadataOf } from '@fieldpost/testing';
import { deviceCalls } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const devices = deviceCalls(app);

beforeAll(() => app.start());
afterAll(() => app.close());

const hex = (n: number, length: number) => n.toString(16).toUpperCase().padStart(length, '0');

describe('Devices over gRPC', () => {
  type Response = handlerV1.ImportDevicesResponse__Output;

  const send = (values: Record<string, string>, parts: readonly handlerV1.ImportDevicesRequest[]) =>
    new Promise<{ responses: Response[]; error: unknown }>((resolve) => {
      const call = app.transfer.importDevices(metadataOf(values));
      const responses: Response[] = [];
      call.on('data', (response: Response) => responses.push(response));
      call.on('error', (error) => resolve({ responses, error }));
      call.on('end', () => resolve({ responses, error: undefined }));
      for (const part of parts) call.write(part);
      call.end();
    });
  const deviceOf = (n: number): handler.Device => ({
    dev_id: `dev-${n}`,
    lorawan_device: {
      app_eui: Buffer.from('70B3D57EF0000024', 'hex'),
      dev_eui: Buffer.from(hex(n, 16), 'hex'),
      app_key: Buffer.alloc(16, 7),
    },
  });
  const exported = (values: Record<string, string>, request: handlerV1.ExportDevicesRequest) =>
    new Promise<handler.Device__Output[]>((resolve, reject) => {
      const call = app.transfer.exportDevices(request, metadataOf(values));
      const found: handler.Device__Output[] = [];
      call.on('data', (device: handler.Device__Output) => found.push(device));
      call.on('error', reject);
      call.on('end', () => resolve(found));
    });

  it('are imported and exported as streams, with a response for each rejected one', async () => {
    await devices.register('stream-app');
    const values = { token: app.token('stream-app', 'devices') };
    const parts = [1, 2, 1].map((n) => ({ device: deviceOf(n) }));
    const { responses, error } = await send(values, [{ options: { app_id: 'stream-app' } }, ...parts]);
    expect(error).toBeUndefined();
    expect(responses).toMatchObject([
      {
        part: 'rejected',
        rejected: { line: 3, dev_id: 'dev-1', error: expect.stringContaining('in line 1') },
      },
      { part: 'summary', summary: { read: 3, created: 2, replaced: 0, rejected: 1, dry_run: false } },
    ]);
    const given = await exported(values, { app_id: 'stream-app' });
    expect(given.map(({ dev_id }) => dev_id)).toEqual(['dev-1', 'dev-2']);
    expect(given[0]?.lorawan_device?.app_key).toEqual(Buffer.alloc(16, 7));
    const [hidden] = await exported(values, { app_id: 'stream-app', without_keys: true });
    expect(hidden?.lorawan_device?.app_key).toEqual(Buffer.alloc(16));
  });

  it('come out in full, however many they are', async () => {
    await devices.register('many-app');
    const values = { token: app.token('many-app', 'devices') };
    const numbers = Array.from({ length: 3_000 }, (_, n) => n);
    const parts = numbers.map((n) => ({ device: deviceOf(n) }));
    const { responses } = await send(values, [{ options: { app_id: 'many-app' } }, ...parts]);
    expect(responses).toMatchObject([{ summary: { created: 3_000 } }]);
    const ids = (await exported(values, { app_id: 'many-app' })).map(({ dev_id }) => dev_id);
    expect(ids).toEqual(numbers.map((n) => `dev-${n}`).sort());
  });

  it.each([
    ['without options', [{ device: {} }], status.INVALID_ARGUMENT, 'should begin with its options'],
    ['of a bad application', [{ options: { app_id: 'A' } }], status.INVALID_ARGUMENT, 'AppID not valid'],
    [
      'without the right',
      [{ options: { app_id: 'many-app' } }],
      status.PERMISSION_DENIED,
      'No "devices" rights',
    ],
  ])('are not taken in %s', async (_, parts, code, details) => {
    const values = { token: app.token('many-app', 'settings') };
    const { error } = await send(values, parts);
    expect(error).toMatchObject({ code, details: expect.stringContaining(details) });
  });

  it('are not given out without the right', async () =>
    expect(
      exported({ token: app.token('many-app', 'settings') }, { app_id: 'many-app' }),
    ).rejects.toMatchObject({ code: status.PERMISSION_DENIED }));
});
