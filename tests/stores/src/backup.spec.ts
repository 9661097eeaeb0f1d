import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  asClient,
  debianBinaries,
  ensureDatabases,
  freePort,
  type Postgres,
  postgresUrl,
  startPostgres,
} from '@fieldpost/testing';
import { type AppName, appNames, House, person, sealingKey } from './house.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const password = randomBytes(12).toString('hex');
const binaries = debianBinaries();

let folder: string;
let server: Postgres;
let key: string;

const at = (name: string): string => join(folder, name);
/** An app's database, as it was or as it is restored. */
const urlOf = (app: AppName, which: 'first' | 'second') =>
  postgresUrl({ port: server.port, user: `${which}_${app}`, password, database: `${which}_${app}` });

/** Runs a command as `npm run` does, with these settings; a failure is an answer. */
async function command(
  name: 'backup' | 'restore',
  args: readonly string[],
  env: Readonly<Record<string, string>> = {},
): Promise<{ readonly code: number; readonly said: string }> {
  const place = JSON.stringify({ root, folder });
  const script = `const { ${name} } = await import('${root}tools/dist/backup/main.js');
    process.exitCode = await ${name}(process.argv.slice(1), ${place});`;
  const program = ['--input-type=module', '-e', script, '--', ...args];
  const options = { env: { PATH: process.env['PATH'], ...env } };
  try {
    const { stdout } = await promisify(execFile)(process.execPath, program, options);
    return { code: 0, said: stdout };
  } catch (error) {
    const { code, stderr } = error as { readonly code: number; readonly stderr: string };
    return { code, said: stderr };
  }
}

const settingsFor = (which: 'first' | 'second'): Readonly<Record<string, string>> =>
  Object.fromEntries(
    appNames.flatMap((app) => [
      [`${app.toUpperCase()}_DATABASE_URL`, urlOf(app, which)],
      ...(app === 'discovery' ? [] : [[`${app.toUpperCase()}_SEALING_KEY`, sealingKey(app)]]),
    ]),
  );

/** Two servers of the suite after each other: on the databases as they were, and on those that were restored. */
const houseOn = (which: 'first' | 'second') =>
  House.start({ folder: at(`house-${which}`), databaseUrl: (app) => urlOf(app, which) });

const restoreAll = (env = settingsFor('second')) => command('restore', ['databases', '--from', 'dumps'], env);

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  mkdirSync(at('archive'));
  server = await startPostgres({
    dir: at('postgres'),
    port: await freePort(),
    password,
    binaries,
    settings: { archive_mode: 'on', archive_command: `cp %p ${at('archive')}/%f` },
  });
  const names = appNames.flatMap((app) => [`first_${app}`, `second_${app}`]);
  await ensureDatabases(
    server.url('postgres'),
    names.map((name) => ({ name, password })),
  );
  const house = await houseOn('first');
  await house.account.register(person);
  await (await house.personsAccount()).createApplication('my-app', 'My application');
  const account = await house.personsAccount('apps:my-app');
  await account.addAccessKey('my-app', 'devices', ['devices', 'settings']);
  ({ key } = await account.accessKey('my-app', 'devices'));
  const handler = house.handler(key);
  await handler.registerApplication('my-app');
  handler.close();
  await house.close();
}, 180_000);

afterAll(async () => {
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('A backup of the databases', () => {
  it('is complete, and says what is in it', async () => {
    expect(await command('backup', ['databases', '--to', 'dumps'], settingsFor('first'))).toMatchObject({
      code: 0,
    });
    const { databases } = JSON.parse(readFileSync(at('dumps/manifest.json'), 'utf8')) as {
      readonly databases: Record<string, { readonly sha256: string; readonly sealed: readonly object[] }>;
    };
    expect(Object.keys(databases)).toEqual([...appNames]);
    expect(databases['account']?.sealed).toEqual([
      expect.objectContaining({ table: 'access_keys', column: 'sealed', id: ['my-app', 'devices'] }),
    ]);
  });

  it('is never written over another', async () =>
    expect(await command('backup', ['databases', '--to', 'dumps'], settingsFor('first'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('is there already'),
    }));

  it('is not restored with another sealing key', async () => {
    const wrong = { ...settingsFor('second'), ACCOUNT_SEALING_KEY: Buffer.alloc(32, 99).toString('base64') };
    expect(await restoreAll(wrong)).toEqual({
      code: 1,
      said: 'ACCOUNT_SEALING_KEY does not open access_keys.sealed: it lacks the key that sealed it.\n',
    });
  });

  it('is not restored when a file is not what was written', async () => {
    const good = readFileSync(at('dumps/handler.dump'));
    appendFileSync(at('dumps/handler.dump'), 'x');
    expect(await restoreAll()).toMatchObject({
      code: 1,
      said: expect.stringContaining('its checksum differs'),
    });
    writeFileSync(at('dumps/handler.dump'), good);
  });

  it('is not restored over what is there', async () =>
    expect(await restoreAll(settingsFor('first'))).toMatchObject({
      code: 1,
      said: expect.stringContaining('The database of account is not empty'),
    }));

  it('brings everything back, sealed values too', async () => {
    expect(await restoreAll()).toMatchObject({ code: 0 });
    const house = await houseOn('second');
    const account = await house.personsAccount('apps:my-app');
    expect(await account.accessKey('my-app', 'devices')).toMatchObject({ key });
    const handler = house.handler(key);
    expect(await handler.getApplication('my-app')).toMatchObject({ app_id: 'my-app' });
    handler.close();
    await house.close();
  }, 120_000);
});

describe('A copy of the whole server', () => {
  const write = (name: string) =>
    asClient(server.url('postgres'), (db) => db.query(`insert into notes values ('${name}')`));

  it('is recovered to a moment between two writes', async () => {
    await asClient(server.url('postgres'), (db) => db.query('create table notes (name text)'));
    const copied = await command('backup', ['cluster', '--to', 'copy', '--server', server.url('postgres')]);
    expect(copied).toMatchObject({ code: 0 });
    await write('before');
    const moment = await asClient(server.url('postgres'), async (db) => {
      const { rows } = await db.query<{ now: Date }>('select clock_timestamp() as now');
      // Milliseconds are what a JavaScript date has; the next write is in a later one.
      await db.query('select pg_sleep(0.01)');
      return new Date((rows[0]?.now.getTime() ?? 0) + 2).toISOString();
    });
    await write('after');
    await asClient(server.url('postgres'), (db) => db.query('select pg_switch_wal()'));
    await server.stop();

    const args = [
      'cluster',
      '--from',
      'copy',
      '--archive',
      'archive',
      '--into',
      'recovered',
      '--until',
      moment,
    ];
    expect(await command('restore', args)).toMatchObject({ code: 0 });
    await promisify(execFile)('chown', ['-R', `--reference=${at('postgres')}`, at('recovered')]);
    server = await startPostgres({ dir: at('recovered'), port: server.port, password, binaries });
    const names = await asClient(server.url('postgres'), async (db) => {
      const { rows } = await db.query<{ name: string }>('select name from notes');
      return rows.map(({ name }) => name);
    });
    expect(names).toEqual(['before']);
  }, 120_000);

  it('is not recovered from when a file of it has changed', async () => {
    appendFileSync(at('copy/PG_VERSION'), 'x');
    const args = ['cluster', '--from', 'copy', '--archive', 'archive', '--into', 'again'];
    expect(await command('restore', args)).toMatchObject({
      code: 1,
      said: expect.stringContaining('pg_verifybackup fails'),
    });
  });
});
