import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Server, ServerCredentials } from '@grpc/grpc-js';
import { loadClients } from '@fieldpost/contracts';
import {
  ensureDatabases,
  freePort,
  makeCertificate,
  nodeFlags,
  postgresUrl,
  startBuiltApp,
  startFakeAuthServer,
  startPostgres,
} from '@fieldpost/testing';
import type { Teardown } from '../teardown.js';
import { applications } from './fleet.js';
import { brokerId } from './broker-key.js';
import type { UplinkLoad } from './uplink-load.js';

/** One process of the handler. */
export interface Replica {
  readonly handler: number;
  readonly grpcPort: number;
  readonly mqttPort: number;
  readonly stop: () => Promise<void>;
}

/** The handler as in production, with the broker of the load process. */
export interface HandlerServer extends Replica {
  /** Port of its gRPC server. */
  readonly certificate: string;
  readonly postgres: number;
  readonly database: string;
  /** Starts another replica. */
  readonly follow: () => Promise<Replica>;
}

export const sealingKey = Buffer.alloc(32, 7);
/** Access keys for both applications. */
export const accessKey = 'bench-key';

interface ReplicaPorts {
  readonly home: string;
  readonly teardown: Teardown;
}

export interface HandlerOptions {
  /** Folder for CPU profiles. */
  readonly profile?: string | undefined;
  readonly settings?: Readonly<Record<string, string>>;
}

/** Starts it with an empty database that syncs to disk. */
export async function startHandler(
  load: UplinkLoad,
  { profile, settings }: HandlerOptions,
  teardown: Teardown,
): Promise<HandlerServer> {
  const home = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
  teardown.add(() => rmSync(home, { recursive: true, force: true }));
  const database = await databaseIn({ home, teardown });
  const { certificate, ...identity } = await identityIn({ home, teardown }, load.certificate);
  const env = {
    ...identity,
    FIELDPOST_MODE: 'production',
    FIELDPOST_LISTEN_HOST: '127.0.0.1',
    FIELDPOST_INTERNAL_SECRET: randomBytes(24).toString('hex'),
    HANDLER_ID: 'bench-handler',
    HANDLER_DATABASE_URL: database.url,
    HANDLER_MIGRATE_AT_START: 'true',
    HANDLER_SEALING_KEY: sealingKey.toString('base64'),
    HANDLER_DISCOVERY_ADDRESS: `localhost:${load.port}`,
    ...(await tokensFor(teardown)),
    HANDLER_ACCOUNT_ADDRESS: '',
    HANDLER_BROKER_IDS: brokerId,
    HANDLER_KEYS_DIR: home,
    ...settings,
    ...(profile !== undefined && {
      NODE_OPTIONS: `--import ${new URL('../programs/profile.js', import.meta.url).href}`,
      BENCH_PROFILE_DIR: profile,
    }),
  };
  const first = await startReplica(env, teardown);
  return {
    ...{ ...first, certificate, postgres: database.pid, database: database.url },
    follow: () => startReplica(env, teardown),
  };
}

async function startReplica(env: Readonly<Record<string, string>>, teardown: Teardown): Promise<Replica> {
  const ports = {
    http: await freePort(),
    grpc: await freePort(),
    mqtt: await freePort(),
    mqtts: await freePort(),
  };
  const app = await startBuiltApp({
    name: 'handler',
    httpPort: ports.http,
    flags: nodeFlags,
    env: {
      ...env,
      HANDLER_HTTP_PORT: String(ports.http),
      HANDLER_GRPC_PORT: String(ports.grpc),
      HANDLER_MQTT_PORT: String(ports.mqtt),
      HANDLER_MQTTS_PORT: String(ports.mqtts),
    },
  });
  teardown.add(() => app.stop());
  return { handler: app.pid, grpcPort: ports.grpc, mqttPort: ports.mqtt, stop: app.stop };
}

async function databaseIn({ home, teardown }: ReplicaPorts) {
  const superuser = { port: await freePort(), password: randomBytes(16).toString('hex') };
  const postgres = await startPostgres({ ...superuser, dir: join(home, 'postgres'), durability: 'kept' });
  teardown.add(() => postgres.stop());
  const password = randomBytes(16).toString('hex');
  await ensureDatabases(postgres.url('postgres'), [{ name: 'handler', password }]);
  const url = postgresUrl({ port: superuser.port, user: 'handler', password, database: 'handler' });
  return { url, pid: postgres.pid };
}

/** Files with certificate, component token and trusted certificates. */
async function identityIn({ home }: ReplicaPorts, discoveryCa: string) {
  const { cert, key } = await makeCertificate(new Date());
  const file = (name: string, content: string): string => {
    writeFileSync(join(home, name), content);
    return join(home, name);
  };
  return {
    certificate: cert,
    HANDLER_TLS_CERT_FILE: file('cert.pem', cert),
    HANDLER_TLS_KEY_FILE: file('key.pem', key),
    HANDLER_AUTH_TOKEN_FILE: file('token', 'nobody looks at it here'),
    HANDLER_DISCOVERY_CA_FILE: file('discovery.pem', discoveryCa),
  };
}

/** A token server with one access key, because other runs measure tokens. */
async function tokensFor(teardown: Teardown) {
  const auth = await startFakeAuthServer();
  teardown.add(() => auth.close());
  const rights = Object.fromEntries(Object.values(applications).map((appId) => [appId, ['messages:up:r']]));
  const scope = Object.values(applications).map((appId) => `apps:${appId}`);
  const server = new Server();
  teardown.add(() => server.forceShutdown());
  const { Tokens } = loadClients('fieldpost/oauth/v1/tokens.proto').fieldpost.oauth.v1;
  server.addService(Tokens.service, {
    ExchangeAccessKey: (_call: unknown, done: (error: null, answer: object) => void) => {
      const access_token = auth.sign({ sub: 'bench', scope, apps: rights });
      done(null, { access_token, expires_at: String(Math.floor(Date.now() / 1000) + 3600) });
    },
  });
  const port = await new Promise<number>((resolve, reject) => {
    server.bindAsync('127.0.0.1:0', ServerCredentials.createInsecure(), (error, bound) =>
      error ? reject(error) : resolve(bound),
    );
  });
  return { HANDLER_OAUTH_ADDRESS: `127.0.0.1:${port}`, HANDLER_AUTH_SERVERS: `fieldpost=${auth.url}` };
}
