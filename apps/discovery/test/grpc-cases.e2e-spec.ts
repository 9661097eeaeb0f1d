import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type ClientHttp2Session, connect } from 'node:http2';
import { gzipSync } from 'node:zlib';
import { loadClients } from '@fieldpost/contracts';
import { framed, rawCall, type RawResponse } from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const { Announce, Get, GetAll, GetByAppID, GetByGatewayID, GetByAppEUI } =
  loadClients('discovery/discovery.proto').discovery.Discovery.service;

const discovery = new DiscoveryUnderTest();
let secure: ClientHttp2Session;
let plaintext: ClientHttp2Session;

beforeAll(async () => {
  await discovery.start();
  for (const id of ['handler-2', 'handler-1']) {
    const announcement = { service_name: 'handler', id, description: `Ünïcode ${'x'.repeat(200)}` };
    await discovery.announce(announcement, discovery.componentToken('handler', id));
  }
  const metadata = { service_name: 'handler', id: 'handler-1', metadata: { app_id: 'my-app' } };
  await discovery.addMetadata(metadata, discovery.appToken('my-app'));
  secure = connect(`https://localhost:${discovery.grpcPort}`, { ca: discovery.ca });
  plaintext = connect(`http://127.0.0.1:${discovery.plaintextPort}`);
});
afterAll(async () => {
  secure.destroy();
  plaintext.destroy();
  await discovery.close();
});

const get = (id: string, service_name = 'handler') => Get.requestSerialize({ id, service_name });
const known = framed(get('handler-1'));
const zipped = framed(gzipSync(get('handler-1')), 1);
const eui = (length: number, byte = 7) =>
  framed(GetByAppEUI.requestSerialize({ app_eui: Buffer.alloc(length, byte) }));
const all = (service_name: string) => framed(GetAll.requestSerialize({ service_name }));
const app = (app_id: string) => framed(GetByAppID.requestSerialize({ app_id }));
/** A field 100, which no message has. */
const unknownField = (length: number) =>
  Buffer.concat([Buffer.from([0xa2, 6, (length % 128) | 128, length >> 7]), Buffer.alloc(length)]);

/** The gRPC status, or the HTTP status without one. */
const statusOf = ({ headers, trailers }: RawResponse) =>
  trailers['grpc-status'] ?? headers['grpc-status'] ?? `HTTP ${String(headers[':status'])}`;

describe('The gRPC server of discovery', () => {
  it.each([
    ['an announcement', '0', Get.path, [known], {}],
    ['one that arrives byte by byte', '0', Get.path, [...known].map((byte) => Buffer.from([byte])), {}],
    [
      'a request with an unknown field',
      '0',
      Get.path,
      [framed(Buffer.concat([get('handler-1'), unknownField(300)]))],
      {},
    ],
    [
      'a request with large unknown fields',
      '0',
      Get.path,
      [framed(Buffer.concat([get('handler-1'), unknownField(1_900), unknownField(1_900)]))],
      {},
    ],
    ['a component that is not there', '5', Get.path, [framed(get('ünheard/of "%"'))], {}],
    ['a service that is not there', '5', Get.path, [framed(get('x', 'constructor'))], {}],
    ['a message without anything in it', '5', Get.path, [framed(Buffer.alloc(0))], {}],
    ['bytes that are no message', '13', Get.path, [framed(Buffer.from('ffffff', 'hex'))], {}],
    ['two messages', '12', Get.path, [known, known], {}],
    ['a message that is cut short', '12', Get.path, [known.subarray(0, 9)], {}],
    ['no message at all', '12', Get.path, [], {}],
    ['a message said to be larger than it may be', '8', Get.path, [Buffer.from('0000500000', 'hex')], {}],
    ['a compressed message', '0', Get.path, [zipped], { 'grpc-encoding': 'gzip' }],
    [
      'a compressed message that is larger than it may be',
      '8',
      Get.path,
      [framed(gzipSync(get('x'.repeat(5_000))), 1)],
      { 'grpc-encoding': 'gzip' },
    ],
    [
      'an id that is too long to be repeated in the error',
      '5',
      Get.path,
      [framed(get('x'.repeat(4_000)))],
      {},
    ],
    ['a request that is larger than a name', '8', Get.path, [framed(get('x'.repeat(5_000)))], {}],
    [
      'a compressed announcement without a token, which is not decompressed',
      '2',
      Announce.path,
      [framed(Buffer.from('not compressed'), 1)],
      { 'grpc-encoding': 'gzip' },
    ],
    [
      'one that says to be compressed and is not',
      '13',
      Get.path,
      [framed(get('handler-1'), 1)],
      { 'grpc-encoding': 'gzip' },
    ],
    ['a message with an unknown compression', '12', Get.path, [zipped], { 'grpc-encoding': 'brotli' }],
    ['one compressed without saying how', '13', Get.path, [zipped], {}],
    ['a content type of its own', '0', Get.path, [known], { 'content-type': 'application/grpc+proto' }],
    ['a content type of others', 'HTTP 415', Get.path, [known], { 'content-type': 'application/json' }],
    ['plenty of time', '0', Get.path, [known], { 'grpc-timeout': '99999999H' }],
    ['a time that is none', '13', Get.path, [known], { 'grpc-timeout': 'soon' }],
    [
      'metadata that reads ignore',
      '0',
      Get.path,
      [known],
      { token: 'x.y.z', key: 'a', 'binary-bin': 'AAAA' },
    ],
    ['a list', '0', GetAll.path, [all('handler')], {}],
    ['a list of nothing', '0', GetAll.path, [all('router')], {}],
    ['a list of a service that is not there', '0', GetAll.path, [all('')], {}],
    ['a part of a list', '0', GetAll.path, [all('handler')], { limit: '1', offset: '1' }],
    ['a part beyond the list', '0', GetAll.path, [all('handler')], { offset: '7' }],
    ['a part in values that came twice', '0', GetAll.path, [all('handler')], { limit: '1, 1' }],
    ['a part in words', '2', GetAll.path, [all('handler')], { limit: 'x' }],
    ['the handler of an application', '0', GetByAppID.path, [app('my-app')], {}],
    ['the handler of an unregistered application', '5', GetByAppID.path, [app('unheard-of')], {}],
    ['the handler of an empty application id', '5', GetByAppID.path, [app('')], {}],
    [
      'the router of an unregistered gateway',
      '5',
      GetByGatewayID.path,
      [framed(GetByGatewayID.requestSerialize({ gateway_id: 'g' }))],
      {},
    ],
    ['the handler of an unregistered AppEUI', '5', GetByAppEUI.path, [eui(8)], {}],
    ['the handler of an AppEUI that is too short', '3', GetByAppEUI.path, [eui(7)], {}],
    ['the handler of the AppEUI zero', '3', GetByAppEUI.path, [eui(8, 0)], {}],
    ['a write without a token', '2', '/discovery.Discovery/Announce', [framed(get('x'))], {}],
    ['a method that is not there', '12', '/discovery.Discovery/Nothing', [known], {}],
    ['the health of the server', '0', '/grpc.health.v1.Health/Check', [framed(Buffer.alloc(0))], {}],
  ])('responds to %s with status %s, with and without TLS', async (...[, status, path, pieces, headers]) => {
    const call = { path, pieces, headers };
    const response = await rawCall(secure, call);
    expect(statusOf(response)).toBe(status);
    expect(await rawCall(plaintext, call)).toEqual(response);
  });
});

const read = async (path: string): Promise<Record<string, unknown>> => {
  const response = await fetch(discovery.http + path);
  const names = ['content-type', 'cache-control', 'vary', 'etag'];
  const headers = Object.fromEntries(names.map((name) => [name, response.headers.get(name)]));
  return { status: response.status, text: await response.text(), ...headers };
};

describe('A read over HTTP', () => {
  it.each([
    '/announcements/handler',
    '/announcements/handler?limit=1',
    '/announcements/handler/handler-1',
    '/announcements/handler/app-id/my-app',
    '/announcements/handler?app_id=my-app',
    '/announcements/router',
  ])('has an entity tag, and must be revalidated before it is used from a cache: %s', async (path) => {
    // Unknown parameters are ignored.
    const ignored = `${path}${path.includes('?') ? '&' : '?'}nothing=1`;
    const [first, second] = await Promise.all([read(path), read(ignored)]);
    expect(second).toEqual(first);
    expect(first).toMatchObject({
      status: 200,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      vary: 'Accept-Encoding',
      etag: expect.stringMatching(/^W\/"[\w-]{22}"$/),
    });
  });

  it('lists one component by its id or application, without metadata, or nothing', async () => {
    const jsonAt = async (path: string): Promise<unknown> => JSON.parse(String((await read(path)).text));
    const listOf = (query: string) => jsonAt(`/announcements/handler?${query}`);
    const services = [await jsonAt('/announcements/handler/app-id/my-app')];
    expect(await listOf('app_id=my-app')).toEqual({ services });
    expect(await listOf('id=handler-1')).toEqual({ services });
    expect(await listOf('app_id=no-app')).toEqual({});
    expect(await listOf('id=no-handler')).toEqual({});
  });

  it('with expanded addresses has another tag', async () => {
    const url = `${discovery.http}/announcements/handler`;
    const tags = [url, `${url}?expand=addresses`].map(async (each) =>
      (await fetch(each)).headers.get('etag'),
    );
    expect(new Set(await Promise.all(tags)).size).toBe(2);
  });

  it('sends no body to a client that has it, until it changes', async () => {
    const url = `${discovery.http}/announcements/handler/handler-2`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    const known = await fetch(url, { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const changed = { service_name: 'handler', id: 'handler-2', description: 'new' };
    await discovery.announce(changed, discovery.componentToken('handler', 'handler-2'));
    const fresh = await fetch(url, { headers: { 'if-none-match': tag } });
    expect([fresh.status, await fresh.json()]).toMatchObject([200, { description: 'new' }]);
  });

  it('compresses large responses for clients that accept gzip', async () => {
    const token = discovery.componentToken('router', 'large');
    await discovery.announce({ service_name: 'router', id: 'large', certificate: 'x'.repeat(9_000) }, token);
    const url = `${discovery.http}/announcements/router`;
    const plain = await (await fetch(url, { headers: { 'accept-encoding': 'identity' } })).text();
    const answers = async (): Promise<Response> => {
      const response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } });
      return response.headers.get('content-encoding') === 'gzip' ? response : answers();
    };
    expect(await (await answers()).text()).toBe(plain);
    const rejected = await fetch(url, { headers: { 'accept-encoding': 'gzip;q=0' } });
    expect(rejected.headers.get('content-encoding')).toBeNull();
  });
});
