import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { sealingKeys } from '@fieldpost/config';
import { connectionTo, Sealer, type SealedColumn } from '@fieldpost/persistence';
import { Problem, Suite } from '@fieldpost/testing';
import type { Client } from 'pg';
import { suiteSettingsOf } from '../admin/suite-settings.js';
import { type AppName, appsOf } from '../start/settings/environment.js';
import type { BackupOptions } from './options.js';

/** The data of one app. */
export interface KeptApp {
  readonly name: AppName;
  readonly databaseUrl: string;
  /** The sealed columns of the app; may be empty. */
  readonly sealed: readonly SealedColumn[];
  /** Undefined where no key is given. */
  readonly sealer: Sealer | undefined;
}

type Settings = Readonly<Record<string, string | undefined>>;

/** The apps with their settings, from the running suite, a file or the environment; network only where it is in use. */
export function keptApps({ paths }: BackupOptions, root: string, env: Settings): Promise<readonly KeptApp[]> {
  const file = paths['env-file'];
  if (file !== undefined && !existsSync(file))
    throw new Problem(`--env-file not valid: ${file} does not exist.`);
  const given = file === undefined ? env : parseEnv(readFileSync(file, 'utf8'));
  const { data } = paths;
  const found = data === undefined ? undefined : Suite.find(data).addresses;
  const network = found ? found.network_http !== undefined : given['NETWORK_DATABASE_URL'] !== undefined;
  return Promise.all(
    appsOf({ network }).map((name) => {
      const settings = data && found ? suiteSettingsOf(name, data, found) : given;
      return keptApp(name, settings, root);
    }),
  );
}

async function keptApp(name: AppName, settings: Settings, root: string): Promise<KeptApp> {
  const prefix = name.toUpperCase();
  const databaseUrl = settings[`${prefix}_DATABASE_URL`];
  if (!databaseUrl) throw new Problem(`${prefix}_DATABASE_URL is missing.`);
  const keys = settings[`${prefix}_SEALING_KEY`];
  const read = keys ? sealingKeys.safeParse(keys) : undefined;
  if (read?.success === false)
    throw new Problem(`${prefix}_SEALING_KEY not valid: ${read.error.issues[0]?.message}.`);
  return {
    name,
    databaseUrl,
    sealed: await sealedColumnsOf(name, root),
    sealer: read && new Sealer(...read.data),
  };
}

/** The sealed columns, as exported by the built app. */
async function sealedColumnsOf(name: AppName, root: string): Promise<readonly SealedColumn[]> {
  const file = join(root, 'apps', name, 'dist/modules/database/sealed-columns.js');
  if (!existsSync(file)) return [];
  const built = (await import(pathToFileURL(file).href)) as {
    readonly sealedColumns: readonly SealedColumn[];
  };
  return built.sealedColumns;
}

/** Runs the work on one connection to an app's database, which is closed however the work ends. */
export async function inDatabase<T>(
  { databaseUrl, name }: KeptApp,
  work: (db: Client) => Promise<T>,
): Promise<T> {
  const { Client: ClientOfPrimary, connectionString } = connectionTo(databaseUrl);
  const db = new ClientOfPrimary({ connectionString });
  db.on('error', () => undefined);
  await db.connect().catch((cause: Error) => {
    throw new Problem(`The database of ${name} cannot be reached: ${cause.message}`, { cause });
  });
  try {
    return await work(db);
  } finally {
    await db.end();
  }
}
