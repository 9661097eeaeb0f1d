import { credentials, Metadata } from '@grpc/grpc-js';
import { type discovery, loadClients } from '@fieldpost/contracts';
import { devAddrPrefixToBytes, parseDevAddrPrefix } from '@fieldpost/domain';
import { isServed } from '../clients/is-served.js';
import { metadataOf, unary } from '../clients/unary.js';
import { until } from '../waiting/until.js';
import type { PeerIdentity } from './identity.js';

/** Where discovery is; `ca` is the PEM to trust. */
export interface DiscoveryAddress {
  readonly address: string;
  readonly ca: string;
}

type Announced = discovery.Announcement__Output;

/** Discovery as a broker uses it: announces itself, and looks up callers and the handlers of applications. */
export class PeerDirectory {
  private readonly client;

  constructor({ address, ca }: DiscoveryAddress) {
    const { discovery } = loadClients('discovery/discovery.proto');
    this.client = new discovery.Discovery(address, credentials.createSsl(Buffer.from(ca)));
  }

  /** Announces the broker with its component token, again while discovery is unavailable; then the addresses that it serves. */
  async announce(identity: PeerIdentity, { port, token, prefix }: BrokerAnnouncement): Promise<void> {
    const { id, cert, publicKey } = identity;
    const metadata = metadataOf({ token, id, 'service-name': 'broker' });
    const announcement = {
      id,
      service_name: 'broker',
      service_version: '2.0.0-peer (test)',
      description: 'Broker and network server of the test suite',
      net_address: `localhost:${port}`,
      public_key: publicKey,
      certificate: cert,
    };
    const announce = () => unary(this.client.announce.bind(this.client), announcement, metadata);
    await until('discovery accepts the announcement', () => isServed(announce()));
    const served = { dev_addr_prefix: Buffer.from(devAddrPrefixToBytes(parseDevAddrPrefix(prefix))) };
    const request = { id, service_name: 'broker', metadata: served };
    await unary(this.client.addMetadata.bind(this.client), request, metadata);
  }

  /** The component of this name and id, as it is announced now. */
  async find(serviceName: string, id: string): Promise<Announced | undefined> {
    return (await this.all(serviceName)).find((announced) => announced.id === id);
  }

  /** Every handler that is announced for the application. */
  async handlersOf(appId: string): Promise<readonly Announced[]> {
    return (await this.all('handler')).filter((handler) => servesApp(handler, appId));
  }

  close(): void {
    this.client.close();
  }

  private async all(serviceName: string): Promise<readonly Announced[]> {
    const { message } = await unary<discovery.GetServiceRequest, discovery.AnnouncementsResponse__Output>(
      this.client.getAll.bind(this.client),
      { service_name: serviceName },
      // Discovery may just be coming back: that is no reason to reject a handler.
      new Metadata({ waitForReady: true }),
    );
    return message.services;
  }
}

interface BrokerAnnouncement {
  readonly port: number;
  readonly token: string;
  readonly prefix: string;
}

const servesApp = ({ metadata }: Announced, appId: string): boolean =>
  metadata.some(({ app_id: served }) => served === appId);
