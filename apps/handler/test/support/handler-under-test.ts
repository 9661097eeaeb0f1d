import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServiceError } from '@grpc/grpc-js';
import {
  type UnaryResponse,
  asClient,
  type BuiltApp,
  type CommandEnd,
  type FakeAuthServer,
  type FakeTokens,
  freePort,
  makeCertificate,
  metadataOf,
  migratedDatabase,
  Operator,
  startBuiltApp,
  startFakeAuthServer,
  startFakeTokens,
  type ThrowAwayDatabase,
  unary,
} from '@fieldpost/testing';
import { type HandlerClients, openClients } from './handler-clients.js';
import { ReturnableDiscovery } from '../memory/fake-discovery.js';
import { isRateLimit, pause, pauseWhenLimited } from './pause-when-limited.js';

type Method<Request, Response> = Parameters<typeof unary<Request, Response>>[0];
type Values = Readonly<Record<string, string>>;

export interface HttpResponse {
  readonly status: number;
  readonly text: string;
  readonly headers: Headers;
}

/** The built handler over its real ports, with a database of its own; oauth and discovery are faked. */
export class HandlerUnderTest {
  app!: BuiltApp;
  private database!: ThrowAwayDatabase;
  private directory!: string;
  private certificate = '';
  private env!: Record<string, string>;
  ownToken = '';
  /** The access keys that the fake oauth knows. */
  tokens!: FakeTokens;
  private auth!: FakeAuthServer;
  discovery!: ReturnableDiscovery;
  private readonly operator = new Operator('handler');
  manager!: HandlerClients['manager'];
  status!: HandlerClients['status'];
  addresses!: HandlerClients['addresses'];
  downlinks!: HandlerClients['downlinks'];
  transfer!: HandlerClients['transfer'];
  http = '';
  grpc = '';

  /** `more` are settings beside, or instead of, those that every suite needs. */
  async start(more: Values = {}): Promise<void> {
    this.auth = await startFakeAuthServer();
    this.tokens = await startFakeTokens();
    this.directory = await mkdtemp(join(tmpdir(), 'handler-'));
    const certificate = await makeCertificate(new Date());
    const { cert, key } = certificate;
    this.ownToken = this.componentToken('handler-1');
    this.certificate = cert;
    this.discovery = await ReturnableDiscovery.start(certificate);
    const env = {
      FIELDPOST_MODE: 'development',
      FIELDPOST_LISTEN_HOST: '127.0.0.1',
      FIELDPOST_INTERNAL_SECRET: 'a secret of this test',
      HANDLER_ID: 'handler-1',
      HANDLER_GRPC_PORT: String(await freePort()),
      HANDLER_HTTP_PORT: String(await freePort()),
      HANDLER_MQTT_PORT: String(await freePort()),
      HANDLER_MQTTS_PORT: String(await freePort()),
      HANDLER_MIGRATE_AT_START: 'true',
      HANDLER_SEALING_KEY: Buffer.alloc(32, 1).toString('base64'),
      HANDLER_TLS_CERT_FILE: await this.file('cert.pem', cert),
      HANDLER_TLS_KEY_FILE: await this.file('key.pem', key),
      HANDLER_DISCOVERY_ADDRESS: this.discovery.address,
      HANDLER_DISCOVERY_CA_FILE: join(this.directory, 'cert.pem'),
      HANDLER_AUTH_TOKEN_FILE: await this.file('token', this.ownToken),
      HANDLER_OAUTH_ADDRESS: this.tokens.address,
      // Tests that need account name one.
      HANDLER_ACCOUNT_ADDRESS: '',
      HANDLER_AUTH_SERVERS: `fieldpost=${this.auth.url}`,
      HANDLER_KEYS_DIR: this.directory,
      ...more,
    };
    this.database = await migratedDatabase('handler', env);
    this.env = { HANDLER_DATABASE_URL: this.database.url, ...env };
    await this.boot();
  }

  async boot(): Promise<void> {
    const port = Number(this.env['HANDLER_HTTP_PORT']);
    this.app = await startBuiltApp({ name: 'handler', env: this.env, httpPort: port });
    this.http = `http://127.0.0.1:${port}`;
    this.grpc = `localhost:${this.env['HANDLER_GRPC_PORT']}`;
    Object.assign(this, openClients(this.grpc, this.certificate));
  }

  /** Another replica of the same handler with ports of its own, or with `more` another handler; it ends with `stop`. */
  async replica(more: Values = {}): Promise<HandlerUnderTest> {
    const other = new HandlerUnderTest();
    const { app: _app, manager: _manager, status: _status, addresses: _addresses, ...shared } = this;
    const ports = ['HANDLER_GRPC_PORT', 'HANDLER_HTTP_PORT', 'HANDLER_MQTT_PORT', 'HANDLER_MQTTS_PORT'];
    const free = await Promise.all(ports.map(async (name) => [name, String(await freePort())] as const));
    Object.assign(other, shared, { env: { ...this.env, ...Object.fromEntries(free), ...more } });
    await other.boot();
    return other;
  }

  /** Ends the app, and nothing else. */
  async stop(): Promise<void> {
    this.closeClients();
    await this.app.stop();
  }

  /** SIGSTOP holds the whole process, SIGCONT lets it go on. */
  signal(name: 'SIGSTOP' | 'SIGCONT'): void {
    process.kill(this.app.pid, name);
  }

  async killHard(): Promise<void> {
    this.closeClients();
    await this.app.kill();
  }

  /** Ends the database session of the leader's lease, and nothing else. */
  async endLeaseSession(): Promise<void> {
    const end = 'select pg_terminate_backend(backend_pid) from leadership';
    await asClient(this.database.url, (db) => db.query(end));
  }

  async close(): Promise<void> {
    this.closeClients();
    this.operator.leave();
    await this.app?.stop();
    this.tokens.close();
    this.discovery.stop();
    await this.auth.close();
    await this.database.drop();
    await rm(this.directory, { recursive: true });
  }

  /** Stops the app and starts it with other settings. */
  async restart(more: Values): Promise<void> {
    this.closeClients();
    await this.app.stop();
    this.env = { ...this.env, ...more };
    await this.boot();
  }

  /** Runs a command of the administrator to its end; rejects when it fails. */
  admin(...args: readonly string[]): Promise<CommandEnd> {
    return this.operator.run({ args, env: this.env });
  }

  /** Ends every session of the database and lets nobody in again. */
  loseDatabase(): Promise<void> {
    return this.database.drop();
  }

  readonly loseOauth = (): void => this.tokens.close();

  log(): string {
    return this.app.log();
  }

  /** Where MQTT is spoken, plain and over TLS. */
  get mqtt(): { readonly plain: string; readonly secure: string; readonly ca: string } {
    const plain = `mqtt://127.0.0.1:${this.env['HANDLER_MQTT_PORT']}`;
    const secure = `mqtts://localhost:${this.env['HANDLER_MQTTS_PORT']}`;
    return { plain, secure, ca: this.certificate };
  }

  /** A token with these rights on the application. */
  token(appId: string, ...rights: readonly string[]): string {
    return this.tokenOf({ sub: `owner-of-${appId}`, scope: [`apps:${appId}`], apps: { [appId]: rights } });
  }

  readonly tokenOf = (claims: object): string => this.auth.sign(claims);

  /** Root of the auth server, for `/key`. */
  get authServer(): string {
    return this.auth.url;
  }

  componentToken(id: string): string {
    return this.auth.sign({ sub: 'ann', scope: [`components:${id}`] });
  }

  /** A key that stands for such a token. */
  key(appId: string, ...rights: readonly string[]): string {
    const key = `fieldpost.key-of-${appId}-${rights.join('-')}`;
    this.tokens.know(key, this.token(appId, ...rights));
    return key;
  }

  /** A key that is good at the address alone from which it is shown. */
  boundKey(appId: string, ...rights: readonly string[]): string {
    const key = `fieldpost.bound-key-of-${appId}-${rights.join('-')}`;
    this.tokens.bind(key, this.token(appId, ...rights));
    return key;
  }

  /** From where a key was last shown, as oauth was told. */
  addressOf(key: string): string | undefined {
    return this.tokens.addressOf(key);
  }

  /** Calls over gRPC, and again when calls come too fast. */
  async call<Request, Response>(
    method: Method<Request, Response>,
    request: Request,
    values: Values,
  ): Promise<UnaryResponse<Response>> {
    for (;;) {
      try {
        return await unary<Request, Response>(method, request, metadataOf(values));
      } catch (error) {
        await pauseWhenLimited(error as ServiceError);
      }
    }
  }

  /** Asks over HTTP, and again when calls come too fast. */
  async ask(method: string, path: string, headers: Values, body?: string): Promise<HttpResponse> {
    for (;;) {
      const init = { method, headers, ...(body !== undefined && { body }) };
      const response = await fetch(`${this.http}${path}`, init);
      const text = await response.text();
      if (response.status !== 429 || !isRateLimit(text))
        return { status: response.status, text, headers: response.headers };
      await pause();
    }
  }

  private closeClients(): void {
    for (const client of [this.manager, this.status, this.addresses, this.downlinks, this.transfer])
      client?.close();
  }

  private async file(name: string, content: string): Promise<string> {
    const path = join(this.directory, name);
    await writeFile(path, content);
    return path;
  }
}
