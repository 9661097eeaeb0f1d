import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate, type SuiteAddresses } from '@fieldpost/testing';
import { approve, componentToken, migrate, type Release, thisRelease } from './commands.js';
import { LoadBalancer } from './load-balancer.js';
import {
  type AppName,
  apps,
  balancer,
  components,
  type FleetPlan,
  freePorts,
  handlerId,
  issuer,
  newSecrets,
  replicaHosts,
} from './plan.js';
import { Replica } from './replica.js';
import { openStores, type Stores } from './stores.js';
import { UdpService } from './udp-service.js';

const mostStarts = 10;

/** As Kubernetes does, starts a program again that has ended: on a busy machine PostgreSQL may not be reached in time. */
async function restarted<T>(start: () => Promise<T>): Promise<T> {
  for (let starts = 1; starts < mostStarts; starts += 1) {
    const started = await start().then(
      (value) => ({ value }),
      () => undefined,
    );
    if (started) return started.value;
  }
  return start();
}

/** Two replicas of every app behind a load balancer, with PostgreSQL and Redis behind lines that can be cut. */
export class Fleet {
  private readonly replicas: readonly Replica[];
  /** The one that migrated the databases. */
  private release = thisRelease;

  private constructor(
    readonly plan: FleetPlan,
    readonly stores: Stores,
    readonly balancer: LoadBalancer,
    readonly gateways: UdpService,
    readonly ca: Buffer,
  ) {
    this.replicas = apps.flatMap((app) => replicaHosts.map((host) => new Replica(app, host, plan)));
  }

  static async start(release = thisRelease): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), 'fieldpost-fleet-'));
    const { cert, key } = await makeCertificate(new Date());
    const [stores, ports] = [await openStores(), await freePorts()];
    const { databases, redis } = stores;
    const plan: FleetPlan = {
      ...{ folder, ports, databases, redis, ...newSecrets() },
      tokenFiles: {
        handler: join(folder, 'handler-token'),
        router: join(folder, 'router-token'),
        broker: join(folder, 'broker-token'),
      },
      certificate: { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') },
    };
    await writeFile(plan.certificate.cert, cert);
    await writeFile(plan.certificate.key, key, { mode: 0o600 });
    const [loadBalancer, gateways] = [await LoadBalancer.start(folder, ports), await UdpService.start(ports)];
    const fleet = new Fleet(plan, stores, loadBalancer, gateways, Buffer.from(cert));
    try {
      await fleet.bringUp(release);
    } catch (error) {
      await fleet.stop();
      throw error;
    }
    return fleet;
  }

  /** Both replicas of an app. */
  of(app: AppName): readonly [Replica, Replica] {
    const [first, second] = this.replicas.filter((replica) => replica.app === app);
    if (!first || !second) throw new Error(`there are no two replicas of ${app}`);
    return [first, second];
  }

  /** The handler that leads, and the one that follows. */
  handlers(): { readonly leader: Replica; readonly follower: Replica } {
    const [first, second] = this.of('handler');
    return first.leads ? { leader: first, follower: second } : { leader: second, follower: first };
  }

  /** The last warnings and errors of all replicas. */
  get lastProblems(): string {
    const of = ({ host, lastProblems }: Replica) => lastProblems.map((line) => `${host} ${line}\n`);
    return this.replicas.flatMap(of).join('');
  }

  /** As the operator: approves a network component, so that it gets tokens. */
  approve(componentId: string): Promise<void> {
    return approve(this.plan, this.release, componentId);
  }

  /** Addresses of the load balancer, which are all that clients know. */
  get addresses(): SuiteAddresses {
    const { ports, certificate } = this.plan;
    return {
      account: `http://${balancer}:${ports.reverse_proxy}`,
      discovery_grpc: `localhost:${ports.discovery_grpc}`,
      discovery_http: `http://${balancer}:${ports.reverse_proxy}`,
      handler_grpc: `localhost:${ports.handler_grpc}`,
      handler_http: `http://${balancer}:${ports.reverse_proxy}/handler`,
      handler_id: handlerId,
      mqtt: `${balancer}:${ports.mqtt}`,
      mqtts: `localhost:${ports.mqtts}`,
      ca: certificate.cert,
      issuer,
      pids: {},
    };
  }

  /** Resolves when the load balancer gives requests to every replica. */
  async settled(): Promise<void> {
    await Promise.all(this.replicas.map(({ app, host }) => this.balancer.waitFor(app, host, 'UP')));
  }

  async stop(): Promise<void> {
    for (const replica of this.replicas) replica.thaw();
    await Promise.all(this.replicas.map((replica) => replica.kill()));
    await this.balancer.stop();
    this.gateways.stop();
    await this.stores.close();
    await rm(this.plan.folder, { recursive: true, force: true });
  }

  /** What the migration Jobs of a release do. */
  async migrate(release: Release): Promise<void> {
    for (const app of apps) await restarted(() => migrate(app, this.plan, release(app)));
    this.release = release;
  }

  /** Replaces one replica of every app by that of a release. */
  async replace(which: 0 | 1, release: Release): Promise<void> {
    const replicas = apps.map((app) => this.of(app)[which]);
    await Promise.all(replicas.map((replica) => replica.stop()));
    // One after the other: a start needs a processor, and a stop waits most of its time.
    for (const replica of replicas) {
      replica.release = release(replica.app);
      await restarted(() => replica.start());
    }
    await this.settled();
  }

  private async bringUp(release: Release): Promise<void> {
    await this.migrate(release);
    for (const replica of this.replicas) replica.release = release(replica.app);
    await this.startAll('account', 'oauth');
    for (const component of components) {
      const token = await componentToken(this.plan, release, component);
      await writeFile(this.plan.tokenFiles[component.type], token, { mode: 0o600 });
    }
    await this.startAll('discovery', 'handler', 'network');
    await this.settled();
  }

  private async startAll(...names: readonly AppName[]): Promise<void> {
    for (const which of [0, 1] as const)
      await Promise.all(names.map((app) => restarted(() => this.of(app)[which].start())));
  }
}
