import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { programOnPath, type ServerProcess, startServer } from '../message-brokers/index.js';
import { freePort } from '../postgres/index.js';

const run = promisify(execFile);
const timeoutMs = 90_000;
const host = '127.0.0.1';
const debianPackage = 'redis-server';
const masterName = 'fieldpost';

/** Several Redis servers that are one, and whose members can be lost. */
export interface RedisGroup {
  /** As in settings. */
  readonly url: string;
  /** SIGKILL of the member with this number; resolves when it is gone. */
  readonly kill: (member: number) => Promise<void>;
  /** Starts a member again that was killed, where it was. */
  readonly revive: (member: number) => Promise<void>;
  /** Response of a member to a command, as text. */
  readonly ask: (member: number, ...command: readonly string[]) => Promise<string>;
  readonly stop: () => Promise<void>;
}

interface Member {
  readonly port: number;
  readonly args: readonly string[];
}

class Members {
  private readonly running = new Map<number, ServerProcess>();

  constructor(
    private readonly folder: string,
    private readonly members: readonly Member[],
  ) {}

  async start(member: number): Promise<void> {
    const { port, args } = this.members[member] as Member;
    const command = programOnPath('redis-server', debianPackage);
    this.running.set(member, await startServer({ command, args, env: {}, port, timeoutMs }));
  }

  async startAll(): Promise<void> {
    await Promise.all(this.members.map((_, member) => this.start(member)));
  }

  /** The group as a test sees it. */
  at(url: string): RedisGroup {
    return {
      url,
      kill: async (member) => this.running.get(member)?.stop('SIGKILL'),
      revive: (member) => this.start(member),
      ask: (member, ...command) => askPort((this.members[member] as Member).port, command),
      stop: async () => {
        await Promise.all([...this.running.values()].map((server) => server.stop('SIGKILL')));
        await rm(this.folder, { recursive: true, force: true });
      },
    };
  }
}

async function askPort(port: number, command: readonly string[]): Promise<string> {
  const client = programOnPath('redis-cli', 'redis-tools');
  const { stdout } = await run(client, ['-h', host, '-p', String(port), ...command], { timeout: timeoutMs });
  return stdout.trim();
}

const memoryOnly = (folder: string, port: number): readonly string[] => [
  ...['--bind', host, '--port', String(port), '--dir', folder, '--save', '', '--appendonly', 'no'],
];

/** A master (member 0), a replica (member 1) and three sentinels (members 2 to 4) that replace a lost master soon. */
export async function startRedisSentinels(): Promise<RedisGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-sentinels-'));
  const [master = 0, replica = 0, ...sentinels] = await ports(5);
  const settings = [
    `sentinel monitor ${masterName} ${host} ${master} 2`,
    `sentinel down-after-milliseconds ${masterName} 1000`,
    `sentinel failover-timeout ${masterName} 5000`,
    `bind ${host}`,
    `dir ${folder}`,
  ];
  const files = sentinels.map((port) => join(folder, `sentinel-${port}.conf`));
  const write = (file: string, at: number) =>
    writeFile(file, [`port ${sentinels[at]}`, ...settings].join('\n'));
  await Promise.all(files.map(write));
  const members = new Members(folder, [
    { port: master, args: memoryOnly(folder, master) },
    { port: replica, args: [...memoryOnly(folder, replica), '--replicaof', `${host} ${master}`] },
    ...sentinels.map((port, at) => ({ port, args: [files[at] ?? '', '--sentinel'] })),
  ]);
  await members.startAll();
  return members.at(`redis+sentinel://${placesOf(sentinels)}/${masterName}`);
}

/** Three masters that share the slots. */
export async function startRedisCluster(): Promise<RedisGroup> {
  const folder = await mkdtemp(join(tmpdir(), 'redis-cluster-'));
  // Servers of a cluster talk to each other on a second port.
  const [masters, busPorts] = [await ports(3), await ports(3)];
  const args = (port: number, at: number) => [
    ...memoryOnly(folder, port),
    ...['--cluster-enabled', 'yes', '--cluster-config-file', `nodes-${port}.conf`],
    ...['--cluster-node-timeout', '2000', '--cluster-port', String(busPorts[at])],
  ];
  const members = new Members(
    folder,
    masters.map((port, at) => ({ port, args: args(port, at) })),
  );
  await members.startAll();
  const cli = programOnPath('redis-cli', 'redis-tools');
  const places = masters.map((port) => `${host}:${port}`);
  await run(cli, ['--cluster', 'create', ...places, '--cluster-yes'], { timeout: 60_000 });
  return members.at(`redis+cluster://${placesOf(masters)}`);
}

const placesOf = (all: readonly number[]): string => all.map((port) => `${host}:${port}`).join(',');

async function ports(count: number): Promise<readonly number[]> {
  const free: number[] = [];
  while (free.length < count) free.push(await freePort());
  return free;
}
