import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '@fieldpost/testing';

export const backupUsage = `Backs up a suite or its databases.

  npm run backup -- suite     --to DIR [--data DIR]
  npm run backup -- databases --to DIR [--data DIR | --env-file FILE]
  npm run backup -- cluster   --to DIR --server URL

  suite             a running or stopped suite of npm start, including its secrets
  databases         the database of each app, one consistent dump each
  cluster           the whole server, as the base for recovery to a point in time
  --to DIR          new folder for the backup; must not exist
  --data DIR        data folder of a suite on this machine (default for suite: .fieldpost in this repository)
  --env-file FILE   settings of the apps; without --data and --env-file they are read from the environment
  --server URL      postgresql://user:password@host:port of a user with the right replication`;

export const restoreUsage = `Restores a backup.

  npm run restore -- suite     --from DIR [--data DIR]
  npm run restore -- databases --from DIR [--env-file FILE]
  npm run restore -- cluster   --from DIR --archive DIR --into DIR [--until TIME]

  suite             into a data folder for npm start, which must be missing or empty
  databases         into the databases of the apps, which must exist and be empty
  cluster           into a data folder for PostgreSQL, which recovers when it starts
  --from DIR        folder written by npm run backup
  --data DIR        data folder of the suite (default: .fieldpost in this repository)
  --env-file FILE   settings of the apps; by default they are read from the environment
  --archive DIR     folder with the write-ahead log, as written by archive_command of the server
  --into DIR        new data folder; must not exist
  --until TIME      time to recover to, such as 2026-11-21T14:05:00Z; by default everything is recovered`;

const folders = ['to', 'from', 'data', 'archive', 'into', 'env-file'] as const;
type Folder = (typeof folders)[number];

/** Parsed arguments; paths are absolute. */
export interface BackupOptions {
  readonly what: 'suite' | 'databases' | 'cluster' | 'help';
  readonly paths: Partial<Readonly<Record<Folder, string>>>;
  readonly server?: string | undefined;
  readonly until?: Date | undefined;
}

/** Reads the arguments of both commands; relative paths are resolved against the current folder of the command. */
export function parseBackupOptions(args: readonly string[], from: string): BackupOptions {
  const { values, positionals } = parsed(args);
  const [what] = positionals;
  if (values.help === true || what === undefined) return { what: 'help', paths: {} };
  if (what !== 'suite' && what !== 'databases' && what !== 'cluster')
    throw new Problem(`"${what}" is not valid: use suite, databases or cluster. See --help.`);
  const given = folders.flatMap((name) => {
    const value = values[name];
    return typeof value === 'string' ? [[name, resolve(from, value)] as const] : [];
  });
  return { what, paths: Object.fromEntries(given), server: values.server, until: momentOf(values.until) };
}

function parsed(args: readonly string[]) {
  const text = { type: 'string' } as const;
  const options = {
    ...{ to: text, from: text, data: text, archive: text, into: text, 'env-file': text },
    ...{ server: text, until: text, help: { type: 'boolean' } as const },
  };
  try {
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (error) {
    throw new Problem(`${(error as Error).message}. See --help.`, { cause: error });
  }
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  const hasZone = /(Z|[+-]\d\d:?\d\d)$/.test(text);
  if (hasZone && !Number.isNaN(moment.getTime())) return moment;
  throw new Problem('--until not valid: write a time with its zone, such as 2026-11-21T14:05:00Z.');
}

/** A path that a command cannot do without. */
export function required({ paths }: BackupOptions, name: Folder): string {
  const path = paths[name];
  if (path === undefined) throw new Problem(`--${name} is missing. See --help.`);
  return path;
}
