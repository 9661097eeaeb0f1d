import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Problem } from '../postgres/problem.js';
import { noteSecrets, assertNoLeaks, shareSecretsIn, stopSharingIn } from '../secrets/index.js';
import { readAddresses, type SuiteAddresses } from './addresses.js';
import { launchSuite, logOf, type SuiteFolder } from './launch.js';
import { freePortBase } from './port-base.js';
import { isAlive, signal, untilGone } from '../apps/processes.js';

const run = promisify(execFile);
const adminProgram = fileURLToPath(new URL('../../../../tools/admin.mjs', import.meta.url));
const comeBackMs = 120_000;
const temporary = join(tmpdir(), 'fieldpost-suite-');

/** How a suite is started. */
export interface SuiteOptions {
  /** A temporary one when left out. */
  readonly dataDir?: string;
  /** Whether the network app runs as well; most tests play router and broker themselves. */
  readonly network?: boolean;
}

/** A running suite, started by this process or found on a data folder. */
export class Suite {
  private constructor(
    readonly dataDir: string,
    private current: SuiteAddresses,
    private readonly place?: SuiteFolder,
  ) {}

  /**
   * Starts the whole suite as a user would, on free ports of 127.0.0.1, and waits until it is ready. A suite that
   * already runs on the folder is used; without a folder a temporary one is created, which `stop` removes.
   */
  static async start({ dataDir, network = false }: SuiteOptions = {}): Promise<Suite> {
    const data = dataDir === undefined ? mkdtempSync(temporary) : resolve(dataDir);
    if (isRunning(data)) return Suite.find(data);
    const place = { dataDir: data, portBase: await freePortBase(), network };
    await launchSuite(place);
    // All processes of the run record the secrets that they use in this file; it is removed with the folder.
    shareSecretsIn(join(data, 'used-secrets'));
    return Suite.find(data, place.portBase);
  }

  /** The suite that runs on this folder; with the first of its ports, it can be restarted. `Problem` when none does. */
  static find(dataDir: string, portBase?: number): Suite {
    const data = resolve(dataDir);
    const addresses = readAddresses(data);
    if (!addresses || !isRunning(data)) {
      throw new Problem(`No suite is running on ${data}: start one with npm start -- --data ${dataDir}.`);
    }
    const isNetwork = addresses.network_http !== undefined;
    return new Suite(
      data,
      addresses,
      portBase === undefined ? undefined : { dataDir: data, portBase, network: isNetwork },
    );
  }

  get addresses(): SuiteAddresses {
    return this.current;
  }

  /** First of its consecutive ports, when they are known. */
  get portBase(): number | undefined {
    return this.place?.portBase;
  }

  /** The PEM to trust for TLS. */
  get ca(): Buffer {
    return readFileSync(this.current.ca);
  }

  /** What `npm start` has printed since it was last started from here. */
  get output(): string {
    return readFileSync(logOf(this.dataDir), 'utf8');
  }

  /** As the operator: approves a network component, so that it gets tokens. */
  async approve(componentId: string): Promise<void> {
    const command = [adminProgram, '--data', this.dataDir, 'component', 'approve', componentId];
    await run(process.execPath, command);
  }

  /** SIGKILL of every process at once: the apps, the database, and the launcher, which would restart them. */
  async killHard(): Promise<void> {
    const pids = Object.values(this.readNow().pids);
    for (const pid of pids) signal(pid, 'SIGKILL');
    await untilGone(pids);
  }

  /** SIGKILL of the apps and the database; resolves when the launcher has brought all of them back. */
  async killApps(): Promise<void> {
    const { start = 0, ...killed } = this.readNow().pids;
    for (const pid of Object.values(killed)) signal(pid, 'SIGKILL');
    const until = performance.now() + comeBackMs;
    while (!(await this.isBack(killed))) {
      if (!isAlive(start)) throw new Error('the launcher of the suite has ended');
      if (performance.now() > until) throw new Error('the suite does not come back; its log says why');
      await sleep(200);
    }
    this.current = this.readNow();
  }

  /** Starts the suite again on the same ports. */
  async restart(): Promise<void> {
    if (!this.place) throw new Error('the ports of the suite are not known');
    await launchSuite(this.place);
    this.current = this.readNow();
  }

  /** Stops the suite and waits for the exit of every process; removes a temporary data folder. */
  stop(): Promise<void> {
    return Suite.end(this.dataDir);
  }

  /** The same for processes that are left on the folder, if any. */
  static async end(dataDir: string): Promise<void> {
    const data = resolve(dataDir);
    const { start = 0, ...others } = readAddresses(data)?.pids ?? {};
    if (isAlive(start)) {
      signal(start, 'SIGTERM');
      await untilGone([start, ...Object.values(others)]);
    }
    try {
      assertNoLeaksBelow(data);
    } finally {
      if (data.startsWith(temporary)) forget(data);
    }
  }

  private readNow(): SuiteAddresses {
    return readAddresses(this.dataDir) ?? this.current;
  }

  private async isBack(killed: Readonly<Record<string, number>>): Promise<boolean> {
    const { pids, account, discovery_http, handler_http, network_http } = this.readNow();
    const isNew = ([name, pid]: [string, number]) => pids[name] !== undefined && pids[name] !== pid;
    if (!Object.entries(killed).every(isNew)) return false;
    const ofAccount = [`${account}/key`, `${account}/api/v2/users/me`];
    const apps = [discovery_http, handler_http, ...(network_http === undefined ? [] : [network_http])];
    const others = apps.map((url) => `${url}/healthz`);
    return (await Promise.all([...ofAccount, ...others].map(answers))).every(Boolean);
  }
}

/** Fails when a log of the suite shows a secret that was used, or that its apps share. */
function assertNoLeaksBelow(data: string): void {
  const logs = join(data, 'logs');
  if (!existsSync(logs)) return;
  const own = join(data, 'secrets.json');
  if (existsSync(own)) noteSecrets({ secret: JSON.parse(readFileSync(own, 'utf8')) as object });
  for (const file of readdirSync(logs).filter((name) => name.includes('.log')))
    assertNoLeaks(file, readFileSync(join(logs, file), 'utf8'));
}

function forget(data: string): void {
  stopSharingIn(data);
  rmSync(data, { recursive: true, force: true });
  rmSync(logOf(data), { force: true });
}

const isRunning = (dataDir: string): boolean => isAlive(readAddresses(dataDir)?.pids['start'] ?? 0);

/** Whether the server at a URL responds; an error status counts as well. */
async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url).catch(() => undefined);
  return answer !== undefined && answer.status < 500;
}
