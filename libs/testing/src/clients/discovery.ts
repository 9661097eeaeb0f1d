import { credentials, Metadata } from '@grpc/grpc-js';
import { type discovery, loadClients } from '@fieldpost/contracts';
import { metadataOf, unary } from './unary.js';

type Announcement = discovery.Announcement__Output;

/** Discovery over TLS gRPC, as any program reads it, and as a component announces itself. */
export class DiscoveryClient {
  private readonly client;

  /** `ca` is the PEM to trust. */
  constructor(address: string, ca: Buffer) {
    const { discovery } = loadClients('discovery/discovery.proto');
    // A separate connection each: a lost connection of one client does not affect the next.
    const options = { 'grpc.use_local_subchannel_pool': 1 };
    this.client = new discovery.Discovery(address, credentials.createSsl(ca), options);
  }

  async getByAppId(appId: string): Promise<Announcement> {
    const method = this.client.getByAppId.bind(this.client);
    return (await unary<discovery.GetByAppIDRequest, Announcement>(method, { app_id: appId })).message;
  }

  async get(serviceName: string, id: string): Promise<Announcement> {
    const request = { service_name: serviceName, id };
    const method = this.client.get.bind(this.client);
    return (await unary<discovery.GetRequest, Announcement>(method, request)).message;
  }

  /** Without a token when it is left out. */
  async announce(announcement: discovery.Announcement, token?: string): Promise<void> {
    const metadata = token === undefined ? new Metadata() : metadataOf({ token });
    await unary(this.client.announce.bind(this.client), announcement, metadata);
  }

  close(): void {
    this.client.close();
  }
}
