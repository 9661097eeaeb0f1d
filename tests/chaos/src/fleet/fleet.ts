import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeCertificate, type SuiteAddresses } from '@fieldpost/testing';
import { approve, handlerToken, migrate } from './commands.js';
import { LoadBalancer } from './load-balancer.js';
import {
  type AppName,
  apps,
  balancer,
  type FleetPlan,
  freePorts,
  handlerId,
  issuer,
  newSecrets,
  replicaHosts,
} from './plan.js';
import { Replica } from './replica.js';
import { openStores, type Stores } from './stores.js';

/** Two replicas of every app behind a load balancer, with PostgreSQL and Redis behind lines that can be cut. */
export class Fleet {
  private readonly replicas: readonly Replica[];

  private constructor(
    readonly plan: FleetPlan,
    readonly stores: Stores,
    readonly balancer: LoadBalancer,
    readonly ca: Buffer,
  ) {
    this.replicas = apps.flatMap((app) => replicaHosts.map((host) => new Replica(app, host, plan)));
  }

  static async start(): Promise<Fleet> {
    const folder = await mkdtemp(join(tmpdir(), 'fieldpost-fleet-'));
    const { cert, key } = await makeCertificate(new Date());
    const [stores, ports] = [await openStores(), await freePorts()];
    const { databases, redis } = stores;
    const plan: FleetPlan = {
      ...{ folder, ports, databases, redis, ...newSecrets(), tokenFile: join(folder, 'handler-token') },
      certificate: { cert: join(folder, 'cert.pem'), key: join(folder, 'key.pem') },
    };
    await writeFile(plan.certificate.cert, cert);
    await writeFile(plan.certificate.key, key, { mode: 0o600 });
    const fleet = new Fleet(plan, stores, await LoadBalancer.start(folder, ports), Buffer.from(cert));
    try {
      await fleet.bringUp();
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

  /** As the operator: approves a network component, so that it gets tokens. */
  approve(componentId: string): Promise<void> {
    return approve(this.plan, componentId);
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
    await this.stores.close();
    await rm(this.plan.folder, { recursive: true, force: true });
  }

  private async bringUp(): Promise<void> {
    await Promise.all(apps.map((app) => migrate(app, this.plan)));
    await this.startAll('account', 'oauth');
    await writeFile(this.plan.tokenFile, await handlerToken(this.plan), { mode: 0o600 });
    await this.startAll('discovery', 'handler');
    await this.settled();
  }

  private async startAll(...names: readonly AppName[]): Promise<void> {
    await Promise.all(names.flatMap((app) => this.of(app)).map((replica) => replica.start()));
  }
}
