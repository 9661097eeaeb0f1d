import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { LoginProvidersClient } from '@fieldpost/internal-clients';
import { type Account, secret } from '../support/account.js';
import { Production } from '../support/production.js';

let production: Production;
let app: Account;
let providers: LoginProvidersClient;
const folder = mkdtempSync(join(tmpdir(), 'login-providers-'));
const path = '/api/v2/login-providers';
const body = {
  ...{ id: 'corp', name: 'Corp', issuer: 'https://login.corp.example', client_id: 'fieldpost' },
  ...{ client_secret: 'a secret at the provider', email_domains: ['Corp.example'] },
};

beforeAll(async () => {
  production = await Production.start();
  ({ app } = production);
  providers = new LoginProvidersClient(app.internalAddress, secret);
});
afterAll(async () => {
  providers.onModuleDestroy();
  await app.stop();
  rmSync(folder, { recursive: true });
});

const listed = async () => (await providers.listLoginProviders({})).providers;

describe('A login provider', () => {
  beforeAll(() => app.restart({}));

  it('is added, changed and removed by administrators, who never see its secret again', async () => {
    const made = await production.byRoot('POST', path, { body });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{
          id: 'corp',
          origin: 'api',
          enabled: true,
          creates_users: false,
          email_domains: ['corp.example'],
        },
        scopes: ['openid', 'profile', 'email', 'offline_access'],
      },
    });
    const read = await production.byRoot('GET', `${path}/corp`);
    const all = await production.byRoot('GET', path);
    expect([read.body, (all.body as unknown[])[0]]).toEqual([made.body, made.body]);
    for (const { text } of [made, read, all]) expect(text).not.toContain('a secret');
    expect(await listed()).toMatchObject([{ id: 'corp', client_secret: 'a secret at the provider' }]);

    const changes = { name: 'Company', creates_users: true, scopes: ['email'] };
    expect((await production.byRoot('PATCH', `${path}/corp`, { body: changes })).status).toBe(204);
    expect(await listed()).toMatchObject([
      { name: 'Company', client_secret: 'a secret at the provider', scopes: ['openid', 'email'] },
    ]);
    await production.byRoot('PATCH', `${path}/corp`, { body: { client_secret: '' } });
    expect(await listed()).toMatchObject([{ client_secret: '' }]);
    await production.byRoot('PATCH', `${path}/corp`, { body: { enabled: false } });
    expect(await listed()).toEqual([]);

    expect((await production.byRoot('POST', path, { body })).status).toBe(409);
    expect((await production.byRoot('DELETE', `${path}/corp`)).status).toBe(204);
    expect((await production.byRoot('DELETE', `${path}/corp`)).status).toBe(404);
  });

  it('is written to the audit log of the administrator, without its secret', async () => {
    await production.byRoot('POST', path, { body: { ...body, id: 'logged' } });
    await production.byRoot('PATCH', `${path}/logged`, { body: { name: 'Logged' } });
    await production.byRoot('DELETE', `${path}/logged`);
    const { body: entries, text } = await production.byRoot('GET', '/api/v2/users/me/audit?limit=20');
    const actions = (entries as { action: string }[]).map(({ action }) => action);
    for (const action of ['created', 'changed', 'removed'])
      expect(actions).toContain(`login_provider.${action}`);
    expect(text).not.toContain('a secret');
  });

  it('is one of fifty at most, however many are added at once', async () => {
    await production.byRoot('POST', path, { body: { ...body, id: 'many-0' } });
    await app.sql(
      `insert into login_providers
       select (json_populate_record(p, json_build_object('id', 'many-' || n, 'sealed', null))).*
         from login_providers p, generate_series(1, 48) as n`,
    );
    const add = (id: string) => production.byRoot('POST', path, { body: { ...body, id } });
    const statuses = (await Promise.all(['a', 'b', 'c', 'd'].map((id) => add(`many-${id}`)))).map(
      ({ status }) => status,
    );
    expect(statuses.sort()).toEqual([201, 429, 429, 429]);
    await app.sql(`delete from login_providers where id like 'many-%'`);
  });

  it('has an https issuer in production', async () => {
    for (const issuer of [
      'http://login.corp.example',
      'https://x.example/?a=b',
      'ftp://x',
      'x',
      'https://u@x.example',
    ])
      expect(await production.byRoot('POST', path, { body: { ...body, issuer } })).toMatchObject({
        status: 400,
        body: { error: expect.stringContaining('should be an https URL without query') },
      });
  });

  it.each([
    { name: '' },
    { icon: 'other' },
    { email_domains: ['no domain'] },
    { scopes: ['a b'] },
    { groups_claim: 'a b' },
    { id: 'NOT AN ID' },
    { administrator_groups: 'admins' },
  ])('is rejected with %j', async (wrong) => {
    expect((await production.byRoot('POST', path, { body: { ...body, ...wrong } })).status).toBe(400);
  });
});

describe('Login providers of a file', () => {
  const file = join(folder, 'providers.json');
  const restart = (content: unknown) => {
    writeFileSync(file, JSON.stringify(content));
    return app.restart({ ACCOUNT_LOGIN_PROVIDERS_FILE: file });
  };

  it('are read only, come first, and have their secret in a file of its own', async () => {
    writeFileSync(join(folder, 'secret'), 'from a file\n');
    const { client_secret: _, ...plain } = body;
    await restart([{ ...plain, client_secret_file: join(folder, 'secret') }]);
    expect(await listed()).toMatchObject([{ id: 'corp', client_secret: 'from a file' }]);
    expect((await production.byRoot('GET', `${path}/corp`)).body).toMatchObject({ origin: 'settings' });
    for (const method of ['PATCH', 'DELETE'])
      expect((await production.byRoot(method, `${path}/corp`, { body: {} })).status).toBe(403);
    expect((await production.byRoot('POST', path, { body })).status).toBe(409);
  });

  it.each([
    ['no JSON', '{', 'the file is not JSON'],
    ['a provider without a name', JSON.stringify([{ ...body, name: '' }]), '0.name can not be empty'],
    ['plain HTTP', JSON.stringify([{ ...body, issuer: 'http://x.example' }]), 'should be an https URL'],
  ])('are named when they cannot be used: %s', async (_, content, reason) => {
    writeFileSync(file, content);
    const { ProvidersOfSettings } = await import('../../src/login-providers/providers-of-settings.js');
    expect(() => ProvidersOfSettings.from(file, false)).toThrow(
      expect.objectContaining({ message: expect.stringContaining(reason) }),
    );
  });
});
