import { spawn } from 'node:child_process';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { ensureDatabases, freePort, postgresUrl } from '@fieldpost/testing';
import { ask, OwnServer, password } from './own-server.js';

const own = new OwnServer();
const start = () => own.start();

describe('The embedded PostgreSQL', () => {
  it('keeps committed data when it is killed', async () => {
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

  it('replaces a server that outlived its parent', async () => {
    const orphan = await start();
    await start();
    expect(await orphan.exited).toBe('ended with code 0');
  });

  it('is not kept away by a pid file whose number belongs to another process now', async () => {
    const first = await start();
    await first.stop();
    writeFileSync(
      join(own.dir, 'postmaster.pid'),
      `${process.pid}\n${own.dir}\n1\n${first.port}\n\n127.0.0.1\n1 1\nready\n`,
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

  it('creates a separate database for each app, repeatedly', async () => {
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
    mkdirSync(join(own.parent, 'data'));
    const lib = new URL('../../../libs/testing/dist/index.js', import.meta.url).href;
    const plan = JSON.stringify({ dir: own.dir, port: await freePort(), password });
    const program = `const { startPostgres } = await import('${lib}'); console.log('go'); await startPostgres(${plan});`;
    const launcher = spawn(process.execPath, ['--input-type=module', '-e', program], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await new Promise((resolve) => launcher.stdout.once('data', resolve));
    await sleep(ms);
    launcher.kill('SIGKILL');
    expect(await ask((await start()).url('postgres'), 'select 1 as n')).toEqual([{ n: 1 }]);
    expect(readdirSync(join(own.parent, 'data'))).toEqual(['postgres']);
  });
});
