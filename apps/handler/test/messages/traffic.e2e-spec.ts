import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { handler } from '@fieldpost/contracts';
import { type RunningRegistry, startFakeRegistry, until } from '@fieldpost/testing';
import { deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { register, set } = deviceCalls(app);
let account: RunningRegistry;

interface Traffic {
  readonly range: string;
  readonly interval: string;
  readonly intervals: readonly { readonly at: string; readonly uplinks: number }[];
  readonly total: {
    readonly uplinks: number;
    readonly errors: number;
    readonly decoded: number | null;
  };
  readonly messages_stored?: boolean;
}
interface List {
  readonly applications: readonly ({ readonly app_id: string } & Traffic)[];
}

/** A new application with the device dev-1. */
async function applicationOf(appId: string) {
  await register(appId);
  await set(appId, 'dev-1', { dev_eui: euiOf(1) });
}

/** Sends a request of a caller with rights on some applications. */
async function ask(path: string, apps: readonly string[], ...rights: readonly string[]) {
  const granted = Object.fromEntries(apps.map((appId) => [appId, rights]));
  const claims = { sub: 'ann', scope: apps.map((appId) => `apps:${appId}`), apps: granted };
  const headers = { authorization: `Bearer ${app.tokenOf(claims)}` };
  const { status, text } = await app.ask('GET', path, headers);
  return { status, text };
}

async function read<T>(path: string, ...apps: readonly string[]): Promise<T> {
  const { status, text } = await ask(path, apps, 'messages:up:r', 'devices');
  expect([status, text]).toEqual([200, expect.anything()]);
  return JSON.parse(text) as T;
}

async function uplink(app_id: string, first = 1): Promise<void> {
  const request = { app_id, dev_id: 'dev-1', payload: Buffer.of(first), port: 1 };
  const method = app.manager.simulateUplink.bind(app.manager);
  const token = app.token(app_id, 'devices', 'messages:up:w');
  await app.call<handler.SimulatedUplinkMessage, unknown>(method, request, { token });
}

async function setDecoder(app_id: string, decoder: string): Promise<void> {
  const method = app.manager.setApplication.bind(app.manager);
  const values = { token: app.token(app_id, 'settings') };
  await app.call<handler.Application, unknown>(method, { app_id, payload_format: 'custom', decoder }, values);
}

beforeAll(async () => {
  account = await startFakeRegistry();
  await app.start({ HANDLER_ACCOUNT_ADDRESS: account.address, HANDLER_USAGE_REPORT_SECONDS: '1' });
  for (const appId of ['my-app', 'empty-app']) await applicationOf(appId);
});
afterAll(async () => {
  await app.close();
  account.close();
});

describe('The traffic of an application', () => {
  it('is counted by hour and by day, for its devices too, kept when the handler ends, and reported to account', async () => {
    await applicationOf('counted-app');
    for (const _ of [1, 2, 3]) await uplink('counted-app');
    const path = '/applications/counted-app/traffic';
    await until(
      'uplinks counted',
      async () => (await read<Traffic>(path, 'counted-app')).total.uplinks === 3,
    );
    await uplink('counted-app');
    await app.stop();
    await app.boot();
    const week = await read<Traffic>(`${path}?range=7d`, 'counted-app');
    expect(week).toMatchObject({ range: '7d', interval: 'day', total: { uplinks: 4, errors: 0 } });
    expect(week.intervals).toHaveLength(7);
    const ofDevice = '/applications/counted-app/devices/dev-1/traffic?range=24h';
    expect(await read<Traffic>(ofDevice, 'counted-app')).toMatchObject({ total: { uplinks: 4 } });
    // By the leader, to account.
    const latest = () => account.registry.usage.at(-1);
    const reported = () => latest()?.applications.find(({ app_id }) => app_id === 'counted-app');
    await until('the uplinks reported', () => reported()?.month?.uplinks === '4');
    const four = { uplinks: '4', downlinks: '0', joins: '0' };
    expect(reported()).toMatchObject({ devices: '1', day: four, month: four });
    expect(latest()).toMatchObject({ handler: 'handler-1', after: '', through: '' });
  });

  it('says how many uplinks were decoded, and of how many the decoder failed', async () => {
    await applicationOf('decoded-app');
    const path = '/applications/decoded-app/traffic';
    const decoder =
      'function Decoder(bytes, port) { if (bytes[0] === 0) throw new Error("no"); return { a: 1 }; }';
    await setDecoder('decoded-app', decoder);
    for (const first of [0, 1, 1]) await uplink('decoded-app', first);
    await until(
      'uplinks counted',
      async () => (await read<Traffic>(path, 'decoded-app')).total.uplinks === 3,
    );
    const total = { uplinks: 3, errors: 1, decoded: 2, decoding_errors: 1 };
    expect(await read<Traffic>(path, 'decoded-app')).toMatchObject({ total });
    const ofDevice = '/applications/decoded-app/devices/dev-1/traffic?range=7d';
    expect(await read<Traffic>(ofDevice, 'decoded-app')).toMatchObject({ total });
    const list = await read<List>('/traffic?applications=decoded-app', 'decoded-app');
    expect(list.applications).toMatchObject([{ total }]);
  });

  it('is zero in every interval without messages', async () => {
    const empty = await read<Traffic>('/applications/empty-app/traffic', 'empty-app');
    expect(empty).toMatchObject({
      range: '24h',
      interval: 'hour',
      total: { uplinks: 0, errors: 0, decoded: null },
    });
    expect(empty.messages_stored).toBe(false);
    expect(empty.intervals.map(({ uplinks }) => uplinks)).toEqual(Array(24).fill(0));
  });

  it('is read for several applications at once, without those of other handlers', async () => {
    const path = '/traffic?range=30d&applications=my-app,elsewhere-app,empty-app,my-app';
    const { applications } = await read<List>(path, 'my-app', 'empty-app', 'elsewhere-app');
    expect(applications.map(({ app_id, intervals }) => [app_id, intervals.length])).toEqual([
      ['my-app', 30],
      ['empty-app', 30],
    ]);
  });

  it.each([
    ['/applications/my-app/traffic?range=1y', /^range not valid: should be one of 24h, 7d, 30d, 90d/i],
    ['/applications/my-app/devices/NO/traffic', /^DevID not valid/],
    ['/traffic', /^applications not valid: should be 1 to 10 ids/i],
    [`/traffic?applications=${'my-app,'.repeat(10)}my-app`, /^applications not valid/i],
    ['/traffic?applications=my-app,NO', /^AppID not valid/],
    ['/applications/my-app/devices?state=asleep', /^state not valid: should be one of active, silent/i],
  ])('%s is rejected by the name of the field', async (path, sentence) => {
    const { status, text } = await ask(path, ['my-app'], 'messages:up:r', 'devices');
    expect([status, (JSON.parse(text) as { error: string }).error]).toEqual([
      400,
      expect.stringMatching(sentence),
    ]);
  });

  it('needs the right to read messages, on each application of a list', async () => {
    const paths = ['/applications/my-app/traffic', '/applications/my-app/devices/dev-1/traffic'];
    for (const path of [...paths, '/traffic?applications=my-app'])
      expect(await ask(path, ['my-app'], 'devices', 'settings')).toMatchObject({ status: 403 });
    const other = await ask('/traffic?applications=my-app,empty-app', ['my-app'], 'messages:up:r');
    expect(other).toMatchObject({ status: 403, text: expect.stringContaining('empty-app') });
    const stranger = await app.ask('GET', '/traffic?applications=my-app', {});
    expect(stranger.status).toBe(400);
  });

  it('is not found for an application or a device that is not here', async () => {
    const elsewhere = await ask('/applications/elsewhere-app/traffic', ['elsewhere-app'], 'messages:up:r');
    expect(elsewhere).toMatchObject({ status: 404 });
    const device = await ask('/applications/my-app/devices/gone/traffic', ['my-app'], 'messages:up:r');
    expect(device).toMatchObject({ status: 404 });
  });
});

describe('The devices of an application', () => {
  it('are counted and listed by state, for callers who may list them', async () => {
    const states = await read<object>('/applications/my-app/device-states', 'my-app');
    expect(states).toEqual({ active: 0, silent: 0, never_seen: 1 });
    const path = '/applications/my-app/devices?keys=false&state=';
    expect(await read<object>(`${path}never_seen`, 'my-app')).toMatchObject({
      devices: [{ dev_id: 'dev-1' }],
    });
    expect(await read<object>(`${path}active`, 'my-app')).toEqual({});
    const denied = await ask('/applications/my-app/device-states', ['my-app'], 'messages:up:r');
    expect(denied).toMatchObject({ status: 403 });
  });
});
