import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { programOnPath, type ServerProcess, startServer, until } from '@fieldpost/testing';
import { entriesOf, haproxyConfig } from './haproxy-config.js';
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
    const server = await startServer({
      command,
      args,
      env: {},
      port: ports.reverse_proxy,
      timeoutMs: 20_000,
    });
    return new LoadBalancer(server, ports);
  }

  /** Resolves when it gives this replica requests and connections, or gives it none. */
  async waitFor(app: AppName, host: ReplicaHost, wanted: 'UP' | 'DOWN'): Promise<void> {
    let found: readonly string[] = [''];
    const looking = setInterval(() => void this.statesOf(app, host).then((states) => (found = states)), 100);
    const isSo = () => found.every((state) => state === wanted);
    await until(`${app} at ${host} is ${wanted} to the load balancer`, isSo, 60_000).finally(() =>
      clearInterval(looking),
    );
  }

  stop(): Promise<void> {
    return this.server.stop('SIGKILL');
  }

  /** The 18th column of the statistics, for each entry of the app; `UP 1/2` is one that may soon be down. */
  private async statesOf(app: AppName, host: ReplicaHost): Promise<readonly string[]> {
    const answer = await fetch(`http://${balancer}:${this.ports.statistics}/;csv`);
    const lines = (await answer.text()).split('\n');
    const stateOf = (entry: string): string =>
      lines.find((line) => line.startsWith(`${entry},${host},`))?.split(',')[17] ?? '';
    return entriesOf(app).map(stateOf);
  }
}
