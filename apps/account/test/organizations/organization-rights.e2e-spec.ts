import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountRegistryClient } from '@fieldpost/internal-clients';
import { appRights, rightsOfRole } from '@fieldpost/domain';
import { Account, secret } from '../support/account.js';
import { Organizations, organizations as path } from '../support/organizations.js';

const apps = '/api/v2/applications';
let app: Account;
let teams: Organizations;
let registry: AccountRegistryClient;
beforeAll(async () => {
  app = await Account.start({ ACCOUNT_ORGANIZATIONS_PER_USER: '0' });
  teams = new Organizations(app);
  registry = new AccountRegistryClient({ address: app.internalAddress, secret });
  for (const name of ['root', 'ann', 'max', 'dev', 'vic', 'solo']) await app.register(name);
});
afterAll(async () => {
  registry.onModuleDestroy();
  await app.stop();
});

const of = (role: 'owner' | 'manager' | 'developer' | 'viewer') =>
  appRights.filter((right) => rightsOfRole(role).includes(right));
const collaborators = async (appId: string, as: string) =>
  (await app.call('GET', `${apps}/${appId}/collaborators`, { as: await app.login(as, `apps:${appId}`) }))
    .body;
const put = async (appId: string, by: string, username: string, body: readonly string[]) =>
  app.call('PUT', `${apps}/${appId}/collaborators/${username}`, {
    as: await app.login(by, `apps:${appId}`),
    body,
  });

describe('An application that was created for an organization', () => {
  it('gives each member the rights of the role, in tokens, lists and routes', async () => {
    const { appId } = await teams.team();
    for (const [name, role] of [
      ['ann', 'owner'],
      ['max', 'manager'],
      ['dev', 'developer'],
      ['vic', 'viewer'],
    ] as const) {
      expect([name, await teams.rightsOn(appId, name)]).toEqual([name, of(role)]);
      const as = await app.login(name, 'apps');
      const { body } = await app.call('GET', apps, { as });
      expect(body).toEqual(
        expect.arrayContaining([expect.objectContaining({ id: appId, rights: of(role) })]),
      );
    }
    expect(await teams.rightsOn(appId, 'solo')).toBeUndefined();
  });

  it('is returned to its creator with the rights of the creator', async () => {
    const { id } = await teams.team();
    const made = await teams.application(`${id}-made`, id, 'max');
    expect(made.body).toMatchObject({ rights: of('manager') });
    expect(
      await app.call('POST', '/api/v2/gateways', {
        as: await teams.token('max', 'gateways'),
        body: { id: `${id}-gateway`, frequency_plan: 'EU_863_870', organization: id },
      }),
    ).toMatchObject({ status: 201 });
    expect(
      await app.call('POST', '/api/v2/components/handlers', {
        as: await teams.token('max', 'components'),
        body: { id: `${id}-handler`, organization: id },
      }),
    ).toMatchObject({ status: 201, body: { rights: ['component:settings', 'component:collaborators'] } });
    const entities = await app.call('GET', `${path}/${id}/entities`, { as: await teams.token('vic') });
    expect((entities.body as { id: string }[]).map((entity) => entity.id)).toEqual([
      `app-${id.slice(4)}`,
      `${id}-made`,
      `${id}-handler`,
      `${id}-gateway`,
    ]);
  });

  it('shows v2 clients the members as collaborators with all their rights', async () => {
    const { appId } = await teams.team();
    expect(await collaborators(appId, 'max')).toEqual(
      expect.arrayContaining([
        { username: 'ann', email: 'ann@example.com', rights: of('owner'), own_rights: [] },
        { username: 'vic', email: 'vic@example.com', rights: of('viewer'), own_rights: [] },
      ]),
    );
    const listed = await app.call('GET', `${apps}/${appId}/organizations`, {
      as: await app.login('vic', `apps:${appId}`),
    });
    expect(listed.body).toMatchObject([{ rights: [...appRights] }]);
  });

  it('is owned by the organization while that has all rights', async () => {
    const { id, appId } = await teams.team();
    expect((await registry.ownersOf([appId])).get(appId)?.id).toBe(`organization:${id}`);
    await put(appId, 'ann', 'solo', ['collaborators']);
    await teams.share(appId, 'ann', id, ['settings', 'collaborators']);
    expect((await registry.ownersOf([appId])).get(appId)).toBeUndefined();
  });
});

describe('The limit of devices that an administrator set for the owner of an application', () => {
  const deviceLimitOf = async (id: string) => (await registry.ownersOf([id])).get(id)?.deviceLimit;
  const set = async (owner: string, by: string, devices: unknown) =>
    (await app.call('PATCH', `/api/v2/${owner}`, { as: await app.login(by), body: { limits: { devices } } }))
      .status;

  it('is read by handlers until it is removed, and is not set by the user', async () => {
    await app.call('POST', apps, { as: await app.login('solo'), body: { id: 'solo-app', name: 'Solo' } });
    expect(await deviceLimitOf('solo-app')).toBeUndefined();
    for (const [devices, limit] of [
      [7, 7],
      [0, 0],
      [null, undefined],
    ]) {
      expect(await set('users/solo', 'root', devices)).toBe(204);
      expect(await deviceLimitOf('solo-app')).toBe(limit);
    }
    expect(await set('users/solo', 'root', 100_000_001)).toBe(400);
    expect(await set('users/solo', 'solo', 9)).toBe(403);
  });

  it('is that of the organization that the application was created for, and is not set by its members', async () => {
    const { id, appId } = await teams.team();
    expect(await set(`all-organizations/${id}`, 'ann', 12)).toBe(403);
    expect(await set(`all-organizations/${id}`, 'root', 12)).toBe(204);
    expect(await deviceLimitOf(appId)).toBe(12);
  });
});

describe('An organization', () => {
  it('is read by administrators alone, with its owners, and also when it is deleted', async () => {
    const { id } = await teams.team();
    const of = `/api/v2/all-organizations/${id}`;
    const read = async (by: string) => app.call('GET', of, { as: await app.login(by) });
    expect((await read('ann')).status).toBe(403);
    expect((await read('root')).body).toEqual(
      expect.objectContaining({ id, owners: ['ann'], members: expect.any(Number), limits: {} }),
    );
    expect((await read('root')).body).not.toHaveProperty('deleted');
    await app.sql(`update organizations set deleted = now() where id = '${id}'`);
    expect((await read('root')).body).toMatchObject({ id, deleted: expect.any(String) });
  });
});

describe('Rights of a user', () => {
  it('are the union of their own and those of all their organizations', async () => {
    const [one, other] = [await teams.team(), await teams.team()];
    await teams.member(one.id, 'ann', 'solo', { rights: ['messages:up:r', 'devices'] });
    await teams.member(other.id, 'ann', 'solo', { rights: ['messages:down:w'] });
    await teams.share(one.appId, 'ann', other.id, ['messages:down:w', 'settings']);
    expect(await teams.rightsOn(one.appId, 'solo')).toEqual(['messages:up:r', 'messages:down:w', 'devices']);
    await put(one.appId, 'ann', 'solo', ['settings']);
    expect(await teams.rightsOn(one.appId, 'solo')).toEqual([
      ...['settings', 'messages:up:r', 'messages:down:w', 'devices'],
    ]);
    await teams.member(one.id, 'ann', 'solo');
    expect(await teams.rightsOn(one.appId, 'solo')).toEqual(['settings', 'messages:down:w']);
    await teams.member(other.id, 'ann', 'solo');
    expect(await collaborators(one.appId, 'ann')).toEqual(
      expect.arrayContaining([{ username: 'solo', email: 'solo@example.com', rights: ['settings'] }]),
    );
    await app.call('DELETE', `${apps}/${one.appId}/collaborators/solo`, {
      as: await app.login('ann', `apps:${one.appId}`),
    });
    expect(await teams.rightsOn(one.appId, 'solo')).toBeUndefined();
  });

  it('follow a change of the role at once, also for existing tokens', async () => {
    const { id, appId } = await teams.team();
    const as = await app.login('max', `apps:${appId}`);
    const status = async () => (await app.call('GET', `${apps}/${appId}/access-keys`, { as })).status;
    expect(await status()).toBe(200);
    await teams.member(id, 'ann', 'max', { role: 'viewer' });
    expect(await status()).toBe(403);
  });

  it('through an organization cannot be removed from one collaborator', async () => {
    const { appId } = await teams.team();
    const as = await app.login('ann', `apps:${appId}`);
    expect(await app.call('DELETE', `${apps}/${appId}/collaborators/dev`, { as })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('dev has rights only through an organization') },
    });
  });
});

describe('The revocation feed', () => {
  const revokedBy = async (work: () => Promise<unknown>) => {
    const [head] = await app.sql<{ position: string }>('select position from revocation_feed');
    await work();
    const { revocations } = await registry.listRevocations({ after: Number(head?.position) });
    return revocations
      .filter(({ subject }) => !subject.startsWith('member:'))
      .map(({ subject, rights }) => ({ subject, rights }));
  };
  const subject = async (appId: string, name: string) => {
    const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [name]);
    return `collaborator:apps/${appId}/${user?.id}`;
  };

  it('has a removed member, with nothing left', async () => {
    const { id, appId } = await teams.team();
    expect(await revokedBy(() => teams.member(id, 'ann', 'dev'))).toEqual([
      { subject: await subject(appId, 'dev'), rights: [] },
    ]);
  });

  it('has a member whose role gives less, with the rights that are left', async () => {
    const { id, appId } = await teams.team();
    expect(await revokedBy(() => teams.member(id, 'ann', 'dev', { role: 'viewer' }))).toEqual([
      { subject: await subject(appId, 'dev'), rights: of('viewer') },
    ]);
  });

  it('has nothing about a member who gets more', async () => {
    const { id } = await teams.team();
    expect(await revokedBy(() => teams.member(id, 'ann', 'vic', { role: 'manager' }))).toEqual([]);
  });

  it('has the members of an organization that loses rights on an application, or is deleted', async () => {
    const { id, appId } = await teams.team();
    await put(appId, 'ann', 'solo', ['collaborators']);
    const rights = ['collaborators', 'messages:up:r'];
    const narrowed = await revokedBy(() => teams.share(appId, 'ann', id, rights));
    expect(narrowed).toEqual(
      [
        { subject: await subject(appId, 'ann'), rights },
        { subject: await subject(appId, 'max'), rights },
        { subject: await subject(appId, 'dev'), rights: ['messages:up:r'] },
      ].sort(
        (a, b) =>
          narrowed.findIndex((one) => one.subject === a.subject) -
          narrowed.findIndex((one) => one.subject === b.subject),
      ),
    );
    const deleted = await revokedBy(async () =>
      app.call('DELETE', `${path}/${id}`, { as: await teams.token('ann') }),
    );
    expect(deleted.map((one) => one.rights)).toEqual([[], [], [], []]);
    expect(await teams.rightsOn(appId, 'vic')).toBeUndefined();
  });
});
