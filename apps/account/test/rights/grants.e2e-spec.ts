import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountClient } from '@fieldpost/internal-clients';
import { Account, demo, goodPassword, secret } from '../support/account.js';

let app: Account;

beforeAll(async () => {
  app = await Account.start();
  const as = await app.ownerOf('my-app', 'ann');
  await app.call('POST', '/api/v2/components/handlers', { as, body: { id: 'my-handler' } });
});
afterAll(() => app.stop());

const ttnctl = { id: 'ttnctl', secret: 'ttnctl', known: false };
const asked = { client: demo, username: 'ann', password: goodPassword };
const general = ['profile', 'apps', 'components', 'gateways', 'clients'];
const idOf = async (username: string) => {
  const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [username]);
  return user?.id ?? '';
};

describe('A grant for a password', () => {
  it('has the user and everything that the token may do', async () => {
    const before = Math.floor(Date.now() / 1000) - 60;
    const grant = await app.internalApi.grantForPassword(asked);
    expect(grant).toMatchObject({
      rejection: 'NONE',
      reason: '',
      user_id: await idOf('ann'),
      profile: { username: 'ann', email: 'ann@example.com', first_name: '', last_name: '', valid: false },
      valid_after: '0',
      scopes: [...general, 'apps:my-app', 'components:my-handler'],
      apps: { 'my-app': { rights: expect.arrayContaining(['settings', 'devices']) } },
      components: { 'my-handler': { rights: expect.arrayContaining(['component:settings']) } },
    });
    expect(Number(grant.profile?.created)).toBeGreaterThan(before);
  });

  it('accepts the e-mail address as well, in any letter case', async () => {
    const grant = await app.internalApi.grantForPassword({ ...asked, username: 'Ann@Example.COM' });
    expect(grant).toMatchObject({ rejection: 'NONE', profile: { username: 'ann' } });
  });

  it.each([
    ['CLIENT', { client: { ...demo, secret: 'wrong' } }],
    ['CLIENT', { client: { ...demo, id: 'nobody' } }],
    ['CLIENT', { client: null }],
    ['CLIENT', { client: { ...demo, id: 'n\0' } }],
    ['GRANT_TYPE', { client: ttnctl }],
    ['USER', { password: 'wrong' }],
    ['USER', { username: 'nobody' }],
    ['USER', { username: 'a\0' }],
    ['SCOPE', { scopes: ['everything'] }],
    ['SCOPE', { scopes: ['apps:not-mine'] }],
    ['SCOPE', { scopes: ['gateways:my-app'] }],
  ])('is rejected for %s: %j', async (rejection, wrong) => {
    const grant = await app.internalApi.grantForPassword({ ...asked, ...wrong });
    expect(grant).toMatchObject({
      rejection,
      reason: expect.stringMatching(/./),
      user_id: '',
      scopes: [],
      apps: {},
    });
  });

  it('takes as long for an unknown user as for a known one', async () => {
    const time = async (username: string) => {
      const start = performance.now();
      await app.internalApi.grantForPassword({ ...asked, username, password: 'wrong' });
      return performance.now() - start;
    };
    // The quickest of many, taken in turns: what a busy machine adds is not the server's answer. One that hashes
    // nothing is ten times as quick.
    let [known, unknown] = [Infinity, Infinity];
    for (let n = 0; n < 15; n += 1) {
      known = Math.min(known, await time('ann'));
      unknown = Math.min(unknown, await time('nobody'));
    }
    expect(unknown / known).toBeGreaterThan(1 / 3);
    expect(unknown / known).toBeLessThan(3);
  });
});

describe('A grant for a user', () => {
  it('has exactly the requested scopes', async () => {
    const request = {
      client: { ...ttnctl, secret: '', known: true },
      user_id: await idOf('ann'),
      grant_type: '',
    };
    expect(await app.internalApi.grantForUser({ ...request, scopes: ['apps:my-app'] })).toMatchObject({
      rejection: 'NONE',
      scopes: ['apps:my-app'],
      apps: { 'my-app': {} },
      components: {},
    });
    expect(await app.internalApi.grantForUser({ ...request, scopes: ['apps'] })).toMatchObject({
      scopes: ['apps'],
      apps: {},
    });
    expect(
      await app.internalApi.grantForUser({
        ...request,
        scopes: ['clients', 'components:my-handler', 'profile'],
      }),
    ).toMatchObject({
      scopes: ['clients', 'profile', 'components:my-handler'],
      apps: {},
    });
  });

  it('follows the grant types of the client', async () => {
    const request = { client: ttnctl, user_id: await idOf('ann'), scopes: [] };
    for (const grant_type of ['authorization_code', 'refresh_token', ''])
      expect(await app.internalApi.grantForUser({ ...request, grant_type })).toMatchObject({
        rejection: 'NONE',
      });
    for (const grant_type of ['password', 'implicit'])
      expect(await app.internalApi.grantForUser({ ...request, grant_type })).toMatchObject({
        rejection: 'GRANT_TYPE',
      });
    expect(await app.internalApi.grantForUser({ ...request, user_id: 'u_x' })).toMatchObject({
      rejection: 'USER',
    });
  });

  it('has the time before which tokens are invalid', async () => {
    await app.register('bob');
    await app.sql(`update users set valid_after = '2026-01-02T03:04:05Z' where username = 'bob'`);
    const request = { client: ttnctl, user_id: await idOf('bob'), scopes: [], grant_type: 'refresh_token' };
    const grant = await app.internalApi.grantForUser(request);
    expect(grant).toMatchObject({ valid_after: String(Date.parse('2026-01-02T03:04:05Z') / 1000) });
  });

  it('is returned for each user of a batch', async () => {
    const client = { ...ttnctl, secret: '', known: true };
    const user_id = await idOf('ann');
    const asked = [['apps:my-app'], ['apps:no-app'], [], ['components:my-handler'], ['nonsense:']];
    const answers = await Promise.all(
      asked.map((scopes) => app.internalApi.grantForUser({ client, user_id, scopes })),
    );
    expect(answers.map(({ rejection }) => rejection)).toEqual(['NONE', 'SCOPE', 'NONE', 'NONE', 'SCOPE']);
    expect(answers.map(({ apps }) => Object.keys(apps))).toEqual([['my-app'], [], ['my-app'], [], []]);
    expect(answers.map(({ components }) => Object.keys(components))).toEqual([
      ...[[], [], ['my-handler']],
      ...[['my-handler'], []],
    ]);
  });

  it('names at most ten entities; with more the token is general', async () => {
    let as = await app.user('cleo');
    const ids = Array.from({ length: 11 }, (_, n) => `cleo-${n}`);
    const create = (id: string) => app.call('POST', '/api/v2/applications', { as, body: { id, name: id } });
    for (const id of ids.slice(0, 10)) await create(id);
    const asCleo = { ...asked, username: 'cleo' };
    const ten = await app.internalApi.grantForPassword(asCleo);
    expect([ten.scopes.length, Object.keys(ten.apps).length]).toEqual([general.length + 10, 10]);

    await create('cleo-10');
    expect(await app.internalApi.grantForPassword(asCleo)).toMatchObject({
      rejection: 'NONE',
      scopes: general,
      apps: {},
    });
    const scopes = ids.map((id) => `apps:${id}`);
    expect(await app.internalApi.grantForPassword({ ...asCleo, scopes })).toMatchObject({
      rejection: 'SCOPE',
    });
    expect(await app.internalApi.grantForPassword({ ...asCleo, scopes: scopes.slice(1) })).toMatchObject({
      rejection: 'NONE',
    });

    as = await app.login('cleo', 'apps:cleo-10');
    await app.call('DELETE', '/api/v2/applications/cleo-10', { as });
    expect(await app.internalApi.grantForPassword(asCleo)).toMatchObject({ scopes: ten.scopes });
    // Its scope alone, with which it can be restored.
    expect(await app.internalApi.grantForPassword({ ...asCleo, scopes: ['apps:cleo-10'] })).toMatchObject({
      scopes: ['apps:cleo-10'],
      apps: {},
    });
  });
});

describe('A status', () => {
  const known = { ...ttnctl, secret: '', known: true };

  it('is returned for each client and user of a batch', async () => {
    const user_id = await idOf('ann');
    const answers = await Promise.all([
      app.internalApi.checkUser({ client: known, user_id }),
      app.internalApi.checkUser({ client: ttnctl, user_id }),
      app.internalApi.checkUser({ client: { ...ttnctl, secret: 'wrong' }, user_id }),
      app.internalApi.checkUser({ client: { ...known, id: 'nul\0' }, user_id }),
      app.internalApi.checkUser({ client: ttnctl, user_id: '' }),
      app.internalApi.checkUser({ client: known, user_id: 'u_x' }),
      app.internalApi.checkUser({}),
    ]);
    expect(answers.map(({ rejection }) => rejection)).toEqual([
      ...['NONE', 'NONE', 'CLIENT', 'CLIENT'],
      ...['USER', 'USER', 'CLIENT'],
    ]);
  });

  it('is absent for a deleted user, and has the time before which tokens are invalid', async () => {
    await app.register('dora');
    const asked = { client: known, user_id: await idOf('dora') };
    await app.sql(`update users set valid_after = '2026-01-02T03:04:05Z' where username = 'dora'`);
    const valid_after = String(Date.parse('2026-01-02T03:04:05Z') / 1000);
    expect(await app.internalApi.checkUser(asked)).toMatchObject({ rejection: 'NONE', valid_after });
    await app.sql(`update users set is_banned = true where username = 'dora'`);
    expect(await app.internalApi.checkUser(asked)).toMatchObject({ rejection: 'USER', valid_after: '0' });
  });
});

describe('The internal API', () => {
  it('rejects callers without the secret', async () => {
    const stranger = new AccountClient(app.internalAddress, `${secret} or not`);
    await expect(stranger.grantForPassword(asked)).rejects.toMatchObject({
      cause: { kind: 'permission_denied' },
    });
    stranger.onModuleDestroy();
  });
});

describe('A client for development', () => {
  it('does not exist in production', async () => {
    await app.restart({ FIELDPOST_MODE: 'production' });
    expect(await app.internalApi.grantForPassword(asked)).toMatchObject({ rejection: 'CLIENT' });
    expect(await app.sql('select id from clients')).toEqual([]);
    await app.sql(
      `insert into clients (id, secret_digest, name, redirect_uris, grants, scopes, is_accepted, for_development)
       select 'left-over', repeat('x', 43), 'x', '{}', '{password}', '{apps}', true, true`,
    );
    const known = { id: 'left-over', secret: '', known: true };
    expect(await app.internalApi.grantForPassword({ ...asked, client: known })).toMatchObject({
      rejection: 'CLIENT',
    });
    await app.sql(`delete from clients where id = 'left-over'`);
    await app.restart({});
  });
});
