import { randomBytes } from 'node:crypto';
import { appendFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
import { describeBackupJobs, type Which } from './backup-jobs.suite.js';
import { runCommand, type Settings } from './backup-programs.js';
import { type AppName, appNames, TestDeployment, person, sealingKey } from './test-deployment.js';
import { commandsUnder, give, root } from './guide-commands.js';
import { momentOf, untilRecovered } from './moment.js';

const password = randomBytes(12).toString('hex');
const binaries = debianBinaries();

let folder: string;
let server: Postgres;
let key: string;

const at = (name: string): string => join(folder, name);
const urlOf = (app: AppName, which: Which) =>
  postgresUrl({ port: server.port, user: `${which}_${app}`, password, database: `${which}_${app}` });

const command = (name: 'backup' | 'restore', args: readonly string[], env: Settings = {}) =>
  runCommand({ name, args, env, folder });

const settingsFor = (which: Which): Settings =>
  Object.fromEntries(
    appNames.flatMap((app) => [
      [`${app.toUpperCase()}_DATABASE_URL`, urlOf(app, which)],
      ...(app === 'discovery' ? [] : [[`${app.toUpperCase()}_SEALING_KEY`, sealingKey(app)]]),
    ]),
  );

/** Two servers of the suite after each other: on the databases as they were, and on those that were restored. */
const deploymentOn = (which: 'first' | 'second') =>
  TestDeployment.start({ folder: at(`deployment-${which}`), databaseUrl: (app) => urlOf(app, which) });

const restoreAll = (env = settingsFor('second')) => command('restore', ['databases', '--from', 'dumps'], env);

/** The one of the guide, which archives to a folder of the test. */
function archiveCommand(): string {
  const guide = readFileSync(join(root, 'docs/guides/backup.md'), 'utf8');
  const [, text = ''] = /archive_command = '(.*)'/.exec(guide) ?? [];
  return text.replaceAll(' /archive/', ` ${at('archive')}/`);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'));
  mkdirSync(at('archive'));
  server = await startPostgres({
    dir: at('postgres'),
    port: await freePort(),
    password,
    binaries,
    settings: { archive_mode: 'on', archive_command: archiveCommand() },
  });
  const names = (['first', 'second', 'third', 'fourth', 'fifth'] as const).flatMap((which) =>
    appNames.map((app) => `${which}_${app}`),
  );
  await ensureDatabases(
    server.url('postgres'),
    names.map((name) => ({ name, password })),
  );
  const deployment = await deploymentOn('first');
  await deployment.account.register(person);
  await (await deployment.personsAccount()).createApplication('my-app', 'My application');
  const account = await deployment.personsAccount('apps:my-app');
  await account.addAccessKey('my-app', 'devices', ['devices', 'settings', 'delete']);
  ({ key } = await account.accessKey('my-app', 'devices'));
  const handler = deployment.handler(key);
  await handler.registerApplication('my-app');
  handler.close();
  await deployment.close();
});

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
      said: expect.stringContaining('already exists'),
    }));

  it('is not restored with another sealing key', async () => {
    const wrong = { ...settingsFor('second'), ACCOUNT_SEALING_KEY: Buffer.alloc(32, 99).toString('base64') };
    expect(await restoreAll(wrong)).toEqual({
      code: 1,
      said: 'ACCOUNT_SEALING_KEY cannot decrypt access_keys.sealed: the key that encrypted it is missing.\n',
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
    const deployment = await deploymentOn('second');
    const account = await deployment.personsAccount('apps:my-app');
    expect(await account.accessKey('my-app', 'devices')).toMatchObject({ key });
    const handler = deployment.handler(key);
    expect(await handler.getApplication('my-app')).toMatchObject({ app_id: 'my-app' });
    handler.close();
    await deployment.close();
  });
});

const keysAt = async (which: Which): Promise<readonly object[]> =>
  (await asClient(urlOf('account', which), (db) => db.query<object>('select name from access_keys'))).rows;

describe('The commands of the guide', () => {
  it('back up databases by a file of settings, and restore them', async () => {
    const words = { '/backups/2026-11-21': at('guided'), 'apps.env': at('apps.env') };
    const [, , backup = '', , restore = ''] = commandsUnder('## Databases', 'docs/guides/backup.md', words);
    const byFile = backup.split('\n').find((line) => line.includes('--env-file'));
    const useSettings = (which: Which) => {
      const lines = Object.entries(settingsFor(which)).map(([name, value]) => `${name}=${value}`);
      writeFileSync(at('apps.env'), lines.join('\n'));
    };
    useSettings('first');
    await give(byFile ?? '');
    useSettings('fourth');
    await give(restore);
    expect(await keysAt('fourth')).toEqual([{ name: 'devices' }]);
  });
});

describeBackupJobs({ at, command, keysAt, settingsFor, urlOf });

describe('A copy of the whole server, by the commands of the guide', () => {
  const write = (name: string) =>
    asClient(server.url('postgres'), (db) => db.query(`insert into notes values ('${name}')`));
  /** The copy and its restore up to a moment; `chown` gives the folder to the user of this server. */
  const guided = (moment: string, into: string) =>
    commandsUnder('## A point in time', 'docs/guides/backup.md', {
      '--archive /archive': `--archive ${at('archive')}`,
      '/backups/copy-2026-11-21': at('copy'),
      'postgresql://replicator:password@db:5432': server.url('postgres'),
      '2026-11-21T14:05:00Z': moment,
      '/var/lib/postgresql/recovered': at(into),
      'chown -R postgres:': `chown -R --reference=${at('postgres')}`,
    });

  it('is recovered to a time between two writes', async () => {
    await asClient(server.url('postgres'), (db) => db.query('create table notes (name text)'));
    const [copy = ''] = guided('', '');
    await give(copy);
    await write('before');
    const moment = await momentOf(server.url('postgres'));
    await write('after');
    await asClient(server.url('postgres'), (db) => db.query('select pg_switch_wal()'));
    await server.stop();

    const [, restore = ''] = guided(moment, 'recovered');
    await give(restore);
    server = await startPostgres({ dir: at('recovered'), port: server.port, password, binaries });
    await untilRecovered(server.url('postgres'));
    const read = await asClient(server.url('postgres'), (db) => db.query('select name from notes'));
    expect(read.rows).toEqual([{ name: 'before' }]);
  });

  it('is not recovered from when a file of it has changed', async () => {
    appendFileSync(at('copy/PG_VERSION'), 'x');
    const [, restore = ''] = guided(new Date().toISOString(), 'again');
    await expect(give(restore)).rejects.toMatchObject({
      stderr: expect.stringContaining('pg_verifybackup fails'),
    });
  });
});
