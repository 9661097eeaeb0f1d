import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { asClient, exists } from './databases.js';
import { freePort } from './free-port.js';
import { processesIn } from './leftovers.js';
import { postgresUrl, startPostgres } from './start-postgres.js';

/** A schema that many tests start from: made once by `prepare`, then copied. */
export interface Template {
  readonly name: string;
  readonly prepare: (url: string) => Promise<void>;
}

/** A database of one test. `drop` ends its sessions and removes it; others are removed with the cluster. */
export interface ThrowAwayDatabase {
  readonly url: string;
  /** Runs one statement, or several without values, on a connection that is kept for the next ones; returns the rows. */
  readonly query: <Row>(text: string, values?: readonly unknown[]) => Promise<readonly Row[]>;
  readonly drop: () => Promise<void>;
}

interface Cluster {
  readonly port: number;
  readonly password: string;
}

// Ends and removes the cluster when the process at the other end of its standard input has ended, in any
// way. The wait is bounded because an ended server stays a zombie until its parent collects it.
const guardian = `
  cat > /dev/null
  kill -QUIT "$1" 2> /dev/null
  i=0; while kill -0 "$1" 2> /dev/null && [ $i -lt 50 ]; do sleep 0.1; i=$((i + 1)); done
  rm -rf "$2"`;

let starting: Promise<Cluster> | undefined;
const preparing = new Map<string, Promise<void>>();

/**
 * A fresh, empty database (or a copy of the template) on a PostgreSQL of this test process alone. The server is started
 * by the first caller and ends with the process.
 */
export async function throwAwayDatabase(template?: Template): Promise<ThrowAwayDatabase> {
  const cluster = await (starting ??= ownCluster());
  const name = `test_${randomBytes(8).toString('hex')}`;
  if (template) await prepared(cluster, template);
  await createDatabase(cluster, name, template && templateName(template));
  const url = urlOf(cluster, name);
  const sessions = keptSessions(url);
  const drop = async () => {
    await dropDatabase(cluster, name);
    await sessions.end();
  };
  return { url, query: sessions.query, drop };
}

/** Sessions for statements of tests: a new one for each would take longer than most statements. */
function keptSessions(url: string): Pick<ThrowAwayDatabase, 'query'> & { readonly end: () => Promise<void> } {
  let pool: pg.Pool | undefined;
  const open = (): pg.Pool => {
    // The database may be dropped, which ends the sessions.
    const opened = new pg.Pool({ connectionString: url, idleTimeoutMillis: 0, allowExitOnIdle: true });
    return opened.on('error', () => undefined);
  };
  return {
    query: async <Row>(text: string, values: readonly unknown[] = []) => {
      const client = await (pool ??= open()).connect();
      try {
        const { rows } = await client.query(text, [...values]);
        client.release();
        return rows as readonly Row[];
      } catch (error) {
        // Its transaction may still be open.
        client.release(true);
        throw error;
      }
    },
    end: async () => {
      const closing = pool;
      pool = undefined;
      await closing?.end();
    },
  };
}

const templateName = (template: Template): string => `template_${template.name}`;
const urlOf = ({ port, password }: Cluster, database: string): string =>
  postgresUrl({ port, user: 'postgres', password, database });

/** Jest gives each file its own modules, so the cluster of the process is remembered on disk, under the process id. */
async function ownCluster(): Promise<Cluster> {
  const home = join(realpathSync(tmpdir()), `fieldpost-postgres-${process.pid}`);
  const note = join(home, 'cluster.json');
  const dir = join(home, 'data');
  if (existsSync(note) && processesIn(dir).length > 0)
    return JSON.parse(readFileSync(note, 'utf8')) as Cluster;

  rmSync(home, { recursive: true, force: true });
  mkdirSync(home, { mode: 0o700 });
  const cluster = { port: await freePort(), password: randomBytes(16).toString('hex') };
  const server = await startPostgres({ ...cluster, dir, durability: 'thrown-away' });
  server.unref();
  const guard = spawn('sh', ['-c', guardian, 'guardian', String(server.pid), home], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  });
  guard.unref();
  (guard.stdin as unknown as { unref: () => void }).unref();
  writeFileSync(note, JSON.stringify(cluster), { mode: 0o600 });
  return cluster;
}

async function prepared(cluster: Cluster, template: Template): Promise<void> {
  const ready = preparing.get(template.name) ?? prepare(cluster, template);
  preparing.set(template.name, ready);
  return ready;
}

async function prepare(cluster: Cluster, template: Template): Promise<void> {
  const final = templateName(template);
  const known = await asClient(urlOf(cluster, 'postgres'), (db) =>
    exists(db, 'pg_database', 'datname', final),
  );
  if (known) return;
  // Renamed when complete: a template whose preparation failed is never copied.
  const draft = `${final}_${randomBytes(4).toString('hex')}`;
  await createDatabase(cluster, draft, undefined);
  await template.prepare(urlOf(cluster, draft));
  await asClient(urlOf(cluster, 'postgres'), (db) =>
    db.query(`alter database ${pg.escapeIdentifier(draft)} rename to ${pg.escapeIdentifier(final)}`),
  );
}

async function createDatabase(cluster: Cluster, name: string, template: string | undefined): Promise<void> {
  const copy = template === undefined ? '' : ` template ${pg.escapeIdentifier(template)}`;
  await asClient(urlOf(cluster, 'postgres'), (db) => db.query(`create database ${name}${copy}`));
}

async function dropDatabase(cluster: Cluster, name: string): Promise<void> {
  await asClient(urlOf(cluster, 'postgres'), (db) =>
    db.query(`drop database if exists ${name} with (force)`),
  );
}
