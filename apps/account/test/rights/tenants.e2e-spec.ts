import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from '../support/account.js';
import { gatewaysOf, path as gateways } from '../support/gateways.js';

/** Attempts of one tenant on what is another's, which have no test beside the rule that stops them. */
const apps = '/api/v2/applications';
let app: Account;
let victim: string;
let mallory: string;
beforeAll(async () => {
  app = await Account.start();
  await app.user('root');
  victim = await app.ownerOf('victims-app', 'victim');
  await gatewaysOf(app).create(victim, 'victims-gateway');
  victim = await app.login('victim');
  await app.ownerOf('mallorys-app', 'mallory');
  const token = await app.login('mallory');
  await gatewaysOf(app).create(token, 'mallorys-gateway');
  mallory = await app.login('mallory');
});
afterAll(() => app.stop());

const stateOf = async (what: 'user' | 'app' | 'gateway') => {
  const tables = {
    user: `select id, username, is_admin, is_banned, email, email_valid, pending_email from users where username = 'mallory'`,
    app: `select id, created_by, deleted, created from applications where id = 'mallorys-app'`,
    gateway: `select id, created_by, owner_id, deleted, activated, digest from gateways where id = 'mallorys-gateway'`,
  };
  return app.sql(tables[what]);
};

const forged = {
  id: 'u_00000000000000000000000000000000',
  user_id: 'u_00000000000000000000000000000000',
  administrator: true,
  is_admin: true,
  isAdmin: true,
  banned: false,
  email_verified: true,
  isEmailValid: true,
  created_by: 'victim',
  createdBy: 'victim',
  owner_id: 'victim',
  deleted: '2020-01-01',
  activated: true,
  digest: 'x',
  key: 'fieldpost.mine',
  collaborators: [{ username: 'mallory', rights: ['delete'] }],
  rights: ['delete'],
  access_keys: [{ name: 'k', key: 'fieldpost.mine', rights: ['delete'] }],
};

describe('Members of a body that the caller may not change', () => {
  it.each([
    ['user', 'PATCH', '/api/v2/users/me', { name: { first: 'M', last: 'M' } }],
    ['app', 'PATCH', `${apps}/mallorys-app`, { name: 'Mine' }],
    ['gateway', 'PATCH', `${gateways}/mallorys-gateway`, { attributes: { a: 'b' } }],
  ] as const)('change nothing of a %s', async (what, method, path, body) => {
    const before = await stateOf(what);
    const sent = { ...forged, ...body, id: what === 'user' ? forged.id : undefined };
    await app.call(method, path, { as: mallory, body: sent });
    expect(await stateOf(what)).toEqual(before);
  });

  it('grant no administrator role at a registration', async () => {
    const body = { ...forged, username: 'forged', email: 'forged@example.com', password: goodPassword };
    const { body: profile } = await app.call('POST', '/api/v2/users', { body });
    expect(profile).toMatchObject({ administrator: false, email_verified: false });
  });
});

describe('A list', () => {
  it.each([
    ['user=victim'],
    ['username=victim'],
    ['owner=victim'],
    ['deleted=1'],
    ['deleted=1&limit=1000&offset=0'],
    ['limit=1000&offset=0&user_id=victim'],
    [`id=victims-app&id=victims-gateway`],
  ])('shows nothing of other users with %s', async (query) => {
    for (const path of [apps, gateways, '/api/v2/components', '/api/v2/clients', '/api/v2/users/me/audit']) {
      const { text } = await app.call('GET', `${path}?${query}`, { as: mallory });
      expect(text).not.toContain('victim');
    }
  });
});

describe('The path to an entity of another user', () => {
  it.each([
    [`${apps}/mallorys-app%2F..%2Fvictims-app`],
    [`${apps}/mallorys-app/../victims-app`],
    [`${apps}/mallorys-app%00victims-app`],
    [`${apps}/VICTIMS-APP`],
    [`${apps}/victims-app%20`],
    [`${apps}/victims-app.`],
    [`${apps}//victims-app`],
    [`${gateways}/mallorys-gateway%2F..%2Fvictims-gateway/token`],
    [`/applications/mallorys-app;victims-app`],
  ])('is not found in a different spelling: %s', async (path) => {
    const { status, text } = await app.call('GET', path, { as: mallory });
    expect([400, 403, 404]).toContain(status);
    expect(text).not.toContain('access_keys');
  });
});

describe('An entity of another tenant', () => {
  const eui = async () =>
    (await app.sql<{ eui: string }>(`select eui from application_euis where app_id = 'victims-app'`))[0]?.eui;

  it('cannot be claimed: an EUI', async () => {
    const taken = await app.call('PUT', `${apps}/mallorys-app/euis/${await eui()}`, { as: mallory });
    expect(taken.status).toBe(409);
    const body = { id: 'mallorys-second', name: 'x', euis: [await eui()] };
    expect((await app.call('POST', apps, { as: mallory, body })).status).toBe(409);
    const removed = await app.call('DELETE', `${apps}/mallorys-app/euis/${await eui()}`, { as: mallory });
    expect(removed.status).toBe(404);
    expect(await eui()).toEqual(expect.any(String));
  });

  it('cannot be restored after its owner deleted it, not by a collaborator without the right either', async () => {
    const owner = await app.ownerOf('deleted-app', 'victim');
    const collaborator = `${apps}/deleted-app/collaborators/mallory`;
    await app.call('PUT', collaborator, { as: owner, body: ['settings', 'collaborators'] });
    const token = await app.login('mallory', 'apps:deleted-app');
    await app.call('DELETE', `${apps}/deleted-app`, { as: owner });
    const general = await app.login('mallory', 'apps');
    for (const as of [token, general, mallory])
      expect((await app.call('POST', `${apps}/deleted-app/restore`, { as })).status).toBe(403);
  });

  it('is no entity of a component that has the id of its owner', async () => {
    const [user] = await app.sql<{ id: string }>(`select id from users where username = 'victim'`);
    const body = { id: user?.id };
    const made = await app.call('POST', '/api/v2/components/handlers', { as: mallory, body });
    expect(made.status).toBe(400);
    for (const type of ['handler', 'gateway', 'key', 'gateway-key', 'app']) {
      const as = app.sign({ sub: user?.id, type });
      for (const path of [
        '/api/v2/users/me',
        apps,
        `${apps}/victims-app`,
        `${gateways}/victims-gateway/token`,
      ])
        expect([401, 403]).toContain((await app.call('GET', path, { as })).status);
    }
  });

  it('gets no collaborator through an access key or a token that lacks the right', async () => {
    const key = await app.accessKey(victim, 'victims-app', ['settings', 'devices'], 'no collaborators');
    const settings = app.sign({
      sub: 'app:victims-app:1',
      type: 'app',
      scope: ['apps:victims-app'],
      apps: { 'victims-app': ['settings'] },
    });
    for (const as of [`Key ${key}`, settings, mallory])
      expect(
        (
          await app.call('PUT', `${apps}/victims-app/collaborators/mallory`, {
            as,
            body: ['settings'],
          })
        ).status,
      ).toBe(403);
    const { body } = await app.call('GET', `${apps}/victims-app/collaborators`, { as: victim });
    expect((body as { username: string }[]).map(({ username }) => username)).toEqual(['victim']);
  });
});
