import { execFile } from 'node:child_process';
import { createPublicKey, randomBytes } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { TokensClient } from '@fieldpost/internal-clients';
import {
  asClient,
  type BuiltApp,
  type CommandEnd,
  freePort,
  migratedDatabase,
  noteSecrets,
  Operator,
  startBuiltApp,
  throwAwayDatabase,
  type ThrowAwayDatabase,
  until,
} from '@fieldpost/testing';
import jwt from 'jsonwebtoken';
import { FakeAccount } from './fake-account.js';
import { clientSecret } from './fake-clients.js';

export const internalSecret = 'a secret of this test';

/** An answer, read: `text` as it came, `json` parsed. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  readonly json: Record<string, never>;
}

const basicOf = (id: string, secret: string): string =>
  `Basic ${Buffer.from(`${encodeURIComponent(id)}:${encodeURIComponent(secret)}`).toString('base64')}`;

export const basic = basicOf('tool', clientSecret);
export const wrongBasic = basicOf('tool', 'wrong');

/** The built oauth over its real ports, with a database of its own and a fake account. */
export class OauthUnderTest {
  readonly account = new FakeAccount(internalSecret);
  readonly replicas: BuiltApp[] = [];
  private readonly operator = new Operator('oauth');
  private database!: ThrowAwayDatabase;
  private env!: Record<string, string>;
  tokens!: TokensClient;
  grpcAddress: string | undefined;
  http = '';

  /** Starts this many replicas at the same moment; `http` and `tokens` speak to the first. */
  async start(replicas = 1, more: Record<string, string> = {}): Promise<readonly string[]> {
    const env = {
      FIELDPOST_MODE: 'development',
      FIELDPOST_LISTEN_HOST: '127.0.0.1',
      FIELDPOST_INTERNAL_SECRET: internalSecret,
      OAUTH_MIGRATE_AT_START: 'true',
      OAUTH_ACCOUNT_ADDRESS: await this.account.start(),
      OAUTH_SEALING_KEY: randomBytes(32).toString('base64'),
      ...more,
    };
    // Several replicas migrate an empty database at the same moment.
    this.database = await (replicas > 1 ? throwAwayDatabase() : migratedDatabase('oauth', env));
    this.env = { OAUTH_DATABASE_URL: this.database.url, ...env };
    const urls = await Promise.all(Array.from({ length: replicas }, () => this.startReplica()));
    this.http = urls[0] ?? '';
    return urls;
  }

  async startReplica(more: Record<string, string> = {}, port?: number): Promise<string> {
    const [httpPort, grpcPort] = [port ?? (await freePort()), await freePort()];
    const ports = { OAUTH_HTTP_PORT: String(httpPort), OAUTH_INTERNAL_PORT: String(grpcPort) };
    const env = { ...this.env, ...more, ...ports };
    this.replicas.push(await startBuiltApp({ name: 'oauth', env, httpPort }));
    this.tokens ??= new TokensClient(`127.0.0.1:${grpcPort}`, internalSecret);
    this.grpcAddress ??= `127.0.0.1:${grpcPort}`;
    return `http://127.0.0.1:${httpPort}`;
  }

  /** Starts account again, and waits until oauth has found it. */
  async startAccount(): Promise<void> {
    await this.account.start();
    await until('account', async () => (await this.logIn()).status === 200);
  }

  async close(): Promise<void> {
    this.tokens.onModuleDestroy();
    this.operator.leave();
    await Promise.all(this.replicas.map((app) => app.stop()));
    this.account.stop();
    await this.database.drop();
  }

  /** Runs a command of the administrator to its end; rejects when it fails. */
  admin(...args: readonly string[]): Promise<CommandEnd> {
    return this.adminUnder({}, ...args);
  }

  /** The same under other settings. */
  adminUnder(more: Record<string, string>, ...args: readonly string[]): Promise<CommandEnd> {
    return this.operator.run({ args, env: { ...this.env, ...more } });
  }

  /** As `admin`, as a process of its own. */
  program(...args: readonly string[]): Promise<{ readonly stdout: string; readonly stderr: string }> {
    const file = fileURLToPath(new URL('../../dist/admin.js', import.meta.url));
    return promisify(execFile)(process.execPath, [file, ...args], { env: this.env });
  }

  /** Ends every session of the database and lets nobody in again. */
  loseDatabase(): Promise<void> {
    return this.database.drop();
  }

  sql<Row>(text: string, values: readonly unknown[] = []): Promise<readonly Row[]> {
    return this.database.query(text, values);
  }

  /** Does the work while the database is full for such a write to the table. */
  async whileFull<T>(write: 'insert' | 'delete', table: string, work: () => Promise<T>): Promise<T> {
    await this.sql(`
      create function full_disk() returns trigger language plpgsql
        as $$ begin raise exception using errcode = 'disk_full'; end $$;
      create trigger full_disk before ${write} on ${table} for each statement execute function full_disk()`);
    try {
      return await work();
    } finally {
      await this.sql('drop function full_disk() cascade');
    }
  }

  /**
   * Begins the first work, and the second while the first is about to write a new row of the table; the row is written when
   * the second work has ended, or waits for what the first one holds.
   */
  async whileAdding<T>(table: string, first: () => Promise<T>, second: () => Promise<unknown>): Promise<T> {
    await this.sql(`
      create function hold() returns trigger language plpgsql
        as $$ begin perform pg_advisory_xact_lock(1); return new; end $$;
      create trigger hold before insert on ${table} for each row execute function hold()`);
    try {
      return await asClient(this.database.url, async (db) => {
        await db.query('select pg_advisory_lock(1)');
        const begun = first();
        await until('the row to be written', async () => (await this.waitingForLocks()) > 0);
        let isOver = false;
        const ended = Promise.allSettled([second()]).finally(() => (isOver = true));
        await until('the second work', async () => isOver || (await this.waitingForLocks()) > 1);
        await db.query('select pg_advisory_unlock(1)');
        const [result] = await ended;
        if (result.status === 'rejected') throw result.reason;
        return await begun;
      });
    } finally {
      await this.sql('drop function hold() cascade');
    }
  }

  private async waitingForLocks(): Promise<number> {
    const waiting = `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
    return (await this.sql(waiting)).length;
  }

  get(path: string): Promise<Answer> {
    return ask(`${this.http}${path}`, {});
  }

  json(path: string, body: unknown, authorization?: string): Promise<Answer> {
    const headers = { 'content-type': 'application/json', ...(authorization && { authorization }) };
    return ask(`${this.http}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  form(path: string, fields: Record<string, string>, authorization?: string): Promise<Answer> {
    noteSecrets(fields);
    const headers = { ...(authorization && { authorization }) };
    return ask(`${this.http}${path}`, { method: 'POST', headers, body: new URLSearchParams(fields) });
  }

  /** A login of the fake's user. */
  logIn(scope = ''): Promise<Answer> {
    const fields = { grant_type: 'password', username: 'jane', password: 'pass word' };
    return this.form('/users/token', { ...fields, ...(scope && { scope }) }, basic);
  }

  refresh(refresh_token: string, authorization = basic): Promise<Answer> {
    return this.form('/users/token', { grant_type: 'refresh_token', refresh_token }, authorization);
  }

  restrict(token: string, scope: unknown): Promise<Answer> {
    return this.json('/users/restrict-token', { scope }, `bearer ${token}`);
  }

  /** The claims of a token, verified with what `/key` answers, as v2 components do. */
  async claimsOf(token: string): Promise<jwt.JwtPayload> {
    const { json } = await this.get('/key');
    const { algorithm, key } = json as unknown as { algorithm: jwt.Algorithm; key: string };
    return jwt.verify(token, createPublicKey(key), { algorithms: [algorithm] }) as jwt.JwtPayload;
  }
}

/** Does the work with an oauth of its own: for what would be felt by other tests, such as limits that are used up. */
export async function withOwnOauth(
  work: (oauth: OauthUnderTest) => Promise<void>,
  more: Record<string, string> = {},
): Promise<void> {
  const oauth = new OauthUnderTest();
  await oauth.start(1, more);
  try {
    await work(oauth);
  } finally {
    await oauth.close();
  }
}

async function ask(url: string, init: RequestInit): Promise<Answer> {
  const response = await fetch(url, init);
  const text = await response.text();
  const isJson = /^application\/json/.test(response.headers.get('content-type') ?? '');
  const json = (isJson ? JSON.parse(text) : {}) as Record<string, never>;
  noteSecrets([init.headers, json]);
  return { status: response.status, headers: response.headers, text, json };
}
