import { credentials, Metadata } from '@grpc/grpc-js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type account, loadClients } from '@fieldpost/contracts';
import { internalMetadata } from '@fieldpost/internal-clients';
import { callUnary } from '@fieldpost/transport';
import { Account, secret } from '../support/account.js';

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
const rfc3339 = expect.stringMatching(/Z$/);
const allRights = ['component:settings', 'component:delete', 'component:collaborators'];

describe('A component', () => {
  it('belongs to its creator', async () => {
    expect((await app.call('GET', mine, { as: ann })).body).toEqual({
      type: 'handler',
      id: 'my-handler',
      created: rfc3339,
      approval: 'approved',
      rights: allRights,
      collaborators: [{ username: 'ann', email: 'ann@example.com', rights: allRights }],
    });
    const list = await app.call('GET', '/api/v2/components', { as: ann });
    expect(list.body).toMatchObject([{ id: 'my-handler' }]);
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

  it('gets a token from oauth for collaborators with the right settings', async () => {
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

describe('A component created by an ordinary user', () => {
  const all = '/api/v2/all-components';
  let mia: string;
  const as = (user: string) => ({ as: user });
  const token = (id: string, user = mia) => app.call('GET', `${path}/${id}/token`, { as: user });
  const make = async (id: string) => {
    const made = await app.call('POST', path, { as: mia, body: { id } });
    mia = await app.login('mia', `components:${id}`, 'components');
    return made;
  };
  beforeAll(async () => {
    mia = await app.user('mia');
  });
  beforeEach(async () => {
    const mias = `(select id from users where username = 'mia')`;
    await app.sql(`delete from collaborators where user_id in ${mias}`);
    await app.sql(`delete from components where creator_id in ${mias} or approval = 'pending'`);
  });

  it('is pending, and gets no token until an administrator approves it', async () => {
    const tokensBefore = app.tokens.components.length;
    expect(await make('mia-broker')).toMatchObject({ status: 201, body: { approval: 'pending' } });
    expect(await token('mia-broker')).toMatchObject({
      status: 403,
      body: {
        error: expect.stringMatching(
          /^permission denied: component mia-broker is not approved yet; an administrator approves it/,
        ),
      },
    });
    expect(app.tokens.components).toHaveLength(tokensBefore);
    const pending = await app.call('GET', `${all}?approval=pending`, as(ann));
    expect(pending.body).toEqual([
      { type: 'handler', id: 'mia-broker', created: expect.any(String), approval: 'pending', creator: 'mia' },
    ]);
    expect(await app.call('PUT', `${all}/mia-broker/approval`, as(mia))).toMatchObject({ status: 403 });
    expect(await app.call('PUT', `${all}/mia-broker/approval`, as(ann))).toMatchObject({ status: 204 });
    expect(await token('mia-broker')).toMatchObject({ status: 200 });
  });

  it('gets no more tokens after its approval is withdrawn', async () => {
    await make('mia-broker');
    await app.call('PUT', `${all}/mia-broker/approval`, as(ann));
    await app.call('DELETE', `${all}/mia-broker/approval`, as(ann));
    expect(await token('mia-broker')).toMatchObject({
      status: 403,
      body: { error: expect.stringContaining('the approval of component mia-broker was withdrawn') },
    });
    const actions = await app.sql<{ action: string; actor: string }>(
      `select action, actor from audit_log where entity_id = 'mia-broker' and action like '%approv%' order by id desc limit 2`,
    );
    expect(actions).toEqual([
      { action: 'component.approval_withdrawn', actor: expect.stringMatching(/^u_/) },
      { action: 'component.approved', actor: expect.stringMatching(/^u_/) },
    ]);
  });

  it('is approved by the operator', async () => {
    await make('mia-broker');
    await expect(
      app.admin('component-token', '--type', 'handler', '--id', 'mia-broker'),
    ).rejects.toMatchObject({
      stderr: expect.stringContaining('component mia-broker is not approved yet'),
    });
    expect((await app.admin('component', 'approve', 'mia-broker')).stdout).toBe('approved mia-broker\n');
    expect(await token('mia-broker')).toMatchObject({ status: 200 });
    await expect(app.admin('component', 'approve', 'nothing')).rejects.toMatchObject({
      stderr: 'Component nothing not found\n',
    });
  });

  it('can be one of at most ten unapproved components of a user', async () => {
    const ids = Array.from({ length: 11 }, (_, at) => `mia-${at}`);
    const made = await Promise.all(ids.map((id) => app.call('POST', path, { as: mia, body: { id } })));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(made.find(({ status }) => status !== 201)).toMatchObject({
      status: 400,
      body: { error: 'Components not valid: a user has at most 10 that are not approved' },
    });
  });

  it('is pending also when a third-party client creates it for an administrator', async () => {
    await app.register('nina');
    const [{ id: sub } = { id: '' }] = await app.sql<{ id: string }>(
      `update users set is_admin = true where username = 'nina' returning id`,
    );
    const other = app.sign({ sub, type: 'user', client: 'elsewhere', scope: ['components'] });
    const made = await app.call('POST', path, { as: other, body: { id: 'third-party' } });
    expect(made).toMatchObject({ status: 201, body: { approval: 'pending' } });
  });
});

describe('The other apps of the suite', () => {
  it('can query which components are approved; unknown ones are left out', async () => {
    await app.sql(`insert into components (id, type, approval) values
      ('told-1', 'broker', 'approved'), ('told-2', 'router', 'pending'), ('told-3', 'handler', 'withdrawn')`);
    const { Registry } = loadClients('fieldpost/account/v1/registry.proto').fieldpost.account.v1;
    const client = new Registry(app.internalAddress, credentials.createInsecure());
    const ids = ['told-1', 'told-2', 'told-3', 'unknown'];
    const ask = (metadata: Metadata): Promise<account.ListApprovalsResponse__Output> =>
      callUnary(client.listApprovals.bind(client), { ids }, { peer: 'account', metadata });
    const { components } = await ask(internalMetadata(secret));
    expect([...components].sort((a, b) => a.id.localeCompare(b.id))).toEqual([
      { id: 'told-1', type: 'broker', approved: true, created: rfc3339 },
      { id: 'told-2', type: 'router', approved: false, created: rfc3339 },
      { id: 'told-3', type: 'handler', approved: false, created: rfc3339 },
    ]);
    await expect(ask(new Metadata())).rejects.toMatchObject({ kind: 'permission_denied' });
    client.close();
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

  it('creates a missing component and prints its token as one line', async () => {
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

  it.each([
    [component('x-1', 'gadget'), 'Type not valid: should be router, broker or handler'],
    [component('my-handler', 'router'), 'Type not valid: my-handler is a handler'],
    [component('Not An Id'), 'ComponentID not valid: has wrong format'],
    [['component-token', 'list', '--what'], 'Command not valid: use component-token list'],
    [['dance'], 'Command not valid: use one of component-token list, component-token, component approve, '],
  ])('rejects %j with one sentence and exit code 1', async (args, sentence) => {
    await expect(app.admin(...args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(new RegExp(`^${sentence}.*\\n$`)),
    });
  });
});
