import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('my-app', 'ann');
});
afterAll(() => app.stop());

const apps = '/api/v2/applications';
const allRights = [
  'settings',
  'delete',
  'collaborators',
  'messages:up:r',
  'messages:up:w',
  'messages:down:w',
  'devices',
];
const notFound = (what: string) => ({ status: 404, body: { code: 404, error: `${what} not found` } });

describe('A new application', () => {
  it('gets an EUI of the network, and its creator gets every right', async () => {
    const body = { id: 'fresh', name: ' Fresh air ', euis: null, created: null };
    const answer = await app.call('POST', apps, { as: ann, body });
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: 'fresh',
      name: 'Fresh air',
      euis: [expect.stringMatching(/^024650[0-9A-F]{10}$/)],
      created: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      rights: allRights,
    });
    const as = await app.login('ann', 'apps:fresh');
    expect(await app.call('GET', `${apps}/fresh/collaborators`, { as })).toMatchObject({
      body: [{ username: 'ann', email: 'ann@example.com', rights: allRights }],
    });
  });

  it('gets the EUIs of the request, in upper case, unless another application has one', async () => {
    const given = {
      id: 'given',
      name: 'x',
      euis: ['70b3d57ef0000024', '70B3D57EF0000023', '70B3D57EF0000024'],
    };
    const { body } = await app.call('POST', apps, { as: ann, body: given });
    expect(body).toMatchObject({ euis: ['70B3D57EF0000023', '70B3D57EF0000024'] });
    const other = { id: 'other', name: 'x', euis: ['70B3D57EF0000024'] };
    expect(await app.call('POST', apps, { as: ann, body: other })).toMatchObject({
      status: 409,
      body: { code: 409, error: 'EUI 70B3D57EF0000024 already exists' },
    });
    expect(await app.call('GET', `${apps}/other`, { as: ann })).toMatchObject({ status: 404 });
  });

  it('is created once when two requests with the same id arrive together', async () => {
    const bob = await app.user('bob');
    const body = { id: 'contested', name: 'x' };
    const askers = [ann, bob, ann, bob, ann, bob];
    const answers = await Promise.all(askers.map((as) => app.call('POST', apps, { as, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body).toEqual({
      code: 409,
      error: 'Application contested already exists',
    });
    expect(await app.sql(`select 1 from collaborators where entity_id = 'contested'`)).toHaveLength(1);
  });

  it.each([
    [{ id: 'Upper', name: 'x' }, 'AppID not valid: has wrong format'],
    [{ name: 'x' }, 'AppID not valid: can not be empty'],
    [{ id: 'nameless' }, 'Name not valid: can not be empty'],
    [{ id: 'nameless', name: '  ' }, 'Name not valid: can not be empty'],
    [{ id: 'wrong', name: 'x', euis: ['70B3D57EF000002Z'] }, 'EUI not valid: should have 16 hexadecimal'],
    [[], 'Body not valid: should be an object with id and name'],
  ])('is rejected with the name of the invalid field: %j', async (body, error) => {
    const answer = await app.call('POST', apps, { as: ann, body });
    expect(answer).toMatchObject({ status: 400, body: { code: 400, error: expect.stringContaining(error) } });
  });
});

describe('A list of applications', () => {
  it('has the applications of the caller, in pages on request, also at the path without /api/v2', async () => {
    const as = await app.ownerOf('one', 'cleo');
    await app.call('POST', apps, { as, body: { id: 'two', name: 'Two' } });
    const { body } = await app.call('GET', apps, { as });
    expect(body).toMatchObject([{ id: 'one', rights: allRights }, { id: 'two' }]);
    expect((await app.call('GET', '/applications', { as })).body).toEqual(body);
    expect((await app.call('GET', `${apps}?limit=1&offset=1`, { as })).body).toMatchObject([{ id: 'two' }]);
    expect(await app.call('GET', `${apps}?limit=0`, { as })).toMatchObject({
      status: 400,
      body: { error: 'Limit not valid: should be at least 1' },
    });
  });

  it('needs the general scope', async () => {
    const as = await app.login('ann', 'apps:my-app');
    const rejected = { status: 403, body: { error: 'permission denied: No scope "apps"' } };
    expect(await app.call('GET', apps, { as })).toMatchObject(rejected);
    expect(await app.call('POST', apps, { as, body: { id: 'no', name: 'x' } })).toMatchObject(rejected);
  });
});

describe('An application', () => {
  it('needs its own scope; the general one is not enough', async () => {
    const as = await app.login('ann', 'apps');
    expect(await app.call('GET', `${apps}/my-app`, { as })).toMatchObject({
      status: 403,
      body: { code: 403, error: 'permission denied: No scope "apps:my-app"' },
    });
    expect(
      await app.call('GET', `${apps}/my-app`, { as: await app.login('ann', 'apps:my-app') }),
    ).toMatchObject({
      status: 200,
      body: { id: 'my-app', rights: allRights, collaborators: [{ username: 'ann' }], access_keys: [] },
    });
  });

  it('that does not exist is not found, whatever the token is', async () => {
    expect(await app.call('GET', `${apps}/nothing-here`, { as: ann })).toMatchObject(
      notFound('Application nothing-here'),
    );
    expect(await app.call('GET', `${apps}/nothing-here`)).toMatchObject({ status: 401 });
    expect(await app.call('GET', `${apps}/NotAnId`, { as: ann })).toMatchObject({ status: 400 });
  });

  it('gives no right that the token lacks, and none that was removed from the database', async () => {
    const [{ id } = { id: '' }] = await app.sql<{ id: string }>(
      `select id from users where username = 'ann'`,
    );
    const less = app.sign({ sub: id, scope: ['apps:my-app'], apps: { 'my-app': ['devices'] } });
    expect(await app.call('GET', `${apps}/my-app/rights`, { as: less })).toMatchObject({ body: ['devices'] });
    expect((await app.call('GET', `${apps}/my-app`, { as: less })).body).toEqual({
      id: 'my-app',
      name: 'my-app',
      euis: [expect.any(String)],
      created: expect.any(String),
      rights: ['devices'],
      collaborators: [{ username: 'ann', rights: allRights }],
    });
    expect(await app.call('PATCH', `${apps}/my-app`, { as: less, body: { name: 'x' } })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No "settings" rights to Application "my-app"' },
    });
    const bob = app.sign({
      sub: 'u_00000000000000000000000000000000',
      scope: ['apps:my-app'],
      apps: { 'my-app': allRights },
    });
    expect(await app.call('GET', `${apps}/my-app`, { as: bob })).toMatchObject({ status: 401 });
  });

  it('gets a new name; other members of the body are ignored', async () => {
    const as = await app.ownerOf('old-name', 'rene');
    const body = { id: 'renamed', name: 'New name', created: '2016-10-06' };
    expect(await app.call('PATCH', `${apps}/old-name`, { as, body })).toMatchObject({
      status: 204,
      text: '',
    });
    expect((await app.call('GET', `${apps}/old-name`, { as })).body).toMatchObject({
      id: 'old-name',
      name: 'New name',
    });
  });
});

describe('A deleted application', () => {
  it('is only in the list of deleted applications, keeps its id, gives no rights, and can be restored', async () => {
    const as = await app.ownerOf('bin', 'dora');
    const key = `Key ${await app.accessKey(as, 'bin', ['settings'])}`;
    expect(await app.call('DELETE', `${apps}/bin`, { as })).toMatchObject({ status: 204, text: '' });
    expect(await app.call('GET', `${apps}/bin`, { as })).toMatchObject(notFound('Application bin'));
    expect(await app.call('DELETE', `${apps}/bin`, { as })).toMatchObject({ status: 404 });
    expect(await app.call('GET', `${apps}/bin`, { as: key })).toMatchObject({ status: 401 });
    expect(await app.call('POST', apps, { as, body: { id: 'bin', name: 'x' } })).toMatchObject({
      status: 409,
    });
    expect((await app.call('GET', apps, { as })).body).toEqual([]);
    expect((await app.call('GET', `${apps}?deleted=1`, { as })).body).toMatchObject([
      { id: 'bin', deleted: expect.stringMatching(/^\d{4}-.*Z$/) },
    ]);
    expect(await app.call('POST', `${apps}/bin/restore`, { as: key })).toMatchObject({ status: 401 });
    expect(await app.call('POST', `${apps}/bin/restore`, { as: ann })).toMatchObject({ status: 403 });
    const restricted = await app.login('dora', 'apps:bin');
    expect(await app.call('POST', `${apps}/bin/restore`, { as: restricted })).toMatchObject({ status: 204 });
    expect((await app.call('GET', `${apps}/bin`, { as })).body).not.toHaveProperty('deleted');
    expect(await app.call('GET', `${apps}/bin`, { as: key })).toMatchObject({ status: 200 });
  });
});

describe('The EUIs of an application', () => {
  it('come from the block of the network, and are added and removed', async () => {
    const as = await app.ownerOf('lists', 'fay');
    const euis = `${apps}/lists/euis`;
    const { status, body, headers } = await app.call('POST', euis, { as });
    expect([status, body, headers.get('vary')]).toEqual([
      201,
      expect.stringMatching(/^024650[0-9A-F]{10}$/),
      'Prefer, User-Agent',
    ]);
    expect(await app.call('PUT', `${euis}/00aa00aa00aa00aa`, { as })).toMatchObject({
      status: 204,
      text: '',
    });
    expect(await app.call('PUT', `${euis}/00AA00AA00AA00AA`, { as })).toMatchObject({ status: 204 });
    expect((await app.call('GET', euis, { as })).body).toEqual([
      expect.any(String),
      body,
      '00AA00AA00AA00AA',
    ]);
    expect(await app.call('PUT', `${apps}/my-app/euis/00AA00AA00AA00AA`, { as: ann })).toMatchObject({
      status: 409,
    });
    expect(await app.call('DELETE', `${euis}/00AA00AA00AA00AA`, { as })).toMatchObject({
      status: 204,
      text: '',
    });
    expect(await app.call('DELETE', `${euis}/00AA00AA00AA00AA`, { as })).toMatchObject({ status: 404 });
    expect(await app.call('PUT', `${euis}/00AA00AA00AA00AZ`, { as })).toMatchObject({ status: 400 });
  });

  it('are in the response as an object when the client prefers a representation', async () => {
    const headers = { prefer: 'return=representation' };
    const answer = await app.call('POST', `${apps}/my-app/euis`, { as: ann, headers });
    expect(answer).toMatchObject({ status: 201, body: { eui: expect.stringMatching(/^[0-9A-F]{16}$/) } });
    expect(answer.headers.get('preference-applied')).toBe('return=representation');
    const { eui } = answer.body as { eui: string };
    expect(await app.call('DELETE', `${apps}/my-app/euis/${eui}`, { as: ann, headers })).toMatchObject({
      status: 200,
      body: {},
    });
  });
});

describe('A request that cannot be parsed', () => {
  it('gets an error in the format of the API', async () => {
    expect(await app.call('GET', '/api/v2/nowhere', { as: ann })).toMatchObject({
      status: 404,
      body: { code: 404 },
    });
    const text = { 'content-type': 'text/plain' };
    expect(await app.call('POST', apps, { as: ann, body: {}, headers: text })).toMatchObject({
      status: 400,
      body: { code: 400, error: expect.any(String) },
    });
  });
});
