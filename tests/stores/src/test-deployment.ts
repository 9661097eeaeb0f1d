import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import {
  AccountClient,
  type BuiltApp,
  bearer,
  type Certificate,
  DiscoveryClient,
  flagsOfTests,
  freePort,
  HandlerClient,
  makeCertificate,
  nodeEnvironment,
  type Person,
  startBuiltApp,
} from '@fieldpost/testing';

const repository = fileURLToPath(new URL('../../..', import.meta.url));
const run = promisify(execFile);

export const appNames = ['account', 'oauth', 'discovery', 'handler'] as const;
export type AppName = (typeof appNames)[number];
type Environment = Readonly<Record<string, string>>;

export interface TestDeploymentOptions {
  /** Where files go: certificates, keys, the token of the handler. */
  readonly folder: string;
  /** Address of an app's database. */
  readonly databaseUrl: (app: AppName) => string;
  /** Certificates that the handler trusts discovery to have later. */
  readonly trusted?: readonly Certificate[];
  /** Settings beside, or instead of, those that every deployment has. */
  readonly more?: Partial<Record<AppName, Environment>>;
}

const portNames = [
  'account',
  'accountInternal',
  'oauth',
  'oauthInternal',
  'discoveryGrpc',
  'discovery',
] as const;
const handlerPorts = ['handlerGrpc', 'handler', 'mqtt', 'mqtts'] as const;
type PortName = (typeof portNames)[number] | (typeof handlerPorts)[number];
type Ports = Readonly<Record<PortName, number>>;

export const person: Person = {
  username: 'ann',
  email: 'ann@example.com',
  password: 'a good password of ann',
};
export const sealingKey = (app: AppName): string =>
  Buffer.alloc(32, appNames.indexOf(app) + 1).toString('base64');

/** The four apps as processes of their own, on databases that a test may harm. */
export class TestDeployment {
  private readonly apps = new Map<AppName, BuiltApp>();
  private readonly others: BuiltApp[] = [];

  private constructor(
    private readonly options: TestDeploymentOptions,
    readonly ports: Ports,
    readonly certificate: Certificate,
  ) {}

  static async start(options: TestDeploymentOptions): Promise<TestDeployment> {
    mkdirSync(options.folder, { recursive: true });
    const entries: [string, number][] = [];
    for (const name of [...portNames, ...handlerPorts]) entries.push([name, await freePort()]);
    const certificate = await makeCertificate(new Date());
    const deployment = new TestDeployment(
      options,
      Object.fromEntries(entries) as unknown as Ports,
      certificate,
    );
    deployment.writeCertificate(certificate);
    const roots = [certificate, ...(options.trusted ?? [])];
    writeFileSync(deployment.file('roots.pem'), roots.map(({ cert }) => cert).join(''));
    writeFileSync(deployment.file('token'), 'made when account runs');
    await Promise.all([deployment.open('account'), deployment.open('oauth'), deployment.open('discovery')]);
    writeFileSync(deployment.file('token'), await deployment.handlerToken());
    await deployment.open('handler');
    return deployment;
  }

  /** Anybody's way to account, and to the token endpoint of oauth. */
  get account(): AccountClient {
    return new AccountClient(`http://127.0.0.1:${this.ports.account}`);
  }

  get oauth(): AccountClient {
    return new AccountClient(`http://127.0.0.1:${this.ports.oauth}`);
  }

  /** Account as the person calls it, for everything or, with a scope, for that alone. */
  async personsAccount(...scope: readonly string[]): Promise<AccountClient> {
    const general = await this.oauth.passwordToken(person);
    if (scope.length === 0) return this.account.as(bearer(general));
    return this.account.as(bearer(await this.oauth.as(bearer(general)).restrictedToken(scope)));
  }

  discovery(): DiscoveryClient {
    const ca = Buffer.from(this.certificate.cert);
    return new DiscoveryClient(`localhost:${this.ports.discoveryGrpc}`, ca);
  }

  handler(key: string): HandlerClient {
    const ca = Buffer.from(this.certificate.cert);
    return new HandlerClient(`localhost:${this.ports.handlerGrpc}`, ca, { key });
  }

  /** Puts another certificate where the servers have theirs. */
  writeCertificate({ cert, key }: Certificate): void {
    writeFileSync(this.file('cert.pem'), cert);
    writeFileSync(this.file('key.pem'), key);
  }

  file(name: string): string {
    return join(this.options.folder, name);
  }

  log(app: AppName): string {
    return this.apps.get(app)?.log() ?? '';
  }

  async open(app: AppName): Promise<void> {
    const opened = await startBuiltApp({
      name: app,
      env: this.environment(app),
      httpPort: this.ports[app],
      timeoutMs: 60_000,
    });
    this.apps.set(app, opened);
  }

  /** One more account on the same database, with other settings; it ends with the deployment. */
  async anotherAccount(more: Environment): Promise<AccountClient> {
    const [port, internal] = [await freePort(), await freePort()];
    const ports = { ACCOUNT_HTTP_PORT: String(port), ACCOUNT_INTERNAL_PORT: String(internal) };
    const env = { ...this.environment('account'), ...ports, ...more };
    this.others.push(await startBuiltApp({ name: 'account', env, httpPort: port, timeoutMs: 60_000 }));
    return new AccountClient(`http://127.0.0.1:${port}`);
  }

  async close(): Promise<void> {
    await Promise.all([...this.apps.values(), ...this.others].map((app) => app.stop()));
  }

  /** Runs a command of an app's administrator to its end, and tells what it printed. */
  async admin(app: AppName, ...args: readonly string[]): Promise<string> {
    const file = join(repository, 'apps', app, 'dist', 'admin.js');
    const env = { PATH: process.env['PATH'], ...nodeEnvironment, ...this.environment(app) };
    return (await run(process.execPath, [...flagsOfTests, file, ...args], { env })).stdout;
  }

  environment(app: AppName): Environment {
    const prefix = app.toUpperCase();
    return {
      FIELDPOST_MODE: 'development',
      FIELDPOST_LISTEN_HOST: '127.0.0.1',
      FIELDPOST_INTERNAL_SECRET: 'a secret of this test',
      [`${prefix}_DATABASE_URL`]: this.options.databaseUrl(app),
      [`${prefix}_MIGRATE_AT_START`]: 'true',
      ...own[app]({ ports: this.ports, file: (name) => this.file(name) }),
      ...this.options.more?.[app],
    };
  }

  private async handlerToken(): Promise<string> {
    const made = await this.admin(
      'account',
      'component-token',
      '--type',
      'handler',
      '--id',
      'handler-1',
      '--json',
    );
    return (JSON.parse(made) as { readonly token: string }).token;
  }
}

interface Surroundings {
  readonly ports: Ports;
  /** Path of a file of the deployment. */
  readonly file: (name: string) => string;
}

const authServers = ({ ports }: Surroundings): string => `fieldpost=http://127.0.0.1:${ports.oauth}`;

const own: Readonly<Record<AppName, (around: Surroundings) => Environment>> = {
  account: (around) => ({
    ACCOUNT_HTTP_PORT: String(around.ports.account),
    ACCOUNT_INTERNAL_PORT: String(around.ports.accountInternal),
    ACCOUNT_OAUTH_ADDRESS: `127.0.0.1:${around.ports.oauthInternal}`,
    ACCOUNT_AUTH_SERVERS: authServers(around),
    ACCOUNT_KEYS_DIR: around.file('keys-account'),
    ACCOUNT_SEALING_KEY: sealingKey('account'),
  }),
  oauth: ({ ports }) => ({
    OAUTH_HTTP_PORT: String(ports.oauth),
    OAUTH_INTERNAL_PORT: String(ports.oauthInternal),
    OAUTH_ACCOUNT_ADDRESS: `127.0.0.1:${ports.accountInternal}`,
    OAUTH_SEALING_KEY: sealingKey('oauth'),
  }),
  discovery: (around) => ({
    DISCOVERY_GRPC_PORT: String(around.ports.discoveryGrpc),
    DISCOVERY_HTTP_PORT: String(around.ports.discovery),
    DISCOVERY_TLS_CERT_FILE: around.file('cert.pem'),
    DISCOVERY_TLS_KEY_FILE: around.file('key.pem'),
    DISCOVERY_AUTH_SERVERS: authServers(around),
    DISCOVERY_MASTER_AUTH_SERVERS: 'fieldpost',
    DISCOVERY_ACCOUNT_ADDRESS: `127.0.0.1:${around.ports.accountInternal}`,
    DISCOVERY_KEYS_DIR: around.file('keys-discovery'),
  }),
  handler: (around) => ({
    HANDLER_ID: 'handler-1',
    HANDLER_GRPC_PORT: String(around.ports.handlerGrpc),
    HANDLER_HTTP_PORT: String(around.ports.handler),
    HANDLER_MQTT_PORT: String(around.ports.mqtt),
    HANDLER_MQTTS_PORT: String(around.ports.mqtts),
    HANDLER_ANNOUNCE_HOST: 'localhost',
    HANDLER_TLS_CERT_FILE: around.file('cert.pem'),
    HANDLER_TLS_KEY_FILE: around.file('key.pem'),
    HANDLER_DISCOVERY_ADDRESS: `localhost:${around.ports.discoveryGrpc}`,
    HANDLER_DISCOVERY_CA_FILE: around.file('roots.pem'),
    HANDLER_OAUTH_ADDRESS: `127.0.0.1:${around.ports.oauthInternal}`,
    HANDLER_ACCOUNT_ADDRESS: `127.0.0.1:${around.ports.accountInternal}`,
    HANDLER_AUTH_SERVERS: authServers(around),
    HANDLER_KEYS_DIR: around.file('keys-handler'),
    HANDLER_SEALING_KEY: sealingKey('handler'),
    HANDLER_AUTH_TOKEN_FILE: around.file('token'),
  }),
};
