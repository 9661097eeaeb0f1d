import { Inject, Injectable, Optional } from '@nestjs/common';
import type { discovery } from '@fieldpost/contracts';
import { type AppId, ComponentId, type DevAddrPrefix, devAddrPrefixFromBytes, isId } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { callUnary } from '@fieldpost/transport';
import { DiscoveryChannel } from './discovery-channel.js';
import { NetworkIdentity } from './network-identity.js';
import { Directory, type Peer } from './directory.js';
import { LastKnown } from './last-known.js';

/** A prefix on the wire: its length in bits, then an address. */
const prefixBytes = 5;
const addressBits = 32;

const cacheOptions = { freshMs: 2_000, capacity: 256 };

/** Discovery over gRPC. While it cannot be reached, its last response is used. */
@Injectable()
export class DirectoryGrpc extends Directory {
  private readonly client: discovery.DiscoveryClient;
  private readonly lists: LastKnown<readonly Peer[]>;
  private readonly single: LastKnown<Peer | undefined>;

  constructor(
    @Inject(DiscoveryChannel) { client }: Pick<DiscoveryChannel, 'client'>,
    private readonly identity: NetworkIdentity,
    @Optional() now: () => number = () => performance.now(),
  ) {
    super();
    this.client = client;
    this.lists = new LastKnown((serviceName) => this.getAll(serviceName), { ...cacheOptions, now });
    this.single = new LastKnown((path) => this.get(path), { ...cacheOptions, now });
  }

  async addApplication(appId: AppId, token: string): Promise<void> {
    const method = this.client.addMetadata.bind(this.client);
    await callUnary(method, this.aboutApplication(appId), this.as(token));
  }

  async removeApplication(appId: AppId, token: string): Promise<void> {
    const method = this.client.deleteMetadata.bind(this.client);
    await callUnary(method, this.aboutApplication(appId), this.as(token));
  }

  async handlerOf(appId: AppId): Promise<string | undefined> {
    const method = this.client.getByAppId.bind(this.client);
    const found: discovery.Announcement__Output | undefined = await unlessNotFound(
      callUnary(method, { app_id: appId }, this.asComponent()),
    );
    return found?.id;
  }

  brokers(): Promise<readonly Peer[]> {
    return this.lists.get('broker');
  }

  /** While discovery is unavailable, a component that was only listed is found in the last list. */
  async find(serviceName: string, id: string): Promise<Peer | undefined> {
    try {
      return await this.single.get(`${serviceName}/${id}`);
    } catch (thrown) {
      const listed = (await this.lists.get(serviceName)).find((peer) => peer.id === id);
      if (!listed) throw thrown;
      return listed;
    }
  }

  private async getAll(serviceName: string): Promise<readonly Peer[]> {
    const method = this.client.getAll.bind(this.client);
    const request = { service_name: serviceName };
    const list: discovery.AnnouncementsResponse__Output = await callUnary(
      method,
      request,
      this.asComponent(),
    );
    return list.services.filter(({ id }) => isId(id)).map(toPeer);
  }

  private async get(path: string): Promise<Peer | undefined> {
    const [service_name = '', id = ''] = path.split('/');
    const method = this.client.get.bind(this.client);
    const found: discovery.Announcement__Output | undefined = await unlessNotFound(
      callUnary(method, { service_name, id }, this.asComponent()),
    );
    return found && toPeer(found);
  }

  private aboutApplication(appId: AppId): discovery.MetadataRequest {
    return { id: this.identity.own.id, service_name: 'handler', metadata: { app_id: appId } };
  }

  private as(token: string) {
    return { peer: 'discovery', metadata: this.identity.withToken(token) };
  }

  private asComponent() {
    return { peer: 'discovery', metadata: this.identity.metadata() };
  }
}

async function unlessNotFound<T>(result: Promise<T>): Promise<T | undefined> {
  try {
    return await result;
  } catch (thrown) {
    if (thrown instanceof AppError && thrown.kind === 'not_found') return undefined;
    throw thrown;
  }
}

const toPeer = (announcement: discovery.Announcement__Output): Peer => ({
  id: ComponentId(announcement.id),
  serviceName: announcement.service_name,
  netAddress: announcement.net_address.split(',')[0]?.trim() ?? '',
  certificate: announcement.certificate,
  publicKey: announcement.public_key,
  prefixes: announcement.metadata.flatMap(({ dev_addr_prefix: bytes }) => prefixIn(bytes)),
  registeredAt: millisecondsIn(announcement.registered_at),
});

/** Undefined for a discovery that does not report it. */
function millisecondsIn(date: string): number | undefined {
  const milliseconds = Date.parse(date);
  return Number.isNaN(milliseconds) ? undefined : milliseconds;
}

/** None in metadata of another kind; what is no prefix is none. */
function prefixIn(bytes: Buffer | undefined): readonly DevAddrPrefix[] {
  if (!bytes || bytes.length !== prefixBytes || (bytes[0] ?? 0) > addressBits) return [];
  return [devAddrPrefixFromBytes(bytes)];
}
