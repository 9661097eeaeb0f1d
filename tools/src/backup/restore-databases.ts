import { join } from 'node:path';
import { Problem } from '@fieldpost/testing';
import { inDatabase, type KeptApp } from './apps.js';
import { opens } from './backup-databases.js';
import { checksumOf, type DumpedDatabase, type Manifest } from './manifest.js';
import { connectionSettings, runPostgres } from './postgres-program.js';

/**
 * Fills the empty databases of the apps from a backup. Nothing is written before everything was looked at: the files,
 * the sealing keys and all databases. Each database is filled in one transaction.
 */
export async function restoreDatabases(
  apps: readonly KeptApp[],
  { folder, manifest }: { readonly folder: string; readonly manifest: Manifest },
  tell: (line: string) => void,
): Promise<void> {
  const wanted = apps.map((app) => ({ app, dumped: dumpOf(manifest, app) }));
  for (const { app, dumped } of wanted) {
    await requireWhole(folder, dumped);
    requireKeys(app, dumped);
    await requireEmpty(app);
  }
  for (const { app, dumped } of wanted) {
    const args = ['--single-transaction', '--exit-on-error', '--no-owner', '--no-privileges'];
    const settings = connectionSettings(app.databaseUrl);
    const place = `--dbname=${settings['PGDATABASE'] ?? ''}`;
    await runPostgres('pg_restore', [...args, place, join(folder, dumped.file)], {
      settings,
      server: dumped.server,
    });
    tell(`${app.name}: restored as of ${manifest.made}, up to migration ${dumped.migration}`);
  }
}

function dumpOf({ databases }: Manifest, { name }: KeptApp): DumpedDatabase {
  const dumped = databases[name];
  if (!dumped) throw new Problem(`The backup does not contain ${name}.`);
  return dumped;
}

async function requireWhole(folder: string, { file, sha256 }: DumpedDatabase): Promise<void> {
  const found = await checksumOf(join(folder, file)).catch((cause: Error) => {
    throw new Problem(`${join(folder, file)} cannot be read: ${cause.message}`, { cause });
  });
  if (found !== sha256) throw new Problem(`${join(folder, file)} is damaged: its checksum differs.`);
}

function requireKeys({ name, sealed, sealer }: KeptApp, dumped: DumpedDatabase): void {
  const setting = `${name.toUpperCase()}_SEALING_KEY`;
  for (const sample of dumped.sealed) {
    if (!sealer) throw new Problem(`${setting} is missing, which values of the backup need.`);
    if (opens(sealer, sealed, sample)) continue;
    throw new Problem(
      `${setting} cannot decrypt ${sample.table}.${sample.column}: the key that encrypted it is missing.`,
    );
  }
}

async function requireEmpty(app: KeptApp): Promise<void> {
  const text = `select count(*)::int as count from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname not in ('pg_catalog', 'information_schema') and n.nspname not like 'pg_toast%'`;
  const { rows } = await inDatabase(app, (db) => db.query<{ count: number }>(text));
  if (rows[0]?.count !== 0) throw new Problem(`The database of ${app.name} is not empty.`);
}
