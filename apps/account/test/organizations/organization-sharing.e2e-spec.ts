import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  appRights,
  componentRights,
  gatewayRights,
  type OrganizationRole,
  rightsOfRole,
} from '@fieldpost/domain';
import { Account } from '../support/account.js';
import { Organizations, organizations as path } from '../support/organizations.js';

const apps = '/api/v2/applications';
let app: Account;
let teams: Organizations;
beforeAll(async () => {
  app = await Account.start({ ACCOUNT_ORGANIZATIONS_PER_USER: '0' });
  teams = new Organizations(app);
  for (const name of ['root', 'ann', 'max', 'dev', 'vic', 'solo']) await app.register(name);
});
afterAll(() => app.stop());

describe('The last user who manages an application', () => {
  const denied = (kind: string) => ({
    status: 400,
    body: { error: `Organization not valid: ${kind} would have no user with the "collaborators" right` },
  });

  it('may be a member: the last own collaborator can go', async () => {
    const { id, appId } = await teams.team();
    await app.ownerOf(`own-${appId}`, 'ann');
    await teams.share(`own-${appId}`, 'ann', id, ['collaborators']);
    const as = await app.login('ann', `apps:own-${appId}`);
    const gone = await app.call('DELETE', `${apps}/own-${appId}/collaborators/ann`, { as });
    expect(gone.status).toBe(204);
    expect(await teams.rightsOn(`own-${appId}`, 'ann')).toEqual(['collaborators']);
  });

  it('cannot be lost by a removal of the organization, its members or its rights', async () => {
    const { id, appId } = await teams.team();
    expect(await teams.share(appId, 'ann', id)).toMatchObject(denied(`apps:${appId}`));
    expect(await teams.share(appId, 'ann', id, ['settings'])).toMatchObject(denied(`apps:${appId}`));
    const as = await teams.token('ann');
    expect(await app.call('DELETE', `${path}/${id}`, { as })).toMatchObject(denied(`apps:${appId}`));
    expect(await app.call('DELETE', `${path}/${id}/entities/apps/${appId}`, { as })).toMatchObject(
      denied(`apps:${appId}`),
    );
    expect(await teams.rightsOn(appId, 'max')).toEqual(
      appRights.filter((right) => rightsOfRole('manager').includes(right)),
    );
  });
});

describe('An organization with very many members and entities', () => {
  it('is deleted after its members', async () => {
    const { id, appId } = await teams.team();
    await app.call('PUT', `${apps}/${appId}/collaborators/solo`, {
      as: await app.login('ann', `apps:${appId}`),
      body: ['collaborators'],
    });
    await app.sql(
      `insert into applications (id, name) select $1 || '-' || n, 'x' from generate_series(1, 2500) n`,
      [id],
    );
    await app.sql(`alter table organization_collaborators disable trigger user`);
    await app.sql(
      `insert into organization_collaborators (organization_id, kind, entity_id, rights)
       select $1::text, 'apps', $1 || '-' || n, '{devices}' from generate_series(1, 2500) n`,
      [id],
    );
    await app.sql(`alter table organization_collaborators enable trigger user`);
    const as = await teams.token('ann');
    expect(await app.call('DELETE', `${path}/${id}`, { as })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining('too many members and entities') },
    });
    for (const name of ['max', 'dev', 'vic']) await teams.member(id, 'ann', name);
    expect((await app.call('DELETE', `${path}/${id}`, { as })).status).toBe(204);
  });
});

describe('An organization as collaborator', () => {
  it('is added only by a member who manages its entities', async () => {
    const { id } = await teams.team();
    const appId = `solo-${id}`;
    await app.ownerOf(appId, 'solo');
    expect(await teams.share(appId, 'solo', id, ['devices'])).toMatchObject({
      status: 403,
      body: { error: `permission denied: No "organization:entities" rights to Organization "${id}"` },
    });
    await teams.member(id, 'ann', 'solo', { rights: ['organization:entities'] });
    expect((await teams.share(appId, 'solo', id, ['devices'])).status).toBe(201);
    expect(await teams.rightsOn(appId, 'dev')).toEqual(['devices']);
    expect(await teams.rightsOn(appId, 'vic')).toBeUndefined();
    const left = await app.call('DELETE', `${path}/${id}/entities/apps/${appId}`, {
      as: await teams.token('max'),
    });
    expect(left.status).toBe(204);
    expect(await teams.rightsOn(appId, 'dev')).toBeUndefined();
  });

  it('does not lose what a manager lacks, who has become a collaborator', async () => {
    const { id, appId } = await teams.team();
    const collaborators = `${apps}/${appId}/collaborators`;
    const as = await app.login('max', `apps:${appId}`);
    expect((await app.call('PUT', `${collaborators}/max`, { as, body: ['collaborators'] })).status).toBe(201);
    const denied = { status: 403, body: { error: expect.stringMatching(/No right "delete" to take away/) } };
    expect(await teams.share(appId, 'max', id)).toMatchObject(denied);
    expect(
      await app.call('DELETE', `${path}/${id}/entities/apps/${appId}`, { as: await teams.token('max') }),
    ).toMatchObject(denied);
    expect((await app.call('DELETE', `${collaborators}/ann`, { as })).status).toBe(400);
    expect(await teams.rightsOn(appId, 'ann')).toContain('delete');
  });

  it('gets and loses only rights that the caller holds', async () => {
    const { id, appId } = await teams.team();
    await teams.member(id, 'ann', 'solo', { rights: ['organization:entities', 'collaborators'] });
    expect(await teams.share(appId, 'solo', id, ['collaborators'])).toMatchObject({
      status: 403,
      body: { error: expect.stringMatching(/No right "settings" to take away/) },
    });
    const other = await teams.team();
    await teams.member(other.id, 'ann', 'solo', { rights: ['organization:entities'] });
    expect(await teams.share(appId, 'solo', other.id, ['devices'])).toMatchObject({
      status: 403,
      body: { error: expect.stringMatching(/No right "devices" to give away/) },
    });
  });
});

const shared = [
  {
    kind: 'gateways',
    path: '/api/v2/gateways',
    body: { frequency_plan: 'EU_863_870' },
    rights: gatewayRights,
    ...{ manages: 'gateway:collaborators', views: 'gateway:status', changes: 'gateway:settings' },
  },
  {
    kind: 'components',
    path: '/api/v2/components/handlers',
    body: {},
    rights: componentRights,
    ...{ manages: 'component:collaborators', views: 'component:settings', changes: 'component:delete' },
  },
] as const;

describe.each(shared)('An organization that shares $kind', ({ kind, path: entities, body, ...right }) => {
  let count = 0;
  /** An entity of ann that an organization with a member of each role has rights on. */
  const entity = async (...rights: readonly string[]) => {
    const { id: organization, appId } = await teams.team();
    const id = `${kind}-${(count += 1)}`;
    const made = await app.call('POST', entities, {
      as: await app.login('ann', kind),
      body: { id, ...body },
    });
    expect(made.status).toBe(201);
    expect((await change(id, 'ann', `organizations/${organization}`, rights)).status).toBe(201);
    return { id, organization, appId };
  };
  /** A change of the rights of a user or an organization; without rights a removal. */
  const change = async (id: string, by: string, of: string, rights?: readonly string[]) =>
    app.call(rights ? 'PUT' : 'DELETE', `${entities}/${id}/${of}`, {
      ...{ as: await app.login(by, `${kind}:${id}`, 'organizations'), body: rights },
    });
  /** The rights in a new token; undefined when the user gets none. */
  const rightsOn = async (id: string, username: string) => {
    const client = { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false };
    const login = { client, username, password: 'three green antennas', scopes: [`${kind}:${id}`] };
    return (await app.internalApi.grantForPassword(login))[kind][id]?.rights;
  };

  it('gives each member the rights of the role', async () => {
    const { id } = await entity(...right.rights);
    for (const [name, role] of Object.entries({ max: 'manager', dev: 'developer', vic: 'viewer' })) {
      const rights = right.rights.filter((one) => rightsOfRole(role as OrganizationRole).includes(one));
      expect([name, await rightsOn(id, name)]).toEqual([name, rights.length === 0 ? undefined : rights]);
    }
    const as = await app.login('max', kind);
    const list = (await app.call('GET', `/api/v2/${kind}`, { as })).body;
    expect(list).toEqual(expect.arrayContaining([expect.objectContaining({ id })]));
  });

  it('adds its rights to those of a user, who keeps their own', async () => {
    const { id, organization } = await entity(right.manages);
    await change(id, 'ann', 'collaborators/solo', [right.views]);
    expect(await rightsOn(id, 'solo')).toEqual([right.views]);
    await teams.member(organization, 'ann', 'solo', { rights: [right.manages, right.changes] });
    expect([...((await rightsOn(id, 'solo')) ?? [])].sort()).toEqual([right.views, right.manages].sort());
    await teams.member(organization, 'ann', 'solo');
    expect(await rightsOn(id, 'solo')).toEqual([right.views]);
  });

  it('takes its rights from all members when it loses them, also in tokens that they have', async () => {
    const { id, organization } = await entity(right.manages);
    const as = await app.login('max', `${kind}:${id}`);
    const give = () => app.call('PUT', `${entities}/${id}/collaborators/vic`, { as, body: [right.manages] });
    expect((await give()).status).toBeLessThan(300);
    expect((await change(id, 'ann', `organizations/${organization}`)).status).toBe(204);
    expect((await give()).status).toBe(403);
    expect(await rightsOn(id, 'max')).toBeUndefined();
  });

  it('cannot leave them without a user who manages them', async () => {
    const { id, organization, appId } = await entity(right.manages);
    const toSolo = `${apps}/${appId}/collaborators/solo`;
    await app.call('PUT', toSolo, { as: await app.login('ann', `apps:${appId}`), body: ['collaborators'] });
    expect((await change(id, 'ann', 'collaborators/ann')).status).toBe(204);
    expect(await rightsOn(id, 'ann')).toEqual([right.manages]);
    const denied = {
      status: 400,
      body: {
        error: `Organization not valid: ${kind}:${id} would have no user with the "${right.manages}" right`,
      },
    };
    expect(await change(id, 'ann', `organizations/${organization}`)).toMatchObject(denied);
    const as = await teams.token('ann');
    expect(await app.call('DELETE', `${path}/${organization}`, { as })).toMatchObject(denied);
    expect(await app.call('DELETE', `${path}/${organization}/entities/${kind}/${id}`, { as })).toMatchObject(
      denied,
    );
    expect(await rightsOn(id, 'max')).toEqual([right.manages]);
  });
});
