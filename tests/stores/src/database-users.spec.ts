import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asClient, debianBinaries, freePort, type Postgres, startPostgres } from '@fieldpost/testing';
import { commandsUnder, give, root } from './guide-commands.js';

const apps = ['account', 'oauth', 'discovery', 'handler', 'network'] as const;
const folder = mkdtempSync(join(tmpdir(), 'database-users-'));
/** In place of kubectl: prints what would be in the Secrets. */
const kubectl = 'kubectl() { printf "%s\\n" "$@"; };';
let server: Postgres;
/** The addresses of the databases that the Secrets have, by app. */
let addresses: Readonly<Record<string, string>>;

beforeAll(async () => {
  server = await startPostgres({
    ...{ dir: join(folder, 'postgres'), port: await freePort(), password: 'x' },
    binaries: debianBinaries(),
  });
  const words = {
    'databases.sql': join(folder, 'databases.sql'),
    'db.example.org:5432': `127.0.0.1:${server.port}`,
    '-h db.example.org -U postgres': `'${server.url('postgres')}'`,
  };
  const [secrets = '', databases = ''] = commandsUnder('## Secrets', 'docs/guides/kubernetes.md', words);
  const { stdout } = await give(`${kubectl} ${secrets}`);
  addresses = Object.fromEntries(
    [...stdout.matchAll(/^--from-literal=(\w+)_DATABASE_URL=(.+)$/gm)].map(([, app = '', url = '']) => [
      app.toLowerCase(),
      url,
    ]),
  );
  await give(databases);
});
afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

const addressOf = (app: string): string => addresses[app] ?? '';
const ask = (url: string, sql: string) => asClient(url, async (client) => (await client.query(sql)).rows);

describe('The users of databases that the guide for Kubernetes makes', () => {
  it('have a password each, which no other app knows', () => {
    expect(Object.keys(addresses).sort()).toEqual([...apps].sort());
    expect(new Set(apps.map((app) => new URL(addressOf(app)).password)).size).toBe(apps.length);
  });

  it.each(apps)('can migrate and use the database of %s, and open no other', async (app) => {
    await ask(addressOf(app), 'create table notes (id int)');
    expect(await ask(addressOf(app), 'select * from notes')).toEqual([]);
    for (const other of apps.filter((name) => name !== app)) {
      const url = new URL(addressOf(app));
      url.pathname = other;
      await expect(ask(url.href, 'select 1')).rejects.toThrow('permission denied for database');
    }
  });
});

describe('The passwords of databases', () => {
  const guide = readFileSync(join(root, 'docs/guides/rotate-secrets.md'), 'utf8');
  const [, statements = ''] = /```sql\n(create role[\s\S]*?)```/.exec(guide) ?? [];

  it('are rotated by a second user, who works with the tables of the first, also when that one cannot log in', async () => {
    await ask(addressOf('account'), 'create table earlier (id int)');
    await ask(server.url('postgres'), statements);
    const second = new URL(addressOf('account'));
    Object.assign(second, { username: 'account_2', password: 'new password' });
    await ask(second.href, 'create table later (id int)');
    await ask(second.href, 'insert into earlier values (1)');
    await ask(addressOf('account'), 'insert into later values (2)');
    await ask(server.url('postgres'), 'alter role account nologin');
    await expect(ask(addressOf('account'), 'select 1')).rejects.toThrow('is not permitted to log in');
    expect(
      await ask(second.href, "select distinct tableowner from pg_tables where schemaname = 'public'"),
    ).toEqual([{ tableowner: 'account' }]);
    await ask(server.url('postgres'), "alter role account login password 'newer'");
    const first = new URL(addressOf('account'));
    first.password = 'newer';
    expect(await ask(first.href, 'select id from later')).toEqual([{ id: 2 }]);
  });
});
