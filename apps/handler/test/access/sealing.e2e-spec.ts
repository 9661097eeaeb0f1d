import { createHmac } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { appKey, deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';
import { integrationCalls } from '../messages/integration-calls.js';
import { Receiver } from '../messages/receiver.js';

const [one, two] = [1, 2].map((byte) => Buffer.alloc(32, byte).toString('base64'));
const withKeys = (...keys: readonly (string | undefined)[]) => ({ HANDLER_SEALING_KEY: keys.join(' ') });

const session = { dev_addr: Buffer.from('26001234', 'hex'), nwk_s_key: appKey, app_s_key: appKey };

let app: HandlerUnderTest;
let devices: ReturnType<typeof deviceCalls>;

beforeEach(async () => {
  app = new HandlerUnderTest();
  devices = deviceCalls(app);
  await app.start({ ...withKeys(one), HANDLER_INTEGRATION_NETWORKS: '127.0.0.1' });
  await devices.register('my-app');
});
afterEach(() => app.close());

const keysOf = async (devId: string) => {
  const { app_key, nwk_s_key, app_s_key } = (await devices.get('my-app', devId)).lorawan_device ?? {};
  return { app_key, nwk_s_key, app_s_key };
};

/** What the command reports of each column. */
async function reseal() {
  const { stdout } = await app.admin('reseal', '--json');
  const lines = stdout.trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { column: string });
}

describe('The sealing key of the handler', () => {
  it('is replaced while the app runs, and every device keeps its keys', async () => {
    const { set } = devices;
    await set('my-app', 'dev-1', { dev_eui: euiOf(1), app_key: appKey });
    await set('my-app', 'dev-2', { dev_eui: euiOf(2), ...session });
    const before = [await keysOf('dev-1'), await keysOf('dev-2')];

    await app.restart(withKeys(two, one));
    await set('my-app', 'dev-3', { dev_eui: euiOf(3), app_key: appKey });
    const reported = await reseal();
    // dev-3 came under the new key already.
    for (const column of ['app_key', 'nwk_s_key', 'app_s_key'])
      expect(reported).toContainEqual({ column: `devices.${column}`, resealed: expect.any(Number), left: 0 });
    expect(reported.findLast(({ column }) => column === 'devices.app_s_key')).toMatchObject({ left: 0 });
    expect((await app.admin('reseal')).stdout).toContain('devices.app_key: 0 sealed again, 0 left');

    await app.restart(withKeys(two));
    expect([await keysOf('dev-1'), await keysOf('dev-2')]).toEqual(before);
    expect(await keysOf('dev-3')).toMatchObject({ app_key: appKey });
  });

  it('is not left out while anything is sealed with it', async () => {
    await devices.set('my-app', 'dev-1', { dev_eui: euiOf(1), app_key: appKey });
    const start = app.restart(withKeys(two));
    await expect(start).rejects.toThrow(/HANDLER_SEALING_KEY cannot decrypt devices\.app_key/);
    await app.restart(withKeys(one));
  });

  it('is replaced beneath integrations, which go on with their headers and their secret', async () => {
    const secret = 'a secret of this test';
    const target = await new Receiver().start();
    try {
      const wanted = { url: target.url, messages: ['events'], secret, headers: { 'x-mine': 'yes' } };
      await integrationCalls(app, 'my-app').ask('POST', '/integrations/my-hook', wanted);
      await app.restart(withKeys(two, one));
      const reported = await reseal();
      for (const column of ['secret', 'headers'])
        expect(reported).toContainEqual({ column: `integrations.${column}`, resealed: 1, left: 0 });
      await app.restart(withKeys(two));

      await devices.set('my-app', 'dev-1', { dev_eui: euiOf(1) });
      const [{ headers, body } = { headers: {}, body: '' }] = await target.has(1);
      const signed = createHmac('sha256', secret).update(
        `${String(headers['x-fieldpost-timestamp'])}.${body}`,
      );
      expect(headers).toMatchObject({
        'x-mine': 'yes',
        'x-fieldpost-signature': `v1=${signed.digest('hex')}`,
      });
    } finally {
      await target.close();
    }
  });
});
