import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  BrokerPeer,
  makeCertificate,
  type Rabbitmq,
  StandInDiscovery,
  startFakeAuthServer,
  startFakeTokens,
  startRabbitmq,
  startRedis,
  throwAwayDatabase,
} from '@fieldpost/testing';
import { HandlerOnHost, handlerId, type SharedSettings } from './handler-on-host.js';
import type { Host } from './host.js';
import { type Hosts, openHosts } from './open-hosts.js';

const portOf = (url: string): number => Number(new URL(url).port);

/** Everything around the two hosts. */
async function openSurroundings(
  { cert, key }: { readonly cert: string; readonly key: string },
  hosts: Hosts,
) {
  const [database, redis, rabbitmq, auth, tokens] = await Promise.all([
    throwAwayDatabase(),
    startRedis(),
    startRabbitmq(),
    startFakeAuthServer(),
    startFakeTokens(),
  ]);
  const discovery = new StandInDiscovery();
  await discovery.listen({ cert, key });
  const network = await BrokerPeer.start({
    ...{ id: 'broker-1', token: 'any', authServer: auth.url },
    discovery: { address: discovery.address, ca: cert },
    addresses: hosts.map(({ outside }) => outside),
  });
  return { database, redis, rabbitmq, auth, tokens, discovery, network };
}

type Surroundings = Awaited<ReturnType<typeof openSurroundings>>;

/** Two hosts with a replica of one handler each, and on the machine of the tests everything that they need. */
export class Site {
  private constructor(
    readonly replicas: readonly [HandlerOnHost, HandlerOnHost],
    readonly ca: Buffer,
    private readonly around: Surroundings & { readonly views: readonly StandInDiscovery[] },
    private readonly folder: string,
  ) {}

  static async start(): Promise<Site> {
    const hosts = await openHosts();
    const certificate = await makeCertificate(new Date(), hosts.flatMap(addressesOf));
    const around = await openSurroundings(certificate, hosts);
    const views = await Promise.all(hosts.map((host) => connect(host, around, certificate)));
    const folder = await mkdtemp(join(tmpdir(), 'fieldpost-hosts-'));
    const shared = await sharedSettings(folder, certificate, around);
    const [first, second] = hosts;
    const replicas = [
      await HandlerOnHost.place(first, shared),
      await HandlerOnHost.place(second, shared),
    ] as const;
    const site = new Site(replicas, Buffer.from(certificate.cert), { ...around, views }, folder);
    await Promise.all(replicas.map((replica) => replica.start()));
    await site.network.waitForHandler(handlerId);
    return site;
  }

  get network(): BrokerPeer {
    return this.around.network;
  }

  get rabbitmq(): Rabbitmq {
    return this.around.rabbitmq;
  }

  /** The one that leads, and the one that follows. */
  get roles(): { readonly leader: HandlerOnHost; readonly follower: HandlerOnHost } {
    const [first, second] = this.replicas;
    return first.leads ? { leader: first, follower: second } : { leader: second, follower: first };
  }

  get subscriptions(): number {
    return this.network.streamsOf(handlerId).subscribe;
  }

  /** A token and an access key for everything on an application. */
  accessTo(appId: string): { readonly token: string; readonly key: string } {
    const rights = ['settings', 'delete', 'devices', 'messages:up:r', 'messages:down:w'];
    const token = this.around.auth.sign({
      sub: 'owner',
      scope: [`apps:${appId}`],
      apps: { [appId]: rights },
    });
    const key = `fieldpost.key-of-${appId}`;
    this.around.tokens.know(key, token);
    return { token, key };
  }

  async stop(): Promise<void> {
    for (const replica of this.replicas) replica.thaw();
    await Promise.all(this.replicas.map((replica) => replica.kill()));
    const { network, discovery, redis, rabbitmq, auth, tokens, views } = this.around;
    await network.stop();
    for (const server of [discovery, tokens, ...views]) server.close();
    await Promise.all([auth.close(), redis.stop('SIGKILL'), rabbitmq.stop('SIGKILL')]);
    for (const { host } of this.replicas) await host.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

const addressesOf = ({ inside, outside }: Host): readonly string[] => [inside, outside];

/** Lays the ways of a host; the broker is told to it at the end of its own way. */
async function connect(
  host: Host,
  { database, redis, rabbitmq, auth, tokens, discovery }: Surroundings,
  certificate: { readonly cert: string; readonly key: string },
): Promise<StandInDiscovery> {
  const brokerAddress = discovery.announced.find(
    ({ service_name }) => service_name === 'broker',
  )?.net_address;
  await host.reach('broker', Number(brokerAddress?.split(':')[1]));
  const view = new StandInDiscovery(discovery.announced, (announcement) =>
    announcement.service_name === 'broker'
      ? { ...announcement, net_address: host.addressOf('broker') }
      : announcement,
  );
  await view.listen(certificate);
  await host.reach('discovery', view.listensAt);
  await host.reach('database', portOf(database.url));
  await host.reach('redis', portOf(redis.url));
  await host.reach('keys', portOf(auth.url));
  await host.reach('oauth', portOf(`grpc://${tokens.address}`));
  await host.reach('amqp', rabbitmq.amqpPort);
  await host.reach('mqtt', portOf(rabbitmq.mqtt));
  return view;
}

async function sharedSettings(
  folder: string,
  { cert, key }: { readonly cert: string; readonly key: string },
  { database, redis, rabbitmq }: Surroundings,
): Promise<SharedSettings> {
  const file = async (name: string, content: string): Promise<string> => {
    await writeFile(join(folder, name), content, { mode: 0o600 });
    return join(folder, name);
  };
  return {
    certificate: { cert: await file('cert.pem', cert), key: await file('key.pem', key) },
    tokenFile: await file('token', 'any'),
    keys: folder,
    urls: {
      ...{ database: database.url, redis: redis.url },
      ...{ amqp: rabbitmq.superAmqp, mqtt: rabbitmq.superMqtt },
    },
  };
}
