import type { Server } from 'node:net';
import { join } from 'node:path';
import {
  ensureDatabases,
  Problem,
  startPostgres,
  stopLeftovers,
  type SuiteAddresses,
} from '@fieldpost/testing';
import { createLogger } from '@fieldpost/observability';
import type { FastifyInstance } from 'fastify';
import { addressesOf, publishAddresses, withdrawAddresses } from './settings/addresses.js';
import { launchApp } from './processes/app-process.js';
import { keepComponentTokens } from './settings/component-token.js';
import {
  appsOf,
  gatewayHostOf,
  listenHostOf,
  localHostOf,
  namedHostOf,
  settingsOf,
  type AppName,
  type SuitePlan,
  urlHostOf,
} from './settings/environment.js';
import { listenAtIpv6Loopback } from './reverse-proxy/ipv6-loopback.js';
import { makeReverseProxy } from './reverse-proxy/reverse-proxy.js';
import { acceptedEnvironment } from './settings/given-settings.js';
import { Supervisor, type Running } from './processes/supervisor.js';
import { rejectUsedPorts } from './settings/ports.js';
import type { ProcessList } from './processes/process-list.js';
import { signalProcess } from './processes/process-identity.js';
import type { Terminal } from './processes/terminal.js';

const healthPort = {
  account: 'account_http',
  oauth: 'oauth_http',
  discovery: 'discovery_http',
  handler: 'handler_http',
  network: 'network_http',
} as const;

/** Starts and stops everything of `npm start`, in order. */
export class Suite {
  private readonly keepers: Supervisor[] = [];
  private proxy: FastifyInstance | undefined;
  private secondListener: Server | undefined;
  private isReady = false;
  private isStopping = false;

  constructor(
    private readonly root: string,
    private readonly plan: SuitePlan,
    private readonly processes: ProcessList,
    private readonly terminal: Terminal,
  ) {}

  /** Addresses at which gateways of the local network reach this machine; undefined unless the ports are open to them. */
  get lan(): readonly string[] | undefined {
    return this.plan.lan;
  }

  /** Folder of the log files. */
  get logs(): string {
    return join(this.plan.data, 'logs');
  }

  /** Removes leftovers of a killed run from the data folder and checks that the ports are free. */
  async prepare(): Promise<void> {
    withdrawAddresses(this.plan.data);
    await this.processes.endLeftovers();
    await stopLeftovers(this.postgresDir);
    const { ports, network } = this.plan;
    const listeners = { host: listenHostOf(this.plan), network, gatewayHost: gatewayHostOf(this.plan) };
    await rejectUsedPorts(ports, listeners);
  }

  /** Brings everything up; resolves with the addresses when all of it is ready. */
  async start(): Promise<SuiteAddresses> {
    await this.step('database', this.startDatabase());
    await this.openServer();
    await this.step('account and oauth', Promise.all([this.startApp('account'), this.startApp('oauth')]));
    await keepComponentTokens(this.plan, this.root, new Date());
    // The others look their peers up there.
    await this.step('discovery', this.startApp('discovery'));
    const others = appsOf(this.plan).filter((name) => name === 'handler' || name === 'network');
    await this.step(others.join(' and '), Promise.all(others.map((name) => this.startApp(name))));
    this.isReady = true;
    return this.publish();
  }

  /** Stops everything: apps first, then the database. */
  async stop(): Promise<void> {
    this.isReady = false;
    this.isStopping = true;
    withdrawAddresses(this.plan.data);
    const [database, ...apps] = this.keepers;
    this.secondListener?.close();
    await Promise.all([this.proxy?.close(), ...apps.map((app) => app.stop())]);
    await database?.stop();
    this.processes.clear();
  }

  /** Ends every process at once; for a second Ctrl-C. The database recovers at the next start. */
  kill(): void {
    for (const [name, pid] of Object.entries(this.processes.pids())) {
      signalProcess(pid, name === 'postgres' ? 'SIGQUIT' : 'SIGKILL');
    }
  }

  private get postgresDir(): string {
    return join(this.plan.data, 'postgres');
  }

  private async step(what: string, work: Promise<unknown>): Promise<void> {
    const since = performance.now();
    this.terminal.say(`Starting ${what} ...`);
    await work;
    this.terminal.say(`Started ${what} in ${((performance.now() - since) / 1000).toFixed(1)} s.`);
  }

  private async startDatabase(): Promise<void> {
    const { data, ports, secrets } = this.plan;
    const onLog = this.terminal.keepLines('postgres', data);
    let url = '';
    const launch = async (): Promise<Running> => {
      const server = await startPostgres({
        dir: this.postgresDir,
        port: ports.postgres,
        password: secrets.postgres,
        onLog,
      });
      url = server.url('postgres');
      return { ...server, ready: Promise.resolve() };
    };
    await this.keep('postgres', launch);
    const wanted = appsOf(this.plan).map((name) => ({ name, password: secrets[`${name}_database`] }));
    await ensureDatabases(url, wanted);
  }

  private async startApp(name: AppName): Promise<void> {
    const onLine = this.terminal.listenTo(name, this.plan.data);
    const entry = join(this.root, 'apps', name, 'dist', 'main.js');
    const env = { ...acceptedEnvironment(process.env), ...settingsOf(name, this.plan) };
    const health = { host: localHostOf(this.plan), port: this.plan.ports[healthPort[name]] };
    await this.keep(name, () => launchApp({ name, entry, env, health, onLine }));
  }

  private async keep(name: string, launch: () => Promise<Running>): Promise<void> {
    // A start that was interrupted must not go on behind the stop.
    if (this.isStopping) throw new Problem(`${name} is not started: the suite is stopping.`);
    const keeper = new Supervisor({
      name,
      launch,
      report: (sentence) => this.terminal.say(sentence),
      onPid: (pid) => this.note(name, pid),
    });
    this.keepers.push(keeper);
    await keeper.start();
  }

  private note(name: string, pid: number | undefined): void {
    this.processes.set(name, pid);
    if (this.isReady) this.publish();
  }

  private async openServer(): Promise<void> {
    const { ports } = this.plan;
    const host = urlHostOf(this.plan);
    const upstreams = {
      account: `http://${host}:${ports.account_http}`,
      oauth: `http://${host}:${ports.oauth_http}`,
      discovery: `http://${host}:${ports.discovery_http}`,
      handler: `http://${host}:${ports.handler_http}`,
      network: `http://${host}:${ports.network_http}`,
    };
    const console = join(this.root, 'apps', 'console', 'dist', 'web');
    const keep = this.terminal.listenTo('reverse-proxy', this.plan.data);
    const destination = { write: (line: string) => keep(line.trimEnd()) };
    const logger = createLogger({ app: 'reverse-proxy', level: 'warn', destination });
    this.proxy = await makeReverseProxy({ upstreams, console, site: this.plan.site, logger });
    await this.proxy.listen({ host: listenHostOf(this.plan), port: ports.reverse_proxy });
    if (namedHostOf(this.plan) !== 'localhost' || listenHostOf(this.plan) === '::') return;
    this.secondListener = await listenAtIpv6Loopback(this.proxy.server, ports.reverse_proxy);
  }

  private publish(): SuiteAddresses {
    const addresses = addressesOf(this.plan, { ...this.processes.pids(), start: process.pid });
    publishAddresses(this.plan.data, addresses);
    return addresses;
  }
}
