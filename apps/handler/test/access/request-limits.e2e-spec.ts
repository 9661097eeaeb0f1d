import { type ClientHttp2Session, connect } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type handler, loadClients } from '@fieldpost/contracts';
import { framed, rawCall } from '@fieldpost/testing';
import { HandlerUnderTest } from '../support/handler-under-test.js';

const { SetApplication, SetDevice, GetApplication } =
  loadClients('handler/handler.proto').handler.ApplicationManager.service;
const { Activate } = loadClients('handler/handler.proto').handler.Handler.service;
const app = new HandlerUnderTest();
let session: ClientHttp2Session;
let rights: { readonly token: string };

beforeAll(async () => {
  await app.start();
  rights = { token: app.token('my-app', 'settings', 'delete', 'devices') };
  const register = app.manager.registerApplication.bind(app.manager);
  await app.call<handler.ApplicationIdentifier, unknown>(register, { app_id: 'my-app' }, rights);
});
afterAll(() => app.close());
/** Connects from an address of this machine, an option of sockets that the types of HTTP/2 do not have. */
function connectFrom(localAddress: string): ClientHttp2Session {
  const options = { ca: app.mqtt.ca, localAddress };
  return connect(`https://${app.grpc}`, options);
}
beforeEach(() => void (session = connectFrom('127.0.0.1')));
afterEach(() => session.destroy());

interface Call {
  readonly path: string;
  readonly message: Buffer;
  readonly values?: Readonly<Record<string, string>>;
}

/** The gRPC status of a call whose message is sent as it is, marked as compressed. */
async function statusOf({ path, message, values = {} }: Call): Promise<string> {
  const call = { path, headers: { 'grpc-encoding': 'gzip', ...values }, pieces: [framed(message, 1)] };
  const { headers, trailers } = await rawCall(session, call);
  return String(trailers['grpc-status'] ?? headers['grpc-status']);
}

const settings = (bytes: number): Call => ({
  path: SetApplication.path,
  message: gzipSync(SetApplication.requestSerialize({ app_id: 'my-app', decoder: 'x'.repeat(bytes) })),
});
const notCompressed = { path: SetApplication.path, message: Buffer.from('not compressed') };

describe('A compressed request to the handler', () => {
  it.each([
    ['a token', () => rights],
    ['an access key', () => ({ key: app.key('my-app', 'settings') })],
  ])('of a caller with %s may have as much as an application has settings', async (_what, values) => {
    expect(await statusOf({ ...settings(1024 * 1024), values: values() })).toBe('0');
    expect(await statusOf({ ...settings(2 * 1024 * 1024), values: values() })).toBe('8');
  });

  it('may have a device with many nonces or a codec, and nothing larger', async () => {
    const device = (nonces: number): Buffer =>
      SetDevice.requestSerialize({
        ...{ app_id: 'my-app', dev_id: 'my-device' },
        lorawan_device: { used_dev_nonces: Array.from({ length: nonces }, () => Buffer.alloc(2, 1)) },
      });
    const status = (message: Buffer) =>
      statusOf({ path: SetDevice.path, message: gzipSync(message), values: rights });
    expect(await status(device(25_000))).not.toBe('8');
    expect(await status(device(100_000))).toBe('8');
  });

  it('is not decompressed without valid credentials', async () => {
    expect(await statusOf({ ...notCompressed, values: rights })).toBe('13');
    expect(await statusOf({ ...notCompressed, values: {} })).toBe('3');
    expect(await statusOf({ ...notCompressed, values: { token: 'a.b.c' } })).toBe('7');
  });

  it('about a join is not decompressed for other callers than trusted brokers', async () => {
    const values = { id: 'my-broker', 'service-name': 'broker', token: 'a.b.c' };
    expect(await statusOf({ ...notCompressed, path: Activate.path, values })).toBe('5');
  });

  it('is not decompressed for addresses that presented too many unknown access keys', async () => {
    session.destroy();
    // The other tests call from another address.
    session = connectFrom('127.0.0.2');
    const values = { key: 'fieldpost.unknown' };
    const statuses = await Promise.all(
      Array.from({ length: 40 }, () => statusOf({ ...notCompressed, values })),
    );
    expect(new Set(statuses)).toEqual(new Set(['13', '8']));
    const message = GetApplication.requestSerialize({ app_id: 'my-app' });
    const read = { path: GetApplication.path, headers: rights, pieces: [framed(message)] };
    expect((await rawCall(session, read)).trailers).toMatchObject({ 'grpc-status': '0' });
  });
});

describe('Metadata that are not valid', () => {
  it('are not logged, since they may be tokens', async () => {
    const message = GetApplication.requestSerialize({ app_id: 'my-app' });
    const headers = { token: 'not-valid-but-secret-\u00e9' };
    const call = { path: GetApplication.path, headers, pieces: [framed(message)] };
    expect((await rawCall(session, call)).headers).toMatchObject({ 'grpc-status': '3' });
    const { app: ended } = app;
    await app.restart({});
    expect(ended.log()).not.toContain('secret');
  });
});

describe('A JSON body that is sent to the handler', () => {
  it.each([
    ['32 levels', '['.repeat(100_000)],
    [
      '10000 members and lists',
      `{${Array.from({ length: 90_000 }, (_, number) => `"k${number}":1`).join()}}`,
    ],
  ])('is rejected before it is parsed when it has more than %s, which cost most', async (what, body) => {
    const response = await fetch(`${app.http}/applications`, { method: 'POST', body });
    expect(response.status).toBe(400);
    const { code, error } = (await response.json()) as { code: number; error: string };
    expect(code).toBe(3);
    expect(error).toBe(`Body not valid: should not have more than ${what}`);
  });
});
