import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import type { handler } from '@fieldpost/contracts';
import { deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { tokenOf, register, set, get, list } = deviceCalls(app);
const bearer = (id: string) => ({ authorization: `Bearer ${tokenOf(id).token}` });

beforeAll(() => app.start());
afterAll(() => app.close());

const sourceOf = (name: string, length = 0): string =>
  `function decodeUplink() { return { data: { name: "${name}" } }; } //${'x'.repeat(length)}\n`;
/** A source of exactly so many bytes. */
const ofBytes = (bytes: number, name = 'long') => sourceOf(name, bytes - sourceOf(name).length);
const largest = 262_144;

const getApplication = async (app_id: string) => {
  const method = app.manager.getApplication.bind(app.manager);
  return (
    await app.call<handler.ApplicationIdentifier, handler.Application__Output>(
      method,
      { app_id },
      tokenOf(app_id),
    )
  ).message;
};
const setApplication = (application: handler.Application) =>
  app.call<handler.Application, unknown>(
    app.manager.setApplication.bind(app.manager),
    application,
    tokenOf(application.app_id ?? ''),
  );

describe('The codec of an application', () => {
  beforeAll(() => register('codec-app'));
  const base = { app_id: 'codec-app', payload_format: 'codec' };

  it('is kept when a client of v2 replaces the other settings, and removed by an empty one', async () => {
    await setApplication({ ...base, codec: sourceOf('a') });
    expect(await getApplication('codec-app')).toMatchObject({
      payload_format: 'codec',
      codec: sourceOf('a'),
    });
    await setApplication({ ...base, decoder: 'd' });
    expect(await getApplication('codec-app')).toMatchObject({ decoder: 'd', codec: sourceOf('a') });
    await setApplication({ ...base, codec: '' });
    expect((await getApplication('codec-app')).codec).toBeUndefined();
  });

  it('is the format of an application that names none', async () => {
    await setApplication({ app_id: 'codec-app', codec: sourceOf('a') });
    expect(await getApplication('codec-app')).toMatchObject({ payload_format: 'codec' });
  });

  it('has 256 KiB at most, over gRPC and HTTP', async () => {
    await setApplication({ ...base, codec: ofBytes(largest) });
    expect((await getApplication('codec-app')).codec).toHaveLength(largest);
    const body = JSON.stringify({ ...base, codec: ofBytes(largest, 'http') });
    const answer = await app.ask('PUT', '/applications/codec-app', bearer('codec-app'), body);
    expect(answer.status).toBe(200);
    expect((await getApplication('codec-app')).codec).toContain('"http"');
    await expect(setApplication({ ...base, codec: ofBytes(largest + 1) })).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: 'Invalid Application: Codec not valid: should have at most 262144 bytes',
    });
  });
});

describe('The codec of a device', () => {
  beforeAll(() => register('own-app'));

  it('is read as it was set, kept by clients that do not send it, and removed by an empty one', async () => {
    await set('own-app', 'dev-1', { dev_eui: euiOf(1) }, { codec: sourceOf('one') });
    expect((await get('own-app', 'dev-1')).codec).toBe(sourceOf('one'));
    await set('own-app', 'dev-1', { dev_eui: euiOf(1) }, { description: 'changed' });
    expect(await get('own-app', 'dev-1')).toMatchObject({ description: 'changed', codec: sourceOf('one') });
    await set('own-app', 'dev-1', { dev_eui: euiOf(1) }, { codec: '' });
    expect((await get('own-app', 'dev-1')).codec).toBeUndefined();
  });

  it('is left out of lists', async () => {
    await register('list-app');
    await set('list-app', 'dev-1', { dev_eui: euiOf(1) }, { codec: sourceOf('one') });
    expect((await list('list-app')).message.devices).toEqual([
      expect.not.objectContaining({ codec: expect.anything() }),
    ]);
  });

  it('has 256 KiB at most, over gRPC and HTTP', async () => {
    await set('own-app', 'dev-2', { dev_eui: euiOf(2) }, { codec: ofBytes(largest) });
    const answer = await app.ask('GET', '/applications/own-app/devices/dev-2', bearer('own-app'));
    const device = JSON.parse(answer.text) as handler.Device;
    expect(device.codec).toHaveLength(largest);
    const body = JSON.stringify({ ...device, codec: ofBytes(largest, 'http') });
    const path = '/applications/own-app/devices/dev-2';
    expect((await app.ask('PUT', path, bearer('own-app'), body)).status).toBe(200);
    expect((await get('own-app', 'dev-2')).codec).toContain('"http"');
    await expect(
      set('own-app', 'dev-2', { dev_eui: euiOf(2) }, { codec: ofBytes(largest + 1) }),
    ).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: 'Invalid Device: Codec not valid: should have at most 262144 bytes',
    });
  });

  it.each(['json', 'csv'])('is exported and imported again as %s', async (format) => {
    const [from, copy] = [`from-${format}`, `copy-${format}`];
    for (const id of [from, copy]) await register(id);
    await set(from, 'dev-1', { dev_eui: euiOf(1) }, { codec: sourceOf('one') });
    await set(from, 'dev-2', { dev_eui: euiOf(2) }, { codec: ofBytes(largest) });
    const path = `/applications/${from}/device-export?format=${format}`;
    const exported = await app.ask('GET', path, bearer(from));
    const type: Record<string, string> = format === 'csv' ? { 'content-type': 'text/csv' } : {};
    const headers = { ...bearer(copy), ...type };
    const answer = await app.ask('POST', `/applications/${copy}/device-import`, headers, exported.text);
    expect(JSON.parse(answer.text)).toMatchObject({ created: 2, rejected: 0, errors: [] });
    expect((await get(copy, 'dev-1')).codec).toBe(sourceOf('one'));
    expect((await get(copy, 'dev-2')).codec).toHaveLength(largest);
  });

  it('counts once for all devices of an application, whose codecs have 4 MiB at most', async () => {
    await register('many-app');
    const codecs = Array.from({ length: 16 }, (_, n) => ofBytes(largest, `codec ${n + 10}`));
    for (const [n, codec] of [...codecs, codecs[0]].entries())
      await set('many-app', `dev-${n}`, { dev_eui: euiOf(n) }, { codec: codec ?? '' });
    await expect(
      set('many-app', 'dev-20', { dev_eui: euiOf(20) }, { codec: sourceOf('one more') }),
    ).rejects.toMatchObject({
      code: status.RESOURCE_EXHAUSTED,
      details: 'The codecs of the devices of application "many-app" have more than 4194304 bytes in all',
    });
    await set('many-app', 'dev-21', { dev_eui: euiOf(21) });
  });
});
