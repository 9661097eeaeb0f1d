import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programOnPath, type ServerProcess, startServer, until } from '@fieldpost/testing';
import { haproxyConfig } from './haproxy-config.js';
import { type AppName, balancer, type Ports, type ReplicaHost } from './plan.js';

/** HAProxy in front of every replica. */
export class LoadBalancer {
  private constructor(
    private readonly server: ServerProcess,
    private readonly ports: Ports,
  ) {}

  static async start(folder: string, ports: Ports): Promise<LoadBalancer> {
    const file = join(folder, 'haproxy.cfg');
    await writeFile(file, haproxyConfig(ports));
    const command = programOnPath('haproxy', 'haproxy');
    const args = ['-db', '-f', file];
    const server = await startServer({ command, args, env: {}, port: ports.front_door, patienceMs: 20_000 });
    return new LoadBalancer(server, ports);
  }

  /** Resolves when it gives this replica requests, or gives it none. */
  async waitFor(app: AppName, host: ReplicaHost, wanted: 'UP' | 'DOWN'): Promise<void> {
    let found = '';
    const looking = setInterval(() => void this.statusOf(app, host).then((status) => (found = status)), 100);
    const isSo = () => found.startsWith(wanted);
    await until(`${app} at ${host} is ${wanted} to the load balancer`, isSo, 60_000).finally(() =>
      clearInterval(looking),
    );
  }

  stop(): Promise<void> {
    return this.server.stop('SIGKILL');
  }

  /** The 18th column of the statistics. */
  private async statusOf(app: AppName, host: ReplicaHost): Promise<string> {
    const answer = await fetch(`http://${balancer}:${this.ports.statistics}/;csv`);
    const lines = (await answer.text()).split('\n');
    return lines.find((line) => line.startsWith(`${app},${host},`))?.split(',')[17] ?? '';
  }
}
