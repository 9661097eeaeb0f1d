import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account, demo } from '../support/account.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('my-app', 'ann');
});
afterAll(() => app.stop());

const apps = '/api/v2/applications';
const keys = `${apps}/my-app/access-keys`;
const rights = ['messages:up:r', 'messages:down:w'];

describe('An access key', () => {
  it('is created with an empty response and read back by collaborators with the right settings', async () => {
    const as = await app.ownerOf('fresh-app', 'fred');
    const freshKeys = `${apps}/fresh-app/access-keys`;
    const made = await app.call('POST', freshKeys, { as, body: { name: 'default key', rights, key: null } });
    expect(made).toMatchObject({ status: 204, text: '' });
    const { body } = await app.call('GET', `${freshKeys}/default%20key`, { as });
    expect(body).toEqual({
      name: 'default key',
      key: expect.stringMatching(/^fieldpost\.[\w-]{43}$/),
      rights,
    });
    expect((await app.call('GET', freshKeys, { as })).body).toEqual([body]);
    expect((await app.call('GET', `${apps}/fresh-app`, { as })).body).toMatchObject({
      access_keys: [body],
    });
    expect(await app.call('POST', freshKeys, { as, body: { name: 'default key', rights } })).toMatchObject({
      status: 409,
      body: { code: 409, error: 'Access key "default key" already exists' },
    });
  });

  it('is in the response when the client prefers a representation', async () => {
    const headers = { prefer: 'respond-async, return=representation' };
    const made = await app.call('POST', keys, { as: ann, body: { name: 'shown', rights }, headers });
    expect(made).toMatchObject({ status: 201, body: { name: 'shown', key: expect.any(String), rights } });
    expect(made.headers.get('preference-applied')).toBe('return=representation');
    expect(made.headers.get('vary')).toBe('Prefer, User-Agent');
  });

  it.each([
    ['ttnctl', { 'user-agent': 'ttnctl/v2.9.1-abc (linux-amd64) (id)' }],
    ['go-account-lib', { 'user-agent': 'Go-http-client/1.1', accept: 'application/json' }],
  ])('is in the response to %s, which cannot do without', async (name, headers) => {
    const made = await app.call('POST', keys, { as: ann, body: { name, rights }, headers });
    expect(made).toMatchObject({ status: 201, body: { name, key: expect.any(String), rights } });
    const json = { ...headers, 'content-type': 'application/json' };
    expect(await app.call('POST', `${apps}/my-app/euis`, { as: ann, headers: json })).toMatchObject({
      status: 201,
      body: { eui: expect.any(String) },
    });
    const minimal = { ...headers, prefer: 'return=minimal' };
    const body = { name: `${name}-minimal`, rights };
    expect(await app.call('POST', keys, { as: ann, body, headers: minimal })).toMatchObject({
      status: 204,
      text: '',
    });
    expect(await app.call('DELETE', `${keys}/${name}`, { as: ann, headers })).toMatchObject({
      status: 204,
      text: '',
    });
  });

  it('is not needed by the Node SDK, which gets JSON in every response at its own paths', async () => {
    const headers = {
      'user-agent': 'node-fetch/1.0 (+https://github.com/bitinn/node-fetch)',
      accept: '*/*',
      'content-type': 'application/json',
    };
    const [atRoot, documented] = ['/applications/my-app/euis', `${apps}/my-app/euis`];
    const eui = '70B3D57EF0000ABC';
    const call = (method: 'PUT' | 'DELETE', path: string) =>
      app.call(method, `${path}/${eui}`, { as: ann, headers });
    expect(await call('PUT', atRoot)).toMatchObject({ status: 200, body: {} });
    expect(await call('DELETE', atRoot)).toMatchObject({ status: 200, body: {} });
    expect(await call('PUT', documented)).toMatchObject({ status: 204, text: '' });
  });

  it('is not in the response to another Go program', async () => {
    const headers = { 'user-agent': 'Go-http-client/1.1' };
    const made = await app.call('POST', keys, { as: ann, body: { name: 'go', rights }, headers });
    expect(made).toMatchObject({ status: 204, text: '' });
  });

  it('is nowhere in the database as it is', async () => {
    const key = await app.accessKey(ann, 'my-app', rights, 'hidden');
    const [row] = await app.sql(
      `select row_to_json(k)::text as text from access_keys k where name = 'hidden'`,
    );
    expect(JSON.stringify(row)).not.toContain(key.split('.')[1]);
  });

  it.each([
    [{ name: 'a/b', rights }, 400, 'Name not valid: should have 1 to 64 letters'],
    [{ name: '..', rights }, 400, 'Name not valid: should have 1 to 64 letters'],
    [{ name: ' x', rights }, 400, 'Name not valid: should have 1 to 64 letters'],
    [{ rights }, 400, 'Name not valid: should have 1 to 64 letters'],
    [{ name: 'x', rights: ['gateway:settings'] }, 400, 'Rights not valid: unknown right "gateway:settings"'],
    [{ name: 'x', rights: [] }, 400, 'Rights not valid: can not be empty'],
    [{ name: 'x' }, 400, 'Rights not valid: should be an array of strings'],
  ])('%j is rejected', async (body, status, error) => {
    const answer = await app.call('POST', keys, { as: ann, body });
    expect(answer).toMatchObject({ status, body: { code: status, error: expect.stringContaining(error) } });
  });

  it('cannot have a right that its creator lacks', async () => {
    await app.register('bob');
    const share = ['settings', 'devices'];
    await app.call('PUT', `${apps}/my-app/collaborators/bob`, { as: ann, body: share });
    const bob = await app.login('bob');
    expect(await app.call('POST', keys, { as: bob, body: { name: 'more', rights } })).toMatchObject({
      status: 403,
    });
    expect(
      await app.call('POST', keys, { as: bob, body: { name: 'bobs', rights: ['devices'] } }),
    ).toMatchObject({
      status: 204,
    });
  });

  it('needs a token, the right, and an application', async () => {
    const body = { name: 'x', rights };
    expect(await app.call('POST', keys, { body })).toMatchObject({ status: 401 });
    const as = await app.user('cleo');
    expect(await app.call('POST', keys, { as, body })).toMatchObject({ status: 403 });
    expect(await app.call('POST', `${apps}/nothing/access-keys`, { as, body })).toMatchObject({
      status: 404,
    });
  });

  it('gives access to its own application with its own rights, under any spelling of the scheme', async () => {
    await app.ownerOf('other', 'dora');
    const key = await app.accessKey(ann, 'my-app', rights, 'opens');
    for (const scheme of ['Key', 'key', 'KEY']) {
      const as = `${scheme} ${key}`;
      expect((await app.call('GET', `${apps}/my-app/rights`, { as })).body).toEqual(rights);
      expect(await app.call('GET', `/applications/my-app/euis`, { as })).toMatchObject({ status: 200 });
      const { body } = await app.call('GET', `${apps}/my-app`, { as });
      expect(body).toMatchObject({ id: 'my-app', rights });
      expect(body).not.toHaveProperty('access_keys');
      expect(body).not.toHaveProperty('collaborators');
      expect(await app.call('GET', keys, { as })).toMatchObject({ status: 403 });
      expect(await app.call('GET', `${apps}/other`, { as })).toMatchObject({ status: 403 });
      expect(await app.call('GET', apps, { as })).toMatchObject({ status: 403 });
      expect(await app.call('POST', apps, { as, body: { id: 'x1', name: 'x' } })).toMatchObject({
        status: 403,
      });
      expect(await app.call('GET', '/api/v2/users/me', { as })).toMatchObject({ status: 403 });
    }
    expect(await app.call('GET', `${apps}/my-app`, { as: `Key ${key.split('.')[1]}` })).toMatchObject({
      status: 200,
    });
    expect(await app.call('GET', `${apps}/my-app`, { as: `Key ${key}x` })).toMatchObject({ status: 401 });
    expect(
      await app.call('GET', `${apps}/my-app`, { as: `Key elsewhere.${key.split('.')[1]}` }),
    ).toMatchObject({ status: 401 });
  });

  it('is checked by the internal API, and oauth issues a token with its rights', async () => {
    const key = await app.accessKey(ann, 'my-app', rights, 'exchanged');
    const asked = { app_id: 'my-app', key };
    const granted = { rejection: 'NONE', key_name: 'exchanged', rights, expires: '0' };
    expect(await app.internalApi.grantForAccessKey(asked)).toMatchObject(granted);
    expect(await app.internalApi.grantForAccessKey({ ...asked, client: demo })).toMatchObject(granted);
    const wrong = { ...demo, secret: 'wrong' };
    expect(await app.internalApi.grantForAccessKey({ ...asked, client: wrong })).toMatchObject({
      rejection: 'CLIENT',
    });
    for (const bad of [{ app_id: 'other' }, { app_id: 'A\0' }, { key: 'fieldpost.x' }, { key: '' }])
      expect(await app.internalApi.grantForAccessKey({ ...asked, ...bad })).toMatchObject({
        rejection: 'KEY',
        rights: [],
      });
    // As oauth turns it into a token: no user stands behind it.
    const as = app.sign({
      sub: 'app:my-app:x',
      type: 'app',
      scope: ['apps:my-app'],
      apps: { 'my-app': rights },
    });
    expect((await app.call('GET', `${apps}/my-app/rights`, { as })).body).toEqual(rights);
  });

  it('gives no access after it is removed', async () => {
    const key = await app.accessKey(ann, 'my-app', ['settings'], 'short-lived');
    const as = `Key ${key}`;
    expect(await app.call('DELETE', `${keys}/short-lived`, { as })).toMatchObject({ status: 204, text: '' });
    expect(await app.call('GET', `${apps}/my-app`, { as })).toMatchObject({ status: 401 });
    expect(await app.internalApi.grantForAccessKey({ app_id: 'my-app', key })).toMatchObject({
      rejection: 'KEY',
    });
    expect(await app.call('DELETE', `${keys}/short-lived`, { as: ann })).toMatchObject({
      status: 404,
      body: { error: 'Access key "short-lived" not found' },
    });
  });

  it('is created once when two requests with the same name arrive together', async () => {
    const body = { name: 'race', rights };
    const answers = await Promise.all([1, 2, 3, 4].map(() => app.call('POST', keys, { as: ann, body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 409, 409, 409]);
  });
});
