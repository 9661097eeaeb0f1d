import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { appKey, deviceCalls, euiOf } from './device-calls.js';
import { HandlerUnderTest } from './handler-under-test.js';
import { integrationCalls } from './integration-calls.js';
import { Receiver } from './receiver.js';

jest.setTimeout(60_000);

const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const withKeys = (...keys: readonly (string | undefined)[]) => ({ HANDLER_SEALING_KEY: keys.join(' ') });

const app = new HandlerUnderTest();
const { register, set, get } = deviceCalls(app);
const keysOf = async (devId: string) => {
  const { app_key, nwk_s_key, app_s_key } = (await get('my-app', devId)).lorawan_device ?? {};
  return { app_key, nwk_s_key, app_s_key };
};
const session = { dev_addr: Buffer.from('26001234', 'hex'), nwk_s_key: appKey, app_s_key: appKey };

const target = new Receiver();
const secret = 'a secret of this test';
/** What the command told. */
let told: readonly { readonly column: string }[] = [];

beforeAll(async () => {
  await app.start({ ...withKeys(one), HANDLER_INTEGRATION_NETWORKS: '127.0.0.1' });
  await register('my-app');
  const { url } = await target.start();
  const wanted = { url, messages: ['events'], secret, headers: { 'x-mine': 'yes' } };
  await integrationCalls(app, 'my-app').ask('POST', '/integrations/my-hook', wanted);
});
afterAll(async () => {
  await target.close();
  await app.close();
});

describe('The sealing key of the handler', () => {
  it('is replaced while the app runs, and every device keeps its keys', async () => {
    await set('my-app', 'dev-1', { dev_eui: euiOf(1), app_key: appKey });
    await set('my-app', 'dev-2', { dev_eui: euiOf(2), ...session });
    const before = [await keysOf('dev-1'), await keysOf('dev-2')];

    await app.restart(withKeys(two, one));
    await set('my-app', 'dev-3', { dev_eui: euiOf(3), app_key: appKey });
    const { stdout } = await app.admin('reseal', '--json');
    told = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { column: string });
    // dev-3 came under the new key already.
    for (const column of ['app_key', 'nwk_s_key', 'app_s_key'])
      expect(told).toContainEqual({ column: `devices.${column}`, resealed: expect.any(Number), left: 0 });
    expect(told.findLast(({ column }) => column === 'devices.app_s_key')).toMatchObject({ left: 0 });
    expect((await app.admin('reseal')).stdout).toContain('devices.app_key: 0 sealed again, 0 left');

    await app.restart(withKeys(two));
    expect([await keysOf('dev-1'), await keysOf('dev-2')]).toEqual(before);
    expect(await keysOf('dev-3')).toMatchObject({ app_key: appKey });
  });

  it('is not left out while anything is sealed with it', async () => {
    const start = app.restart(withKeys(one));
    await expect(start).rejects.toThrow(/HANDLER_SEALING_KEY does not open devices\.app_key/);
    await app.restart(withKeys(two));
  });

  it('is replaced beneath integrations, which go on with their headers and their secret', async () => {
    for (const column of ['secret', 'headers'])
      expect(told).toContainEqual({ column: `integrations.${column}`, resealed: 1, left: 0 });
    target.received.length = 0;
    await set('my-app', 'dev-4', { dev_eui: euiOf(4) });
    const [{ headers, body } = { headers: {}, body: '' }] = await target.has(1);
    const signed = createHmac('sha256', secret).update(`${String(headers['x-fieldpost-timestamp'])}.${body}`);
    expect(headers).toMatchObject({
      'x-mine': 'yes',
      'x-fieldpost-signature': `v1=${signed.digest('hex')}`,
    });
  });
});
