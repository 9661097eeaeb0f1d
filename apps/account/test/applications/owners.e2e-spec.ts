import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountRegistryClient } from '@fieldpost/internal-clients';
import { freePort, scrape } from '@fieldpost/testing';
import { Account, secret } from '../support/account.js';
import { gatewaysOf } from '../support/gateways.js';
import { Organizations } from '../support/organizations.js';
import { describeOrganizationLimits } from './organization-limits.suite.js';
import { describeUsage } from './usage.suite.js';

const apps = '/api/v2/applications';

let app: Account;
let ann: string;
let carol: string;
let registry: AccountRegistryClient;
let metricsPort: number;

beforeAll(async () => {
  metricsPort = await freePort();
  app = await Account.start({
    ACCOUNT_APPLICATIONS_PER_USER: '3',
    ACCOUNT_GATEWAYS_PER_USER: '1',
    ACCOUNT_ACCESS_KEYS_PER_USER: '3',
    ACCOUNT_APPLICATIONS_PER_ORGANIZATION: '2',
    ACCOUNT_GATEWAYS_PER_ORGANIZATION: '4',
    ACCOUNT_ACCESS_KEYS_PER_ORGANIZATION: '2',
    FIELDPOST_METRICS_PORT: String(metricsPort),
  });
  registry = new AccountRegistryClient({ address: app.internalAddress, secret });
  ann = await app.user('ann');
  await app.register('bob');
  await app.register('carol');
  carol = await app.login('carol');
});
afterAll(async () => {
  registry.onModuleDestroy();
  await app.stop();
});

const create = (as: string, id: string) => app.call('POST', apps, { as, body: { id, name: id } });
const ownerOf = async (id: string) => (await registry.ownersOf([id])).get(id)?.id;
const managing = (id: string, name: string) => app.login(name, `apps:${id}`);
const full = (count: number, what: string) => ({
  status: 429,
  body: { code: 429, error: `You have ${count} ${what}; ${count} is the limit per user` },
});
/** Without how much another user has. */
const fullOwner = (what: string) => ({
  status: 429,
  body: { error: `The user or organization that owns the application has reached the limit of ${what}` },
});

describe('The owner of an application', () => {
  it('is its creator, identified by an opaque id', async () => {
    await create(ann, 'ann-app');
    expect(await ownerOf('ann-app')).toMatch(/^u_\w+$/);
  });

  it('is empty for an application that does not exist', async () =>
    expect(await ownerOf('no-app')).toBeUndefined());

  it('is not changed to a collaborator with all rights, even when the creator leaves', async () => {
    await create(ann, 'given-app');
    const collaborators = `${apps}/given-app/collaborators`;
    const rights = [
      'settings',
      'delete',
      'collaborators',
      'messages:up:r',
      'messages:up:w',
      'messages:down:w',
    ];
    const body = [...rights, 'devices'];
    const as = await managing('given-app', 'ann');
    expect((await app.call('PUT', `${collaborators}/bob`, { as, body })).status).toBeLessThan(300);
    const creator = await ownerOf('given-app');
    expect(creator).toMatch(/^u_\w+$/);
    expect((await app.call('DELETE', `${collaborators}/ann`, { as })).status).toBeLessThan(300);
    expect(await ownerOf('given-app')).toBeUndefined();
  });

  it('is returned to the apps of the suite only', async () => {
    const stranger = new AccountRegistryClient({
      address: app.internalAddress,
      secret: `${secret} or not`,
    });
    await expect(stranger.ownersOf(['ann-app'])).rejects.toMatchObject({ kind: 'permission_denied' });
    stranger.onModuleDestroy();
  });

  it('is returned for at most a thousand applications at once', async () =>
    expect(registry.ownersOf(Array(1_001).fill('ann-app'))).rejects.toMatchObject({
      kind: 'invalid_argument',
    }));
});

describe('A user', () => {
  it('has at most the allowed number of applications, also with many requests at the same time', async () => {
    const results = await Promise.all(['c-1', 'c-2', 'c-3', 'c-4', 'c-5'].map((id) => create(carol, id)));
    expect(results.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(results.find(({ status }) => status !== 201)).toMatchObject(full(3, 'applications'));
  });

  it('can create an application again after one was deleted, and cannot restore that one beyond the limit', async () => {
    const bob = await app.login('bob');
    for (const id of ['b-1', 'b-2', 'b-3']) expect((await create(bob, id)).status).toBe(201);
    const as = await managing('b-1', 'bob');
    expect((await app.call('DELETE', `${apps}/b-1`, { as })).status).toBeLessThan(300);
    expect((await create(bob, 'b-4')).status).toBe(201);
    const restored = await app.call('POST', `${apps}/b-1/restore`, { as: await managing('b-1', 'bob') });
    expect(restored).toMatchObject(fullOwner('applications'));
  });

  it('cannot create and delete without limit, because ids and EUIs of deleted applications stay reserved', async () => {
    const dave = await app.user('dave');
    for (const id of ['d-1', 'd-2', 'd-3', 'd-4', 'd-5', 'd-6']) {
      expect((await create(dave, id)).status).toBe(201);
      const as = await managing(id, 'dave');
      expect((await app.call('DELETE', `${apps}/${id}`, { as })).status).toBe(204);
    }
    expect(await create(dave, 'd-7')).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('You have 6 deleted applications') },
    });
    const restored = await app.call('POST', `${apps}/d-1/restore`, { as: await managing('d-1', 'dave') });
    expect(restored.status).toBe(204);
    expect((await create(dave, 'd-7')).status).toBe(201);
  });

  it('has no limit as an administrator', async () => {
    for (const id of ['a-1', 'a-2', 'a-3', 'a-4']) expect((await create(ann, id)).status).toBe(201);
  });

  it('has at most the allowed number of gateways', async () => {
    const { create: createGateway } = gatewaysOf(app);
    expect((await createGateway(carol, 'first-gateway')).status).toBe(201);
    expect(await createGateway(carol, 'second-gateway')).toMatchObject(full(1, 'gateways'));
  });
});

describe('The access keys of a user', () => {
  const addKey = async (id: string, name: string, as: string) =>
    app.call('POST', `${apps}/${id}/access-keys`, { as, body: { name, rights: ['settings'] } });
  const fullOfKeys = fullOwner('access keys');

  it('are counted over all applications, also with many requests at once, until one is deleted', async () => {
    const gil = await app.user('gil');
    for (const id of ['g-1', 'g-2']) await create(gil, id);
    const [first, second] = [await managing('g-1', 'gil'), await managing('g-2', 'gil')];
    const added = await Promise.all(
      ['k-1', 'k-2', 'k-3'].flatMap((name) => [addKey('g-1', name, first), addKey('g-2', name, second)]),
    );
    expect(added.filter(({ status }) => status === 204)).toHaveLength(3);
    expect(await addKey('g-2', 'k-4', second)).toMatchObject(fullOfKeys);
    // Without the keys of a deleted application.
    await app.call('DELETE', `${apps}/g-1`, { as: first });
    const left = added.filter(({ status }, at) => at % 2 === 1 && status === 204).length;
    for (let at = left; at < 3; at += 1) expect((await addKey('g-2', `l-${at}`, second)).status).toBe(204);
    expect(await addKey('g-2', 'l-4', second)).toMatchObject(fullOfKeys);
  });

  it('come back with a restored application only within the limit', async () => {
    const jim = await app.user('jim');
    for (const id of ['j-1', 'j-2']) await create(jim, id);
    const [first, second] = [await managing('j-1', 'jim'), await managing('j-2', 'jim')];
    for (const name of ['k-1', 'k-2']) expect((await addKey('j-1', name, first)).status).toBe(204);
    await app.call('DELETE', `${apps}/j-1`, { as: first });
    for (const name of ['k-1', 'k-2']) expect((await addKey('j-2', name, second)).status).toBe(204);
    const restore = async () => app.call('POST', `${apps}/j-1/restore`, { as: await managing('j-1', 'jim') });
    expect(await restore()).toMatchObject(fullOwner('access keys'));
    await app.call('DELETE', `${apps}/j-2/access-keys/k-2`, { as: second });
    expect((await restore()).status).toBe(204);
  });

  it('count for who created the application, whoever adds them, with the limit that an administrator set', async () => {
    await create(await app.user('hal'), 'h-1');
    const as = await managing('h-1', 'hal');
    await app.call('PUT', `${apps}/h-1/collaborators/bob`, { as, body: ['settings', 'devices'] });
    const bob = await managing('h-1', 'bob');
    for (const name of ['k-1', 'k-2', 'k-3']) expect((await addKey('h-1', name, bob)).status).toBe(204);
    expect(await addKey('h-1', 'k-4', bob)).toMatchObject(fullOfKeys);
    const change = (body: object) => app.call('PATCH', '/api/v2/users/hal', { as: ann, body });
    expect((await change({ limits: { access_keys: 0 } })).status).toBe(204);
    expect((await addKey('h-1', 'k-4', bob)).status).toBe(204);
    expect((await change({ limits: { access_keys: -1 } })).status).toBe(400);
  });

  it('count for the organization that the application was created for', async () => {
    const teams = new Organizations(app);
    await app.register('ivy');
    await teams.create('keyless', 'ivy');
    for (const id of ['i-1', 'i-2']) await teams.application(id, 'keyless', 'ivy');
    const body = { limits: { access_keys: 1 } };
    await app.call('PATCH', '/api/v2/all-organizations/keyless', { as: ann, body });
    expect((await addKey('i-1', 'one', await managing('i-1', 'ivy'))).status).toBe(204);
    expect(await addKey('i-2', 'one', await managing('i-2', 'ivy'))).toMatchObject(fullOwner('access keys'));
  });
});

describe('The metrics of account', () => {
  const limits = [
    'applications_of_user',
    'deleted_applications_of_user',
    'gateways_of_user',
    'deleted_gateways_of_user',
  ];
  const rejected = async () => {
    const metrics = await scrape(metricsPort);
    return limits.map(
      (limit) => metrics.get(`fieldpost_account_limit_rejected_total{limit="${limit}"}`) ?? 0,
    );
  };

  it('count the rejections by each limit', async () => {
    const [before, eve, fred] = [await rejected(), await app.user('eve'), await app.user('fred')];
    for (const id of ['e-1', 'e-2', 'e-3', 'e-4', 'e-5']) await create(eve, id);
    await app.call('DELETE', `${apps}/e-1`, { as: await managing('e-1', 'eve') });
    await create(eve, 'e-6');
    await app.call('POST', `${apps}/e-1/restore`, { as: await managing('e-1', 'eve') });
    for (const id of ['e-gateway', 'another-gateway']) await gatewaysOf(app).create(eve, id);
    for (const id of ['f-1', 'f-2', 'f-3', 'f-4', 'f-5', 'f-6', 'f-7']) {
      await create(fred, id);
      if (id !== 'f-7') await app.call('DELETE', `${apps}/${id}`, { as: await managing(id, 'fred') });
    }
    const after = await rejected();
    // Two of five creations and a restoration; the creation after six deletions; the second gateway.
    expect(after.map((count, at) => count - (before[at] ?? 0))).toEqual([3, 1, 1, 0]);
  });
});

describeOrganizationLimits(() => app);
describeUsage(() => ({ app, registry }));
