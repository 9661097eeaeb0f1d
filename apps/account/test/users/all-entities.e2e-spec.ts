import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';
import { gatewaysOf } from '../support/gateways.js';

let app: Account;
let root: string;

const applications = '/api/v2/all-applications';
const gateways = '/api/v2/all-gateways';
const get = (path: string, as: string | undefined = root) => app.call('GET', path, { as });
const idsIn = (body: unknown) => (body as { id: string }[]).map(({ id }) => id);
const idsOf = async (path: string) => idsIn((await get(path)).body);

const eui = '70B3D57ED0ABCDEF';
const gatewayEui = 'B827EBFFFE87BD11';

beforeAll(async () => {
  app = await Account.start();
  await app.register('root');
  root = await app.login('root');
  const ann = await app.user('ann');
  await app.register('bob');
  const made = [
    { id: 'farm', name: 'Zebras at 100%', euis: [eui] },
    { id: 'barn', name: 'Apples' },
    { id: 'gone', name: 'Deleted' },
  ];
  for (const body of made) await app.call('POST', '/api/v2/applications', { as: ann, body });
  await gatewaysOf(app).create(ann, 'roof', { attributes: { description: 'On the silo' }, eui: gatewayEui });
  await gatewaysOf(app).create(ann, 'eui-0102030405060708');
  const owner = await app.login('ann');
  await app.call('PUT', '/api/v2/applications/farm/collaborators/bob', { as: owner, body: ['devices'] });
  await app.call('DELETE', '/api/v2/applications/gone', { as: owner });
  const member = await app.login('ann', 'organizations', 'apps', 'components');
  await app.call('POST', '/api/v2/organizations', { as: member, body: { id: 'acme', name: 'Acme' } });
  const body = { id: 'acme-app', name: 'Of Acme', organization: 'acme' };
  await app.call('POST', '/api/v2/applications', { as: member, body });
  await app.call('POST', '/api/v2/components/routers', { as: member, body: { id: 'my-router' } });
  await app.sql(`update components set approval = 'approved'`);
});
afterAll(() => app.stop());

describe('The list of all applications', () => {
  it('has the applications of others, with whom they count for, and without deleted ones', async () => {
    const { body } = await get(applications);
    expect(idsIn(body)).toEqual(['farm', 'barn', 'acme-app']);
    expect((body as object[])[0]).toEqual({
      ...{ id: 'farm', name: 'Zebras at 100%', euis: [eui] },
      ...{ created: expect.any(String), creator: 'ann', organization: null },
    });
    expect((body as object[])[2]).toMatchObject({ creator: null, organization: 'acme' });
  });

  it.each([
    ['search=ZEBRAS', ['farm']],
    ['search=0%25', ['farm']],
    ['search=AR', ['farm', 'barn']],
    [`search=${eui.toLowerCase()}`, ['farm']],
    ['search=70-b3-d5-7e-d0-ab-cd-ef', ['farm']],
    ['search=70B3D57ED0', []],
    ['creator=ann', ['farm', 'barn']],
    ['creator=nobody', []],
    ['organization=acme', ['acme-app']],
    ['creator=ann&search=barn', ['barn']],
  ])('has with %s the applications %j', async (query, ids) =>
    expect(await idsOf(`${applications}?${query}`)).toEqual(ids),
  );

  it.each([
    ['-created', ['acme-app', 'barn', 'farm']],
    ['id', ['acme-app', 'barn', 'farm']],
    ['name', ['barn', 'acme-app', 'farm']],
    ['-name', ['farm', 'acme-app', 'barn']],
  ])('is sorted by %s', async (sort, ids) =>
    expect(await idsOf(`${applications}?sort=${sort}`)).toEqual(ids),
  );

  it('is read in pages, with the number of all that match', async () => {
    const page = await get(`${applications}?creator=ann&limit=1&offset=1`);
    expect([idsIn(page.body), page.headers.get('x-total-count')]).toEqual([['barn'], '2']);
  });

  it('names the field of a query that is not valid', async () => {
    expect(await get(`${applications}?sort=owner`)).toMatchObject({
      status: 400,
      body: { error: expect.stringMatching(/^Sort not valid: should be one of created, id, name/) },
    });
  });
});

describe('An application of others, for an administrator', () => {
  it('has its collaborators with addresses, and unknown usage without a report', async () => {
    const { body, text } = await get(`${applications}/farm`);
    expect(body).toMatchObject({
      id: 'farm',
      collaborators: [
        { username: 'ann', email: 'ann@example.com', rights: expect.arrayContaining(['settings']) },
        { username: 'bob', email: 'bob@example.com', rights: ['devices'] },
      ],
      organizations: [],
      reported: { state: 'unknown', devices: null },
    });
    expect(text).not.toContain('access_keys');
  });

  it('has the organizations that share it', async () => {
    const { body } = await get(`${applications}/acme-app`);
    expect(body).toMatchObject({ organizations: [{ id: 'acme', name: 'Acme' }] });
  });

  it('has what a handler has reported about it', async () => {
    await app.sql(`insert into usage_reports (handler_id, completed) values ('my-handler', now())`);
    await app.sql(
      `insert into application_usage
         (handler_id, app_id, devices, day_uplinks, day_downlinks, day_joins, month_uplinks, month_downlinks, month_joins)
       values ('my-handler', 'barn', 7, 5, 2, 1, 50, 2, 1)`,
    );
    const counts = { uplinks: 5, downlinks: 2, joins: 1 };
    expect((await get(`${applications}/barn`)).body).toMatchObject({
      reported: { state: 'complete', devices: 7, last_24_hours: counts, last_30_days: { uplinks: 50 } },
    });
  });

  it('is found after its deletion, with the time', async () => {
    expect((await get(`${applications}/gone`)).body).toMatchObject({
      id: 'gone',
      deleted: expect.any(String),
    });
  });
});

describe('The list of all gateways', () => {
  it('has the gateways of others, without key, location and status', async () => {
    const { body } = await get(gateways);
    expect(body).toEqual([
      {
        ...{ id: 'roof', eui: gatewayEui, description: 'On the silo', frequency_plan: 'EU_863_870' },
        ...{ created: expect.any(String), owner: 'ann', creator: 'ann', organization: null },
      },
      expect.objectContaining({ id: 'eui-0102030405060708', eui: '0102030405060708', description: null }),
    ]);
  });

  it.each([
    ['search=SILO', ['roof']],
    ['search=oof', ['roof']],
    [`search=${gatewayEui.toLowerCase()}`, ['roof']],
    ['search=01:02:03:04:05:06:07:08', ['eui-0102030405060708']],
    ['creator=ann&sort=id', ['eui-0102030405060708', 'roof']],
    ['creator=bob', []],
    ['sort=-created', ['eui-0102030405060708', 'roof']],
    ['sort=frequency_plan', ['eui-0102030405060708', 'roof']],
  ])('has with %s the gateways %j', async (query, ids) =>
    expect(await idsOf(`${gateways}?${query}`)).toEqual(ids),
  );

  it('leads to each with its collaborators', async () => {
    expect((await get(`${gateways}/roof`)).body).toMatchObject({
      id: 'roof',
      collaborators: [{ username: 'ann', email: 'ann@example.com' }],
      organizations: [],
    });
  });
});

describe('A component of others, for an administrator', () => {
  it('has its approval and its collaborators', async () => {
    expect((await get('/api/v2/all-components/my-router')).body).toMatchObject({
      ...{ id: 'my-router', type: 'router', approval: 'approved', creator: 'ann' },
      collaborators: [{ username: 'ann', email: 'ann@example.com' }],
    });
  });
});

describe('What only administrators read', () => {
  const paths = [
    ...[applications, gateways, `${applications}/farm`, `${gateways}/roof`],
    ...['/api/v2/all-components', '/api/v2/all-components/my-router'],
  ];

  it.each(paths)('is for no one else: %s', async (path) => {
    const key = await app.accessKey(await app.login('ann'), 'farm', ['settings'], path.replaceAll('/', '.'));
    const component = app.sign({ sub: 'my-router', type: 'router', components: { 'my-router': [] } });
    const thirdParty = await administratorThrough('some-client');
    const callers = {
      stranger: await app.user('zoe'),
      collaborator: await app.login('ann'),
      component,
      thirdParty,
    };
    const found: Record<string, number> = { nobody: (await app.call('GET', path)).status };
    for (const [who, as] of Object.entries({ ...callers, key: `Key ${key}` }))
      found[who] = (await get(path, as)).status;
    const expected = Object.fromEntries([...Object.keys(callers), 'key'].map((who) => [who, 403]));
    expect(found).toEqual({ ...expected, nobody: 401 });
  });

  /** An administrator's token of a client that is not official. */
  async function administratorThrough(client: string): Promise<string> {
    await app.sql(
      `insert into clients (id, secret_digest, name, redirect_uris, grants, scopes, is_accepted)
       values ($1, 'x', 'Some client', '{}', '{client_credentials}', '{profile}', true) on conflict do nothing`,
      [client],
    );
    const [user] = await app.sql<{ id: string }>(`select id from users where username = 'root'`);
    return app.sign({ sub: user?.id, type: 'user', scope: ['profile'], client });
  }
});
