import { execFile, execFileSync } from 'node:child_process';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { promisify } from 'node:util';
import { programOnPath } from '@fieldpost/testing';
import { Host } from './host.js';

const run = promisify(execFile);
const timeoutMs = 10_000;
/** Nobody has it: what is sent there is dropped without a word. */
const nowhere = '02:00:00:00:00:01';

/** A network of two for each host, from the block that is set aside for tests of networks. */
function freeNet(): number {
  const taken = Object.values(networkInterfaces()).flatMap((all) => all?.map(({ address }) => address) ?? []);
  for (let net = 0; net < 256; net += 1) if (!taken.includes(`198.18.${net}.1`)) return net;
  throw new Error('198.18.0.0/16 is taken');
}

/** A host as Linux makes it: a network namespace with a cable to this one. A cut loses packets on the cable. */
export class NamespaceHost extends Host {
  readonly inside: string;
  readonly outside: string;
  readonly name: string;
  readonly within: readonly string[];

  private constructor(
    private readonly ip: string,
    private readonly cable: { readonly space: string; readonly end: string; readonly net: number },
  ) {
    super();
    const { net, space } = cable;
    [this.outside, this.inside] = [`198.18.${net}.1`, `198.18.${net}.2`];
    this.name = this.inside;
    this.within = [ip, 'netns', 'exec', space];
  }

  /** Fails where namespaces are not permitted, or cannot be reached. */
  static async open(): Promise<NamespaceHost> {
    const ip = programOnPath('ip', 'iproute2');
    const net = freeNet();
    const space = `fieldpost-${process.pid}-${net}`;
    const host = new NamespaceHost(ip, { space, end: `fieldpost${net}`, net });
    await run(ip, ['netns', 'add', space]);
    process.once('exit', host.removeNow);
    try {
      await host.plugIn();
      await host.tryOut();
    } catch (error) {
      await host.close();
      throw error;
    }
    return host;
  }

  /** Packets find no way along the cable. */
  async isolate(): Promise<void> {
    const { end, space } = this.cable;
    const lost = ['lladdr', nowhere, 'nud', 'permanent'];
    await run(this.ip, ['neigh', 'replace', this.inside, 'dev', end, ...lost]);
    await run(this.ip, ['-n', space, 'neigh', 'replace', this.outside, 'dev', 'outside', ...lost]);
  }

  async restore(): Promise<void> {
    const { end, space } = this.cable;
    await run(this.ip, ['neigh', 'del', this.inside, 'dev', end]);
    await run(this.ip, ['-n', space, 'neigh', 'del', this.outside, 'dev', 'outside']);
  }

  /** The host has its own address with all of its listeners. */
  async openPorts(): Promise<void> {
    return undefined;
  }

  override async close(): Promise<void> {
    await super.close();
    process.off('exit', this.removeNow);
    this.removeNow();
  }

  /** The cable goes with the namespace. */
  private readonly removeNow = (): void => {
    execFileSync(this.ip, ['netns', 'del', this.cable.space]);
  };

  private async plugIn(): Promise<void> {
    const { end, space } = this.cable;
    for (const command of [
      `link add ${end} type veth peer name outside netns ${space}`,
      `addr add ${this.outside}/30 dev ${end}`,
      `link set ${end} up`,
      `-n ${space} addr add ${this.inside}/30 dev outside`,
      `-n ${space} link set outside up`,
      `-n ${space} link set lo up`,
    ])
      await run(this.ip, command.split(' '));
  }

  /** A firewall may keep the host from everything. */
  private async tryOut(): Promise<void> {
    const server = createServer((socket) => socket.end());
    await new Promise<void>((resolve) => server.listen(0, this.outside, resolve));
    const address = JSON.stringify(server.address());
    const visit = `require('node:net').connect(${address}.port, ${address}.address).resume()`;
    const [command = '', ...args] = [...this.within, process.execPath, '-e', visit];
    try {
      await run(command, args, { timeout: timeoutMs });
    } finally {
      server.close();
    }
  }
}
