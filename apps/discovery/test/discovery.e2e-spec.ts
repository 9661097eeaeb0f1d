import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { status } from '@grpc/grpc-js';
import { DiscoveryUnderTest } from './discovery-under-test.js';

const discovery = new DiscoveryUnderTest();
const h1 = { service_name: 'handler', id: 'handler-1' };

beforeAll(async () => {
  await discovery.start();
  for (const id of ['handler-2', 'handler-10', 'handler-1']) {
    const announcement = { service_name: 'handler', id, net_address: `${id}.example:1904`, public: true };
    await discovery.announce(announcement, discovery.componentToken('handler', id));
  }
});
afterAll(() => discovery.close());

const appMetadata = (id: string, app_id: string) => ({ service_name: 'handler', id, metadata: { app_id } });

describe('An announcement', () => {
  it('is found by anyone over gRPC and HTTP', async () => {
    const found = { service_name: 'router', id: 'found', net_address: 'found.example:1901', public: true };
    await discovery.announce(found, discovery.componentToken('router', 'found'));
    expect(await discovery.get('router', 'found')).toMatchObject({ net_address: 'found.example:1901' });
    const response = await fetch(`${discovery.http}/announcements/router/found`);
    expect(await response.text()).toBe(
      '{"id":"found","service_name":"router","public":true,"net_address":"found.example:1901"}',
    );
    expect(response.headers.get('content-type')).toContain('application/json');
  });

  it('without a token is rejected', async () => {
    await expect(discovery.announce(h1)).rejects.toMatchObject({
      code: status.UNKNOWN,
      details: 'context: Metadata does not contain token',
    });
  });

  it.each([
    ['AppEUI', 'handler', { app_eui: Buffer.from('70b3d57ef0000024', 'hex') }],
    ['AppID', 'handler', { app_id: 'my-app' }],
    ['DevAddr prefix', 'broker', { dev_addr_prefix: Buffer.from([20, 0x26, 0, 0, 0]) }],
    ['gateway id', 'router', { gateway_id: 'my-gw' }],
  ])('gets no %s and loses none by a stranger', async (_, service_name, metadata) => {
    const request = { service_name, id: 'handler-1', metadata };
    const rejected = { code: status.UNKNOWN, details: 'context: Metadata does not contain token' };
    await expect(discovery.addMetadata(request)).rejects.toMatchObject(rejected);
    await expect(discovery.deleteMetadata(request)).rejects.toMatchObject(rejected);
  });

  it("with another component's token is rejected", async () => {
    const token = discovery.componentToken('handler', 'handler-2');
    await expect(discovery.announce(h1, token)).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: expect.stringMatching(/^permission denied: Discovery: /),
    });
  });

  it('with a token of an unknown issuer is rejected', async () => {
    await expect(discovery.announce(h1, 'x.y.z')).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: expect.stringMatching(/^permission denied: unable to parse token: /),
    });
  });

  it('of a service that does not exist, or longer than it may be, is an error that names the field', async () => {
    const network = { ...h1, service_name: 'networkserver' };
    const token = discovery.componentToken('networkserver', 'handler-1');
    await expect(discovery.announce(network, token)).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
    const wordy = discovery.announce(
      { ...h1, description: 'x'.repeat(2_049) },
      discovery.componentToken('handler', 'handler-1'),
    );
    await expect(wordy).rejects.toMatchObject({ details: expect.stringMatching(/^Description not valid: /) });
  });

  it('is read with a token that arrives twice, as Go peers send it', async () => {
    const token = discovery.componentToken('handler', 'handler-2');
    const twice = {
      service_name: 'handler',
      id: 'handler-2',
      net_address: 'handler-2.example:1904',
      public: true,
    };
    await expect(discovery.announce(twice, `${token}, ${token}`)).resolves.toEqual({});
  });
});

describe('A list of announcements', () => {
  it('is sorted by id, bytewise, and can be paged', async () => {
    const ids = async (window: Record<string, string>) =>
      (await discovery.getAll('handler', window)).services.map(({ id }) => id);
    expect(await ids({})).toEqual(['handler-1', 'handler-10', 'handler-2']);
    expect(await ids({ limit: '1', offset: '1' })).toEqual(['handler-10']);
    expect(await ids({ offset: '5' })).toEqual([]);
    const page = await fetch(`${discovery.http}/announcements/handler?limit=1&offset=2`);
    expect(await page.json()).toMatchObject({ services: [{ id: 'handler-2' }] });
  });

  it('is empty for an unknown service', async () => {
    expect(await discovery.getAll('')).toEqual({ services: [] });
    const response = await fetch(`${discovery.http}/announcements/nothing-there`);
    expect([response.status, await response.text()]).toEqual([200, '{}']);
  });

  it('is rejected with a limit that is no number', async () => {
    await expect(discovery.getAll('handler', { limit: 'x' })).rejects.toMatchObject({ code: status.UNKNOWN });
    const response = await fetch(`${discovery.http}/announcements/handler?limit=x`);
    expect([response.status, await response.text()]).toEqual([
      400,
      'strconv.Atoi: parsing "x": invalid syntax\n',
    ]);
  });
});

describe('An application', () => {
  it('is found at the handler it was given to last, without metadata', async () => {
    await discovery.addMetadata(appMetadata('handler-1', 'my-app'), discovery.appToken('my-app'));
    await discovery.addMetadata(appMetadata('handler-2', 'my-app'), discovery.appToken('my-app'));
    expect(await discovery.getByAppId('my-app')).toMatchObject({ id: 'handler-2', metadata: [] });
    const { metadata } = await discovery.get('handler', 'handler-1');
    expect(metadata.map(({ app_id }) => app_id)).not.toContain('my-app');
  });

  it('stays findable when a handler that no longer has it lets go of it', async () => {
    const token = discovery.appToken('passed-on');
    for (const id of ['handler-1', 'handler-2'])
      await discovery.addMetadata(appMetadata(id, 'passed-on'), token);
    await discovery.deleteMetadata(appMetadata('handler-1', 'passed-on'), token);
    expect(await discovery.getByAppId('passed-on')).toMatchObject({ id: 'handler-2' });
  });

  it('can be moved to another handler only with the right to delete it', async () => {
    const token = discovery.appToken('my-app', ['settings']);
    await expect(discovery.addMetadata(appMetadata('handler-1', 'my-app'), token)).rejects.toMatchObject({
      code: status.PERMISSION_DENIED,
      details: 'permission denied: No "delete" rights to Application "my-app"',
    });
  });

  it('that is not registered is not found', () =>
    expect(discovery.getByAppId('unheard-of')).rejects.toMatchObject({
      code: status.NOT_FOUND,
      details: 'discovery:app_id:unheard-of not found',
    }));

  it('taken by two handlers at once ends at exactly one', async () => {
    const token = discovery.appToken('wanted');
    const ids = ['handler-1', 'handler-2', 'handler-10', 'handler-1', 'handler-2'];
    await Promise.all(ids.map((id) => discovery.addMetadata(appMetadata(id, 'wanted'), token)));
    const { services } = await discovery.getAll('handler');
    const holders = services.filter(({ metadata }) => metadata.some(({ app_id }) => app_id === 'wanted'));
    expect(holders.map(({ id }) => id)).toEqual([(await discovery.getByAppId('wanted')).id]);
  });
});

describe('Metadata', () => {
  const b1 = { service_name: 'broker', id: 'broker-1' };

  it('may come before its component announces itself, and a prefix is masked', async () => {
    const token = discovery.componentToken('broker', 'broker-1');
    await discovery.addMetadata(
      { ...b1, metadata: { dev_addr_prefix: Buffer.from('1026012345', 'hex') } },
      token,
    );
    await expect(discovery.get('broker', 'broker-1')).rejects.toMatchObject({
      details: 'discovery:announcement:broker:broker-1 not found',
    });
    await discovery.announce(b1, token);
    const response = await fetch(`${discovery.http}/announcements/broker/broker-1`);
    expect(await response.json()).toMatchObject({ metadata: [{ dev_addr_prefix: 'ECYBAAA=' }] });
  });

  it('with malformed bytes is an error that names the field', async () => {
    const token = discovery.componentToken('broker', 'broker-1');
    const short = { ...b1, metadata: { dev_addr_prefix: Buffer.from('10260123', 'hex') } };
    await expect(discovery.addMetadata(short, token)).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
      details: expect.stringMatching(/^DevAddrPrefix not valid: /),
    });
    await expect(discovery.getByAppEui(Buffer.alloc(7))).rejects.toMatchObject({
      code: status.INVALID_ARGUMENT,
    });
    await expect(discovery.getByAppEui(Buffer.alloc(8))).rejects.toMatchObject({
      details: 'AppEUI not valid: empty',
    });
  });

  it('without any identifier is rejected', async () => {
    const nothing = { ...h1, metadata: { app_id: '' } };
    await expect(discovery.addMetadata(nothing, discovery.appToken('my-app'))).rejects.toMatchObject({
      details: 'permission denied: Unknown Metadata type',
    });
  });

  it('of an AppEUI is rejected where no join handler is named', async () => {
    const eui = { ...h1, metadata: { app_eui: Buffer.from('70B3D57EF0000024', 'hex') } };
    await expect(
      discovery.addMetadata(eui, discovery.componentToken('handler', 'handler-1')),
    ).rejects.toMatchObject({
      details: 'permission denied: Can not announce AppEUIs at this time',
    });
  });
});

describe('The HTTP gateway', () => {
  it.each([
    [
      'GET',
      '/announcements/handler/unheard-of',
      404,
      '{"error":"discovery:announcement:handler:unheard-of not found","code":5,"message":"discovery:announcement:handler:unheard-of not found"}',
    ],
    ['GET', '/nowhere', 404, 'Not Found\n'],
    ['POST', '/announcements/handler', 405, 'Method Not Allowed\n'],
  ])('answers %s %s with %i', async (...[method, path, code, body]) => {
    const response = await fetch(discovery.http + path, { method });
    expect([response.status, await response.text()]).toEqual([code, body]);
  });
});

describe('Discovery', () => {
  it('has every acknowledged write after a hard kill', async () => {
    await discovery.addMetadata(appMetadata('handler-10', 'kept'), discovery.appToken('kept'));
    await discovery.killHard();
    await discovery.boot();
    expect(await discovery.getByAppId('kept')).toMatchObject({ id: 'handler-10' });
    expect((await discovery.getAll('handler')).services).toHaveLength(3);
  });

  it('goes on answering reads without its database, and rejects writes as unavailable', async () => {
    const losing = new DiscoveryUnderTest();
    await losing.start();
    await losing.addMetadata(appMetadata('handler-1', 'read-on'), losing.appToken('read-on'));
    await losing.announce(h1, losing.componentToken('handler', 'handler-1'));
    await losing.loseDatabase();
    expect(await losing.getByAppId('read-on')).toMatchObject({ id: 'handler-1' });
    await expect(losing.announce(h1, losing.componentToken('handler', 'handler-1'))).rejects.toMatchObject({
      code: status.UNAVAILABLE,
    });
    expect((await fetch(`${losing.http}/healthz`)).status).toBe(200);
    await losing.close();
  });
});
