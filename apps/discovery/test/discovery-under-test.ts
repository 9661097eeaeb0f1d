import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ClientUnaryCall, credentials, Metadata, type requestCallback } from '@grpc/grpc-js';
import { type discovery, loadClients, type watch } from '@fieldpost/contracts';
import {
  type BuiltApp,
  type FakeAuthServer,
  freePort,
  makeCertificate,
  migratedDatabase,
  Operator,
  startBuiltApp,
  startFakeAuthServer,
  type ThrowAwayDatabase,
} from '@fieldpost/testing';

/** What a watcher has been sent so far. */
export interface Watching {
  readonly seen: readonly watch.WatchEvent__Output[];
  readonly failures: readonly unknown[];
  readonly end: () => void;
}

type Unary<Request, Response> = (
  request: Request,
  metadata: Metadata,
  callback: requestCallback<Response>,
) => ClientUnaryCall;

/** How a command of the operator ended. */
export interface Ended {
  readonly code: number | string;
  readonly lines: readonly string[];
  readonly stderr: string;
}

/** What is piped into a program, and whether it is killed as soon as it says how far it is. */
export interface HowRun {
  readonly input?: string;
  readonly killedAtFirstNote?: boolean;
}

const linesOf = (stdout: string): readonly string[] => stdout.split('\n').filter((line) => line !== '');

const adminProgram = fileURLToPath(new URL('../dist/admin.js', import.meta.url));

/** What a discovery needs around itself; several replicas share it. */
export interface Surroundings {
  readonly databaseUrl: string;
  readonly auth: FakeAuthServer;
  readonly env?: Readonly<Record<string, string>>;
}

/** The built discovery over its real ports, with a database of its own and a fake auth server. */
export class DiscoveryUnderTest {
  private app!: BuiltApp;
  private client!: discovery.DiscoveryClient;
  private database: ThrowAwayDatabase | undefined;
  private directory!: string;
  private env!: Record<string, string>;
  private certificate = '';
  private readonly operator = new Operator('discovery');
  auth!: FakeAuthServer;
  http = '';

  async start(around?: Surroundings, env: Readonly<Record<string, string>> = {}): Promise<void> {
    this.auth = around?.auth ?? (await startFakeAuthServer());
    this.directory = await mkdtemp(join(tmpdir(), 'discovery-'));
    const { cert, key } = await makeCertificate(new Date());
    const [certFile, keyFile] = [join(this.directory, 'cert.pem'), join(this.directory, 'key.pem')];
    await writeFile(certFile, cert);
    await writeFile(keyFile, key);
    this.certificate = cert;
    const own = {
      FIELDPOST_MODE: 'development',
      FIELDPOST_LISTEN_HOST: '127.0.0.1',
      FIELDPOST_INTERNAL_SECRET: 'a secret of this test',
      DISCOVERY_GRPC_PORT: String(await freePort()),
      DISCOVERY_PLAINTEXT_PORT: String(await freePort()),
      DISCOVERY_HTTP_PORT: String(await freePort()),
      DISCOVERY_MIGRATE_AT_START: 'true',
      DISCOVERY_TLS_CERT_FILE: certFile,
      DISCOVERY_TLS_KEY_FILE: keyFile,
      DISCOVERY_AUTH_SERVERS: `fieldpost=${this.auth.url}`,
      DISCOVERY_KEYS_DIR: this.directory,
      ...around?.env,
      ...env,
    };
    if (!around) this.database = await migratedDatabase('discovery', own);
    const url = around?.databaseUrl ?? this.database?.url ?? '';
    this.env = { DISCOVERY_DATABASE_URL: url, ...own };
    await this.boot();
  }

  async boot(): Promise<void> {
    const port = Number(this.env['DISCOVERY_HTTP_PORT']);
    this.app = await startBuiltApp({ name: 'discovery', env: this.env, httpPort: port });
    this.http = `http://127.0.0.1:${port}`;
    const roots = credentials.createSsl(Buffer.from(this.certificate));
    const { Discovery } = loadClients('discovery/discovery.proto').discovery;
    this.client = new Discovery(`localhost:${this.env['DISCOVERY_GRPC_PORT']}`, roots);
  }

  async killHard(): Promise<void> {
    this.client.close();
    await this.app.kill();
  }

  async close(): Promise<void> {
    this.client.close();
    this.operator.leave();
    await this.app.stop();
    if (this.database) await this.auth.close();
    await this.database?.drop();
    await rm(this.directory, { recursive: true });
  }

  /** Ends every session of the database and lets nobody in again. */
  async loseDatabase(): Promise<void> {
    await this.database?.drop();
  }

  get grpcPort(): number {
    return Number(this.env['DISCOVERY_GRPC_PORT']);
  }

  get plaintextPort(): number {
    return Number(this.env['DISCOVERY_PLAINTEXT_PORT']);
  }

  /** PEM of the certificate of the gRPC server. */
  get ca(): string {
    return this.certificate;
  }

  get pid(): number {
    return this.app.pid;
  }

  /** The text of the health page. */
  async health(): Promise<string> {
    return (await fetch(`${this.http}/healthz`)).text();
  }

  /** Runs a command of the operator, with discovery's settings; a failure is an answer. */
  async admin(args: readonly string[]): Promise<Ended> {
    const line = { args: ['discovery', ...args], env: this.env };
    const { stdout, ...end } = await this.operator.attempt(line);
    return { ...end, lines: linesOf(stdout) };
  }

  /** The same as a process of its own. */
  program(args: readonly string[], how: HowRun = {}): Promise<Ended> {
    return new Promise((resolve) => {
      const child = execFile(
        process.execPath,
        [adminProgram, 'discovery', ...args],
        { env: this.env },
        (error, stdout, stderr) => {
          resolve({ code: error?.code ?? error?.signal ?? 0, lines: linesOf(stdout), stderr });
        },
      );
      child.stdin?.end(how.input ?? '');
      if (how.killedAtFirstNote) child.stderr?.once('data', () => child.kill('SIGKILL'));
    });
  }

  announce(request: discovery.Announcement, token: string | readonly string[] = ''): Promise<unknown> {
    return this.call(this.client.announce.bind(this.client), request, { token });
  }

  addMetadata(request: discovery.MetadataRequest, token = ''): Promise<unknown> {
    return this.call(this.client.addMetadata.bind(this.client), request, { token });
  }

  deleteMetadata(request: discovery.MetadataRequest, token = ''): Promise<unknown> {
    return this.call(this.client.deleteMetadata.bind(this.client), request, { token });
  }

  get(service_name: string, id: string): Promise<discovery.Announcement__Output> {
    return this.call(this.client.get.bind(this.client), { service_name, id }, {});
  }

  getAll(
    service_name: string,
    window: Record<string, string | readonly string[]> = {},
  ): Promise<discovery.AnnouncementsResponse__Output> {
    return this.call(this.client.getAll.bind(this.client), { service_name }, window);
  }

  getByAppId(app_id: string): Promise<discovery.Announcement__Output> {
    return this.call(this.client.getByAppId.bind(this.client), { app_id }, {});
  }

  getByAppEui(app_eui: Buffer): Promise<discovery.Announcement__Output> {
    return this.call(this.client.getByAppEui.bind(this.client), { app_eui }, {});
  }

  /** Everything that a watcher is sent; `end` cancels it. */
  watch(request: watch.WatchRequest): Watching {
    const roots = credentials.createSsl(Buffer.from(this.certificate));
    const { Watcher } = loadClients('fieldpost/discovery/v1/watch.proto').fieldpost.discovery.v1;
    const client = new Watcher(`localhost:${this.env['DISCOVERY_GRPC_PORT']}`, roots);
    const call = client.watch(request);
    const seen: watch.WatchEvent__Output[] = [];
    const failures: unknown[] = [];
    call.on('data', (event: watch.WatchEvent__Output) => seen.push(event));
    call.on('error', (error) => failures.push(error));
    const end = () => {
      call.cancel();
      client.close();
    };
    return { seen, failures, end };
  }

  componentToken(type: string, id: string): string {
    return this.auth.sign({ sub: id, type });
  }

  appToken(appId: string, rights: readonly string[] = ['delete']): string {
    return this.auth.sign({ sub: 'u1', type: 'user', scope: [`apps:${appId}`], apps: { [appId]: rights } });
  }

  private call<Request, Response>(
    method: Unary<Request, Response>,
    request: Request,
    values: Record<string, string | readonly string[]>,
  ): Promise<Response> {
    const metadata = new Metadata();
    for (const [key, value] of Object.entries(values)) {
      for (const each of value === '' ? [] : [value].flat()) metadata.add(key, each);
    }
    return new Promise((resolve, reject) => {
      method(request, metadata, (error, response) => (error ? reject(error) : resolve(response as Response)));
    });
  }
}
