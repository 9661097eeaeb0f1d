import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';
import { allRights, gatewaysOf, path, place } from '../support/gateways.js';

let app: Account;
let ann: string;
let create: ReturnType<typeof gatewaysOf>['create'];
let read: ReturnType<typeof gatewaysOf>['read'];

const mine = `${path}/my-gateway`;

beforeAll(async () => {
  app = await Account.start({ ACCOUNT_PUBLIC_URL: 'https://account.example.org/' });
  ({ create, read } = gatewaysOf(app));
  await create(await app.user('ann'), 'my-gateway', { location: { ...place, altitude: 11.6 } });
  await app.register('bob');
  ann = await app.login('ann');
});
afterAll(() => app.stop());

describe('A gateway', () => {
  it('belongs to its creator, and is read back completely', async () => {
    expect(await read(ann, 'my-gateway')).toEqual({
      id: 'my-gateway',
      eui: null,
      frequency_plan: 'EU_863_870',
      frequency_plan_url: 'https://account.example.org/api/v2/frequency-plans/EU_863_870',
      location_public: false,
      status_public: false,
      owner_public: false,
      attributes: {},
      router: null,
      fallback_routers: [],
      antenna_location: place,
      owner: { id: expect.stringMatching(/^u_/), username: 'ann' },
      activated: false,
      auto_update: false,
      beta_updates: false,
      key: expect.stringMatching(/^fieldpost\.[\w-]{43}$/),
      token: {
        access_token: 'gateway/my-gateway?location=false&status=false',
        expires_in: expect.any(Number),
      },
      collaborators: [{ username: 'ann', email: 'ann@example.com', rights: allRights }],
    });
    expect((await app.call('GET', `${mine}/rights`, { as: ann })).body).toEqual(allRights);
    const lena = await app.user('lena');
    await create(lena, 'lenas', { location: place });
    expect((await app.call('GET', '/gateways', { as: lena })).body).toMatchObject([
      { id: 'lenas', antenna_location: place },
    ]);
  });

  it('shows its key when it is created, and no key, token or collaborators in lists', async () => {
    const sue = await app.user('sue');
    await create(sue, 'first');
    const { body } = await create(sue, 'second', { auto_update: true, router: 'my-router' });
    expect(body).toMatchObject({
      key: expect.stringMatching(/^fieldpost\./),
      auto_update: true,
      router: { id: 'my-router' },
    });
    const { body: list } = await app.call('GET', `${path}?limit=1&offset=1`, { as: sue });
    expect(list).toMatchObject([{ id: 'second' }]);
    expect(list).not.toMatchObject([{ key: expect.anything() }]);
    expect(list).not.toMatchObject([{ token: expect.anything() }]);
    expect(list).not.toMatchObject([{ collaborators: expect.anything() }]);
  });

  it.each([
    [{ id: 'third' }, 'FrequencyPlan not valid: can not be empty'],
    [{ id: 'third', frequency_plan: 'EU' }, 'FrequencyPlan not valid: should be one of those at'],
    [{ frequency_plan: 'EU_863_870' }, 'GatewayID not valid: can not be empty'],
    [undefined, 'Body not valid: should be an object with id and frequency_plan'],
  ])('is not created from %j', async (body, error) =>
    expect(await app.call('POST', path, { as: ann, body })).toMatchObject({
      status: 400,
      body: { code: 400, error: expect.stringContaining(error) },
    }),
  );

  it('is created once, however many requests arrive together', async () => {
    const bob = await app.login('bob');
    for (const id of ['race-1', 'race-2', 'race-3']) {
      const answers = await Promise.all([ann, bob, ann, bob, ann].map((as) => create(as, id)));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409]);
      expect(answers.find(({ status }) => status === 409)?.body).toEqual({
        code: 409,
        error: `Gateway ${id} already exists`,
      });
      expect(await app.sql('select 1 from collaborators where entity_id = $1', [id])).toHaveLength(1);
    }
  });

  it('needs its own scope; lists and creation need the general one', async () => {
    const general = await app.login('ann', 'gateways');
    const own = await app.login('ann', 'gateways:my-gateway');
    expect(await app.call('PATCH', mine, { as: general, body: {} })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No scope "gateways:my-gateway"' },
    });
    expect(await app.call('PATCH', mine, { as: own, body: {} })).toMatchObject({ status: 204 });
    expect(await app.call('GET', path, { as: own })).toMatchObject({ status: 403 });
    expect(await create(own, 'fourth')).toMatchObject({ status: 403 });
  });

  it.each([
    ['PATCH', ''],
    ['DELETE', ''],
    ['GET', '/token'],
    ['GET', '/rights'],
    ['GET', '/collaborators'],
    ['GET', '/collaborators/ann'],
    ['PUT', '/collaborators/ann'],
    ['DELETE', '/collaborators/ann'],
  ])('responds to %s %s with 401', async (method, more) => {
    const body = method === 'PATCH' ? {} : ['gateway:status'];
    const sent = method === 'GET' || method === 'DELETE' ? {} : { body };
    const stranger = app.sign({
      sub: `u_${'0'.repeat(32)}`,
      type: 'user',
      scope: ['gateways:my-gateway'],
      gateways: { 'my-gateway': allRights },
    });
    const eve = (await app.sql<{ id: string }>(`select id from users where username = 'bob'`))[0]?.id;
    const claims = { sub: eve, type: 'user', scope: ['gateways:my-gateway', 'gateways:nothing'] };
    const bob = app.sign({ ...claims, gateways: { 'my-gateway': allRights } });
    const status = async (as?: string, at = mine) =>
      (await app.call(method, at + more, { as, ...sent })).status;
    expect(await status()).toBe(401);
    expect(await status('Bearer nonsense')).toBe(401);
    expect(await status(stranger)).toBe(401);
    expect(await status(bob)).toBe(403);
    expect(await status(bob, `${path}/nothing`)).toBe(404);
    expect(await status(bob, `${path}/No`)).toBe(400);
  });
});

describe('A deleted gateway', () => {
  it('cannot be read by any user, nor used with its key or scope, and its id remains reserved', async () => {
    const { body } = await create(ann, 'gone');
    const as = await app.login('ann', 'gateways:gone');
    expect(await app.call('DELETE', `${path}/gone`, { as })).toMatchObject({ status: 204, text: '' });
    expect(await app.call('GET', `${path}/gone`, { as })).toMatchObject({ status: 404 });
    expect(await app.call('DELETE', `${path}/gone`, { as })).toMatchObject({ status: 404 });
    const { key } = body as { key: string };
    expect(await app.call('GET', `${path}/gone/token`, { as: `key ${key}` })).toMatchObject({ status: 401 });
    await expect(app.login('ann', 'gateways:gone')).rejects.toThrow('scope "gateways:gone" is not available');
    expect(await create(ann, 'gone')).toMatchObject({ status: 409 });
    const list = await app.call('GET', path, { as: await app.login('ann', 'gateways') });
    expect(list.text).not.toContain('"gone"');
  });
});

describe('The frequency plans', () => {
  it.each(['/api/v2/frequency-plans', '/frequency-plans'])('are read at %s by anybody', async (plans) => {
    const { status, body } = await app.call('GET', plans);
    expect(status).toBe(200);
    expect(Object.keys(body as object)).toHaveLength(12);
    expect(body).toMatchObject({
      EU_863_870: {
        id: 'EU_863_870',
        name: 'Europe 863-870',
        url: 'https://account.example.org/api/v2/frequency-plans/EU_863_870',
        base_freq: 868,
      },
    });
  });

  it('have their channels at their own path', async () => {
    const { status, body } = await app.call('GET', '/api/v2/frequency-plans/IN_865_867');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        id: 'IN_865_867',
        uplink_channels: [{ frequency: 865_062_500 }, { frequency: 865_402_500 }, { frequency: 865_985_000 }],
        rx2: { frequency: 866_550_000, modulation: 'LORA', data_rates: ['SF10BW125'] },
      },
    });
    expect(await app.call('GET', '/api/v2/frequency-plans/XX_1')).toMatchObject({
      status: 404,
      body: { code: 404, error: 'Frequency plan XX_1 not found' },
    });
  });
});
