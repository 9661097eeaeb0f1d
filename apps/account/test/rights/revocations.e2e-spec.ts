import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AccountRegistryClient } from '@fieldpost/internal-clients';
import { until } from '@fieldpost/testing';
import { Account, demo, secret } from '../support/account.js';

let app: Account;
let registry: AccountRegistryClient;
let named = 0;
beforeAll(async () => {
  app = await Account.start();
  registry = new AccountRegistryClient({ address: app.internalAddress, secret });
});
afterAll(async () => {
  registry.onModuleDestroy();
  await app.stop();
});

const fresh = (what: string): string => `${what}-${(named += 1)}`;
const headOf = async (): Promise<number> =>
  Number((await app.sql<{ position: string }>('select position from revocation_feed'))[0]?.position);

/** The revocations that the work has made, as discovery and the handler read them. */
async function revokedBy(
  work: () => Promise<unknown>,
): Promise<readonly { subject: string; rights: string[] }[]> {
  const before = await headOf();
  await work();
  const { revocations } = await registry.listRevocations({ after: before });
  return revocations.map(({ subject, rights }) => ({ subject, rights }));
}

/** A token as oauth makes it of an access key, with what account grants now. */
async function exchanged(appId: string, key: string, name: string): Promise<string> {
  const grant = await app.internalApi.grantForAccessKey({ app_id: appId, key });
  expect(grant.rejection).toBe('NONE');
  const claims = {
    sub: `app:${appId}:0`,
    type: 'app',
    scope: [`apps:${appId}`],
    apps: { [appId]: grant.rights },
  };
  return app.sign({ ...claims, key_name: name, rev: Number(grant.revision) });
}

async function application() {
  const [appId, owner] = [fresh('app'), fresh('owner')];
  const as = await app.ownerOf(appId, owner);
  const path = `/api/v2/applications/${appId}`;
  const userId = (await app.sql<{ id: string }>('select id from users where username = $1', [owner]))[0]?.id;
  return { appId, owner, as, path, userId };
}

describe('The token of an access key', () => {
  it('is invalid at once when the key is deleted, and other keys of the application still work', async () => {
    const { appId, as, path } = await application();
    const [removed, kept] = [
      await app.accessKey(as, appId, ['settings'], 'removed'),
      await app.accessKey(as, appId, ['settings'], 'kept'),
    ];
    const tokens = [
      await exchanged(appId, removed, 'removed'),
      await exchanged(appId, kept, 'kept'),
    ] as const;
    const read = async (token: string) =>
      (await app.call('GET', `${path}/access-keys`, { as: token })).status;
    expect(await Promise.all(tokens.map(read))).toEqual([200, 200]);
    expect(await revokedBy(() => app.call('DELETE', `${path}/access-keys/removed`, { as }))).toEqual([
      { subject: `access-key:${appId}/removed`, rights: [] },
    ]);
    expect(await Promise.all(tokens.map(read))).toEqual([401, 200]);
  });

  it('stays invalid when a key of the same name is created, whose own token is valid', async () => {
    const { appId, as, path } = await application();
    const old = await exchanged(appId, await app.accessKey(as, appId, ['settings'], 'k'), 'k');
    await app.call('DELETE', `${path}/access-keys/k`, { as });
    const again = await exchanged(appId, await app.accessKey(as, appId, ['settings'], 'k'), 'k');
    expect((await app.call('GET', path, { as: old })).status).toBe(401);
    expect((await app.call('GET', path, { as: again })).status).toBe(200);
  });

  it('does not fill the feed: keys that are added and removed under other names have a limit', async () => {
    const { appId, as, path } = await application();
    const add = (name: string) =>
      app.call('POST', `${path}/access-keys`, { as, body: { name, rights: ['devices'] } });
    await app.sql(
      `select revoke_tokens('access-key:' || $1 || '/removed-' || number, '{}') from generate_series(1, 500) number`,
      [appId],
    );
    expect(await add('one-more')).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining(`Too many access keys of ${appId} were removed`) },
    });
    expect((await add('removed-7')).status).toBe(204);
    const other = await application();
    expect(await app.accessKey(other.as, other.appId, ['devices'])).toEqual(expect.any(String));
  });

  it('stays invalid when its deleted application is restored', async () => {
    const { appId, owner, as, path } = await application();
    const token = await exchanged(appId, await app.accessKey(as, appId, ['settings'], 'k'), 'k');
    const made = await revokedBy(() => app.call('DELETE', path, { as }));
    expect(made).toEqual([{ subject: `entity:apps/${appId}`, rights: [] }]);
    expect((await app.call('POST', `${path}/restore`, { as })).status).toBeLessThan(300);
    expect((await app.call('GET', path, { as: token })).status).toBe(401);
    expect((await app.call('GET', path, { as: await app.login(owner) })).status).toBe(200);
  });
});

describe('The feed of revocations', () => {
  it('has the remaining rights of a collaborator who lost some, and nothing when rights are added', async () => {
    const { appId, as, path } = await application();
    const other = fresh('other');
    await app.user(other);
    const put = (rights: readonly string[]) =>
      app.call('PUT', `${path}/collaborators/${other}`, { as, body: { rights } });
    const [row] = await app.sql<{ id: string }>('select id from users where username = $1', [other]);
    const subject = `collaborator:apps/${appId}/${row?.id}`;
    expect(await revokedBy(() => put(['settings', 'devices']))).toEqual([]);
    expect(await revokedBy(() => put(['devices']))).toEqual([{ subject, rights: ['devices'] }]);
    expect(await revokedBy(() => put(['devices', 'messages:up:r']))).toEqual([]);
    const remove = () => app.call('DELETE', `${path}/collaborators/${other}`, { as });
    expect(await revokedBy(remove)).toEqual([{ subject, rights: [] }]);
  });

  it.each([
    ['a new password', `update users set valid_after = now() where id = $1`],
    ['a ban', `update users set is_banned = true where id = $1`],
    ['a deletion', `delete from users where id = $1`],
  ])('invalidates the tokens of a user after %s', async (_, text) => {
    const name = fresh('user');
    await app.user(name);
    const [row] = await app.sql<{ id: string }>('select id from users where username = $1', [name]);
    const made = await revokedBy(() => app.sql(text, [row?.id]));
    expect(made).toEqual([{ subject: `user:${row?.id}`, rights: [] }]);
  });

  it.each([
    ['deleted', `update clients set deleted = now() where id = $1`],
    ['rejected', `update clients set is_rejected = true where id = $1`],
    ['narrowed', `update clients set scopes = '{profile}' where id = $1`],
  ])('invalidates the tokens of a client that is %s', async (_, text) => {
    const id = fresh('client');
    await app.sql(
      `insert into clients (id, name, redirect_uris, grants, scopes, is_accepted, is_public)
       values ($1, 'A client', '{}', '{}', '{profile,apps}', true, true)`,
      [id],
    );
    expect(await revokedBy(() => app.sql(text, [id]))).toEqual([{ subject: `client:${id}`, rights: [] }]);
    const widened = `update clients set scopes = '{profile,apps,gateways}', deleted = deleted where id = $1`;
    expect(await revokedBy(() => app.sql(widened, [id]))).toEqual([]);
  });

  it('invalidates the tokens of a gateway whose key is rotated, and of a component whose approval is withdrawn or that is removed', async () => {
    const as = await app.user(fresh('user'));
    const [gateway, handler] = [fresh('gateway'), fresh('handler')];
    await app.call('POST', '/api/v2/gateways', { as, body: { id: gateway, frequency_plan: 'EU_863_870' } });
    const rotate = `update gateways set digest = repeat('x', 43) where id = $1`;
    const rotated = await revokedBy(() => app.sql(rotate, [gateway]));
    expect(rotated).toEqual([{ subject: `gateway:${gateway}`, rights: [] }]);
    await app.sql(`insert into components (id, type, approval) values ($1, 'handler', 'approved')`, [
      handler,
    ]);
    const withdraw = `update components set approval = 'withdrawn' where id = $1`;
    const withdrawn = await revokedBy(() => app.sql(withdraw, [handler]));
    expect(withdrawn).toEqual([{ subject: `component:${handler}`, rights: [] }]);
    const approve = () => app.sql(`update components set approval = 'approved' where id = $1`, [handler]);
    expect(await revokedBy(approve)).toEqual([]);
    expect(await revokedBy(() => app.sql('delete from components where id = $1', [handler]))).toEqual([
      { subject: `entity:components/${handler}`, rights: [] },
    ]);
  });

  it('has a revocation after its change is committed, after all that were committed before', async () => {
    const revoke = (n: number) => app.sql(`select revoke_tokens('test:' || $1, '{}')`, [n]);
    const made = await revokedBy(() => Promise.all(Array.from({ length: 20 }, (_, n) => revoke(n))));
    expect(made.map(({ subject }) => subject).sort()).toEqual(
      Array.from({ length: 20 }, (_, n) => `test:${n}`).sort(),
    );
    const rolledBack = app.sql(
      `do $$ begin perform revoke_tokens('test:rolled-back', '{}'); raise 'no'; end $$`,
    );
    expect(await revokedBy(() => rolledBack.catch(() => undefined))).toEqual([]);
  });

  it('is read in pages, each complete up to its position', async () => {
    const after = await headOf();
    await app.sql(`select count(revoke_tokens('page:' || n, '{}')) from generate_series(1, 1001) n`);
    const first = await registry.listRevocations({ after });
    expect([first.revocations.length, first.has_more]).toEqual([1_000, true]);
    const second = await registry.listRevocations({ after: first.position });
    expect(second.revocations.map(({ subject }) => subject)).toEqual(['page:1001']);
    expect([Number(second.position), second.has_more]).toEqual([await headOf(), false]);
  });

  it('survives a restart of account, which invalidates no token, not even of the clients for development', async () => {
    const before = await headOf();
    const as = await app.user(fresh('user'));
    await app.sql(`select revoke_tokens('before-a-restart', '{}')`);
    await app.restart({});
    await until('the feed', async () =>
      registry.listRevocations({ after: before }).then(
        ({ revocations }) => revocations.some(({ subject }) => subject === 'before-a-restart'),
        () => false,
      ),
    );
    expect((await app.call('GET', '/api/v2/users/me', { as })).status).toBe(200);
    const { revocations } = await registry.listRevocations({ after: before });
    expect(revocations.map(({ subject }) => subject)).toEqual(['before-a-restart']);
  });

  it('is applied when a token is exchanged for another token, or its user is queried', async () => {
    const name = fresh('user');
    await app.user(name);
    const [row] = await app.sql<{ id: string }>('select id from users where username = $1', [name]);
    const asked = { client: { id: demo.id, known: true }, user_id: row?.id ?? '' };
    const revision = await headOf();
    const rejections = async (): Promise<readonly string[]> => {
      const grant = await app.internalApi.grantForUser({ ...asked, revision });
      const status = await app.internalApi.checkUser({ ...asked, revision });
      const without = await app.internalApi.grantForUser(asked);
      return [grant.rejection, status.rejection, without.rejection];
    };
    expect(await rejections()).toEqual(['NONE', 'NONE', 'NONE']);
    await app.sql(`select revoke_tokens('user:' || $1, '{}')`, [row?.id]);
    expect(await rejections()).toEqual(['USER', 'USER', 'NONE']);
  });

  it('is readable by the apps of the suite only', async () => {
    const stranger = new AccountRegistryClient({ address: app.internalAddress, secret: 'a guess' });
    await expect(stranger.listRevocations({ after: 0 })).rejects.toMatchObject({ kind: 'permission_denied' });
    stranger.onModuleDestroy();
  });
});
