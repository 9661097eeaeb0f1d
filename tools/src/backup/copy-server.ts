import { writeFileSync } from 'node:fs';
import { copyFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { asClient } from '@fieldpost/testing';
import type { Client } from 'pg';
import { copyTree } from './copy-tree.js';

/** Files that a copy of a running server leaves out (PostgreSQL, "Making a Base Backup Using the Low Level API"). */
const transient = ['pg_wal', 'pg_replslot', 'pg_dynshmem', 'pg_notify', 'pg_serial', 'pg_snapshots'];
const transientToo = ['pg_stat_tmp', 'pg_subtrans'];
const emptied = new Set([...transient, ...transientToo]);

const isTransient = (path: string): boolean => {
  const [first = '', second] = path.split('/');
  if (first === 'postmaster.pid' || first === 'postmaster.opts') return true;
  if (path.split('/').some((name) => name.startsWith('pgsql_tmp'))) return true;
  return emptied.has(first) && second !== undefined;
};

const segment = /^[0-9A-F]{24}$/;

/**
 * Copies the data folder of a server on this machine while it works, without any program of PostgreSQL. The log that is
 * written during the copy is part of it: a server that is started on it recovers to the end of the copy.
 */
export async function copyRunningServer(url: string, dir: string, to: string): Promise<void> {
  await asClient(url, async (db) => {
    // The slot keeps the log from being recycled; it is dropped with this connection.
    await db.query(`select pg_create_physical_replication_slot('fieldpost_backup', true, true)`);
    const start = await walAt(db, `pg_backup_start('fieldpost', true)`);
    await copyTree(dir, to, isTransient);
    const { rows } = await db.query<{ lsn: string; labelfile: string }>(
      'select * from pg_backup_stop(false)',
    );
    const [{ lsn = '', labelfile = '' } = {}] = rows;
    writeFileSync(join(to, 'backup_label'), labelfile, { mode: 0o600 });
    await copyLog(dir, to, [start, await walAt(db, `'${lsn}'::pg_lsn`)]);
  });
}

async function walAt(db: Client, position: string): Promise<string> {
  const { rows } = await db.query<{ name: string }>(`select pg_walfile_name(${position}) as name`);
  return rows[0]?.name ?? '';
}

/** The segments of the log from the first to the last, and the history of their timelines. */
async function copyLog(dir: string, to: string, [first, last]: readonly [string, string]): Promise<void> {
  const names = await readdir(join(dir, 'pg_wal'));
  const wanted = names.filter(
    (name) => name.endsWith('.history') || (segment.test(name) && name >= first && name <= last),
  );
  for (const name of wanted) await copyFile(join(dir, 'pg_wal', name), join(to, 'pg_wal', name));
}
