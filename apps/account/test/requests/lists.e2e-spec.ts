import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';
import { gatewaysOf } from '../support/gateways.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('my-app', 'ann');
});
afterAll(() => app.stop());

const apps = '/api/v2/applications';
const many = 10_000;

interface Listed {
  readonly id: string;
}
const idsIn = (body: unknown): readonly string[] => (body as readonly Listed[]).map(({ id }) => id);

/** So many applications of a user, a hundred of one moment each, with names too long for any buffer on the way. */
async function fill(username: string, at = app): Promise<void> {
  const numbers = `generate_series(1, ${many}) n`;
  await at.sql(
    `insert into applications (id, name, created)
     select 'app-' || md5(n::text), repeat('x', 1000), timestamptz '2020-01-01' + (n / 100) * interval '1 ms'
       from ${numbers}`,
  );
  await at.sql(
    `insert into collaborators (kind, entity_id, user_id, rights)
     select 'apps', 'app-' || md5(n::text), u.id, '{settings}' from ${numbers}, users u where u.username = $1`,
    [username],
  );
}

const idsInOrder = async (username: string): Promise<readonly string[]> => {
  const rows = await app.sql<Listed>(
    `select a.id from applications a join collaborators c on c.entity_id = a.id and c.kind = 'apps'
       join users u on u.id = c.user_id where u.username = $1 order by a.created, a.id`,
    [username],
  );
  return rows.map(({ id }) => id);
};

/** An answer of which nothing is taken yet. */
async function unread(path: string, as: string, at = app): Promise<IncomingMessage> {
  const sent = request(`http://127.0.0.1:${at.httpPort}${path}`, {
    headers: { authorization: as },
    agent: false,
  });
  const [response] = (await once(sent.end(), 'response')) as [IncomingMessage];
  return response;
}

describe('A page of a list', () => {
  it('has the length of the list and links to other pages', async () => {
    const as = await app.user('bob');
    for (const id of ['one', 'two', 'three', 'four', 'five'])
      await app.call('POST', apps, { as, body: { id: `b-${id}`, name: id } });
    const middle = await app.call('GET', `${apps}?deleted=1&limit=2&offset=2`, { as });
    expect(idsIn(middle.body)).toEqual(['b-three', 'b-four']);
    expect(middle.headers.get('x-total-count')).toBe('5');
    const link = (offset: number, rel: string) =>
      `<${apps}?deleted=1&limit=2&offset=${offset}>; rel="${rel}"`;
    const links = [link(0, 'first'), link(0, 'prev'), link(4, 'next'), link(4, 'last')];
    expect(middle.headers.get('link')).toBe(links.join(', '));
    const behind = await app.call('GET', `${apps}?offset=9`, { as });
    expect([behind.body, behind.headers.get('x-total-count')]).toEqual([[], '5']);
    const whole = await app.call('GET', apps, { as });
    expect([whole.headers.get('x-total-count'), whole.headers.get('link')]).toEqual([null, null]);
  });

  it('exists for every list', async () => {
    await app.register('carl');
    await gatewaysOf(app).create(ann, 'my-gateway');
    await app.call('POST', '/api/v2/components/brokers', { as: ann, body: { id: 'my-broker' } });
    await app.call('POST', '/api/v2/clients', { as: ann, body: { name: 'my-client', scope: ['apps'] } });
    const as = await app.login('ann');
    await app.accessKey(as, 'my-app', ['devices'], 'first');
    await app.call('PUT', `${apps}/my-app/collaborators/carl`, { as, body: ['devices'] });
    const lists = [
      ...['access-keys', 'euis', 'collaborators', 'audit'].map((each) => `${apps}/my-app/${each}`),
      ...['/api/v2/gateways', '/api/v2/components', '/api/v2/clients'],
      ...['/api/v2/gateways/my-gateway/collaborators', '/api/v2/gateways/my-gateway/audit'],
      ...['/api/v2/components/brokers/my-broker/audit', '/api/v2/clients/my-client/audit'],
      '/api/v2/users/me/activity',
      '/api/v2/users/me/audit',
    ];
    for (const path of lists) {
      const { body, headers } = await app.call('GET', `${path}?limit=1`, { as });
      const whole = (await app.call('GET', path, { as })).body as readonly unknown[];
      expect([path, body]).toEqual([path, whole.slice(0, 1)]);
      expect([path, headers.get('x-total-count')]).toEqual([path, String(whole.length)]);
      expect(headers.get('link')).toContain('rel="last"');
      const rejected = await app.call('GET', `${path}?offset=-1`, { as });
      expect(rejected).toMatchObject({
        status: 400,
        body: { error: 'Offset not valid: should be at least 0' },
      });
    }
  });
});

describe('A list of ten thousand applications', () => {
  let as: string;
  beforeAll(async () => {
    as = await app.user('dora');
    await fill('dora');
  });

  it('is complete and in order without a page in the request', async () => {
    const { status, body, headers } = await app.call('GET', apps, { as });
    expect([status, headers.get('content-type')]).toEqual([200, 'application/json; charset=utf-8']);
    const [first] = body as readonly object[];
    expect(Object.keys(first ?? {}).sort()).toEqual(['created', 'euis', 'id', 'name', 'rights']);
    const ids = idsIn(body);
    expect(ids).toHaveLength(many);
    expect(ids).toEqual(await idsInOrder('dora'));
  });

  it('holds no database connection while its clients do not read', async () => {
    // More clients than the pool has connections.
    const idle = await Promise.all(Array.from({ length: 15 }, () => unread(apps, as)));
    const page = await app.call('GET', `${apps}?limit=1`, { as });
    expect([page.status, page.headers.get('x-total-count')]).toEqual([200, String(many)]);
    for (const response of idle) response.destroy();
    expect(await app.call('GET', `${apps}?limit=1`, { as })).toMatchObject({ status: 200 });
  });

  it('has no body in the response to HEAD', async () => {
    expect(await app.call('HEAD', apps, { as })).toMatchObject({ status: 200, text: '' });
  });

  it('ends with an error, never as a complete list, when the database connection is lost meanwhile', async () => {
    const losing = await Account.start();
    const dora = await losing.user('dora');
    await fill('dora', losing);
    const response = await unread(apps, dora, losing);
    expect(response.statusCode).toBe(200);
    await losing.loseDatabase();
    const chunks: Buffer[] = [];
    response.on('data', (chunk: Buffer) => chunks.push(chunk));
    await expect(once(response, 'end')).rejects.toThrow('aborted');
    expect(() => JSON.parse(Buffer.concat(chunks).toString()) as unknown).toThrow();
    await losing.stop();
  });
});

describe('The list of all components', () => {
  const all = '/api/v2/all-components';
  const idsOf = async (query: string) => {
    const { body } = await app.call('GET', `${all}?${query}`, { as: root });
    return (body as { id: string }[]).map(({ id }) => id);
  };
  let root: string;
  beforeAll(async () => {
    root = await app.login('ann');
    for (const [user, type, id] of [
      ['zoe', 'router', 'sorted-a'],
      ['adam', 'broker', 'sorted-c'],
    ] as const)
      await app.call('POST', `/api/v2/components/${type}s`, { as: await app.user(user), body: { id } });
    await app.sql(`insert into components (id, type, approval) values ('sorted-b', 'handler', 'approved')`);
  });

  it.each([
    ['created', 'a c b'],
    ['-id', 'c b a'],
    ['type', 'c b a'],
    ['creator', 'b c a'],
    ['-creator', 'a c b'],
    ['approval', 'b a c'],
  ])('is sorted by %s', async (sort, order) => {
    const found = (await idsOf(`search=sorted-&sort=${sort}`)).map((id) => id.replace('sorted-', ''));
    expect(found.join(' ')).toBe(order);
  });

  it('is searched by id and by the name of the creator', async () => {
    expect(await idsOf('search=SORTED-B')).toEqual(['sorted-b']);
    expect(await idsOf('search=adam')).toEqual(['sorted-c']);
  });

  it('has no creator after its creator is removed', async () => {
    await app.register('gone');
    const gone = `(select id from users where username = 'gone')`;
    await app.sql(`insert into components (id, type, creator_id) select 'orphan', 'router', ${gone}`);
    expect(await idsOf('search=gone')).toEqual(['orphan']);
    await app.sql(`delete from users where username = 'gone'`);
    expect((await app.call('GET', `${all}?search=orphan`, { as: root })).body).toMatchObject([
      { creator: null },
    ]);
  });
});
