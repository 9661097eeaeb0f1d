import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Problem } from '@fieldpost/testing';

export const backupUsage = `Backs up what the suite keeps.

  npm run backup -- suite     --to DIR [--data DIR]
  npm run backup -- databases --to DIR [--data DIR | --env-file FILE]
  npm run backup -- cluster   --to DIR --server URL

  suite             everything that a suite of npm start keeps, with its secrets, while it runs or not
  databases         the database of each app, one consistent dump each
  cluster           the whole server, as a start for recovery to a point in time
  --to DIR          a folder that is not there yet
  --data DIR        data folder of a suite of this machine (default for suite: .fieldpost in this repository)
  --env-file FILE   the settings of the apps; without both they are taken from the environment
  --server URL      postgresql://user:password@host:port of a user that may replicate`;

export const restoreUsage = `Restores what was backed up.

  npm run restore -- suite     --from DIR [--data DIR]
  npm run restore -- databases --from DIR [--env-file FILE]
  npm run restore -- cluster   --from DIR --archive DIR --into DIR [--until TIME]

  suite             a data folder for npm start, which must not be there or be empty
  databases         each app's database, which has to be there and empty
  cluster           a data folder for PostgreSQL, which recovers when it is started on it
  --from DIR        what npm run backup wrote
  --data DIR        data folder of the suite (default: .fieldpost in this repository)
  --env-file FILE   the settings of the apps; without it they are taken from the environment
  --archive DIR     where archive_command of the server puts the write-ahead log
  --into DIR        the data folder to make
  --until TIME      the moment to recover to, such as 2026-11-21T14:05:00Z; without it everything is recovered`;

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
    throw new Problem(`"${what}" is none of suite, databases and cluster. See --help.`);
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
