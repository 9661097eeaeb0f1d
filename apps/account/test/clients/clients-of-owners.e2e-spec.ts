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

describe('A client that is not accepted', () => {
  let appId: string;
  let path: string;
  let bob: string;
  let proof: { readonly id: string; readonly secret: string };
  let before: number;
  const share = (...rights: string[]) =>
    app.call('PUT', `${path}/collaborators/${bob}`, { as: ann, body: rights });
  const granted = () => app.internalApi.grantForClient({ client: proof, scopes: [] });
  const revoked = async () =>
    (await registry.listRevocations({ after: before })).revocations.map(({ subject, rights }) => [
      subject,
      rights,
    ]);
  beforeEach(async () => {
    [appId, bob] = [fresh('app'), fresh('bob')];
    ann = await app.ownerOf(appId, fresh('ann'));
    path = `/api/v2/applications/${appId}`;
    const body = { name: fresh('service'), scope: ['apps'], grants: ['client_credentials'] };
    const made = await app.call('POST', clients, { as: await app.user(bob), body });
    proof = { id: body.name, secret: (made.body as { secret: string }).secret };
    await share('collaborators', 'devices', 'settings');
    const rights = { as: await app.login(bob), body: ['devices', 'settings'] };
    expect((await app.call('PUT', `${path}/clients/${proof.id}`, rights)).status).toBe(201);
    expect(await granted()).toMatchObject({
      rejection: 'NONE',
      apps: { [appId]: { rights: ['settings', 'devices'] } },
    });
    before = Number((await registry.listRevocations({ after: 0 })).position);
  });

  it('has no rights that its owner has lost, in tokens that were issued before either', async () => {
    await share('devices');
    expect(await granted()).toMatchObject({ rejection: 'NONE', apps: { [appId]: { rights: ['devices'] } } });
    const subject = `collaborator:apps/${appId}/client:${proof.id}`;
    expect(await revoked()).toContainEqual([subject, ['devices']]);
    await app.call('DELETE', `${path}/collaborators/${bob}`, { as: ann });
    expect(await granted()).toMatchObject({ rejection: 'SCOPE' });
    expect(await revoked()).toContainEqual([subject, []]);
  });

  it.each([
    ['is banned', () => app.call('PATCH', `/api/v2/users/${bob}`, { as: admin, body: { banned: true } })],
    ['is deleted', () => app.sql('delete from users where username = $1', [bob])],
  ])('has no rights after its owner %s', async (_, end: () => Promise<unknown>) => {
    await end();
    expect(await granted()).toMatchObject({ rejection: 'SCOPE' });
    const subjects = (await revoked()).map(([subject]) => subject);
    expect(
      subjects.some((one) =>
        [`client:${proof.id}`, `collaborator:apps/${appId}/client:${proof.id}`].includes(String(one)),
      ),
    ).toBe(true);
  });

  it('keeps its rights without its owner once it is accepted', async () => {
    await app.call('PATCH', `${clients}/${proof.id}`, { as: admin, body: { accepted: true } });
    await app.call('DELETE', `${path}/collaborators/${bob}`, { as: ann });
    expect(await granted()).toMatchObject({ rejection: 'NONE', scopes: [`apps:${appId}`] });
  });
});

describe('The list of clients', () => {
  it('has their owners for administrators', async () => {
    const cat = await app.user('cat');
    await app.call('POST', clients, {
      as: cat,
      body: { name: 'owned', scope: ['profile'], uri: 'https://app.example/back' },
    });
    await app.sql(
      "insert into clients (id, is_public, name, redirect_uris, grants, scopes) values ('unowned', true, 'x', '{}', '{}', '{}')",
      [],
    );
    const listed = async (as: string) => (await app.call('GET', clients, { as })).body;
    const all = await listed(admin);
    expect(all).toContainEqual(expect.objectContaining({ name: 'owned', creator: 'cat' }));
    expect(all).toContainEqual(expect.objectContaining({ name: 'unowned', creator: null }));
    expect(await listed(cat)).toEqual([expect.not.objectContaining({ creator: expect.anything() })]);
  });
});

describe('Names of deleted clients', () => {
  const make = (as: string, name: string) =>
    app.call('POST', clients, { as, body: { name, scope: ['profile'], uri: 'https://app.example/back' } });
  const makeAndDelete = async (as: string, name: string) => {
    const made = await make(as, name);
    await app.call('DELETE', `${clients}/${name}`, { as });
    return made;
  };
  /** Adds so many deleted clients of the user. */
  const deletedOf = (username: string, count: number) =>
    app.sql(
      `with gone as (
       insert into clients (id, is_public, is_rejected, deleted, name, redirect_uris, grants, scopes)
       select 'gone' || n, true, true, now(), 'x', '{}', '{}', '{}' from generate_series(1, ${count}) n returning id)
     insert into audit_log (kind, entity_id, action, user_id, actor, details)
     select 'clients', gone.id, 'client.created', u.id, u.username, '{}' from gone, users u where u.username = $1`,
      [username],
    );

  it('count towards the limit of their creator until the clients are purged', async () => {
    const [creator, bob] = [await app.user('creator'), await app.user('bob')];
    await deletedOf('creator', 999);
    expect(await makeAndDelete(creator, 'last-one')).toMatchObject({ status: 201 });
    expect(await makeAndDelete(creator, 'too-many')).toMatchObject({
      status: 400,
      body: {
        error: 'Clients not valid: a user has at most 1000 deleted ones, until an administrator purges them',
      },
    });
    for (const [as, name] of [
      [bob, 'of-bob'],
      [admin, 'of-admin'],
    ] as const)
      expect(await makeAndDelete(as, name)).toMatchObject({ status: 201 });
    await app.admin('client', 'purge', 'gone7', '--now');
    expect(await make(creator, 'one-more')).toMatchObject({ status: 201 });
  });
});

describe('The client of the web console', () => {
  it('cannot be deleted, not even by an administrator', async () => {
    const body = { name: 'console', uri: 'https://app.example/callback', scope: ['profile'] };
    await app.call('POST', clients, { as: admin, body });
    const answer = await app.call('DELETE', `${clients}/console`, { as: admin });
    expect(answer).toMatchObject({ status: 400, body: { error: expect.stringContaining('web console') } });
    expect(await app.call('GET', `${clients}/console`, { as: admin })).toMatchObject({ status: 200 });
  });
});
