import type { ChannelCredentials } from '@grpc/grpc-js';
import { type discovery, loadClients } from '@fieldpost/contracts';
import { peerChannel } from './peer-channel.js';

/** The connection to discovery, always with TLS. The class is also the injection token. */
export class DiscoveryChannel {
  readonly client: discovery.DiscoveryClient;

  constructor(address: string, credentials: ChannelCredentials) {
    const { Discovery } = loadClients('discovery/discovery.proto').discovery;
    this.client = new Discovery(address, credentials, peerChannel);
  }

  onApplicationShutdown(): void {
    this.client.close();
  }
}
