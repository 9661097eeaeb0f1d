import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { signal, untilGone } from '../apps/processes.js';
import { asClient } from './databases.js';
import { freePort } from './free-port.js';
import { type Postgres, startPostgres } from './start-postgres.js';

const run = promisify(execFile);
const promotionSeconds = 60;

/** A primary and a standby that has every write before it is acknowledged. */
export interface PostgresPair {
  readonly primary: Postgres;
  readonly standby: Postgres;
  /** SIGKILL of the primary; resolves when it is gone. */
  readonly killPrimary: () => Promise<void>;
  /** Resolves when the standby accepts writes. */
  readonly promote: () => Promise<void>;
  readonly stop: () => Promise<void>;
}

/** Starts both in folders below `dir`, with streaming replication between them. */
export async function startPostgresPair(dir: string): Promise<PostgresPair> {
  const common = { password: randomBytes(16).toString('hex'), durability: 'thrown-away' } as const;
  const one = { ...common, dir: join(dir, 'primary'), port: await freePort() };
  const other = { ...common, dir: join(dir, 'standby'), port: await freePort() };
  await (await startPostgres(one)).stop();
  // The copy belongs to the user of the server, as the original does.
  await run('cp', ['-a', one.dir, other.dir]);
  writeFileSync(join(other.dir, 'standby.signal'), '');

  const waiting = { synchronous_standby_names: '*', synchronous_commit: 'on' };
  const primary = await startPostgres({ ...one, settings: waiting });
  const source = `host=127.0.0.1 port=${one.port} user=postgres password=${one.password}`;
  const standby = await startPostgres({ ...other, settings: { primary_conninfo: source } });
  return {
    primary,
    standby,
    killPrimary: async () => {
      signal(primary.pid, 'SIGKILL');
      await untilGone([primary.pid]);
    },
    promote: () =>
      asClient(standby.url('postgres'), async (db) => {
        await db.query('select pg_promote(true, $1)', [promotionSeconds]);
      }),
    stop: async () => {
      await primary.stop();
      await standby.stop();
    },
  };
}
