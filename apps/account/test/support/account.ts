import { execFile, type PromiseWithChild } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import {
  type BuiltApp,
  type CommandEnd,
  type FakeAuthServer,
  freePort,
  migratedDatabase,
  noteSecrets,
  Operator,
  startBuiltApp,
  startFakeAuthServer,
  type ThrowAwayDatabase,
} from '@fieldpost/testing';
import { type FakeTokens, startFakeTokens } from './fake-tokens.js';

export const secret = 'a secret of this test suite';
export const goodPassword = 'three green antennas';
/** The client for development that may ask with a password. */
export const demo = { id: 'fieldpost-demo', secret: 'fieldpost-demo', known: false };

const admin = fileURLToPath(new URL('../../dist/admin.js', import.meta.url));
const run = promisify(execFile);

export interface Sent {
  readonly as?: string | undefined;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** What a program printed. */
interface Said {
  readonly stdout: string;
  readonly stderr: string;
}

export interface Answered {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** What a test expects of a body is the test; a type would say it twice. */
  readonly body: unknown;
}

interface TestDependencies {
  readonly database: ThrowAwayDatabase;
  readonly authServer: FakeAuthServer;
  readonly tokens: FakeTokens;
  readonly keysDirectory: string;
}

type Env = Readonly<Record<string, string>>;

/** All settings but the address of the database. */
const settingsFor = async ({
  authServer,
  tokens,
  keysDirectory,
}: Omit<TestDependencies, 'database'>): Promise<Env> => ({
  FIELDPOST_MODE: 'development',
  FIELDPOST_LISTEN_HOST: '127.0.0.1',
  FIELDPOST_LOG_LEVEL: 'warn',
  FIELDPOST_INTERNAL_SECRET: secret,
  ACCOUNT_HTTP_PORT: String(await freePort()),
  ACCOUNT_INTERNAL_PORT: String(await freePort()),
  ACCOUNT_MIGRATE_AT_START: 'true',
  ACCOUNT_OAUTH_ADDRESS: tokens.address,
  ACCOUNT_AUTH_SERVERS: `fieldpost=${authServer.url},elsewhere=${authServer.url}`,
  ACCOUNT_KEYS_DIR: keysDirectory,
  ACCOUNT_SEALING_KEY: Buffer.alloc(32, 7).toString('base64'),
  // The least that the app accepts: hashes are most of the work of a login, and hardly a test is about them.
  ACCOUNT_ARGON2_MEMORY_KIB: '7168',
});

/** The built app as a separate process, with its own database and fakes of the public and the internal API of oauth. */
export class Account {
  readonly internalApi: AccountClient;
  private readonly operator = new Operator('account');

  private constructor(
    private app: BuiltApp,
    private readonly env: Env,
    private readonly dependencies: TestDependencies,
  ) {
    this.internalApi = new AccountClient(this.internalAddress, secret);
  }

  static async start(settings: Env = {}): Promise<Account> {
    const around = {
      authServer: await startFakeAuthServer(),
      tokens: await startFakeTokens(secret),
      keysDirectory: mkdtempSync(join(tmpdir(), 'account-e2e-')),
    };
    const own = { ...(await settingsFor(around)), ...settings };
    const database = await migratedDatabase('account', own);
    const env = { ACCOUNT_DATABASE_URL: database.url, ...own };
    return new Account(await launch(env), env, { ...around, database });
  }

  /** The same database under other settings. */
  async restart(settings: Env): Promise<void> {
    await this.app.stop();
    this.app = await launch({ ...this.env, ...settings });
    // The channel of before notices a moment later that somebody listens again.
    const answers = () => this.internalApi.grantForAccessKey({}).then(Boolean, () => false);
    while (!(await answers())) await new Promise((resolve) => setTimeout(resolve, 50));
  }

  /** Ends every session of the database, and with it the database. */
  loseDatabase(): Promise<void> {
    return this.dependencies.database.drop();
  }

  get internalAddress(): string {
    return `127.0.0.1:${this.env['ACCOUNT_INTERNAL_PORT']}`;
  }

  /** What oauth was asked for. */
  get tokens(): FakeTokens {
    return this.dependencies.tokens;
  }

  /** What the running process has logged. */
  get log(): string {
    return this.app.log();
  }

  get pid(): number {
    return this.app.pid;
  }

  get httpPort(): number {
    return Number(this.env['ACCOUNT_HTTP_PORT']);
  }

  async call(method: string, path: string, { as, body, headers }: Sent = {}): Promise<Answered> {
    const response = await fetch(`http://127.0.0.1:${this.env['ACCOUNT_HTTP_PORT']}${path}`, {
      method,
      headers: {
        // v2's Go library sends it with every call, body or none.
        'content-type': 'application/json',
        ...(as !== undefined && { authorization: as }),
        ...headers,
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    const parsed: unknown = isJson && text !== '' ? JSON.parse(text) : undefined;
    noteSecrets([{ authorization: as }, body, parsed]);
    return { status: response.status, headers: response.headers, text, body: parsed };
  }

  /** The token that oauth would make of what account grants. */
  async login(username: string, ...scopes: string[]): Promise<string> {
    const asked = { client: demo, username, password: goodPassword, scopes };
    return this.bearer(await this.internalApi.grantForPassword(asked));
  }

  bearer({ rejection, reason, user_id, scopes, ...grant }: account.Grant__Output): string {
    if (rejection !== 'NONE') throw new Error(`${rejection}: ${reason}`);
    const rights = (byId: Record<string, account.Rights__Output>) =>
      Object.fromEntries(Object.entries(byId).map(([id, of]) => [id, of.rights]));
    const maps = {
      apps: rights(grant.apps),
      components: rights(grant.components),
      gateways: rights(grant.gateways),
    };
    return this.sign({ sub: user_id, type: 'user', client: demo.id, scope: scopes, ...maps });
  }

  sign(claims: object): string {
    return `Bearer ${this.dependencies.authServer.sign(claims)}`;
  }

  register(username: string): Promise<Answered> {
    const body = { username, email: `${username}@example.com`, password: goodPassword };
    return this.call('POST', '/api/v2/users', { body });
  }

  /** A registered user's token for everything. */
  async user(username: string): Promise<string> {
    await this.register(username);
    return this.login(username);
  }

  /** A new application's owner, whose token is good for it. */
  async ownerOf(id: string, username: string): Promise<string> {
    const as = await this.user(username);
    const { status } = await this.call('POST', '/api/v2/applications', { as, body: { id, name: id } });
    if (status !== 201) throw new Error(`${id} was not created: ${status}`);
    return this.login(username);
  }

  /** An access key, read back as clients do. */
  async accessKey(as: string, appId: string, rights: readonly string[], name = 'a key'): Promise<string> {
    const keys = `/api/v2/applications/${appId}/access-keys`;
    await this.call('POST', keys, { as, body: { name, rights } });
    const { body } = await this.call('GET', `${keys}/${encodeURIComponent(name)}`, { as });
    return (body as { key: string }).key;
  }

  sql<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.dependencies.database.query(text, values);
  }

  /** Runs a command of the operator as a process of its own, with something on standard input; rejects when it fails. */
  program(input: string, ...args: readonly string[]): PromiseWithChild<Said> {
    const running = run(process.execPath, [admin, ...args], { env: this.env });
    running.child.stdin?.end(input);
    return running;
  }

  /** Runs a command of the operator; rejects when it fails. */
  admin(...args: readonly string[]): Promise<CommandEnd> {
    return this.operator.run({ args, env: this.env });
  }

  /** As `admin`, with something on standard input; a failure is an answer. */
  adminWithInput(input: string, ...args: readonly string[]): Promise<CommandEnd> {
    return this.operator.attempt({ input, args, env: this.env });
  }

  /** As `admin`, under other settings; a failure is an answer. */
  adminUnder(settings: Env, ...args: readonly string[]): Promise<CommandEnd> {
    return this.operator.attempt({ args, env: { ...this.env, ...settings } });
  }

  async stop(): Promise<void> {
    const { database, authServer, tokens, keysDirectory } = this.dependencies;
    this.internalApi.onModuleDestroy();
    this.operator.leave();
    await this.app.stop();
    await authServer.close();
    tokens.close();
    await database.drop();
    rmSync(keysDirectory, { recursive: true });
  }
}

const launch = (env: Env): Promise<BuiltApp> =>
  startBuiltApp({ name: 'account', env, httpPort: Number(env['ACCOUNT_HTTP_PORT']) });
