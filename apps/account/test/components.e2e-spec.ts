import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from './support/account.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  await app.user('ann');
  await app.call('POST', path, { as: await app.login('ann'), body: { id: 'my-handler' } });
  ann = await app.login('ann');
});
afterAll(() => app.stop());

const path = '/api/v2/components/handlers';
const mine = `${path}/my-handler`;
const allRights = ['component:settings', 'component:delete', 'component:collaborators'];

describe('A component', () => {
  it('belongs to who made it', async () => {
    expect((await app.call('GET', mine, { as: ann })).body).toEqual({
      type: 'handler',
      id: 'my-handler',
      created: expect.stringMatching(/Z$/),
      rights: allRights,
      collaborators: [{ username: 'ann', email: 'ann@example.com', rights: allRights }],
    });
    expect((await app.call('GET', '/api/v2/components', { as: ann })).body).toMatchObject([
      { id: 'my-handler' },
    ]);
    const bob = await app.user('bob');
    expect((await app.call('GET', '/components', { as: bob })).body).toEqual([]);
    expect(await app.call('GET', mine, { as: bob })).toMatchObject({ status: 403 });
  });

  it('has an id of its own among all types', async () => {
    const body = { id: 'my-handler' };
    expect(await app.call('POST', '/api/v2/components/routers', { as: ann, body })).toMatchObject({
      status: 409,
      body: { code: 409, error: 'Component my-handler already exists' },
    });
    expect(await app.call('GET', '/api/v2/components/routers/my-handler', { as: ann })).toMatchObject({
      status: 404,
    });
    expect(await app.call('POST', '/api/v2/components/gadgets', { as: ann, body })).toMatchObject({
      status: 404,
    });
    expect(await app.call('POST', path, { as: ann, body: { id: 'No' } })).toMatchObject({ status: 400 });
  });

  it('needs its own scope; lists and creation need the general one', async () => {
    const general = await app.login('ann', 'components');
    expect(await app.call('GET', mine, { as: general })).toMatchObject({ status: 403 });
    const own = await app.login('ann', 'components:my-handler');
    expect(await app.call('GET', mine, { as: own })).toMatchObject({ status: 200 });
    expect(await app.call('GET', '/api/v2/components', { as: own })).toMatchObject({ status: 403 });
    expect(await app.call('POST', path, { as: own, body: { id: 'more' } })).toMatchObject({ status: 403 });
  });

  it('gets a token from the token server for who has the settings right', async () => {
    expect(await app.call('GET', `${mine}/token`, { as: ann })).toMatchObject({
      status: 200,
      body: { token: 'handler/my-handler', expires: '2030-01-01T00:00:00.000Z' },
    });
    await app.register('cleo');
    const body = { rights: ['component:delete'] };
    const put = { as: ann, body };
    expect(await app.call('PUT', `${mine}/collaborators/cleo`, put)).toMatchObject({ status: 201, text: '' });
    const cleo = await app.login('cleo');
    expect(await app.call('GET', `${mine}/token`, { as: cleo })).toMatchObject({
      status: 403,
      body: { error: 'permission denied: No "component:settings" rights to Component "my-handler"' },
    });
    expect(await app.call('DELETE', `${mine}/collaborators/cleo`, { as: ann })).toMatchObject({
      status: 204,
    });
    expect(await app.call('GET', mine, { as: cleo })).toMatchObject({ status: 403 });
    expect(await app.call('DELETE', `${mine}/collaborators/ann`, { as: ann })).toMatchObject({ status: 400 });
  });
});

describe('The command line', () => {
  const component = (id: string, type = 'handler') => [
    'component-token',
    '--type',
    type,
    '--id',
    id,
    '--json',
  ];

  it('makes a component that is missing and prints its token as one line', async () => {
    for (const attempt of ['first', 'second']) {
      const { stdout, stderr } = await app.admin(...component('fieldpost-handler'));
      expect({ attempt, stdout, stderr }).toEqual({
        attempt,
        stdout: '{"token":"handler/fieldpost-handler","expires":"2030-01-01T00:00:00.000Z"}\n',
        stderr: '',
      });
    }
    expect(await app.sql(`select type from components where id = 'fieldpost-handler'`)).toEqual([
      { type: 'handler' },
    ]);
    expect(await app.sql(`select 1 from collaborators where entity_id = 'fieldpost-handler'`)).toEqual([]);
  });

  it('lists the users, one on a line', async () => {
    const { stdout } = await app.admin('user', 'list', '--json');
    const [first] = stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as object);
    expect(first).toMatchObject({ username: 'ann', email: 'ann@example.com', admin: true, banned: false });
    expect(stdout).not.toMatch(/argon2/);
  });

  it.each([
    [component('x-1', 'gadget'), 'Type not valid: should be router, broker or handler'],
    [component('my-handler', 'router'), 'Type not valid: my-handler is a handler'],
    [component('Not An Id'), 'ComponentID not valid: has wrong format'],
    [['user', 'list', '--what'], 'Command not valid: user list'],
    [['dance'], 'Command not valid: use one of: component-token'],
  ])('refuses %j in one sentence and ends with 1', async (args, sentence) => {
    await expect(app.admin(...args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${sentence}.*\\n$`)),
    });
  });
});
