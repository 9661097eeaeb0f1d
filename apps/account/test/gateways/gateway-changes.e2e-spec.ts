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
  ann = await app.login('ann');
});
afterAll(() => app.stop());

describe('A change of a gateway', () => {
  const change = (body: unknown, as = ann) => app.call('PATCH', mine, { as, body });

  it('merges attributes and location, and sets routers by id', async () => {
    const body = {
      attributes: { brand: 'Kerlink', placement: 'outdoor' },
      router: 'router-one',
      fallback_routers: ['router-two', { id: 'router-three' }],
      beta_updates: true,
      frequency_plan: 'US_902_928',
    };
    expect(await change(body)).toMatchObject({ status: 204, text: '' });
    await change({ attributes: { placement: null, model: 'iStation' }, antenna_location: { altitude: 99 } });
    expect(await read(ann, 'my-gateway')).toMatchObject({
      attributes: { brand: 'Kerlink', model: 'iStation' },
      router: { id: 'router-one' },
      fallback_routers: [{ id: 'router-two' }, { id: 'router-three' }],
      beta_updates: true,
      frequency_plan: 'US_902_928',
      antenna_location: { ...place, altitude: 99 },
    });
  });

  it('returns the gateway, without a token, when the client prefers a representation', async () => {
    const headers = { prefer: 'return=representation' };
    const sent = { as: ann, body: { auto_update: true }, headers };
    const { status, body } = await app.call('PATCH', mine, sent);
    expect({ status, body }).toMatchObject({ status: 200, body: { id: 'my-gateway', auto_update: true } });
    expect(body).not.toHaveProperty('token');
  });

  it.each([
    [{ frequency_plan: 'nothing' }, 'FrequencyPlan not valid'],
    [{ antenna_location: { latitude: 100 } }, 'AntennaLocation.Latitude not valid'],
    [{ owner: 'nobody-here' }, 'Owner not valid: there is no user nobody-here'],
    [{ owner: 5 }, 'Owner not valid'],
  ])('with %j is rejected and changes nothing', async (body, error) => {
    expect(await change({ ...body, attributes: { description: 'not kept' } })).toMatchObject({
      status: 400,
      body: { code: 400, error: expect.stringContaining(error) },
    });
    expect(await read(ann, 'my-gateway')).not.toMatchObject({ attributes: { description: 'not kept' } });
  });

  it('changes neither owner nor collaborators when it is rejected', async () => {
    await app.register('gina');
    const many = Array.from({ length: 51 }, (_, n) => [`name-${n}`, n] as const);
    expect(await change({ owner: 'gina', attributes: Object.fromEntries(many) })).toMatchObject({
      status: 400,
      body: { error: 'Attributes not valid: a gateway has at most 50' },
    });
    const { status } = await app.call('GET', `${mine}/collaborators/gina`, { as: ann });
    expect(status).toBe(404);
  });

  it('loses no attribute when many requests arrive together', async () => {
    const names = Array.from({ length: 12 }, (_, n) => `at-once-${n}`);
    await Promise.all(names.map((name) => change({ attributes: { [name]: 'x' } })));
    const { attributes } = (await read(ann, 'my-gateway')) as { attributes: object };
    expect(Object.keys(attributes)).toEqual(expect.arrayContaining(names));
  });

  it('can transfer the gateway to another owner, who gets the rights of the former owner', async () => {
    await app.register('cleo');
    await create(ann, 'given');
    const given = `${path}/given`;
    const giver = await app.login('ann', 'gateways:given');
    expect(await app.call('PATCH', given, { as: giver, body: { owner: 'cleo' } })).toMatchObject({
      status: 204,
    });
    expect(await read(await app.login('cleo', 'gateways:given'), 'given')).toMatchObject({
      owner: { username: 'cleo' },
      collaborators: [
        { username: 'ann', rights: allRights },
        { username: 'cleo', rights: allRights },
      ],
    });
  });

  it('cannot transfer the gateway without the right to manage collaborators', async () => {
    await app.register('dora');
    const put = { as: ann, body: ['gateway:settings', 'gateway:owner'] };
    await app.call('PUT', `${mine}/collaborators/dora`, put);
    const dora = await app.login('dora', 'gateways:my-gateway');
    expect(await change({ owner: 'dora' }, dora)).toMatchObject({ status: 403 });
    expect(await read(ann, 'my-gateway')).toMatchObject({ owner: { username: 'ann' } });
    expect(await change({ status_public: false }, dora)).toMatchObject({ status: 204 });
  });
});

describe('The history of a gateway', () => {
  it('is visible to users who may change the gateway, without secrets', async () => {
    const general = await app.login('ann', 'gateways');
    const { body } = await create(general, 'told');
    const { key } = body as { key: string };
    const as = await app.login('ann', 'gateways:told');
    const told = `${path}/told`;
    await app.register('hugo');
    await app.call('PATCH', told, { as, body: { owner: 'hugo', status_public: true } });
    const { text, body: entries } = await app.call('GET', `${told}/audit`, { as });
    const actions = (entries as { action: string }[]).map(({ action }) => action);
    expect(actions.sort()).toEqual([
      'collaborator.changed',
      'gateway.changed',
      'gateway.created',
      'gateway.owner_changed',
    ]);
    expect(text).not.toContain(key.split('.')[1]);
    expect(await app.call('GET', `${told}/audit`, { as: general })).toMatchObject({ status: 403 });
  });
});

describe('The key of a gateway', () => {
  it('is replaced at once on request of a user who may change its settings', async () => {
    const as = await app.user('gwen');
    await app.call('POST', path, { as, body: { id: 'gwens', frequency_plan: 'EU_863_870' } });
    const gwen = await app.login('gwen');
    const tokenWith = (key: string) => app.call('GET', `${path}/gwens/token`, { as: `key ${key}` });
    const { key: before } = (await app.call('GET', `${path}/gwens`, { as: gwen })).body as { key: string };
    expect(await tokenWith(before)).toMatchObject({ status: 200 });

    const { status, body } = await app.call('POST', `${path}/gwens/key`, { as: gwen });
    const { key } = body as { key: string };
    expect([status, key]).toEqual([201, expect.stringMatching(/^fieldpost\.[\w-]{43}$/)]);
    expect(key).not.toBe(before);
    expect(await tokenWith(before)).toMatchObject({ status: 401 });
    expect(await tokenWith(key)).toMatchObject({ status: 200 });
    expect((await app.call('GET', `${path}/gwens`, { as: gwen })).body).toMatchObject({ key });
    expect((await app.call('GET', `${path}/gwens/audit`, { as: gwen })).body).toMatchObject([
      { action: 'gateway.key_replaced', actor: 'gwen', details: {} },
      { action: 'gateway.created' },
    ]);
  });

  it('cannot be replaced with the key of the gateway', async () => {
    await create(await app.user('guy'), 'guys');
    const { key } = (await read(await app.login('guy'), 'guys')) as { key: string };
    expect(await app.call('POST', `${path}/guys/key`, { as: `key ${key}` })).toMatchObject({ status: 403 });
  });
});
