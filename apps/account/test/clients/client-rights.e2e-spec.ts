import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { AccountRegistryClient } from '@fieldpost/internal-clients';
import { Account, secret } from '../support/account.js';

let app: Account;
let registry: AccountRegistryClient;
let admin: string;
let ann: string;
let named = 0;
beforeAll(async () => {
  app = await Account.start();
  registry = new AccountRegistryClient({ address: app.internalAddress, secret });
  admin = await app.user('admin');
});
afterAll(async () => {
  registry.onModuleDestroy();
  await app.stop();
});

const fresh = (what: string): string => `${what}-${(named += 1)}`;
const clients = '/api/v2/clients';

let appId: string;
let path: string;
let client: string;
let clientSecret: string;
beforeEach(async () => {
  appId = fresh('app');
  ann = await app.ownerOf(appId, fresh('ann'));
  path = `/api/v2/applications/${appId}`;
  ({ client, clientSecret } = await service(admin));
});

/** A new client with the grant, accepted unless a user without administration makes it. */
async function service(as: string, more: object = {}) {
  const name = fresh('service');
  const body = { name, scope: ['apps'], grants: ['client_credentials'], ...more };
  const made = await app.call('POST', clients, {
    as,
    body: as === admin ? { ...body, accepted: true } : body,
  });
  return { client: name, clientSecret: (made.body as { secret: string }).secret };
}
const give = (rights: readonly string[], as = ann, name = client) =>
  app.call('PUT', `${path}/clients/${name}`, { as, body: rights });
const grant = (scopes: readonly string[] = [], proof: object = { id: client, secret: clientSecret }) =>
  app.internalApi.grantForClient({ client: proof, scopes: [...scopes] });
/** A token as oauth makes it of what account grants now. */
async function token(): Promise<string> {
  const { scopes, apps, gateways, revision } = await grant();
  const rights = (of: typeof apps) =>
    Object.fromEntries(Object.entries(of).map(([id, one]) => [id, one.rights]));
  const claims = { sub: `client:${client}`, type: 'client', client, scope: scopes, rev: Number(revision) };
  return app.sign({ ...claims, apps: rights(apps), gateways: rights(gateways) });
}
const read = async (as: string) => (await app.call('GET', path, { as })).status;

describe('The rights of a client that acts for itself', () => {
  it('are given, listed and removed like those of collaborators', async () => {
    expect((await give(['settings'])).status).toBe(201);
    expect((await give(['devices', 'settings'])).status).toBe(201);
    const rights = ['settings', 'devices'];
    expect((await app.call('GET', `${path}/clients`, { as: ann })).body).toEqual([{ client, rights }]);
    expect((await app.call('GET', `${path}/clients/${client}`, { as: ann })).body).toEqual({
      client,
      rights,
    });
    expect((await app.call('DELETE', `${path}/clients/${client}`, { as: ann })).status).toBe(204);
    expect((await app.call('GET', `${path}/clients/${client}`, { as: ann })).status).toBe(404);
    const history = (await app.call('GET', `${path}/audit`, { as: ann })).body as { action: string }[];
    expect(history.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['client_rights.changed', 'client_rights.removed']),
    );
  });

  it('are seen on all entities by the owner of the client and administrators, and no other user', async () => {
    const own = await service(ann);
    await give(['settings'], ann, own.client);
    const rights = `${clients}/${own.client}/rights`;
    const all = [{ kind: 'apps', id: appId, rights: ['settings'] }];
    for (const as of [ann, admin]) expect((await app.call('GET', rights, { as })).body).toEqual(all);
    const key = await app.accessKey(ann, appId, ['settings']);
    for (const as of [await app.user(fresh('stranger')), `Key ${key}`])
      expect((await app.call('GET', rights, { as })).status).toBe(403);
    await app.call('DELETE', path, { as: ann });
    expect((await app.call('GET', rights, { as: ann })).body).toEqual([]);
  });

  it('are known rights that the collaborator holds', async () => {
    expect((await give(['everything'])).status).toBe(400);
    const narrow = await app.accessKey(ann, appId, ['collaborators']);
    const asKey = `Key ${narrow}`;
    expect((await give(['devices'], asKey)).status).toBe(403);
    expect((await give(['collaborators'], asKey)).status).toBe(201);
    const stranger = await app.user(fresh('stranger'));
    expect((await give(['devices'], stranger)).status).toBe(403);
  });

  it('are the rights of its tokens, on these applications alone', async () => {
    await give(['settings']);
    expect(await grant()).toMatchObject({
      ...{ rejection: 'NONE', user_id: '', scopes: [`apps:${appId}`], gateways: {}, components: {} },
      apps: { [appId]: { rights: ['settings'] } },
    });
    const as = await token();
    expect(await read(as)).toBe(200);
    expect((await app.call('GET', `${path}/access-keys`, { as })).status).toBe(200);
    expect((await app.call('DELETE', path, { as })).status).toBe(403);
    expect((await app.call('GET', '/api/v2/users/me', { as })).status).toBe(403);
    expect((await app.call('GET', '/api/v2/applications', { as })).status).toBe(403);
  });

  it('end with their removal, for its tokens too and everywhere', async () => {
    await give(['settings', 'devices']);
    const as = await token();
    const before = Number((await registry.listRevocations({ after: 0 })).position);
    await give(['devices']);
    expect((await app.call('GET', `${path}/access-keys`, { as })).status).toBe(403);
    expect(await read(as)).toBe(200);
    await app.call('DELETE', `${path}/clients/${client}`, { as: ann });
    expect(await read(as)).toBe(403);
    const { revocations } = await registry.listRevocations({ after: before });
    const subject = `collaborator:apps/${appId}/client:${client}`;
    expect(revocations).toMatchObject([{ subject, rights: [] }]);
    expect(await grant()).toMatchObject({ rejection: 'SCOPE' });
  });

  it.each([
    [
      'is deleted',
      (): Promise<unknown> => app.call('DELETE', `${clients}/${client}`, { as: admin }),
      'CLIENT',
    ],
    ['is rejected', () => change({ rejected: true }), 'CLIENT'],
    ['loses the grant', () => change({ grants: ['refresh_token'] }), 'GRANT_TYPE'],
    ['is accepted no more', () => change({ accepted: false }), 'SCOPE'],
  ])('end when the client %s', async (_, end, rejection) => {
    await give(['settings']);
    const as = await token();
    const before = Number((await registry.listRevocations({ after: 0 })).position);
    await end();
    expect(await read(as)).toBe(401);
    const { revocations } = await registry.listRevocations({ after: before });
    expect(revocations.map(({ subject }) => subject)).toContain(`client:${client}`);
    expect(await grant()).toMatchObject({ rejection });
  });
  const change = (body: object) => app.call('PATCH', `${clients}/${client}`, { as: admin, body });

  it('do not come back with the next client of the name, or the next application of the id', async () => {
    await give(['settings']);
    await app.call('DELETE', `${clients}/${client}`, { as: admin });
    expect(await app.sql('select 1 from client_rights where client_id = $1', [client])).toEqual([]);
    ({ client, clientSecret } = await service(admin));
    await give(['settings']);
    await app.call('DELETE', path, { as: ann });
    await app.sql(`update applications set deleted = now() - interval '2 days' where id = $1`, [appId]);
    await app.call('DELETE', `/api/v2/deleted/applications/${appId}`, { as: admin });
    expect(await app.sql('select 1 from client_rights where entity_id = $1', [appId])).toEqual([]);
  });

  it('are none on a deleted application, until it is restored', async () => {
    await give(['settings']);
    await app.call('DELETE', path, { as: ann });
    expect(await grant()).toMatchObject({ rejection: 'SCOPE' });
    expect(await grant([`apps:${appId}`])).toMatchObject({ rejection: 'SCOPE' });
    await app.call('POST', `${path}/restore`, { as: ann });
    expect(await grant()).toMatchObject({ rejection: 'NONE', scopes: [`apps:${appId}`] });
  });

  it('are for accepted clients, and for those of the collaborator', async () => {
    const bob = await app.user(fresh('bob'));
    const [own, foreign] = [await service(ann), await service(bob)];
    expect(await give(['settings'], ann, foreign.client)).toMatchObject({
      status: 404,
      body: { error: `Client ${foreign.client} not found` },
    });
    expect((await give(['settings'], ann, 'no-such-client')).status).toBe(404);
    expect((await give(['settings'], ann, own.client)).status).toBe(201);
    const proof = { id: own.client, secret: own.clientSecret };
    expect(await grant([], proof)).toMatchObject({ rejection: 'NONE', scopes: [`apps:${appId}`] });
    const plain = await service(admin, { grants: ['authorization_code'] });
    expect((await give(['settings'], ann, plain.client)).status).toBe(400);
  });

  it('end when the owner is banned, of a client that no other user can use yet', async () => {
    const own = await service(ann);
    const proof = { id: own.client, secret: own.clientSecret };
    await give(['settings'], ann, own.client);
    expect(await grant([], proof)).toMatchObject({ rejection: 'NONE' });
    const owner = 'select owner_id from clients where id = $1';
    await app.sql(`update users set is_banned = true where id = (${owner})`, [own.client]);
    expect(await grant([], proof)).toMatchObject({ rejection: 'SCOPE' });
  });

  it('need its secret, and never a user', async () => {
    await give(['settings']);
    expect(await grant([], { id: client, secret: 'wrong' })).toMatchObject({ rejection: 'CLIENT' });
    const user = await app.internalApi.checkUser({
      client: { id: client, secret: clientSecret },
      user_id: `client:${client}`,
    });
    expect(user.rejection).not.toBe('NONE');
  });

  it('can be requested one by one, ten at most', async () => {
    await give(['settings']);
    expect(await grant([`apps:${appId}`])).toMatchObject({ scopes: [`apps:${appId}`] });
    for (const scopes of [['apps:another'], ['apps'], ['profile'], [`gateways:${appId}`]])
      expect(await grant(scopes)).toMatchObject({ rejection: 'SCOPE' });
    await app.sql(
      `insert into client_rights (kind, entity_id, client_id, rights)
       select 'gateways', 'gateway-' || n, $1, '{gateway:status}' from generate_series(1, 10) n`,
      [client],
    );
    expect(await grant()).toMatchObject({
      rejection: 'SCOPE',
      reason: expect.stringContaining('at most 10'),
    });
    expect((await grant([`apps:${appId}`, 'gateways:gateway-1'])).gateways).toEqual({
      'gateway-1': { rights: ['gateway:status'] },
    });
  });

  it('are given on gateways as well', async () => {
    const [id, name] = [fresh('gateway'), fresh('owner')];
    const body = { id, frequency_plan: 'EU_863_870' };
    await app.call('POST', '/api/v2/gateways', { as: await app.user(name), body });
    const [owner, gateway] = [await app.login(name), `/api/v2/gateways/${id}`];
    const given = await app.call('PUT', `${gateway}/clients/${client}`, {
      as: owner,
      body: ['gateway:status'],
    });
    expect(given.status).toBe(201);
    const as = await token();
    expect((await app.call('GET', `${gateway}/rights`, { as })).body).toEqual(['gateway:status']);
    expect((await app.call('PATCH', gateway, { as, body: { auto_update: true } })).status).toBe(403);
    await app.call('DELETE', `${gateway}/clients/${client}`, { as: owner });
    expect((await app.call('GET', `${gateway}/rights`, { as })).status).toBe(403);
  });
});
