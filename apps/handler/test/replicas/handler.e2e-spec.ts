import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import type { handler, lorawan } from '@fieldpost/contracts';
import { freePort, scrape } from '@fieldpost/testing';
import { appKey, deviceCalls, euiOf } from '../support/device-calls.js';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const app = new HandlerUnderTest();
const { tokenOf, register, set, get } = deviceCalls(app);

let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  await app.start({ FIELDPOST_METRICS_PORT: String(metricsPort) });
});
afterAll(() => app.close());

describe('The handler', () => {
  it('gives device addresses out of its prefix where there is no broker', async () => {
    const method = app.addresses.getDevAddr.bind(app.addresses);
    const request = { usage: ['local', 'abp'] };
    const { message } = await app.call<lorawan.DevAddrRequest, lorawan.DevAddrResponse__Output>(
      method,
      request,
      {},
    );
    expect(message.dev_addr).toHaveLength(4);
    expect(message.dev_addr.readUInt32BE() >>> 12).toBe(0x26000);
    const prefixes = app.addresses.getPrefixes.bind(app.addresses);
    const known = await app.call<lorawan.PrefixesRequest, lorawan.PrefixesResponse__Output>(prefixes, {}, {});
    expect(known.message.prefixes).toMatchObject([{ prefix: '26000000/20' }]);
  });

  it('returns its status to the operator only', async () => {
    const method = app.status.getStatus.bind(app.status);
    const ask = (values: Record<string, string>) =>
      app.call<handler.StatusRequest, handler.Status__Output>(method, {}, values);
    const { message } = await ask({ token: app.componentToken('handler-1') });
    expect(Number(message.component?.memory?.memory)).toBeGreaterThan(1e6);
    await expect(ask({ token: app.componentToken('handler-2') })).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
    });
    await expect(ask({})).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it('has metrics of its servers, its database, its queues, its token and its leadership', async () => {
    const getStatus = app.status.getStatus.bind(app.status);
    const values = { token: app.componentToken('handler-1') };
    const calls = 'method="handler.HandlerManager/GetStatus",code="OK"';
    const callsIn = (metrics: ReadonlyMap<string, number>) =>
      metrics.get(`fieldpost_grpc_request_seconds_count{${calls}}`) ?? 0;
    const before = callsIn(await scrape(metricsPort));
    await app.call<handler.StatusRequest, unknown>(getStatus, {}, values);
    const metrics = await scrape(metricsPort);
    expect(callsIn(metrics)).toBe(before + 1);
    expect(metrics.get('fieldpost_database_connections_max')).toBe(10);
    const statements = 'fieldpost_database_statement_seconds_count{operation="select"}';
    expect(metrics.get(statements)).toBeGreaterThan(0);
    expect(metrics.get('fieldpost_queue_capacity{queue="uplinks"}')).toBe(256);
    const tokenEnds = 'fieldpost_component_token_expires_timestamp_seconds{component="handler"}';
    expect(metrics.get(tokenEnds)).toBeGreaterThan(Date.now() / 1000);
    const leads = 'handler_leads{handler="handler-1"}';
    for (const name of [leads, 'handler_mqtt_sessions', 'cache_size{cache="access_keys"}'])
      expect(metrics.get(`fieldpost_${name}`)).toEqual(expect.any(Number));
  });

  it('runs payload functions on trial for callers with a token or a key', async () => {
    const method = app.manager.dryUplink.bind(app.manager);
    const decoder = 'function Decoder(bytes, port) { return { sum: bytes[0] + port }; }';
    const request = { payload: Buffer.of(40), port: 2, app: { app_id: 'dry-app', decoder } };
    const dry = (values: Record<string, string>) =>
      app.call<handler.DryUplinkMessage, handler.DryUplinkResult__Output>(method, request, values);
    expect((await dry(tokenOf('some-app'))).message).toMatchObject({ fields: '{"sum":42}', valid: true });
    expect((await dry({ key: app.key('dry-app', 'devices') })).message.valid).toBe(true);
    await expect(dry({})).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
  });

  it('runs them over HTTP, too, with what they log and how they fail', async () => {
    const caller = { authorization: `Bearer ${app.token('dry-app', 'settings')}` };
    const dry = (what: string, body: object) =>
      app.ask('POST', `/applications/dry-app/${what}`, caller, JSON.stringify(body));
    const decoder = 'function Decoder(bytes) { console.log("seen", bytes[0]); return { on: true }; }';
    const decoded = await dry('dry-uplink', { payload_raw: 'KA==', port: 2, app: { decoder } });
    expect(JSON.parse(decoded.text)).toEqual({
      payload: 'KA==',
      fields: '{"on":true}',
      valid: true,
      logs: [{ function: 'Decoder', fields: ['"seen"', '40'] }],
    });
    const encoder = 'function Encoder(fields) { return [fields.level]; }';
    const encoded = await dry('dry-downlink', { fields: '{"level":7}', port: 2, app: { encoder } });
    expect(JSON.parse(encoded.text)).toMatchObject({ payload: 'Bw==' });
    const failed = await dry('dry-uplink', { payload_raw: 'KA==', app: { decoder: 'function (' } });
    expect(failed).toMatchObject({ status: 500, text: expect.stringContaining('Decoder threw error') });
    expect((await app.ask('POST', '/applications/dry-app/dry-uplink', {}, '{}')).status).toBe(400);
  });

  it('simulates an uplink for callers who may manage devices', async () => {
    await register('sim-app');
    await set('sim-app', 'dev-1', { dev_eui: euiOf(1) });
    const method = app.manager.simulateUplink.bind(app.manager);
    const request = { app_id: 'sim-app', dev_id: 'dev-1', payload: Buffer.of(1), port: 1 };
    const simulate = (values: Record<string, string>) =>
      app.call<handler.SimulatedUplinkMessage, unknown>(method, request, values);
    expect((await simulate(tokenOf('sim-app'))).message).toEqual({});
    await expect(simulate({ token: app.token('sim-app', 'settings') })).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: 'permission denied: No "devices" rights to Application "sim-app"',
    });
  });

  it('writes no key into its log', async () => {
    await register('log-app');
    await set('log-app', 'dev-1', { dev_eui: euiOf(1), app_key: appKey });
    const method = app.manager.getDevice.bind(app.manager);
    const request = { app_id: 'log-app', dev_id: 'dev-1' };
    await app.call<handler.DeviceIdentifier, unknown>(method, request, {
      key: app.key('log-app', 'devices'),
    });
    expect(app.log()).not.toMatch(/0102030405060708090a0b0c0d0e0f10/i);
    expect(app.log()).not.toContain('fieldpost.key-of-');
  });

  it('keeps everything through a crash', async () => {
    await register('crash-app');
    await set('crash-app', 'dev-1', { dev_eui: euiOf(1), app_key: appKey });
    await app.killHard();
    await app.boot();
    expect((await get('crash-app', 'dev-1')).lorawan_device).toMatchObject({ app_key: appKey });
  });
});

describe('A handler that loses', () => {
  let losing: HandlerUnderTest;

  beforeEach(async () => {
    losing = new HandlerUnderTest();
    await losing.start();
    await deviceCalls(losing).register('my-app');
    await deviceCalls(losing).set('my-app', 'dev-1', { dev_eui: euiOf(1) });
  });
  afterEach(() => losing.close());

  it('oauth serves tokens, and cannot check new keys', async () => {
    const known = losing.key('my-app', 'devices');
    const method = losing.manager.getDevice.bind(losing.manager);
    const ask = (values: Record<string, string>) =>
      losing.call<handler.DeviceIdentifier, unknown>(method, { app_id: 'my-app', dev_id: 'dev-1' }, values);
    await ask({ key: known });
    losing.loseOauth();
    await ask({ key: known });
    await ask(deviceCalls(losing).tokenOf('my-app'));
    await expect(ask({ key: 'fieldpost.other' })).rejects.toMatchObject({
      code: status.UNAVAILABLE,
      details: 'unavailable: oauth',
    });
  });

  it('its database is alive and not ready', async () => {
    await losing.loseDatabase();
    const reading = deviceCalls(losing).get('my-app', 'dev-1');
    await expect(reading).rejects.toMatchObject({ code: status.UNAVAILABLE });
    expect((await losing.ask('GET', '/healthz', {})).status).toBe(503);
    expect((await losing.ask('GET', '/livez', {})).status).toBe(200);
  });
});
