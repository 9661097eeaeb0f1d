import { appendFileSync, cpSync, existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Problem } from '@fieldpost/testing';
import { connectionSettings, runPostgres } from './postgres-program.js';

/** Copies a whole server while it works, with a manifest of PostgreSQL's own that names each file's checksum. */
export async function backupCluster(server: string, folder: string): Promise<void> {
  if (existsSync(folder)) throw new Problem(`--to not valid: ${folder} already exists.`);
  const args = [
    `--pgdata=${folder}`,
    '--wal-method=stream',
    '--checkpoint=fast',
    '--manifest-checksums=SHA256',
  ];
  await runPostgres('pg_basebackup', args, { settings: connectionSettings(server) });
}

export interface ClusterRestore {
  readonly from: string;
  readonly archive: string;
  readonly into: string;
  /** Recovers up to the last write at or before this; up to the end of the archive without it. */
  readonly until?: Date | undefined;
}

/** Makes a data folder from a copy of a server; started on it, PostgreSQL recovers, then accepts writes. */
export async function restoreCluster({ from, archive, into, until }: ClusterRestore): Promise<void> {
  if (existsSync(into)) throw new Problem(`--into not valid: ${into} already exists.`);
  if (!existsSync(archive)) throw new Problem(`--archive not valid: ${archive} does not exist.`);
  await runPostgres('pg_verifybackup', [from]);
  cpSync(from, into, { recursive: true, preserveTimestamps: true, mode: 0 });
  const settings = [
    `restore_command = ${quoted(`cp ${shellQuoted(archive)}/%f "%p"`)}`,
    ...(until ? [`recovery_target_time = ${quoted(momentOf(until))}`] : []),
    `recovery_target_action = 'promote'`,
  ];
  appendFileSync(join(into, 'postgresql.auto.conf'), `${settings.join('\n')}\n`);
  writeFileSync(join(into, 'recovery.signal'), '');
}

/** A time in the format of PostgreSQL's settings, without `T` and `Z`. */
const momentOf = (time: Date): string => time.toISOString().replace('T', ' ').replace('Z', '+00');
/** A value as PostgreSQL's settings have it. */
const quoted = (text: string): string => `'${text.replaceAll("'", "''")}'`;
/** A word as a shell has it; a percent sign is PostgreSQL's own there. */
const shellQuoted = (text: string): string => `'${text.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;
