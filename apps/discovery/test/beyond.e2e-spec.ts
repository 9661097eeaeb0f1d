import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import {
  type FakeAuthServer,
  startFakeAuthServer,
  throwAwayDatabase,
  type ThrowAwayDatabase,
  until,
} from '@fieldpost/testing';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const discovery = new DiscoveryUnderTest();
let database: ThrowAwayDatabase;
let folder: string;
let auth: FakeAuthServer;
let elsewhere: FakeAuthServer;
/** Stands for a network that signs its own tokens: only its key file is known. */
let local: FakeAuthServer;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'discovery-key-'));
  database = await throwAwayDatabase();
  [auth, elsewhere, local] = await Promise.all([
    startFakeAuthServer(),
    startFakeAuthServer('elsewhere'),
    startFakeAuthServer('local'),
  ]);
  const { key } = (await (await fetch(`${local.url}/key`)).json()) as { key: string };
  const keyFile = join(folder, 'server.pub');
  await writeFile(keyFile, key);
  const servers = `fieldpost=${auth.url},elsewhere=${elsewhere.url},local=${pathToFileURL(keyFile).href}`;
  const env = {
    DISCOVERY_AUTH_SERVERS: servers,
    DISCOVERY_MASTER_AUTH_SERVERS: 'fieldpost,local',
    DISCOVERY_JOIN_HANDLERS: 'join-1',
    DISCOVERY_MONITOR_PER_SECOND: '50',
  };
  await discovery.start({ databaseUrl: database.url, auth, env });
  for (const id of ['filed', 'join-1']) await discovery.announce(handler(id), auth.sign(tokenOf(id)));
});

afterAll(async () => {
  await discovery.close();
  await Promise.all([auth.close(), elsewhere.close(), local.close()]);
  await database.drop();
  await rm(folder, { recursive: true });
});

const handler = (id: string) => ({ service_name: 'handler', id });
const tokenOf = (id: string) => ({ sub: id, type: 'handler' });
const ask = async (path: string) => {
  const response = await fetch(discovery.http + path);
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
};

describe('A token', () => {
  it('of an issuer whose key is a file may announce, if the issuer speaks for the network', () =>
    expect(discovery.announce(handler('keyed'), local.sign(tokenOf('keyed')))).resolves.toEqual({}));

  it('of an issuer that does not speak for the network may not announce', () =>
    expect(discovery.announce(handler('h1'), elsewhere.sign(tokenOf('h1')))).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: 'permission denied: Discovery: Token issuer "elsewhere" is not allowed to announce',
    }));

  it('of an issuer that does not speak for the network may give away its own applications', async () => {
    const token = elsewhere.sign({ sub: 'u', scope: ['apps:theirs'], apps: { theirs: ['delete'] } });
    await discovery.addMetadata({ ...handler('filed'), metadata: { app_id: 'theirs' } }, token);
    expect((await discovery.getByAppId('theirs')).id).toBe('filed');
  });

  it('of an unknown issuer is rejected', async () => {
    const stranger = await startFakeAuthServer('stranger');
    const token = stranger.sign(tokenOf('h1'));
    await stranger.close();
    await expect(discovery.announce(handler('h1'), token)).rejects.toMatchObject({
      details: 'permission denied: unable to parse token: Auth server stranger not registered',
    });
  });
});

describe('An AppEUI', () => {
  const eui = (id: string, hex: string) => ({
    ...handler(id),
    metadata: { app_eui: Buffer.from(hex, 'hex') },
  });

  it('is announced by the join handlers that the operator named', async () => {
    await discovery.addMetadata(eui('join-1', '70B3D57EF0000024'), auth.sign(tokenOf('join-1')));
    expect((await discovery.getByAppEui(Buffer.from('70B3D57EF0000024', 'hex'))).id).toBe('join-1');
  });

  it('is rejected to every other handler', () =>
    expect(
      discovery.addMetadata(eui('filed', '70B3D57EF0000025'), local.sign(tokenOf('filed'))),
    ).rejects.toMatchObject({ details: 'permission denied: Can not announce AppEUIs at this time' }));

  it('without 8 bytes is rejected, and the error names it', () =>
    expect(
      discovery.addMetadata(eui('join-1', '70B3D57EF000'), auth.sign(tokenOf('join-1'))),
    ).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: expect.stringMatching(/^AppEUI not valid: /),
    }));
});

describe('A value that arrives twice', () => {
  it.each([['1', '1'], ['1', ''], ['', '1'], ['1, 1']])(
    'in the metadata of a call, as %j and %j, counts once',
    async (...limit) => expect((await discovery.getAll('handler', { limit })).services).toHaveLength(1),
  );

  it('is read when it is a token, the second of them empty', () => {
    const token = auth.sign(tokenOf('twice'));
    return expect(discovery.announce(handler('twice'), [token, ''])).resolves.toEqual({});
  });
});

describe('The HTTP gateway', () => {
  beforeAll(async () => {
    const app = auth.sign({ sub: 'u', scope: ['apps:my-app'], apps: { 'my-app': ['delete'] } });
    await discovery.addMetadata({ ...handler('filed'), metadata: { app_id: 'my-app' } }, app);
    const join = { ...handler('join-1'), metadata: { app_eui: Buffer.from('70B3D57EF0000026', 'hex') } };
    await discovery.addMetadata(join, auth.sign(tokenOf('join-1')));
    const gateway = auth.sign({ sub: 'my-gw', type: 'gateway' });
    const router = { service_name: 'router', id: 'router-1' };
    await discovery.announce(router, discovery.componentToken('router', 'router-1'));
    await discovery.addMetadata({ ...router, metadata: { gateway_id: 'my-gw' } }, gateway);
  });

  it.each([
    ['/announcements/handler/app-id/my-app', 'filed'],
    ['/announcements/router/gateway-id/my-gw', 'router-1'],
    ['/announcements/handler/app-eui/70B3D57EF0000026', 'join-1'],
    ['/announcements/handler/app-eui/70b3d57ef0000026', 'join-1'],
  ])('answers %s with %s, without metadata', async (path, id) => {
    const { status: code, body } = await ask(path);
    expect([code, body['id'], body['metadata']]).toEqual([200, id, undefined]);
  });

  it.each([
    ['/announcements/handler/app-id/unheard-of', 404, 5, 'discovery:app_id:unheard-of not found'],
    ['/announcements/router/gateway-id/unheard-of', 404, 5, 'discovery:gateway_id:unheard-of not found'],
    [
      '/announcements/handler/app-eui/70B3D57EF0000099',
      404,
      5,
      'discovery:app_eui:70B3D57EF0000099 not found',
    ],
    ['/announcements/handler/app-eui/0000000000000000', 400, 3, 'AppEUI not valid: empty'],
    [
      '/announcements/handler/app-eui/70B3',
      400,
      3,
      'AppEUI not valid: should have 16 hexadecimal characters',
    ],
  ])('answers %s with %i', async (path, code, grpc, error) =>
    expect(await ask(path)).toEqual({ status: code, body: { error, message: error, code: grpc } }),
  );
});

describe('An announcement', () => {
  const operator = {
    operator_name: 'A network of gardeners',
    contact: 'mailto:network@gardeners.example',
    icon_url: 'https://gardeners.example/leaf.png',
  };
  const addresses = { net_address: 'h.example:1904,g.example:1904', mqtt_address: 'h.example:1883' };
  const announce = (more: object) =>
    discovery.announce({ ...handler('gardener'), ...more }, discovery.componentToken('handler', 'gardener'));

  it('shows the operator of the component and their contact, over gRPC and HTTP', async () => {
    await announce({ ...operator, ...addresses });
    expect(await discovery.get('handler', 'gardener')).toMatchObject(operator);
    expect((await ask('/announcements/handler/gardener')).body).toMatchObject(operator);
  });

  it('shows on request what its addresses offer', async () => {
    const offers = {
      net: ['h.example:1904'],
      api: ['http://h.example:80', 'https://h.example:443'],
      mqtt: ['mqtt://h.example:1883'],
      amqp: [],
    };
    await announce({ ...addresses, api_address: 'https://h.example' });
    expect((await ask('/announcements/handler/gardener?expand=addresses')).body['addresses']).toEqual(offers);
    const list = await ask('/announcements/handler?expand=addresses');
    expect(list.body['services']).toContainEqual(
      expect.objectContaining({ id: 'gardener', addresses: offers }),
    );
    expect((await ask('/announcements/handler/gardener')).body).not.toHaveProperty('addresses');
  });

  it.each([
    ['OperatorName', { operator_name: 'x'.repeat(257) }],
    ['Contact', { contact: 'x'.repeat(257) }],
    ['IconURL', { icon_url: 'leaf.png' }],
    ['IconURL', { icon_url: 'javascript:alert(1)' }],
    ['IconURL', { icon_url: `https://gardeners.example/${'x'.repeat(2_048)}` }],
    ['Certificate', { certificate: 'x'.repeat(65_537) }],
    ['Description', { description: 'a\0b' }],
  ])('with a wrong %s is rejected, and the error names it', async (field, change) =>
    expect(announce(change)).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: expect.stringMatching(new RegExp(`^${field} not valid: `)),
    }),
  );
});

describe('The monitor', () => {
  it('shows over gRPC and HTTP whether a component can be reached, and hides none', async () => {
    const announce = (id: string, net_address: string) =>
      discovery.announce({ ...handler(id), net_address }, discovery.componentToken('handler', id));
    await announce('reachable', new URL(auth.url).host);
    // Port 1 is nobody's; a free port might become another test's.
    await announce('gone', '127.0.0.1:1');
    const before = (await discovery.getAll('handler')).services.length;
    await discovery.killHard();
    await discovery.boot();
    await until('a result', async () => (await discovery.get('handler', 'gone')).health !== '');
    expect((await discovery.get('handler', 'gone')).health).toBe('down');
    await until('the other', async () => (await discovery.get('handler', 'reachable')).health === 'up');
    expect((await ask('/announcements/handler/gone')).body).toMatchObject({
      health: 'down',
      health_since: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    });
    expect((await ask('/announcements/handler/filed')).body).not.toHaveProperty('health');
    expect((await discovery.getAll('handler')).services).toHaveLength(before);
  });
});
