import {
  type Metadata,
  Server,
  ServerCredentials,
  type ServerWritableStream,
  type ServiceDefinition,
} from '@grpc/grpc-js';
import { loadContract, type router } from '@fieldpost/contracts';
import { bindServer } from './bind-server.js';
import { makeCertificate } from '../certificates/certificate.js';
import { DiscoveryClient } from '../clients/discovery.js';

/** Options that make the peer a router of the suite's network. */
export interface RouterPeerOptions {
  readonly id: string;
  /** Component token of type router for this id. */
  readonly token: string;
  readonly discovery: { readonly address: string; readonly ca: Buffer };
  /** Brings a frame of a gateway to the network; resolves with the frame that the gateway sends in return. */
  readonly onUplink: (phyPayload: Buffer) => Promise<Buffer>;
}

type Subscription = ServerWritableStream<router.SubscribeRequest__Output, router.DownlinkMessage>;

const description = 'Router of the test suite';

/** Stands in for the original router: programs that act as gateways find it through discovery. */
export class RouterPeer {
  private readonly server = new Server();
  private readonly gateways = new Map<string, Subscription>();
  /** Why frames got no response. */
  readonly problems: string[] = [];

  private constructor(private readonly options: RouterPeerOptions) {}

  /** Listens on a free port of 127.0.0.1 and announces itself. */
  static async start(options: RouterPeerOptions): Promise<RouterPeer> {
    const peer = new RouterPeer(options);
    const { cert, key } = await makeCertificate(new Date());
    peer.addServices();
    const pair = { cert_chain: Buffer.from(cert), private_key: Buffer.from(key) };
    const port = await bindServer(peer.server, ServerCredentials.createSsl(null, [pair]));
    const { id, token, discovery } = options;
    const client = new DiscoveryClient(discovery.address, discovery.ca);
    const netAddress = `localhost:${port}`;
    const announcement = {
      id,
      service_name: 'router',
      description,
      net_address: netAddress,
      certificate: cert,
    };
    await client.announce(announcement, token).finally(() => client.close());
    return peer;
  }

  stop(): void {
    this.server.forceShutdown();
  }

  private addServices(): void {
    const contract = loadContract('router/router.proto');
    this.server.addService(contract['router.Router'] as ServiceDefinition, { ...this.forGateways() });
    this.server.addService(contract['router.RouterManager'] as ServiceDefinition, { ...this.forOwners() });
  }

  private forGateways(): Pick<router.RouterHandlers, 'Subscribe' | 'Uplink'> {
    return {
      Subscribe: (call) => {
        const id = idOf(call);
        this.gateways.set(id, call);
        call.on('close', () => this.gateways.delete(id));
      },
      Uplink: (call, done) => {
        call.on(
          'data',
          ({ payload }: router.UplinkMessage__Output) => void this.forward(idOf(call), payload),
        );
        call.on('end', () => done(null, {}));
      },
    };
  }

  private forOwners(): Pick<router.RouterManagerHandlers, 'GatewayStatus'> {
    return {
      GatewayStatus: (_call, done) =>
        done(null, { last_seen: '1500000000000000000', status: { description, platform: 'test' } }),
    };
  }

  private async forward(gatewayId: string, phyPayload: Buffer): Promise<void> {
    try {
      const payload = await this.options.onUplink(phyPayload);
      const lorawan = { modulation: 'LORA' as const, data_rate: 'SF7BW125', coding_rate: '4/5' };
      this.gateways.get(gatewayId)?.write({ payload, protocol_configuration: { lorawan } });
    } catch (error) {
      this.problems.push((error as Error).message);
    }
  }
}

const idOf = ({ metadata }: { readonly metadata: Metadata }): string => String(metadata.get('id')[0] ?? '');
