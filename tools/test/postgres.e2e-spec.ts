import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import {
  asClient,
  ensureDatabases,
  freePort,
  postgresUrl,
  startPostgres,
  type Postgres,
} from '@fieldpost/testing';
import { missingRoot, testsNeeding } from './needed.js';

const password = 'a password / with + signs';

let parent: string;
let dir: string;
let server: Postgres | undefined;

beforeEach(() => {
  parent = realpathSync(mkdtempSync(join(tmpdir(), 'fieldpost-e2e-')));
  dir = join(parent, 'data', 'postgres');
});
afterEach(async () => {
  await server?.stop();
  server = undefined;
  rmSync(parent, { recursive: true, force: true });
});

async function start(): Promise<Postgres> {
  mkdirSync(join(parent, 'data'), { recursive: true });
  server = await startPostgres({ dir, port: await freePort(), password });
  return server;
}
const ask = (url: string, sql: string) =>
  asClient(url, async (db) => (await db.query(sql)).rows as unknown[]);

describe('The embedded PostgreSQL', () => {
  it('keeps what it acknowledged when it is killed', async () => {
    const first = await start();
    await ask(first.url('postgres'), 'create table kept (n int)');
    await ask(first.url('postgres'), 'insert into kept select generate_series(1, 1000)');
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toBe('was killed by SIGKILL');
    const second = await start();
    expect(await ask(second.url('postgres'), 'select count(*)::int as n from kept')).toEqual([{ n: 1000 }]);
  });

  it('starts again beside a backend that outlived its killed server', async () => {
    const first = await start();
    const busy = ask(first.url('postgres'), `do $$ begin while true loop perform 1; end loop; end $$`).catch(
      () => [],
    );
    await sleep(300);
    process.kill(first.pid, 'SIGKILL');
    await first.exited;
    expect(await ask((await start()).url('postgres'), 'select 1 as n')).toEqual([{ n: 1 }]);
    await busy;
  });

  it('takes over from a server that outlived its launcher', async () => {
    const orphan = await start();
    await start();
    expect(await orphan.exited).toBe('ended with code 0');
  });

  it('is not kept away by a pid file whose number belongs to another process now', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(
      join(dir, 'postmaster.pid'),
      `${process.pid}\n${dir}\n1\n${first.port}\n\n127.0.0.1\n1 1\nready\n`,
    );
    await expect(start()).resolves.toMatchObject({ pid: expect.any(Number) });
  });

  it('listens on this machine with a password and nowhere else', async () => {
    const { port, url } = await start();
    const wrong = postgresUrl({ port, user: 'postgres', password: 'wrong', database: 'postgres' });
    await expect(ask(wrong, 'select 1')).rejects.toThrow('password authentication failed');
    expect(
      await ask(
        url('postgres'),
        `select name, setting from pg_settings where name in ('fsync', 'listen_addresses', 'unix_socket_directories') order by name`,
      ),
    ).toEqual([
      { name: 'fsync', setting: 'on' },
      { name: 'listen_addresses', setting: '127.0.0.1' },
      { name: 'unix_socket_directories', setting: '' },
    ]);
  });

  it('gives each app a database that the others cannot open, however often', async () => {
    const { url, port } = await start();
    const wanted = ['account', 'oauth'].map((name) => ({ name, password: `${name}+/=` }));
    await ensureDatabases(url('postgres'), wanted);
    await ensureDatabases(url('postgres'), wanted);
    const account = (database: string) =>
      postgresUrl({ port, user: 'account', password: 'account+/=', database });
    await ask(account('account'), 'create table mine (n int)');
    await expect(ask(account('oauth'), 'select 1')).rejects.toThrow('permission denied');
  });
});

describe('The first start', () => {
  it.each([50, 150, 300, 450])('is completed by the next when killed after %i ms', async (ms) => {
    mkdirSync(join(parent, 'data'));
    const lib = new URL('../../libs/testing/dist/index.js', import.meta.url).href;
    const plan = JSON.stringify({ dir, port: await freePort(), password });
    const program = `const { startPostgres } = await import('${lib}'); console.log('go'); await startPostgres(${plan});`;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => launcher.stdout.once('data', resolve));
    await sleep(ms);
    launcher.kill('SIGKILL');
    expect(await ask((await start()).url('postgres'), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(readdirSync(join(parent, 'data'))).toEqual(['postgres']);
  });

  const closed = 'works in a folder that only root may enter, as somebody else than root';
  testsNeeding(missingRoot, closed, () => {
    it(closed, async () => {
      chmodSync(parent, 0o700);
      const { url } = await start();
      expect(await ask(url('postgres'), 'select 1 as n')).toEqual([{ n: 1 }]);
      expect(statSync(dir).uid).not.toBe(0);
      expect(existsSync(join(dir, 'PG_VERSION'))).toBe(true);
    });
  });
});
