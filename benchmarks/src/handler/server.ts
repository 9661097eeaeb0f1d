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
  postgresUrl,
  startBuiltApp,
  startFakeAuthServer,
  startPostgres,
} from '@fieldpost/testing';
import type { Teardown } from '../teardown.js';
import { applications } from './fleet.js';
import type { UplinkLoad } from './uplink-load.js';

/** The handler as production runs it, beside the broker of the load process. */
export interface HandlerServer {
  readonly handler: number;
  readonly postgres: number;
  readonly database: string;
  readonly mqttPort: number;
  readonly stop: () => Promise<void>;
}

export const sealingKey = Buffer.alloc(32, 7);
/** Opens both applications for reading. */
export const accessKey = 'bench-key';

interface Place {
  readonly home: string;
  readonly teardown: Teardown;
}

/** Starts it with an empty database that loses nothing. */
export async function startHandler(
  load: UplinkLoad,
  profile: string | undefined,
  teardown: Teardown,
): Promise<HandlerServer> {
  const home = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
  teardown.add(() => rmSync(home, { recursive: true, force: true }));
  const database = await databaseIn({ home, teardown });
  const httpPort = await freePort();
  const mqttPort = await freePort();
  const app = await startBuiltApp({
    name: 'handler',
    httpPort,
    env: {
      ...(await identityIn({ home, teardown }, load.certificate)),
      FIELDPOST_MODE: 'production',
      FIELDPOST_LISTEN_HOST: '127.0.0.1',
      FIELDPOST_INTERNAL_SECRET: randomBytes(24).toString('hex'),
      HANDLER_ID: 'bench-handler',
      HANDLER_GRPC_PORT: String(await freePort()),
      HANDLER_HTTP_PORT: String(httpPort),
      HANDLER_MQTT_PORT: String(mqttPort),
      HANDLER_MQTTS_PORT: String(await freePort()),
      HANDLER_DATABASE_URL: database.url,
      HANDLER_MIGRATE_AT_START: 'true',
      HANDLER_SEALING_KEY: sealingKey.toString('base64'),
      HANDLER_DISCOVERY_ADDRESS: `localhost:${load.port}`,
      ...(await tokensFor(teardown)),
      HANDLER_KEYS_DIR: home,
      ...(profile !== undefined && {
        NODE_OPTIONS: `--import ${new URL('../programs/profile.js', import.meta.url).href}`,
        BENCH_PROFILE_DIR: profile,
      }),
    },
  });
  teardown.add(() => app.stop());
  return { handler: app.pid, postgres: database.pid, database: database.url, mqttPort, stop: app.stop };
}

async function databaseIn({ home, teardown }: Place) {
  const superuser = { port: await freePort(), password: randomBytes(16).toString('hex') };
  const postgres = await startPostgres({ ...superuser, dir: join(home, 'postgres'), durability: 'kept' });
  teardown.add(() => postgres.stop());
  const password = randomBytes(16).toString('hex');
  await ensureDatabases(postgres.url('postgres'), [{ name: 'handler', password }]);
  const url = postgresUrl({ port: superuser.port, user: 'handler', password, database: 'handler' });
  return { url, pid: postgres.pid };
}

/** Certificate, component token and whom to trust, as files. */
async function identityIn({ home }: Place, discoveryCa: string) {
  const { cert, key } = await makeCertificate(new Date());
  const file = (name: string, content: string): string => {
    writeFileSync(join(home, name), content);
    return join(home, name);
  };
  return {
    HANDLER_TLS_CERT_FILE: file('cert.pem', cert),
    HANDLER_TLS_KEY_FILE: file('key.pem', key),
    HANDLER_AUTH_TOKEN_FILE: file('token', 'nobody looks at it here'),
    HANDLER_DISCOVERY_CA_FILE: file('discovery.pem', discoveryCa),
  };
}

/** A token server that knows one access key: the way of tokens is measured by other runs. */
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
