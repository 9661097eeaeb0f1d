import type { ChannelCredentials } from '@grpc/grpc-js';
import { type discovery, loadClients } from '@fieldpost/contracts';
import type { Logger } from '@fieldpost/observability';
import { DiscoveryRoots, trustingDiscovery } from './discovery-roots.js';
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

/** The connection of an app as a provider; without a file it trusts the roots of the system. */
export const discoveryChannel = (
  address: string,
  { setting, file }: { readonly setting: string; readonly file: string | undefined },
  logger: Logger,
) => ({
  provide: DiscoveryChannel,
  useFactory: () => {
    const roots = file === undefined ? undefined : new DiscoveryRoots({ setting, file }, logger);
    return new DiscoveryChannel(address, trustingDiscovery(roots));
  },
});
