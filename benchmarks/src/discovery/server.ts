import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  ensureDatabases,
  freePort,
  makeCertificate,
  nodeFlags,
  postgresUrl,
  startBuiltApp,
  startPostgres,
} from '@fieldpost/testing';
import type { Teardown } from '../teardown.js';
import { type Catalogue, fill } from './catalogue.js';

/** Node flags of every app, with a heap for a million announcements. */
const flags = nodeFlags.map((flag) => flag.replace(/(max-old-space-size)=.*/, '$1=4096'));

/** Discovery as in production, with a catalogue. */
export interface DiscoveryServer {
  readonly pid: number;
  readonly grpcPort: number;
  readonly httpPort: number;
  /** Seconds from the start of the process until it serves. */
  readonly startSeconds: number;
  readonly stop: () => Promise<void>;
}

/** A database with a catalogue, used by several servers. */
export interface Filled {
  readonly home: string;
  readonly database: string;
  readonly start: (workers: number, profile?: string) => Promise<DiscoveryServer>;
}

/** Creates a database, migrates it with discovery, and fills it. */
export async function filled(catalogue: Catalogue, teardown: Teardown): Promise<Filled> {
  const home = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
  teardown.add(() => rmSync(home, { recursive: true, force: true }));
  const { cert, key } = await makeCertificate(new Date());
  writeFileSync(join(home, 'cert.pem'), cert);
  writeFileSync(join(home, 'key.pem'), key);
  const database = await databaseIn(home, teardown);
  const start = (workers: number, profile?: string) =>
    startServer({ home, database, workers, profile }, teardown);
  const first = await start(1);
  await first.stop();
  await fill(database, catalogue);
  return { home, database, start };
}

async function databaseIn(home: string, teardown: Teardown): Promise<string> {
  const superuser = { port: await freePort(), password: randomBytes(16).toString('hex') };
  const postgres = await startPostgres({ ...superuser, dir: join(home, 'postgres'), durability: 'kept' });
  teardown.add(() => postgres.stop());
  const password = randomBytes(16).toString('hex');
  await ensureDatabases(postgres.url('postgres'), [{ name: 'discovery', password }]);
  return postgresUrl({ port: superuser.port, user: 'discovery', password, database: 'discovery' });
}

interface Start {
  readonly home: string;
  readonly database: string;
  readonly workers: number;
  readonly profile: string | undefined;
}

async function startServer(
  { home, database, workers, profile }: Start,
  teardown: Teardown,
): Promise<DiscoveryServer> {
  const [grpcPort, httpPort] = [await freePort(), await freePort()];
  const started = performance.now();
  const app = await startBuiltApp({
    name: 'discovery',
    httpPort,
    flags,
    timeoutMs: 180_000,
    env: {
      FIELDPOST_MODE: 'production',
      FIELDPOST_LISTEN_HOST: '127.0.0.1',
      FIELDPOST_INTERNAL_SECRET: randomBytes(24).toString('hex'),
      DISCOVERY_GRPC_PORT: String(grpcPort),
      DISCOVERY_HTTP_PORT: String(httpPort),
      DISCOVERY_WORKERS: String(workers),
      DISCOVERY_DATABASE_URL: database,
      DISCOVERY_MIGRATE_AT_START: 'true',
      DISCOVERY_TLS_CERT_FILE: join(home, 'cert.pem'),
      DISCOVERY_TLS_KEY_FILE: join(home, 'key.pem'),
      DISCOVERY_AUTH_SERVERS: 'fieldpost=http://127.0.0.1:9',
      DISCOVERY_KEYS_DIR: home,
      ...(profile !== undefined && {
        NODE_OPTIONS: `--import ${new URL('../programs/profile.js', import.meta.url).href}`,
        BENCH_PROFILE_DIR: profile,
      }),
    },
  });
  teardown.add(() => app.stop());
  const startSeconds = (performance.now() - started) / 1_000;
  return { pid: app.pid, grpcPort, httpPort, startSeconds, stop: app.stop };
}
