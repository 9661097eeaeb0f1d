import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type DeclaredRoute, freePort, routesBelow, until } from '@fieldpost/testing';
import { Account, goodPassword } from '../support/account.js';
import { gatewaysOf, path as gatewaysPath } from '../support/gateways.js';

let app: Account;
let ann: string;

async function start(): Promise<Account> {
  const started = await Account.start({ ACCOUNT_OAUTH_ADDRESS: `127.0.0.1:${await freePort()}` });
  const as = await started.ownerOf('my-app', 'ann');
  await gatewaysOf(started).create(as, 'my-gateway');
  await started.call('POST', '/api/v2/components/handlers', { as, body: { id: 'my-handler' } });
  return started;
}

beforeAll(async () => {
  app = await start();
  ann = await app.login('ann');
});
afterAll(() => app.stop());

const routes = await routesBelow(fileURLToPath(new URL('../../src', import.meta.url)));
const nameOf = ({ method, path }: DeclaredRoute): string => `${method} ${path}`;

const names: Readonly<Record<string, string>> = {
  ':appId': 'my-app',
  ':gatewayId': 'my-gateway',
  ':componentId': 'my-handler',
  ':plural': 'handlers',
  ':username': 'ann',
  ':eui': '00AA00AA00AA00AA',
  ':planId': 'EU_863_870',
};
const pathOf = (path: string): string =>
  path.replace(/:\w+/g, (parameter) => names[parameter] ?? 'my-client');

/** Good for every route that takes a body. */
const body = {
  id: 'another',
  name: 'another',
  username: 'another',
  email: 'another@example.com',
  password: goodPassword,
  old_password: goodPassword,
  frequency_plan: 'EU_863_870',
  rights: ['settings'],
  scope: ['apps'],
};

describe('While the token server cannot be reached, a component', () => {
  it('gets no token, and its history has none', async () => {
    const path = '/api/v2/components/handlers/my-handler';
    expect(await app.call('GET', `${path}/token`, { as: ann })).toMatchObject({
      status: 503,
      body: { code: 503, error: expect.stringMatching(/^unavailable: /) },
    });
    const { body: history } = await app.call('GET', `${path}/audit`, { as: ann });
    expect(history).toEqual([expect.objectContaining({ action: 'component.created' })]);
  });
});

describe('While the token server cannot be reached, an OAuth client', () => {
  it('is not purged: its name remains reserved', async () => {
    const as = await app.login('ann');
    const body = { name: 'gone-client', scope: ['profile'] };
    expect(await app.call('POST', '/api/v2/clients', { as, body })).toMatchObject({ status: 201 });
    await app.call('DELETE', '/api/v2/clients/gone-client', { as });
    await app.sql(`update clients set deleted = now() - interval '2 days' where id = 'gone-client'`);
    expect(await app.call('DELETE', '/api/v2/deleted/clients/gone-client', { as })).toMatchObject({
      status: 503,
      body: { code: 503, error: expect.stringMatching(/^unavailable: /) },
    });
    await expect(app.admin('client', 'purge', 'gone-client')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^unavailable: oauth at .*; run the command again when it answers\n$/),
    });
    expect(await app.call('POST', '/api/v2/clients', { as, body })).toMatchObject({ status: 409 });
  });
});

describe('While the token server cannot be reached, a user', () => {
  it('can register and change data, and the log reports that nothing was mailed', async () => {
    expect(await app.register('ben')).toMatchObject({ status: 201 });
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      `select id from users where username = 'ben'`,
    );
    await until('the log line', () =>
      app.log.includes(`no link to verify an address is mailed to ${id}: unavailable: oauth`),
    );
    const body = { email: 'ben@example.org', old_password: goodPassword };
    const as = await app.login('ben');
    expect(await app.call('PATCH', '/api/v2/users/me', { as, body })).toMatchObject({ status: 204 });
  });
});

describe('While the token server cannot be reached, a gateway', () => {
  it('gets no partial response and is not activated, but is created, changed and read by others', async () => {
    const { status, body } = await gatewaysOf(app).create(await app.login('ann'), 'new-gateway');
    expect(status).toBe(201);
    const { key } = body as { key: string };
    const itself = `key ${key}`;
    const mine = `${gatewaysPath}/new-gateway`;
    for (const at of [mine, `${mine}/token`]) {
      const answer = await app.call('GET', at, { as: itself });
      expect(answer).toMatchObject({ status: 503, body: { code: 503 } });
    }
    const as = await app.login('ann');
    expect(await app.call('PATCH', mine, { as, body: { status_public: true } })).toMatchObject({
      status: 204,
    });
    expect(await app.call('GET', mine)).toMatchObject({ status: 200, body: { activated: false } });
    expect(await app.call('GET', gatewaysPath, { as })).toMatchObject({ status: 200 });
  });
});

describe('While the database cannot be reached', () => {
  /** What is served from memory. */
  const served = /frequency-plans|openapi\.json/;
  const asking = routes.filter((route) => !served.test(nameOf(route)));

  let losing: Account;
  let as: string;

  beforeAll(async () => {
    losing = await start();
    as = await losing.login('ann');
    await losing.loseDatabase();
  });
  afterAll(() => losing.stop());

  it.each(asking.map(nameOf))('%s reports that, and denies no access', async (name) => {
    const [method = '', path = ''] = name.split(' ');
    const answer = await losing.call(method, pathOf(path), { as, ...(method !== 'GET' && { body }) });
    expect(answer).toMatchObject({ status: 503, body: { code: 503, error: 'unavailable: database' } });
  });

  it.each(routes.filter((route) => served.test(nameOf(route))).map(({ path }) => path))(
    '%s is served',
    async (path) => expect(await losing.call('GET', pathOf(path))).toMatchObject({ status: 200 }),
  );
});
