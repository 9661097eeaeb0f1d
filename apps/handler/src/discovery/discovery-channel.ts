import { type discovery, loadClients } from '@fieldpost/contracts';
import { peerChannel, trusting } from '../network/peer-channel.js';

/** The connection to discovery, always with TLS. The class is also the injection token. */
export class DiscoveryChannel {
  readonly client: discovery.DiscoveryClient;

  /** `roots` in PEM; empty for those of the system. */
  constructor(address: string, roots: string) {
    const { Discovery } = loadClients('discovery/discovery.proto').discovery;
    this.client = new Discovery(address, trusting(roots), peerChannel);
  }

  onApplicationShutdown(): void {
    this.client.close();
  }
}
