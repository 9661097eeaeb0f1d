import { mkdirSync, renameSync, rmSync, statSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { SealedColumn } from '@fieldpost/persistence';
import { Problem } from '@fieldpost/testing';
import type { Client } from 'pg';
import { inDatabase, type KeptApp } from './apps.js';
import { checksumOf, type DumpedDatabase, type SealedSample, writeManifest } from './manifest.js';
import { connectionSettings, runPostgres } from './postgres-program.js';

/**
 * Dumps the database of each app into a folder, which is there under its name when everything is in it. Each dump shows
 * one moment; those of several apps are seconds apart, which apps that never read each other's data do not mind.
 */
export async function backupDatabases(
  apps: readonly KeptApp[],
  folder: string,
  { now, tell }: { readonly now: Date; readonly tell: (line: string) => void },
): Promise<void> {
  if (existsSync(folder)) throw new Problem(`--to not valid: ${folder} already exists.`);
  const draft = `${folder}.unfinished`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true, mode: 0o700 });
  const databases: Record<string, DumpedDatabase> = {};
  for (const app of apps) {
    databases[app.name] = await dump(app, draft);
    tell(`${app.name}: ${databases[app.name]?.bytes} bytes`);
  }
  writeManifest(draft, { format: 1, made: now.toISOString(), databases });
  renameSync(draft, folder);
}

async function dump(app: KeptApp, folder: string): Promise<DumpedDatabase> {
  const file = `${app.name}.dump`;
  const path = join(folder, file);
  const known = await inDatabase(app, async (db) => ({
    server: await one(db, 'show server_version'),
    migration: await one(db, 'select name from migrations order by id desc limit 1'),
    sealed: await samplesOf(db, app),
  }));
  // Neither owners nor grants: the database that it is restored to may belong to another role.
  const args = ['--format=custom', '--no-owner', '--no-privileges', `--file=${path}`];
  await runPostgres('pg_dump', args, {
    settings: connectionSettings(app.databaseUrl),
    server: known.server,
  });
  return { file, bytes: statSync(path).size, sha256: await checksumOf(path), ...known };
}

async function one(db: Client, text: string): Promise<string> {
  const { rows } = await db.query<string[]>({ text, rowMode: 'array' });
  return String(rows[0]?.[0] ?? '');
}

/** A value of each sealed column for each key that sealed some; all of them open, or the backup would be worth less. */
async function samplesOf(db: Client, { name, sealed, sealer }: KeptApp): Promise<readonly SealedSample[]> {
  const samples: SealedSample[] = [];
  for (const column of sealed) samples.push(...(await samplesIn(db, column)));
  for (const sample of sealer ? samples : []) {
    if (!opens(sealer, sealed, sample))
      throw new Problem(`The sealing key of ${name} cannot decrypt ${sample.table}.${sample.column}.`);
  }
  return samples;
}

async function samplesIn(db: Client, { table, column, key }: SealedColumn): Promise<readonly SealedSample[]> {
  const id = key.map((part) => `${part}::text`).join(', ');
  const { rows } = await db.query<{ id: string[]; value: Buffer }>(
    `select distinct on (substring(${column} from 1 for 9)) array[${id}] as id, ${column} as value
       from ${table} where ${column} is not null`,
  );
  return rows.map((row) => ({ table, column, id: row.id, value: row.value.toString('base64') }));
}

/** Whether the keys open a sample. */
export function opens(
  sealer: KeptApp['sealer'],
  columns: readonly SealedColumn[],
  sample: SealedSample,
): boolean {
  const column = columns.find(({ table, column: name }) => table === sample.table && name === sample.column);
  if (!column || !sealer) return false;
  try {
    sealer.open(Buffer.from(sample.value, 'base64'), column.contextOf(...sample.id));
    return true;
  } catch {
    // A wrong key is the expected failure; the caller names the column.
    return false;
  }
}
