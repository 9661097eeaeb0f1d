import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  type BuiltApp,
  ensureDatabases,
  freePort,
  nodeFlags,
  postgresUrl,
  startBuiltApp,
  startPostgres,
  untilStarted,
} from '@fieldpost/testing';
import { hash } from '@node-rs/argon2';
import type { Served } from '../measure/measure.js';
import type { Teardown } from '../teardown.js';
import { addClient, addReadable, password } from './population.js';

export type Algorithm = 'ES256' | 'RS256';

/** Account and oauth as in production, on a PostgreSQL that syncs to disk. */
export interface Stack {
  readonly accountPort: number;
  readonly oauthPort: number;
  readonly served: Served;
  /** Address of account's database. */
  readonly database: string;
  /** Of every user. */
  readonly passwordHash: string;
  readonly sealingKey: Buffer;
}

export interface StackOptions {
  readonly algorithm: Algorithm;
  /** Folder for CPU profiles of both apps, which are written when they stop. */
  readonly profile: string | undefined;
  /** Processes per app that share its ports; one by default. */
  readonly workers?: number;
  /** Further settings of oauth. */
  readonly oauthSettings?: Readonly<Record<string, string>>;
}

/** Parameters of account's password hashes. */
const cost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

/** Starts everything and adds the first applications. */
export async function startStack(
  { algorithm, profile, workers = 1, oauthSettings = {} }: StackOptions,
  teardown: Teardown,
): Promise<Stack> {
  const home = mkdtempSync(join(tmpdir(), 'fieldpost-bench-'));
  teardown.add(() => rmSync(home, { recursive: true, force: true }));
  const { pid, urls } = await startDatabases(home, teardown);
  const ports = { account: await freePort(), accountInner: await freePort(), oauth: await freePort() };
  const plan: Plan = { ...ports, oauthInner: await freePort(), urls, home, algorithm, profile, workers };
  // Account loads the public keys of oauth; oauth calls account at the first token only.
  const oauth = await startApp('oauth', plan.oauth, { ...oauthEnv(plan), ...oauthSettings }, teardown);
  const account = await startApp('account', plan.account, accountEnv(plan), teardown);
  for (const app of [oauth, account]) await untilStarted(app, workers);
  const passwordHash = await hash(password, cost);
  await addClient(urls.account);
  await addReadable(urls.account, sealingKey, passwordHash);
  return {
    accountPort: plan.account,
    oauthPort: plan.oauth,
    served: { servers: { oauth: oauth.pid, account: account.pid }, postgres: pid },
    database: urls.account,
    passwordHash,
    sealingKey,
  };
}

interface Urls {
  readonly account: string;
  readonly oauth: string;
}

interface Plan {
  readonly account: number;
  readonly accountInner: number;
  readonly oauth: number;
  readonly oauthInner: number;
  readonly urls: Urls;
  readonly home: string;
  readonly algorithm: Algorithm;
  readonly profile: string | undefined;
  readonly workers: number;
}

const sealingKey = Buffer.alloc(32, 7);
const internalSecret = randomBytes(24).toString('hex');

async function startDatabases(home: string, teardown: Teardown) {
  const superuser = { port: await freePort(), password: randomBytes(16).toString('hex') };
  const postgres = await startPostgres({ ...superuser, dir: join(home, 'postgres'), durability: 'kept' });
  teardown.add(() => postgres.stop());
  const own = randomBytes(16).toString('hex');
  const names = ['account', 'oauth'] as const;
  await ensureDatabases(
    postgres.url('postgres'),
    names.map((name) => ({ name, password: own })),
  );
  const urlOf = (name: string) => postgresUrl({ ...superuser, user: name, password: own, database: name });
  return { pid: postgres.pid, urls: { account: urlOf('account'), oauth: urlOf('oauth') } };
}

async function startApp(
  name: 'account' | 'oauth',
  httpPort: number,
  env: Readonly<Record<string, string>>,
  teardown: Teardown,
): Promise<BuiltApp> {
  const app = await startBuiltApp({ name, httpPort, flags: nodeFlags, env });
  teardown.add(() => app.stop());
  return app;
}

const common = ({ profile }: Plan) => ({
  FIELDPOST_MODE: 'production',
  FIELDPOST_LISTEN_HOST: '127.0.0.1',
  FIELDPOST_INTERNAL_SECRET: internalSecret,
  ...(profile !== undefined && {
    NODE_OPTIONS: `--import ${new URL('../programs/profile.js', import.meta.url).href}`,
    BENCH_PROFILE_DIR: profile,
  }),
});

const oauthEnv = (plan: Plan) => ({
  ...common(plan),
  OAUTH_HTTP_PORT: String(plan.oauth),
  OAUTH_INTERNAL_PORT: String(plan.oauthInner),
  OAUTH_WORKERS: String(plan.workers),
  OAUTH_DATABASE_URL: plan.urls.oauth,
  OAUTH_MIGRATE_AT_START: 'true',
  OAUTH_ACCOUNT_ADDRESS: `127.0.0.1:${plan.accountInner}`,
  OAUTH_SEALING_KEY: sealingKey.toString('base64'),
  OAUTH_SIGNING_ALGORITHM: plan.algorithm,
  // All requests come from one client.
  OAUTH_CLIENT_REQUESTS_PER_MINUTE: '0',
});

const accountEnv = (plan: Plan) => ({
  ...common(plan),
  ACCOUNT_HTTP_PORT: String(plan.account),
  ACCOUNT_INTERNAL_PORT: String(plan.accountInner),
  ACCOUNT_WORKERS: String(plan.workers),
  ACCOUNT_DATABASE_URL: plan.urls.account,
  ACCOUNT_MIGRATE_AT_START: 'true',
  ACCOUNT_OAUTH_ADDRESS: `127.0.0.1:${plan.oauthInner}`,
  ACCOUNT_AUTH_SERVERS: `fieldpost=http://127.0.0.1:${plan.oauth}`,
  ACCOUNT_KEYS_DIR: join(plan.home, 'keys'),
  ACCOUNT_SEALING_KEY: sealingKey.toString('base64'),
});
