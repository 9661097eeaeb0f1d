import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';
import { gatewaysOf, path, place } from '../support/gateways.js';

let app: Account;
let ann: string;
let create: ReturnType<typeof gatewaysOf>['create'];
let read: ReturnType<typeof gatewaysOf>['read'];

const mine = `${path}/my-gateway`;

beforeAll(async () => {
  app = await Account.start({ ACCOUNT_PUBLIC_URL: 'https://account.example.org/' });
  ({ create, read } = gatewaysOf(app));
  await create(await app.user('ann'), 'my-gateway', { location: { ...place, altitude: 11.6 } });
  for (const name of ['bob', 'fred']) await app.register(name);
  ann = await app.login('ann');
});
afterAll(() => app.stop());

describe('A reader of a gateway', () => {
  const optional = ['antenna_location', 'owner', 'activated', 'key', 'token', 'auto_update', 'collaborators'];
  const shown = (body: unknown) => optional.filter((name) => name in (body as object));

  let count = 0;
  /** A gateway of this test alone. */
  let id: string;
  let seen: string;

  beforeEach(async () => {
    count += 1;
    id = `seen-${count}`;
    seen = `${path}/${id}`;
    await create(ann, id, { location: place });
  });
  const owner = () => app.login('ann', `gateways:${id}`);

  it('sees public fields without credentials or rights', async () => {
    const bob = await app.login('bob', 'gateways');
    for (const as of [undefined, bob, await app.login('bob', 'profile')])
      expect(shown(await read(as, id))).toEqual([]);
    const open = { location_public: true, owner_public: true, status_public: true };
    await app.call('PATCH', seen, { as: await owner(), body: open });
    expect(await read(undefined, id)).toMatchObject({
      antenna_location: place,
      owner: { username: 'ann' },
      activated: false,
    });
    expect(shown(await read(bob, id))).toEqual(['antenna_location', 'owner', 'activated']);
    const shut = { location_public: false, owner_public: false, status_public: false };
    await app.call('PATCH', seen, { as: await owner(), body: shut });
    expect(shown(await read(undefined, id))).toEqual([]);
  });

  it('gets 401 with invalid credentials', async () => {
    for (const as of ['Bearer x', 'key x', 'Basic eDp5'])
      expect(await app.call('GET', seen, { as })).toMatchObject({ status: 401 });
    expect(await app.call('GET', `${path}/nothing`)).toMatchObject({
      status: 404,
      body: { code: 404, error: 'Gateway nothing not found' },
    });
  });

  it('sees a scrambled location, the same every time, as a collaborator without the right to the exact one', async () => {
    await app.call('PUT', `${seen}/collaborators/bob`, { as: await owner(), body: ['gateway:messages'] });
    const bob = await app.login('bob', `gateways:${id}`);
    const first = (await read(bob, id)) as { antenna_location: { latitude: number; longitude: number } };
    expect(shown(first)).toEqual(['antenna_location', 'collaborators']);
    const { latitude, longitude } = first.antenna_location;
    expect(Math.hypot(latitude - place.latitude, longitude - place.longitude)).toBeGreaterThan(0.01);
    expect(Math.hypot(latitude - place.latitude, longitude - place.longitude)).toBeLessThan(0.12);
    expect(await read(bob, id)).toEqual(first);
    expect((await app.call('GET', path, { as: await app.login('bob', 'gateways') })).body).toContainEqual(
      expect.objectContaining({ id, antenna_location: first.antenna_location }),
    );
  });
});

describe('A gateway with its own key', () => {
  const keyOf = async (id: string) =>
    ((await create(ann, id, { location: place })).body as { key: string }).key;
  const isActivated = async (id: string) =>
    (await app.sql<{ activated: boolean }>('select activated from gateways where id = $1', [id]))[0]
      ?.activated;

  it.each([
    ['by-config', ''],
    ['by-token', '/token'],
  ])('%s is activated by its first request', async (id, more) => {
    const key = await keyOf(id);
    expect(await isActivated(id)).toBe(false);
    expect((await app.call('GET', `${path}/${id}${more}`, { as: `key ${key}` })).status).toBe(200);
    expect(await isActivated(id)).toBe(true);
  });

  it('reads its configuration and gets its token', async () => {
    const key = await keyOf('with-key');
    const body = await read(`Key ${key}`, 'with-key');
    expect(body).toMatchObject({
      activated: true,
      key,
      auto_update: false,
      antenna_location: place,
      token: { access_token: 'gateway/with-key?location=false&status=false' },
    });
    expect(body).not.toHaveProperty('collaborators');
    const { body: token } = await app.call('GET', '/gateways/with-key/token', { as: `key ${key}` });
    expect(token).toEqual({
      access_token: 'gateway/with-key?location=false&status=false',
      expires_in: expect.any(Number),
    });
    const { expires_in } = token as { expires_in: number };
    expect(Number.isInteger(expires_in) && expires_in > 86_300 && expires_in <= 86_401).toBe(true);
  });

  it('has none of the rights of collaborators, and none to other gateways', async () => {
    const as = `key ${await keyOf('modest')}`;
    const own = `${path}/modest`;
    expect(await app.call('PATCH', own, { as, body: { auto_update: true } })).toMatchObject({ status: 403 });
    expect(await app.call('DELETE', own, { as })).toMatchObject({ status: 403 });
    expect(await app.call('GET', `${own}/collaborators`, { as })).toMatchObject({ status: 403 });
    expect(await app.call('GET', path, { as })).toMatchObject({ status: 403 });
    expect(await app.call('GET', `${mine}/token`, { as })).toMatchObject({ status: 403 });
    expect(await read(as, 'my-gateway')).not.toHaveProperty('key');
  });

  it('is stored encrypted, with a digest for lookups', async () => {
    const key = await keyOf('sealed-one');
    const [row] = await app.sql<{ text: string }>(
      `select g::text as text from gateways g where id = 'sealed-one'`,
    );
    expect(row?.text).toContain('sealed-one');
    expect(row?.text).not.toContain(key.split('.')[1]);
    expect(row?.text).not.toContain(Buffer.from(key).toString('hex'));
  });
});

describe('A collaborator of a gateway', () => {
  const at = (username: string) => `${mine}/collaborators/${username}`;

  it('is stored with rights that exist and that the granting user holds', async () => {
    expect(await app.call('PUT', at('fred'), { as: ann, body: ['settings'] })).toMatchObject({ status: 400 });
    const body = { rights: ['gateway:collaborators', 'gateway:status'] };
    expect(await app.call('PUT', at('fred'), { as: ann, body })).toMatchObject({ status: 201, text: '' });
    expect((await app.call('GET', at('fred'), { as: ann })).body).toEqual({
      username: 'fred',
      email: 'fred@example.com',
      ...body,
    });
    const fred = await app.login('fred', 'gateways:my-gateway');
    const give = (right: string) => app.call('PUT', at('bob'), { as: fred, body: [right] });
    expect(await give('gateway:location')).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No right "gateway:location" to give away' },
    });
    expect(await give('gateway:status')).toMatchObject({ status: 201 });
    expect(await app.call('DELETE', mine, { as: fred })).toMatchObject({ status: 403 });
    expect(await app.call('DELETE', at('bob'), { as: fred })).toMatchObject({ status: 204 });
    expect(await app.call('DELETE', at('bob'), { as: fred })).toMatchObject({ status: 404 });
  });

  it('remains as the last one who manages the others, also when two remove each other at the same time', async () => {
    for (const id of ['duel-1', 'duel-2', 'duel-3']) {
      await create(ann, id);
      const on = `${path}/${id}/collaborators`;
      const first = await app.login('ann', `gateways:${id}`);
      expect(await app.call('DELETE', `${on}/ann`, { as: first })).toMatchObject({ status: 400 });
      await app.call('PUT', `${on}/fred`, { as: first, body: ['gateway:collaborators'] });
      const second = await app.login('fred', `gateways:${id}`);
      const answers = await Promise.all([
        app.call('DELETE', `${on}/fred`, { as: first }),
        app.call('DELETE', `${on}/ann`, { as: second }),
      ]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const managing = `kind = 'gateways' and entity_id = $1 and 'gateway:collaborators' = any(rights)`;
      expect(await app.sql(`select 1 from collaborators where ${managing}`, [id])).toHaveLength(1);
    }
  });
});
