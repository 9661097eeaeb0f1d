import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';
import { makeAdministrator } from '../support/make-administrator.js';

let app: Account;
let root: string;
let ann: string;

const path = '/api/v2/installation/outside-checks';
const failure = {
  ...{ check: 'trust', subject: 'handler main <b>mqtt</b>', state: 'failure' },
  ...{ found: 'Clients do not trust it.', advice: 'Serve the chain.' },
};
const ok = { check: 'HTTP', subject: 'https://a.example', state: 'ok', found: 'It responds.', advice: '' };
const report = { version: '1.2.3', findings: [ok, failure] };
const put = (body: unknown, as: string | undefined = root) => app.call('PUT', path, { as, body });

interface Installation {
  readonly state: string;
  readonly findings: readonly object[];
  readonly outside_checks: { readonly checked: string | null } & Readonly<Record<string, unknown>>;
}
const installation = async () =>
  (await app.call('GET', '/api/v2/installation', { as: root })).body as Installation;
const outside = async () => (await installation()).outside_checks;

const runDoctor = expect.objectContaining({
  check: 'outside',
  state: 'unknown',
  advice: expect.stringContaining('fieldpost doctor'),
});

beforeAll(async () => {
  app = await Account.start();
  await app.register('root');
  root = await app.login('root');
  ann = await app.user('ann');
});
beforeEach(() => app.sql('delete from outside_checks'));
afterAll(() => app.stop());

describe('The checks of an installation from outside', () => {
  it('are unknown before the first report', async () =>
    expect(await outside()).toEqual({
      ...{ state: 'unknown', checked: null, user: null, version: null },
      findings: [runDoctor],
    }));

  it('are those of the last report, with its time, its author and the version of the program', async () => {
    expect(await put({ version: '1.0.0', findings: [] })).toMatchObject({ status: 204 });
    expect(await put(report)).toMatchObject({ status: 204, text: '' });
    const [row] = await app.sql<{ received: Date }>(
      `update outside_checks set received = date_trunc('second', received) returning received`,
    );
    expect(await outside()).toEqual({
      ...{ state: 'failure', checked: row?.received.toISOString(), user: 'root', version: '1.2.3' },
      findings: [failure, ok],
    });
  });

  it('may have as many findings as the doctor sends, with the longest texts', async () => {
    const longest = '\u6f22'.repeat(500);
    const texts = { check: longest, subject: longest, found: longest, advice: longest };
    const findings = Array.from({ length: 150 }, () => ({ ...texts, state: 'failure' }));
    expect(await put({ version: '9'.repeat(100), findings })).toMatchObject({ status: 204 });
    expect(await outside()).toMatchObject({ findings });
  });

  it('leave the findings of the apps, which the doctor reads, as they are', async () => {
    const before = await installation();
    await put(report);
    const { state, findings } = await installation();
    expect([state, findings]).toEqual([before.state, before.findings]);
  });

  it('are out of date after a day, which keeps the problems', async () => {
    await put(report);
    await app.sql(`update outside_checks set received = now() - interval '25 hours'`);
    const { state, findings } = await outside();
    expect([state, findings]).toEqual(['failure', [failure, runDoctor]]);
  });

  it('have no author after that administrator is removed', async () => {
    const body = { username: 'leaver', email: 'leaver@example.com', password: 'three green antennas' };
    await app.call('POST', '/api/v2/users', { body });
    await put(report);
    await app.sql(`update outside_checks set user_id = (select id from users where username = 'leaver')`);
    expect(await outside()).toMatchObject({ user: 'leaver' });
    await app.sql(`delete from users where username = 'leaver'`);
    expect(await outside()).toMatchObject({ user: null, version: '1.2.3' });
  });

  it('are limited by user: one who sends too many does not keep others from it', async () => {
    const busy = await app.user('busy');
    await makeAdministrator(app, 'busy');
    for (let n = 0; n < 60; n += 1) expect(await put(report, busy)).toMatchObject({ status: 204 });
    expect(await put(report, busy)).toMatchObject({
      status: 429,
      body: { error: expect.stringContaining('too many reports') },
    });
    expect(await put(report)).toMatchObject({ status: 204 });
  });

  it('are in the audit log without their texts', async () => {
    await put(report);
    const { body } = await app.call('GET', '/api/v2/audit?action=installation.checked&limit=1', { as: root });
    expect(body).toMatchObject([
      { user: 'root', kind: 'installation', details: { version: '1.2.3', state: 'failure', findings: 2 } },
    ]);
    expect(JSON.stringify(body)).not.toContain('Serve the chain');
  });

  const withFinding = (change: object) => ({ ...report, findings: [{ ...ok, ...change }] });
  it.each<[string, unknown]>([
    ['Body not valid: should be an object with version and findings', undefined],
    ['Version not valid: can not be empty', { findings: [] }],
    ['Version not valid: can not be empty', { ...report, version: '' }],
    ['Version not valid: should have at most 100 characters', { ...report, version: 'x'.repeat(101) }],
    ['Findings not valid: should be a list of findings', { version: '1' }],
    [
      'Findings not valid: should have at most 150 findings',
      { ...report, findings: Array.from({ length: 151 }, () => ok) },
    ],
    [
      'Findings.1 not valid: should be an object with check, subject, state, found and advice',
      { ...report, findings: [ok, 'well'] },
    ],
    ...['check', 'subject', 'found', 'advice'].map((name): [string, unknown] => [
      `Findings.0.${name.charAt(0).toUpperCase()}${name.slice(1)} not valid: should have at most 500 characters`,
      withFinding({ [name]: 'x'.repeat(501) }),
    ]),
    [
      'Findings.0.State not valid: should be one of ok, warning, failure, unknown',
      withFinding({ state: 'fine' }),
    ],
    ['Findings.0.Check not valid: can not be empty', withFinding({ check: '' })],
    ['Findings.0.Found not valid: should not have control characters', withFinding({ found: 'a\nb' })],
  ])('are rejected with "%s"', async (error, body) => {
    expect(await put(body)).toMatchObject({ status: 400, body: { error } });
    expect(await outside()).toMatchObject({ checked: null });
  });

  it('are taken from no other user, component, access key or token without the scope, and shown to none', async () => {
    await put(report);
    const owner = await app.ownerOf('my-app', 'ann');
    const key = `Key ${await app.accessKey(owner, 'my-app', ['settings'], 'all')}`;
    await app.sql(`insert into components (id, type, approval) values ('my-router', 'router', 'approved')`);
    const component = app.sign({ sub: 'my-router', type: 'router', components: { 'my-router': [] } });
    const [user] = await app.sql<{ id: string }>(`select id from users where username = 'root'`);
    const narrow = app.sign({ sub: user?.id, type: 'user', client: 'fieldpost-demo', scope: ['apps'] });
    const forged = { version: '9', findings: [] };
    for (const [as, status] of [
      [undefined, 401],
      [ann, 403],
      [key, 403],
      [component, 403],
      [narrow, 403],
    ] as const) {
      const read = await app.call('GET', '/api/v2/installation', { as });
      const written = await app.call('PUT', path, { as, body: forged });
      expect([read.status, written.status]).toEqual([status, status]);
    }
    expect(await outside()).toMatchObject({ user: 'root', version: '1.2.3' });
  });
});
