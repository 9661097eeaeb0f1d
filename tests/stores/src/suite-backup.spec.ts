import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import {
  AccountClient,
  asClient,
  ensureDatabases,
  findBinaries,
  freePort,
  postgresUrl,
  startPostgres,
  Suite,
} from '@fieldpost/testing';
import { commandsUnder, give } from './guide-commands.js';
import { appNames } from './test-deployment.js';

const person = { username: 'ada', email: 'ada@example.com', password: 'a long password of ada' };

let folder: string;
let suite: Suite;
const at = (name: string): string => join(folder, name);

/** What the guide says to do; its folders are those of the test. */
const guided = () =>
  commandsUnder('## A suite of `npm start`', 'docs/guides/backup.md', {
    '/backups': at('backups'),
    '.fieldpost-restored': at('restored'),
    '--data .fieldpost ': `--data ${at('data')} `,
  });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'suite-backup-'));
  suite = await Suite.start({ dataDir: at('data') });
  await new AccountClient(suite.addresses.account).register(person);
});

afterAll(async () => {
  await Suite.end(at('data'));
  await Suite.end(at('restored'));
  rmSync(folder, { recursive: true, force: true });
});

describe('A suite of npm start that is backed up as the guide says', () => {
  it('comes back with its users and their passwords, without programs of PostgreSQL', async () => {
    const [backup = '', restore = ''] = guided();
    await give(backup);
    const [copying = '', starting = ''] = restore.trim().split('\n');
    await give(copying);
    // Suite.start gives the same command, with ports of its own.
    expect(starting).toBe(`npm start -- --data ${at('restored')}`);
    const restored = await Suite.start({ dataDir: at('restored') });
    const account = new AccountClient(restored.addresses.account);
    expect(await account.passwordToken(person)).toEqual(expect.any(String));
  });

  it('is not written over another backup, nor restored over what is there', async () => {
    const [backup = '', restore = ''] = guided();
    await expect(give(backup)).rejects.toMatchObject({ stderr: expect.stringContaining('already exists') });
    const [copying = ''] = restore.split('\n');
    await expect(give(copying)).rejects.toMatchObject({ stderr: expect.stringContaining('is not empty') });
  });

  it('is not restored from a folder that is no complete backup', async () => {
    const command = `npm run restore -- suite --from ${at('data')} --data ${at('nothing')}`;
    await expect(give(command)).rejects.toMatchObject({
      stderr: expect.stringContaining('this is not a complete backup of a suite'),
    });
  });

  it('moves to the databases of another server, with programs that the guide says how to install', async () => {
    const password = 'of the new databases';
    const binaries = await findBinaries();
    const server = await startPostgres({ dir: at('postgres'), port: await freePort(), password, binaries });
    const names = appNames.map((app) => ({ name: app, password }));
    await ensureDatabases(server.url('postgres'), names);
    const urlOf = (app: string) => postgresUrl({ port: server.port, user: app, password, database: app });
    writeFileSync(
      at('apps.env'),
      appNames.map((app) => `${app.toUpperCase()}_DATABASE_URL=${urlOf(app)}\n`).join(''),
    );
    const words = {
      '~/postgresql-18': at('programs'),
      '/backups/2026-11-21': at('moved'),
      '.fieldpost/secrets.json': at('data/secrets.json'),
      '--data .fieldpost ': `--data ${at('data')} `,
      'apps.env': at('apps.env'),
    };
    const commands = commandsUnder('## Databases', 'docs/guides/backup.md', words);
    const [, install = '', backup = '', keys = '', restore = ''] = commands;
    const ofSuite = backup.split('\n').find((line) => line.includes('--data')) ?? '';
    try {
      await give([install, ofSuite, keys, restore].join('\n'));
      const text = 'select username from users';
      const { rows } = await asClient(urlOf('account'), (db) => db.query<object>(text));
      expect(rows).toContainEqual({ username: person.username });
    } finally {
      await server.stop();
    }
  });

  it('is backed up while it is stopped, too', async () => {
    await suite.stop();
    writeFileSync(at('data/processes.json'), '[]');
    await give(`npm run backup -- suite --data ${at('data')} --to ${at('stopped')}`);
    await give(`npm run restore -- suite --from ${at('stopped')} --data ${at('again')}`);
    const again = await Suite.start({ dataDir: at('again') });
    const account = new AccountClient(again.addresses.account);
    expect(await account.passwordToken(person)).toEqual(expect.any(String));
    await again.stop();
  });
});
