import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Account } from '../support/account.js';

let app: Account;
let ann: string;

beforeAll(async () => {
  app = await Account.start();
  ann = await app.ownerOf('my-app', 'ann');
  await app.register('bob');
});
afterAll(() => app.stop());

const run = async (...args: string[]) => JSON.parse((await app.admin(...args, '--json')).stdout) as object;
const rejected = (sentence: string) => ({ code: 1, stdout: '', stderr: `${sentence}\n` });

describe('The operator', () => {
  it('sees the list of all commands', async () => {
    const { stdout } = await app.admin('--help');
    for (const command of ['user create', 'client create', 'application purge', 'component-token'])
      expect(stdout).toContain(command);
    expect((await app.admin()).stdout).toBe(stdout);
  });

  it('runs a program that ends after each command, with exit code 1 on failure', async () => {
    expect((await app.program('', 'user', 'verify-email', 'ann')).stdout).toBe('user.email_verified ann\n');
    await expect(app.program('', 'user', 'verify-email', 'nobody')).rejects.toMatchObject(
      rejected('User nobody not found'),
    );
    await app.register('gus');
    const set = app.program('seven silent routers\n', 'user', 'set-password', 'gus');
    await expect(set).resolves.toMatchObject({ stderr: '' });
  });

  it('sets a password that is never an argument of the command line', async () => {
    await app.register('forgetful');
    const hash = `select password_hash as hash from users where username = 'forgetful'`;
    const [before] = await app.sql<{ hash: string }>(hash);
    const set = (password: string) =>
      app.adminWithInput(`${password}\n`, 'user', 'set-password', 'forgetful');
    expect(await set('short')).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Password not valid'),
    });
    expect(await set('seven silent routers')).toMatchObject({ code: 0, stderr: '' });
    const asked = {
      client: { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false },
      username: 'forgetful',
    };
    const granted = await app.internalApi.grantForPassword({
      ...asked,
      password: 'seven silent routers',
      scopes: [],
    });
    expect(granted.rejection).toBe('NONE');
    const [after] = await app.sql<{ hash: string }>(hash);
    expect(after?.hash).not.toBe(before?.hash);
  });

  it('creates clients, such as those of the console and the command line', async () => {
    const uri = 'https://app.example/callback';
    const options = ['--scope', 'apps', '--scope', 'profile', '--grant', 'password', '--redirect-uri', uri];
    const made = await run('client', 'create', 'dashboard', ...options);
    const secret = expect.stringMatching(/^[\w-]{43}$/);
    expect(made).toMatchObject({ name: 'dashboard', accepted: true, grants: ['password'], secret, uri });
    await expect(app.admin('client', 'create', 'dashboard', ...options)).rejects.toMatchObject(
      rejected('Client dashboard already exists'),
    );
  });

  it('creates a client if it is missing, and leaves only the same one as it is', async () => {
    const uri = 'https://first.example/callback';
    const create = (name: string, ...more: string[]) => {
      const options = '--scope apps --grant authorization_code --if-missing --redirect-uri'.split(' ');
      return app.admin('client', 'create', name, ...options, ...more);
    };
    const differs = (name: string, difference: string) =>
      rejected(`Client ${name} already exists, and is another: ${difference}`);
    await create('first', uri, '--official');
    expect((await create('first', uri, '--official')).stdout).toContain('exists');
    await expect(create('first', uri)).rejects.toMatchObject(differs('first', 'it is official'));
    const other = 'https://other.example/callback';
    await expect(create('first', other, '--official')).rejects.toMatchObject(
      differs('first', `it has no redirect URI ${other}`),
    );
    await create('second', uri);
    const change = (column: string, value: string) =>
      app.sql(`update clients set ${column} = ${value} where id = 'second'`);
    await expect(create('second', uri, '--official')).rejects.toMatchObject(
      differs('second', 'it is not official'),
    );
    await change('redirect_uris', `array['${uri}', '${other}']`);
    await expect(create('second', uri)).rejects.toMatchObject(
      differs('second', `it has the redirect URI ${other}`),
    );
    await change('is_accepted', 'false');
    await expect(create('second', uri)).rejects.toMatchObject(differs('second', 'it is not accepted'));
    await change('owner_id', `(select id from users where username = 'bob')`);
    await expect(create('second', uri)).rejects.toMatchObject(differs('second', 'it has an owner'));
  });

  it.each([
    [['client', 'create', 'x1'], /^Scope not valid: /],
    [['client', 'create', '--scope', 'apps'], /^Command not valid: use client create NAME/],
    [['client', 'create', 'x1', '--scope', 'apps', '--redirect-uri', '/x'], /^RedirectUris not valid: /],
    [['user', 'verify-email'], /^Command not valid: use user verify-email NAME/],
    [['user', 'verify-email', 'a', 'b'], /^Command not valid: use user verify-email NAME/],
    [
      ['user', 'make-admin', 'a'],
      /^Command not valid: use one of component-token list, .*user create,.* as --help describes them$/m,
    ],
  ])('gets one sentence of error for %j', async (args, stderr) =>
    expect(app.admin(...args)).rejects.toMatchObject({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(stderr),
    }),
  );

  it('is recorded in the audit log', async () => {
    await app.register('traced');
    await run('user', 'verify-email', 'traced');
    const options = ['--scope', 'apps', '--grant', 'password', '--redirect-uri', 'https://app.example/'];
    await run('client', 'create', 'traced', ...options);
    const entries = await app.sql(
      `select action, actor, address from audit_log
        where action = 'client.created' and entity_id = 'traced'
           or action = 'user.email_verified' and entity_id = (select id from users where username = 'traced') order by 1`,
    );
    expect(entries).toEqual([
      { action: 'client.created', actor: 'operator', address: null },
      { action: 'user.email_verified', actor: 'operator', address: null },
    ]);
  });
});

describe('A purge', () => {
  const apps = '/api/v2/applications';
  const purge = (...more: string[]) => app.admin('application', 'purge', 'my-app', ...more);

  it('removes deleted applications only, never while tokens of their keys may be valid, and leaves nothing to the next owner of the id', async () => {
    await expect(purge()).rejects.toMatchObject(rejected('Application not valid: my-app is not deleted'));
    await app.call('DELETE', `${apps}/my-app`, { as: ann });
    await expect(purge()).rejects.toMatchObject({
      stderr: expect.stringContaining('tokens made of keys of my-app may live until'),
    });
    await app.sql(`update applications set deleted = now() - interval '25 hours'`);

    await app.sql(`insert into collaborators (kind, entity_id, user_id, rights)
                   select 'components', 'my-app', id, '{component:settings}' from users where username = 'ann'`);
    expect((await purge('--json')).stdout).toBe('{"id":"my-app","done":"application.purged"}\n');
    await expect(purge()).rejects.toMatchObject(rejected('Application my-app not found'));
    const kinds = await app.sql(`select kind from collaborators where entity_id = 'my-app'`);
    expect(kinds).toEqual([{ kind: 'components' }]);
    const cleo = await app.ownerOf('my-app', 'cleo');
    const { body } = await app.call('GET', `${apps}/my-app/audit`, { as: cleo });
    expect(body).toEqual([expect.objectContaining({ action: 'application.created', actor: 'cleo' })]);
    expect(await app.call('GET', `${apps}/my-app`, { as: ann })).toMatchObject({ status: 403 });
  });

  it('does not wait for tokens to expire when run with --now', async () => {
    const dora = await app.ownerOf('short-lived', 'dora');
    await app.call('DELETE', `${apps}/short-lived`, { as: dora });
    await app.admin('application', 'purge', 'short-lived', '--now');
    expect(await app.sql(`select 1 from applications where id = 'short-lived'`)).toEqual([]);
  });
});

describe('A purge of a gateway', () => {
  it('removes a deleted gateway a day after its deletion, and frees its id', async () => {
    const eve = await app.user('eve');
    const body = { id: 'old-gateway', frequency_plan: 'EU_863_870' };
    await app.call('POST', '/api/v2/gateways', { as: eve, body });
    const purge = (...more: string[]) => app.admin('gateway', 'purge', 'old-gateway', ...more);
    await expect(purge()).rejects.toMatchObject(rejected('Gateway not valid: old-gateway is not deleted'));
    await app.call('DELETE', '/api/v2/gateways/old-gateway', { as: await app.login('eve') });
    await expect(purge()).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Gateway not valid: tokens of old-gateway may live until .*--now/),
    });
    await app.sql(`update gateways set deleted = now() - interval '25 hours'`);
    expect((await purge('--json')).stdout).toBe('{"id":"old-gateway","done":"gateway.purged"}\n');
    await expect(purge()).rejects.toMatchObject(rejected('Gateway old-gateway not found'));
    expect(await app.call('POST', '/api/v2/gateways', { as: await app.user('finn'), body })).toMatchObject({
      status: 201,
    });
  });
});

describe('A purge of an OAuth client', () => {
  const clients = '/api/v2/clients';
  const body = { name: 'old-client', scope: ['profile'], uri: 'https://client.example/back' };
  const purge = (...more: string[]) => app.admin('client', 'purge', 'old-client', ...more);

  it('removes a deleted client a day after its deletion, after oauth has removed its logins, and frees its name', async () => {
    const gil = await app.user('gil');
    expect(await app.call('POST', clients, { as: gil, body })).toMatchObject({ status: 201 });
    await expect(purge('--now')).rejects.toMatchObject(
      rejected('Client not valid: old-client is not deleted'),
    );
    await app.call('DELETE', `${clients}/old-client`, { as: gil });
    await expect(purge()).rejects.toMatchObject({
      stderr: expect.stringMatching(
        /^Client not valid: tokens that users gave old-client may live until .*--now/,
      ),
    });
    expect(app.tokens.forgotten).toEqual([]);
    await app.sql(`update clients set deleted = now() - interval '25 hours' where id = 'old-client'`);
    expect((await purge('--json')).stdout).toBe('{"id":"old-client","done":"client.purged"}\n');
    expect(app.tokens.forgotten).toEqual(['old-client']);
    await expect(purge()).rejects.toMatchObject(rejected('Client old-client not found'));

    const hal = await app.user('hal');
    expect(await app.call('POST', clients, { as: hal, body })).toMatchObject({ status: 201 });
    const { body: history } = await app.call('GET', `${clients}/old-client/audit`, { as: hal });
    expect(history).toEqual([expect.objectContaining({ action: 'client.created', actor: 'hal' })]);
  });
});

describe('A purge of a component', () => {
  const list = async () => (await app.admin('component-token', 'list', '--json')).stdout;

  it('waits until its tokens have expired, which the operator can look up', async () => {
    await app.admin('component-token', '--type', 'router', '--id', 'old-router');
    expect(JSON.parse(await list())).toEqual({
      type: 'router',
      id: 'old-router',
      created: expect.any(String),
      expires: expect.any(String),
    });
    await expect(app.admin('component', 'purge', 'old-router')).rejects.toMatchObject({
      stderr: expect.stringMatching(/^Component not valid: tokens of old-router may live until/),
    });
    await app.admin('component', 'purge', 'old-router', '--now');
    expect(await app.sql(`select 1 from components where id = 'old-router'`)).toEqual([]);
    expect(await list()).toBe('');
    await expect(app.admin('component', 'purge', 'old-router')).rejects.toMatchObject(
      rejected('Component old-router not found'),
    );
  });
});
