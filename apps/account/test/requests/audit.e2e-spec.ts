import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from '../support/account.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('my-app', 'ann');
});
afterAll(() => app.stop());

const apps = '/api/v2/applications';
interface Entry {
  readonly time: string;
  readonly actor: string;
  readonly action: string;
}
const historyOf = async (path: string, as: string) =>
  (await app.call('GET', `${path}/audit`, { as })).body as readonly Entry[];

describe('The history of an application', () => {
  it('has actor, action, time and address of each change, newest first', async () => {
    await app.register('bob');
    const as = await app.ownerOf('audited-app', 'ann');
    const path = `${apps}/audited-app`;
    const key = await app.accessKey(as, 'audited-app', ['devices'], 'first');
    await app.call('DELETE', `${path}/access-keys/first`, { as });
    await app.call('PUT', `${path}/collaborators/bob`, {
      as,
      body: { rights: ['settings', 'devices'] },
    });
    await app.call('DELETE', `${path}/collaborators/bob`, { as });
    for (const verb of ['PUT', 'PUT', 'DELETE'])
      await app.call(verb, `${path}/euis/00EE00EE00EE00EE`, { as });
    await app.call('PATCH', path, { as, body: { name: 'Another name' } });
    await app.call('DELETE', path, { as });
    await app.call('POST', `${path}/restore`, { as });
    const history = await historyOf(path, as);
    const from = { time: expect.any(String), actor: 'ann', address: '127.0.0.1' };
    const entry = (action: string, details: object = {}) =>
      expect.objectContaining({ ...from, action, details });
    expect(history).toEqual([
      entry('application.restored'),
      entry('application.deleted'),
      entry('application.changed', { name: 'Another name' }),
      entry('eui.removed', { eui: '00EE00EE00EE00EE' }),
      entry('eui.added', { eui: '00EE00EE00EE00EE' }),
      entry('collaborator.removed', { username: 'bob', rights: [] }),
      entry('collaborator.changed', { username: 'bob', rights: ['settings', 'devices'] }),
      entry('access_key.deleted', { name: 'first' }),
      entry('access_key.created', { name: 'first', rights: ['devices'] }),
      entry('application.created', { name: 'audited-app', euis: [expect.any(String)] }),
    ]);
    const [kept] = await app.sql<{ all: string }>(`select string_agg(l::text, '') as all from audit_log l`);
    for (const secret of [key.split('.')[1] ?? '', goodPassword, 'argon2'])
      expect(kept?.all).not.toContain(secret);
  });

  it('is listed in pages', async () => {
    const as = await app.ownerOf('paged-app', 'ann');
    await app.call('DELETE', `${apps}/paged-app`, { as });
    await app.call('POST', `${apps}/paged-app/restore`, { as });
    const page = await app.call('GET', `${apps}/paged-app/audit?limit=1&offset=1`, { as });
    expect(page.body).toEqual([expect.objectContaining({ action: 'application.deleted' })]);
    expect(await app.call('GET', `${apps}/paged-app/audit?limit=1001`, { as })).toMatchObject({
      status: 400,
      body: { error: 'Limit not valid: should be at most 1000' },
    });
  });

  it('names the application when an access key made the change', async () => {
    const as = `Key ${await app.accessKey(ann, 'my-app', ['settings'], 'doer')}`;
    await app.call('PATCH', `${apps}/my-app`, { as, body: { name: 'By key' } });
    expect((await historyOf(`${apps}/my-app`, as))[0]).toMatchObject({
      action: 'application.changed',
      actor: 'my-app',
    });
  });

  it('requires the right settings', async () => {
    const path = `${apps}/my-app/audit`;
    const key = await app.accessKey(ann, 'my-app', ['devices'], 'no-settings');
    const cleo = await app.user('cleo');
    expect(await app.call('GET', path)).toMatchObject({ status: 401 });
    expect(await app.call('GET', path, { as: cleo })).toMatchObject({ status: 403 });
    expect(await app.call('GET', path, { as: `Key ${key}` })).toMatchObject({ status: 403 });
    expect(await app.call('GET', `${apps}/nothing/audit`, { as: ann })).toMatchObject({ status: 404 });
  });

  it('has no entry for rejected requests', async () => {
    await app.accessKey(ann, 'my-app', ['devices'], 'taken');
    const before = await historyOf(`${apps}/my-app`, ann);
    await app.call('PUT', `${apps}/my-app/collaborators/nobody`, { as: ann, body: { rights: ['devices'] } });
    await app.call('POST', `${apps}/my-app/access-keys`, {
      as: ann,
      body: { name: 'taken', rights: ['devices'] },
    });
    await app.call('DELETE', `${apps}/my-app/access-keys/missing`, { as: ann });
    expect(await historyOf(`${apps}/my-app`, ann)).toEqual(before);
  });
});

describe('The history of a component', () => {
  it('has its creation and its tokens, without the tokens themselves', async () => {
    await app.register('carl');
    await app.call('POST', '/api/v2/components/handlers', { as: ann, body: { id: 'my-handler' } });
    const as = await app.login('ann');
    const path = '/api/v2/components/handlers/my-handler';
    await app.call('GET', `${path}/token`, { as });
    expect(await historyOf(path, as)).toEqual([
      expect.objectContaining({ action: 'token.created', details: { expires: '2030-01-01T00:00:00.000Z' } }),
      expect.objectContaining({
        action: 'component.created',
        details: { type: 'handler', approval: 'approved' },
      }),
    ]);
    expect(await app.call('GET', `${path}/audit`, { as: await app.login('carl') })).toMatchObject({
      status: 403,
    });
  });
});

describe('The history of a user', () => {
  it('has the names of changed fields, without values', async () => {
    const as = await app.user('dora');
    const body = { email: 'new@example.com', old_password: goodPassword, password: 'four yellow gateways' };
    expect(await app.call('PATCH', '/api/v2/users/me', { as, body })).toMatchObject({ status: 204 });
    const entries = await app.sql(
      `select l.action, l.details, l.address, l.actor from audit_log l join users u on u.id = l.entity_id
        where l.kind = 'users' and u.username = 'dora' and l.action <> 'user.logged_in' order by l.id`,
    );
    expect(entries).toEqual([
      { action: 'user.registered', details: { admin: false }, address: '127.0.0.1', actor: 'dora' },
      expect.objectContaining({ action: 'user.changed', details: { changed: ['email', 'password'] } }),
    ]);
  });
});

describe('The history of an OAuth client', () => {
  let path: string;
  let name: string;
  let maker: string;
  let count = 0;
  beforeAll(async () => {
    await app.register('maker');
    maker = await app.login('maker', 'clients');
  });
  beforeEach(async () => {
    name = `tool-${(count += 1)}`;
    path = `/api/v2/clients/${name}`;
    const body = { name, scope: ['profile'] };
    await app.call('POST', '/api/v2/clients', { as: maker, body });
    await app.call('PATCH', path, { as: maker, body: { description: 'A tool' } });
  });

  it('is read by its owner and by administrators, in pages', async () => {
    const actions = (await historyOf(path, maker)).map(({ action, actor }) => [action, actor]);
    expect(actions).toEqual([
      ['client.changed', 'maker'],
      ['client.created', 'maker'],
    ]);
    expect(await historyOf(path, await app.login('ann', 'clients'))).toHaveLength(2);
    expect((await app.call('GET', `${path}/audit?limit=1`, { as: maker })).body).toHaveLength(1);
    await app.register('ivy');
    const ivy = await app.login('ivy', 'clients');
    expect(await app.call('GET', `${path}/audit`, { as: ivy })).toMatchObject({ status: 403 });
  });

  it('is only in the audit log of administrators after the client is deleted', async () => {
    await app.call('DELETE', path, { as: maker });
    expect(await app.call('GET', `${path}/audit`, { as: maker })).toMatchObject({ status: 404 });
    const whole = await app.call('GET', `/api/v2/audit?kind=clients&id=${name}`, {
      as: await app.login('ann'),
    });
    expect((whole.body as readonly Entry[]).map(({ action }) => action)).toEqual([
      'client.deleted',
      'client.changed',
      'client.created',
    ]);
    const oldest = await app.call('GET', `/api/v2/audit?kind=clients&id=${name}&sort=time&limit=1`, {
      as: await app.login('ann'),
    });
    expect(oldest.body).toMatchObject([{ action: 'client.created' }]);
  });
});

describe('The history of a user', () => {
  const mine = '/api/v2/users/me';
  const asked = { username: 'finn', password: goodPassword, address: '192.0.2.7' };

  it('has logins on the website and through clients, of this user only', async () => {
    await app.register('finn');
    const { internalApi } = app;
    expect(await internalApi.authenticateUser(asked)).toMatchObject({ rejection: 'NONE' });
    const client = { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false };
    const as = app.bearer(await internalApi.grantForPassword({ ...asked, client, scopes: [] }));
    const from = { actor: 'finn', address: '192.0.2.7', action: 'user.logged_in' };
    expect(await historyOf(mine, as)).toMatchObject([
      { ...from, client: 'fieldpost-demo' },
      from,
      { action: 'user.registered', address: '127.0.0.1' },
    ]);
    expect((await app.call('GET', `${mine}/audit?limit=1&offset=1`, { as })).body).toHaveLength(1);
  });

  it('requires the scope profile', async () => {
    await app.register('fay');
    const as = await app.login('fay', 'apps');
    expect(await app.call('GET', `${mine}/audit`, { as })).toMatchObject({ status: 403 });
  });
});
