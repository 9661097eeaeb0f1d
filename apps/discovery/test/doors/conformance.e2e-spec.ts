import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import type { ClientHttp2Session } from 'node:http2';
import { connect } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { loadClients } from '@fieldpost/contracts';
import { framed, overSocket, rawCall } from '@fieldpost/testing';
import { DiscoveryUnderTest } from '../discovery-under-test.js';

jest.setTimeout(60_000);

const { Get, GetAll, GetByAppID, GetByGatewayID, GetByAppEUI } =
  loadClients('discovery/discovery.proto').discovery.Discovery.service;

const discovery = new DiscoveryUnderTest();
let home = '';
let door: ClientHttp2Session;
let behind: ClientHttp2Session;

beforeAll(async () => {
  home = await mkdtemp(join(tmpdir(), 'conformance-'));
  await discovery.start(undefined, { TMPDIR: home });
  for (const id of ['handler-2', 'handler-1']) {
    const announcement = { service_name: 'handler', id, description: `Ünïcode ${'x'.repeat(200)}` };
    await discovery.announce(announcement, discovery.componentToken('handler', id));
  }
  const metadata = { service_name: 'handler', id: 'handler-1', metadata: { app_id: 'my-app' } };
  await discovery.addMetadata(metadata, discovery.appToken('my-app'));
  const [folder = ''] = await readdir(home);
  behind = overSocket(join(home, folder, 'grpc.sock'));
  door = connect(`http://127.0.0.1:${discovery.grpcPort}`);
});
afterAll(async () => {
  door.destroy();
  behind.destroy();
  await discovery.close();
  await rm(home, { recursive: true, force: true });
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

describe('The fast door of discovery', () => {
  it.each([
    ['an announcement', Get.path, [known], {}],
    ['one that arrives byte by byte', Get.path, [...known].map((byte) => Buffer.from([byte])), {}],
    [
      'one asked for with a field that nobody knows',
      Get.path,
      [framed(Buffer.concat([get('handler-1'), unknownField(300)]))],
      {},
    ],
    [
      'one asked for with so much more that it is not small',
      Get.path,
      [framed(Buffer.concat([get('handler-1'), unknownField(16_000), unknownField(16_000)]))],
      {},
    ],
    ['a component that is not there', Get.path, [framed(get('ünheard/of "%"'))], {}],
    ['a service that is not there', Get.path, [framed(get('x', 'constructor'))], {}],
    ['a message without anything in it', Get.path, [framed(Buffer.alloc(0))], {}],
    ['bytes that are no message', Get.path, [framed(Buffer.from('ffffff', 'hex'))], {}],
    ['two messages', Get.path, [known, known], {}],
    ['a message that is cut short', Get.path, [known.subarray(0, 9)], {}],
    ['no message at all', Get.path, [], {}],
    ['a message said to be larger than it may be', Get.path, [Buffer.from('0000500000', 'hex')], {}],
    ['a compressed message', Get.path, [zipped], { 'grpc-encoding': 'gzip' }],
    [
      'one that says to be compressed and is not',
      Get.path,
      [framed(get('handler-1'), 1)],
      { 'grpc-encoding': 'gzip' },
    ],
    ['one compressed in a way that nobody knows', Get.path, [zipped], { 'grpc-encoding': 'brotli' }],
    ['one compressed without saying how', Get.path, [zipped], {}],
    ['a content type of its own', Get.path, [known], { 'content-type': 'application/grpc+proto' }],
    ['a content type of others', Get.path, [known], { 'content-type': 'application/json' }],
    ['plenty of time', Get.path, [known], { 'grpc-timeout': '99999999H' }],
    ['a time that is none', Get.path, [known], { 'grpc-timeout': 'soon' }],
    ['metadata that reads ignore', Get.path, [known], { token: 'x.y.z', key: 'a', 'binary-bin': 'AAAA' }],
    ['a list', GetAll.path, [all('handler')], {}],
    ['a list of nothing', GetAll.path, [all('router')], {}],
    ['a list of a service that is not there', GetAll.path, [all('')], {}],
    ['a part of a list', GetAll.path, [all('handler')], { limit: '1', offset: '1' }],
    ['a part beyond the list', GetAll.path, [all('handler')], { offset: '7' }],
    ['a part in values that came twice', GetAll.path, [all('handler')], { limit: '1, 1' }],
    ['a part in words', GetAll.path, [all('handler')], { limit: 'x' }],
    ['the handler of an application', GetByAppID.path, [app('my-app')], {}],
    ['that of one nobody has', GetByAppID.path, [app('unheard-of')], {}],
    ['that of none', GetByAppID.path, [app('')], {}],
    [
      'the router of a gateway nobody has',
      GetByGatewayID.path,
      [framed(GetByGatewayID.requestSerialize({ gateway_id: 'g' }))],
      {},
    ],
    ['the handler of an AppEUI nobody has', GetByAppEUI.path, [eui(8)], {}],
    ['that of an AppEUI that is too short', GetByAppEUI.path, [eui(7)], {}],
    ['that of the AppEUI zero', GetByAppEUI.path, [eui(8, 0)], {}],
    ['a write without a token', '/discovery.Discovery/Announce', [framed(get('x'))], {}],
    ['a method that is not there', '/discovery.Discovery/Nothing', [known], {}],
    ['the health of the server', '/grpc.health.v1.Health/Check', [framed(Buffer.alloc(0))], {}],
  ])('answers %s byte for byte as the framework does', async (_what, path, pieces, headers) => {
    const call = { path, pieces, headers };
    const answer = await rawCall(door, call);
    expect(answer).toEqual(await rawCall(behind, call));
    expect(answer.headers).toHaveProperty([':status']);
  });
});

describe('The fast paths of the HTTP gateway', () => {
  it.each(['/announcements/handler', '/announcements/handler/handler-1', '/announcements/router'])(
    'answer %s byte for byte as the framework does',
    async (path) => {
      // A query that means nothing is for the framework to ignore.
      const [fast, slow] = await Promise.all(
        [path, `${path}?nothing=1`].map((each) => fetch(discovery.http + each)),
      );
      expect(await fast?.text()).toBe(await slow?.text());
      expect(fast?.headers.get('content-type')).toBe(slow?.headers.get('content-type'));
      expect([fast?.status, fast?.headers.has('etag'), slow?.headers.has('etag')]).toEqual([
        200,
        true,
        false,
      ]);
      // What has a tag may be kept, and is never used without asking.
      expect([fast, slow].map((each) => each?.headers.get('cache-control'))).toEqual([
        'no-cache',
        'no-store',
      ]);
    },
  );

  it('send nothing to who has it already, until it changes', async () => {
    const url = `${discovery.http}/announcements/handler/handler-2`;
    const tag = (await fetch(url)).headers.get('etag') ?? '';
    const known = await fetch(url, { headers: { 'if-none-match': `"other", ${tag}` } });
    expect([known.status, await known.text()]).toEqual([304, '']);
    const changed = { service_name: 'handler', id: 'handler-2', description: 'new' };
    await discovery.announce(changed, discovery.componentToken('handler', 'handler-2'));
    const fresh = await fetch(url, { headers: { 'if-none-match': tag } });
    expect([fresh.status, await fresh.json()]).toMatchObject([200, { description: 'new' }]);
  });

  it('compress what is large for who takes it', async () => {
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
