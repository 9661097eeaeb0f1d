import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { asClient, debianBinaries, freePort, type Postgres, startPostgres } from '@fieldpost/testing';
import { momentOf, untilRecovered } from './moment.js';

const chart = fileURLToPath(new URL('../../../k8s/helm/fieldpost', import.meta.url));
const password = randomBytes(12).toString('hex');
const binaries = debianBinaries();

let folder: string;
let server: Postgres;
/** Who the server is; on a cluster the scripts are the same. */
let user: { readonly uid: number; readonly gid: number };

const at = (...path: readonly string[]): string => join(folder, ...path);
const data = (): string => at('disk', 'data');
const copies = () => readdirSync(at('archive/copies')).sort();
const segments = () =>
  readdirSync(at('archive/log'))
    .filter((name) => /^[0-9A-F]{24}$/.test(name))
    .sort();

/** Runs a script of the chart with what its CronJobs give it. */
const runScript = (name: string, args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  promisify(execFile)('sh', [at('scripts', name), ...args], {
    ...user,
    cwd: folder,
    env: {
      PATH: `${dirname(binaries.postgres)}:${process.env['PATH']}`,
      ARCHIVE_FOLDER: at('archive'),
      ARCHIVE_KEEP_DAYS: '7',
      PGDATA: data(),
      PGHOST: '127.0.0.1',
      PGPORT: String(server.port),
      PGUSER: 'postgres',
      PGPASSWORD: password,
      ...env,
    },
  });
const copy = () => runScript('copy.sh', []);
const restore = (until: string) => runScript('restore.sh', [], { RESTORE_UNTIL: until });

/** The settings that the chart gives the server, with the places of this machine. */
function settingsOfManifest(): Readonly<Record<string, string>> {
  const manifest = readFileSync(join(chart, 'templates/postgres.yaml'), 'utf8');
  const found = manifest.matchAll(/^ +- ([a-z_]+)=(.*)$/gm);
  const here = (value: string) => value.replace('/etc/fieldpost/archive', at('scripts'));
  const settings = Object.fromEntries([...found].map(([, name = '', value = '']) => [name, here(value)]));
  return { ...settings, archive_command: `ARCHIVE_FOLDER=${at('archive')} ${settings['archive_command']}` };
}

const start = async (port: number) => {
  server = await startPostgres({ dir: data(), port, password, binaries, settings: settingsOfManifest() });
  await untilRecovered(server.url('postgres'));
};
const ask = (sql: string) =>
  asClient(server.url('postgres'), async (db) => (await db.query(sql)).rows as unknown[]);
const write = (name: string) => ask(`insert into notes values ('${name}')`);
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'log-archive-'));
  chmodSync(folder, 0o755);
  cpSync(join(chart, 'files/archive'), at('scripts'), { recursive: true });
  for (const name of ['archive', 'disk']) mkdirSync(at(name));
  await start(await freePort());
  user = statSync(data());
  for (const name of ['archive', 'disk']) chownSync(at(name), user.uid, user.gid);
  await ask('create table notes (name text)');
});

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('The archive of the log', () => {
  it('takes a segment a second time, and never another one under its name', async () => {
    const other = { ARCHIVE_FOLDER: at('disk/other') };
    for (const name of ['first', 'second']) writeFileSync(at('disk', name), name);
    await runScript('archive.sh', [at('disk/first'), '01'], other);
    await runScript('archive.sh', [at('disk/first'), '01'], other);
    await expect(runScript('archive.sh', [at('disk/second'), '01'], other)).rejects.toMatchObject({
      code: 1,
    });
    expect(readdirSync(at('disk/other/log'))).toEqual(['01']);
    expect(readFileSync(at('disk/other/log/01'), 'utf8')).toBe('first');
  });

  it('brings a server back to a time between two writes', async () => {
    await copy();
    await write('before');
    const between = await momentOf(server.url('postgres'));
    await write('after');
    await expect(restore(between)).rejects.toMatchObject({
      stderr: expect.stringContaining('A server runs'),
    });
    await server.stop();
    const early = restore('2020-01-01T00:00:00Z');
    await expect(early).rejects.toMatchObject({
      stderr: expect.stringContaining('There is no copy from before'),
    });

    await restore(between);
    await start(server.port);
    expect(await ask('select name from notes')).toEqual([{ name: 'before' }]);
    expect(readdirSync(at('disk')).filter((name) => name.startsWith('data.before-'))).toHaveLength(1);
  });

  it('continues after that, and brings back everything without a given time', async () => {
    await write('later');
    await server.stop();
    await restore('');
    await start(server.port);
    expect(await ask('select name from notes')).toEqual([{ name: 'before' }, { name: 'later' }]);
  });

  it('loses copies that are too old, and the log that only they needed', async () => {
    const [first = ''] = copies();
    const old = Date.now() / 1_000 - 9 * 86_400;
    utimesSync(at('archive/copies', first), old, old);
    mkdirSync(at('archive/copies/1.unfinished'));
    const before = segments();
    await copy();
    const [made = '', ...others] = copies();
    expect([others, made > first]).toEqual([[], true]);
    const label = readFileSync(at('archive/copies', made, 'backup_label'), 'utf8');
    const [, needed = ''] = /\(file ([0-9A-F]{24})\)/.exec(label) ?? [];
    expect(segments()[0]).toBe(needed);
    expect(before[0]).not.toBe(needed);
  });
});
