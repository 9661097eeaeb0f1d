import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { organizationRoles, rightsOfRole } from '@fieldpost/domain';
import { Account } from '../support/account.js';
import { Organizations, organizations as path } from '../support/organizations.js';

let app: Account;
let teams: Organizations;
beforeAll(async () => {
  app = await Account.start({ ACCOUNT_ORGANIZATIONS_PER_USER: '3' });
  teams = new Organizations(app);
  for (const name of ['root', 'ann', 'max', 'dev', 'vic', 'eve', 'mallory', 'many', 'more', 'boss'])
    await app.register(name);
  await teams.create('acme', 'ann');
  for (const [name, role] of [
    ['max', 'manager'],
    ['dev', 'developer'],
    ['vic', 'viewer'],
  ] as const)
    await teams.member('acme', 'ann', name, { role });
});
afterAll(() => app.stop());

const rootToken = async () => {
  const [root] = await app.sql<{ id: string }>(`select id from users where username = 'root'`);
  return app.sign({ sub: root?.id, type: 'user', scope: ['profile'], client: 'console' });
};

describe('An organization', () => {
  it('is created with the caller as owner', async () => {
    const made = await teams.create('fresh', 'eve');
    expect(made).toMatchObject({
      status: 201,
      body: { id: 'fresh', name: 'fresh', role: 'owner', rights: rightsOfRole('owner') },
    });
    const { body } = await app.call('GET', path, { as: await teams.token('eve') });
    expect(body).toEqual([made.body]);
  });

  it.each([
    [{ id: 'No', name: 'x' }, 'OrganizationID not valid: has wrong format'],
    [{ id: 'good' }, 'Name not valid: can not be empty'],
  ])('with %j is rejected', async (body, error) =>
    expect(await app.call('POST', path, { as: await teams.token('eve'), body })).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(error) },
    }),
  );

  it('keeps its id reserved, also after a deletion', async () => {
    await teams.create('taken', 'eve');
    const conflict = { status: 409, body: { error: 'Organization taken already exists' } };
    expect(await teams.create('taken', 'ann')).toMatchObject(conflict);
    expect((await app.call('DELETE', `${path}/taken`, { as: await teams.token('eve') })).status).toBe(204);
    expect(await teams.create('taken', 'ann')).toMatchObject(conflict);
    expect((await app.call('GET', `${path}/taken`, { as: await teams.token('eve') })).status).toBe(404);
  });

  it('is renamed, and the change is in its history', async () => {
    const as = await teams.token('max');
    expect((await app.call('PATCH', `${path}/acme`, { as, body: { name: 'Acme' } })).status).toBe(204);
    expect((await app.call('GET', `${path}/acme`, { as })).body).toMatchObject({ name: 'Acme' });
    expect((await app.call('GET', `${path}/acme/audit`, { as })).body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ actor: 'max', action: 'organization.changed', details: { name: 'Acme' } }),
        expect.objectContaining({ actor: 'ann', action: 'member.changed' }),
      ]),
    );
  });

  it('is limited in number per user', async () => {
    for (const id of ['one', 'two', 'three']) await teams.create(id, 'many');
    expect(await teams.create('four', 'many')).toMatchObject({
      status: 429,
      body: { error: 'You have 3 organizations; 3 is the limit per user' },
    });
  });
});

describe('A user who is no member', () => {
  it.each([
    ['GET', ''],
    ['GET', '/members'],
    ['GET', '/entities'],
    ['GET', '/audit'],
    ['PATCH', ''],
    ['DELETE', ''],
    ['PUT', '/members/mallory'],
    ['DELETE', '/members/dev'],
  ])('may not %s /organizations/acme%s', async (method, rest) => {
    const as = await teams.token('mallory');
    const body = method === 'GET' ? undefined : { role: 'owner', name: 'Mine' };
    expect(await app.call(method, `${path}/acme${rest}`, { as, body })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No rights to Organization "acme"' },
    });
  });

  it('does not list it', async () =>
    expect((await app.call('GET', path, { as: await teams.token('mallory') })).body).toEqual([]));

  it('creates nothing for it', async () =>
    expect(await teams.application('mallory-app', 'acme', 'mallory')).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No "organization:entities" rights to Organization "acme"' },
    }));
});

describe('The scope organizations', () => {
  it('is granted only when it is requested', async () => {
    const request = { client: { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false } };
    const login = { username: 'ann', password: 'three green antennas' };
    const { scopes } = await app.internalApi.grantForPassword({ ...request, ...login, scopes: [] });
    expect(scopes).not.toContain('organizations');
  });

  it('is needed for every act of a member, whatever the other scopes are', async () => {
    const as = await app.login('ann');
    const denied = { status: 403, body: { error: 'permission denied: No scope "organizations"' } };
    expect(await app.call('GET', path, { as })).toMatchObject(denied);
    expect(await app.call('GET', `${path}/acme`, { as })).toMatchObject(denied);
    const body = { id: 'scopeless', name: 'x', organization: 'acme' };
    expect(await app.call('POST', '/api/v2/applications', { as, body })).toMatchObject(denied);
  });
});

describe('A member', () => {
  it('sees the members, and their addresses only with the right to manage them', async () => {
    const read = async (as: string) =>
      (await app.call('GET', `${path}/acme/members`, { as: await teams.token(as) })).body;
    expect(await read('max')).toEqual(
      [
        ['ann', 'owner'],
        ['max', 'manager'],
        ['dev', 'developer'],
        ['vic', 'viewer'],
      ].map(([username, role]) => ({
        ...{ username, email: `${username}@example.com`, role },
        rights: rightsOfRole(role as 'owner'),
      })),
    );
    expect(await read('dev')).toEqual(
      expect.arrayContaining([{ username: 'vic', role: 'viewer', rights: rightsOfRole('viewer') }]),
    );
  });

  it.each(organizationRoles)('of a role gives %s only when they hold its rights', async (role) => {
    const given = await Promise.all(
      ['max', 'dev', 'vic'].map(async (by) => (await teams.member('acme', by, 'eve', { role })).status),
    );
    expect(given).toEqual([role === 'owner' ? 403 : 201, 403, 403]);
    await teams.member('acme', 'ann', 'eve');
  });

  it('may have a set of rights of their own', async () => {
    const rights = ['organization:members', 'devices'];
    expect((await teams.member('acme', 'ann', 'eve', { rights })).status).toBe(201);
    const as = await teams.token('eve');
    expect((await app.call('GET', `${path}/acme/members/eve`, { as })).body).toMatchObject({
      role: null,
      rights,
    });
    expect(await teams.member('acme', 'eve', 'mallory', { rights: ['settings'] })).toMatchObject({
      status: 403,
      body: {
        error: 'permission denied: No right "settings" in Organization "acme" to give away or take away',
      },
    });
    expect(await teams.member('acme', 'eve', 'dev')).toMatchObject({ status: 403 });
    expect((await teams.member('acme', 'eve', 'eve')).status).toBe(204);
    expect((await app.call('GET', `${path}/acme`, { as })).status).toBe(403);
    await app.sql('delete from former_members');
  });

  it.each([
    [{}, 'Role not valid: should be given, or else rights, but not both'],
    [{ role: 'owner', rights: ['devices'] }, 'Role not valid: should be given, or else rights, but not both'],
    [{ role: 'king' }, 'Role not valid: should be one of owner, manager, developer, viewer'],
    [{ rights: ['everything'] }, 'Rights not valid: unknown right "everything"'],
    [{ rights: [] }, 'Rights not valid: can not be empty'],
  ])('with %j is rejected', async (body, error) =>
    expect(await teams.member('acme', 'ann', 'eve', body)).toMatchObject({ status: 400, body: { error } }),
  );

  it('who is the last owner stays', async () => {
    const error = 'Member not valid: ann is the last owner';
    expect(await teams.member('acme', 'ann', 'ann')).toMatchObject({ status: 400, body: { error } });
    expect(await teams.member('acme', 'ann', 'ann', { role: 'viewer' })).toMatchObject({ status: 400 });
  });

  it('leaves a last owner when two owners remove each other at the same time', async () => {
    await teams.create('duel', 'ann');
    for (let round = 0; round < 5; round += 1) {
      await teams.member('duel', 'ann', 'eve', { role: 'owner' });
      const answers = await Promise.all([
        teams.member('duel', 'ann', 'eve'),
        teams.member('duel', 'eve', 'ann'),
      ]);
      expect(answers.filter(({ status }) => status === 204)).toHaveLength(1);
      const [left] = await app.sql<{ username: string }>(
        `select u.username from organization_members m join users u on u.id = m.user_id
          where m.organization_id = 'duel'`,
      );
      if (left?.username === 'eve') {
        await teams.member('duel', 'eve', 'ann', { role: 'owner' });
        await teams.member('duel', 'ann', 'eve');
      }
    }
  });
});

describe('Administrators', () => {
  it('see all organizations, and change their limits', async () => {
    const as = await rootToken();
    for (const id of ['small', 'smaller']) await teams.create(id, 'boss');
    await app.call('PATCH', '/api/v2/all-organizations/small', { as, body: { limits: { applications: 1 } } });
    const { body } = await app.call('GET', '/api/v2/all-organizations', { as });
    expect(body).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ id: 'small', owners: ['boss'], members: 1, limits: { applications: 1 } }),
      ]),
    );
    const found = await app.call('GET', '/api/v2/all-organizations?search=SMALL&sort=-id', { as });
    expect(found.body).toMatchObject([{ id: 'smaller' }, { id: 'small' }]);
    expect((await teams.application('small-1', 'small', 'boss')).status).toBe(201);
    const full = { error: 'Organization small has 1 applications; 1 is its limit' };
    expect(await teams.application('small-2', 'small', 'boss')).toMatchObject({ status: 429, body: full });
    const unlimited = { limits: { applications: null } };
    await app.call('PATCH', '/api/v2/all-organizations/small', { as, body: unlimited });
    expect((await teams.application('small-2', 'small', 'boss')).status).toBe(201);
  });

  it('change the limits of a user', async () => {
    const [as, body] = [await rootToken(), { limits: { organizations: 1 } }];
    expect((await app.call('PATCH', '/api/v2/users/more', { as, body })).status).toBe(204);
    expect((await app.call('GET', '/api/v2/users/more', { as })).body).toMatchObject(body);
    expect((await teams.create('more-1', 'more')).status).toBe(201);
    expect((await teams.create('more-2', 'more')).status).toBe(429);
  });

  it('cannot delete a user who is the last owner of an organization with entities', async () => {
    const as = await rootToken();
    await teams.application('acme-owned', 'acme', 'max');
    await app.sql(`update users set is_approved = false where username = 'ann'`);
    expect(await app.call('DELETE', '/api/v2/users/ann/registration', { as })).toMatchObject({
      status: 409,
      body: { error: expect.stringContaining('User ann is the last owner of Organization acme') },
    });
    await app.sql(`update users set is_approved = true where username = 'ann'`);
  });
});
