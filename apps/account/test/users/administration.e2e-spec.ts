import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account, goodPassword } from '../support/account.js';

let app: Account;
let root: string;
let count = 0;

/** A user of this test alone. */
let ann: string;
/** An id that only this test gives to an application. */
let appId: string;

beforeAll(async () => {
  app = await Account.start();
  await app.register('root');
  root = await administrator('root');
  for (const username of ['one', 'two', 'three', 'carl']) {
    const body = { username, email: `${username}@pages.example`, password: goodPassword };
    expect(await app.call('POST', users, { body })).toMatchObject({ status: 201 });
  }
});
beforeEach(async () => {
  count += 1;
  ann = `ann-${count}`;
  appId = `app-${count}`;
  await app.register(ann);
});
afterAll(() => app.stop());

/** What the console shows for somebody who is signed in. */
async function administrator(username: string): Promise<string> {
  const [user] = await app.sql<{ id: string }>('select id from users where username = $1', [username]);
  return app.sign({ sub: user?.id, type: 'user', scope: ['profile', 'apps'], client: 'console' });
}

const users = '/api/v2/users';
const get = (path: string, as = root) => app.call('GET', path, { as });
const set = (username: string, body: object, as = root) =>
  app.call('PATCH', `${users}/${username}`, { as, body });
const makeApp = (as: string) =>
  app.call('POST', '/api/v2/applications', { as, body: { id: appId, name: 'Mine' } });
const namesIn = (body: unknown) => (body as { username: string }[]).map(({ username }) => username);

describe('An administrator', () => {
  it('sees all users, page by page, and finds them by a part of name or address', async () => {
    const page = await get(`${users}?limit=2&offset=1&search=PAGES.EXAMPLE`);
    expect(namesIn(page.body)).toEqual(['two', 'three']);
    expect(page.headers.get('x-total-count')).toBe('4');
    expect(page.headers.get('link')).toContain(`${users}?search=PAGES.EXAMPLE&limit=2&offset=3>; rel="next"`);
    expect(namesIn((await get(`${users}?search=ar`)).body)).toEqual(['carl']);
    expect(namesIn((await get(`${users}?state=administrator`)).body)).toEqual(['root']);
    expect(await get(`${users}?state=asleep`)).toMatchObject({
      status: 400,
      body: { error: 'State not valid: should be one of administrator, banned, unapproved, unverified' },
    });
  });

  it('sorts users by name, address or age, in both directions', async () => {
    const found = async (sort: string) =>
      namesIn((await get(`${users}?search=pages.example&sort=${sort}`)).body);
    expect(await found('username')).toEqual(['carl', 'one', 'three', 'two']);
    expect(await found('-email')).toEqual(['two', 'three', 'one', 'carl']);
    expect(await found('-created')).toEqual(['carl', 'three', 'two', 'one']);
    expect(await get(`${users}?sort=password`)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^Sort not valid: should be one of created, username, email/) },
    });
  });

  it('sees the status and the entities of a user, and never the password', async () => {
    await makeApp(await app.login(ann, 'apps'));
    const { body, text } = await get(`${users}/${ann}`);
    expect(body).toEqual({
      id: expect.stringMatching(/^u_/),
      username: ann,
      email: `${ann}@example.com`,
      name: null,
      email_verified: false,
      administrator: false,
      banned: false,
      limits: {},
      created: expect.any(String),
      shares: [{ kind: 'apps', id: appId, rights: expect.arrayContaining(['settings']) }],
    });
    expect(text).not.toContain('argon2');
  });

  it('bans a user, whose tokens become invalid at once, and lifts the ban', async () => {
    const as = await app.login(ann);
    expect(await set(ann, { banned: true })).toMatchObject({ status: 204 });
    expect(await get(`${users}/me`, as)).toMatchObject({ status: 401 });
    await expect(app.login(ann)).rejects.toThrow('USER');
    expect(namesIn((await get(`${users}?state=banned`)).body)).toEqual([ann]);
    await set(ann, { banned: false });
    await expect(app.login(ann)).resolves.toBeDefined();
  });

  it('grants the administrator role to another user and revokes it, effective at once', async () => {
    const as = await administrator(ann);
    expect(await get(users, as)).toMatchObject({ status: 403 });
    await set(ann, { administrator: true });
    expect(await get(`${users}/me`, as)).toMatchObject({ body: { administrator: true } });
    expect(await get(users, as)).toMatchObject({ status: 200 });
    await set(ann, { administrator: false });
    expect(await get(users, as)).toMatchObject({
      status: 403,
      body: { error: 'permission denied: only administrators may do this' },
    });
  });

  it('keeps the role while there is no other administrator, even when two resign at the same time', async () => {
    expect(await set('root', { administrator: false })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: root is the last administrator' },
    });
    expect(await set('root', { banned: true })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: users cannot ban themselves' },
    });
    await set(ann, { administrator: true });
    const both = await Promise.all([
      set('root', { administrator: false }),
      set(ann, { administrator: false }, await administrator(ann)),
    ]);
    expect(both.map(({ status }) => status).sort()).toEqual([204, 403]);
    expect(await app.sql('select count(*)::int as left from users where is_admin')).toEqual([{ left: 1 }]);
    await app.sql(`update users set is_admin = username = 'root'`);
  });

  it('has a link for a new password mailed, which only the user sees', async () => {
    await app.sql('update users set email_valid = true where username = $1', [ann]);
    const answer = await app.call('POST', `${users}/${ann}/password-reset`, { as: root });
    expect(answer).toMatchObject({ status: 204, text: '' });
    expect(app.tokens.resets.filter((username) => username === ann)).toEqual([ann]);
  });

  it('can use the administrator role only through official clients', async () => {
    const [user] = await app.sql<{ id: string }>(`select id from users where username = 'root'`);
    const as = app.sign({ sub: user?.id, type: 'user', scope: ['profile'], client: 'somebodys-tool' });
    expect(await get(users, as)).toMatchObject({
      status: 403,
      body: { error: 'permission denied: only official clients may act for administrators' },
    });
    expect(await get(`${users}/me`, as)).toMatchObject({ status: 200 });
  });
});

describe('The whole audit log', () => {
  const found = async (query: string) =>
    (await get(`/api/v2/audit?${query}`)).body as { id: string; actor: string; action: string }[];
  const banAndUnban = async () => {
    for (const banned of [true, false]) await set(ann, { banned });
  };

  it('is searched by subject, by actor and by action', async () => {
    await app.sql('update users set email_valid = true where username = $1', [ann]);
    await app.call('POST', `${users}/${ann}/password-reset`, { as: root });
    await makeApp(await app.login(ann));
    await banAndUnban();
    expect(await found(`kind=users&id=${ann}&user=root`)).toMatchObject([
      { kind: 'users', id: ann, actor: 'root', client: 'console', action: 'user.unbanned' },
      { kind: 'users', id: ann, actor: 'root', action: 'user.banned' },
      { kind: 'users', id: ann, actor: 'root', action: 'user.reset_mailed' },
    ]);
    expect(await found(`action=user.reset_mailed&id=${ann}`)).toMatchObject([{ id: ann, actor: 'root' }]);
    expect(await found(`kind=apps&id=${appId}`)).toMatchObject([{ action: 'application.created' }]);
    expect(await found('user=nobody-at-all')).toEqual([]);
  });

  it('is listed in pages, newest first', async () => {
    for (const _ of [1, 2]) await banAndUnban();
    const page = await get('/api/v2/audit?limit=2&user=root&kind=users');
    expect(page.headers.get('link')).toContain('?user=root&kind=users&limit=2&offset=2>; rel="next"');
    expect(page.body).toHaveLength(2);
    expect(await get('/api/v2/audit?kind=stars')).toMatchObject({
      status: 400,
      body: {
        error:
          'Kind not valid: should be one of apps, components, gateways, clients, organizations, users, notices, installation',
      },
    });
  });
});

describe('A deleted entity', () => {
  const ownerOfApp = async () => {
    await makeApp(await app.login(ann));
    return app.login(ann);
  };

  it('is not among the entities of a user', async () => {
    const as = await ownerOfApp();
    expect((await get(`${users}/${ann}`)).body).toMatchObject({ shares: [{ id: appId }] });
    await app.call('DELETE', `/api/v2/applications/${appId}`, { as });
    expect((await get(`${users}/${ann}`)).body).toMatchObject({ shares: [] });
  });

  it('is purged by an administrator, when none of its tokens can be valid any more', async () => {
    await app.call('DELETE', `/api/v2/applications/${appId}`, { as: await ownerOfApp() });
    const deleted = async () =>
      (await get(`/api/v2/deleted?search=${appId.toUpperCase()}&sort=-id`)).body as { id: string }[];
    const purge = () => app.call('DELETE', `/api/v2/deleted/applications/${appId}`, { as: root });
    expect(await purge()).toMatchObject({
      status: 400,
      body: { error: expect.stringContaining(`tokens made of keys of ${appId} may live until`) },
    });
    await app.sql(`update applications set deleted = now() - interval '25 hours' where id = $1`, [appId]);
    expect(await deleted()).toMatchObject([{ kind: 'apps', id: appId }]);
    expect(await purge()).toMatchObject({ status: 204 });
    expect(await deleted()).toEqual([]);
    const history = (await get(`/api/v2/audit?id=${appId}&limit=1`)).body;
    expect(history).toMatchObject([{ kind: 'purged apps', actor: 'root', action: 'application.purged' }]);
  });
});
