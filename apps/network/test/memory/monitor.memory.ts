import { type Metadata, Server, ServerCredentials, type ServiceDefinition, status } from '@grpc/grpc-js';
import { type gateway, loadContract, type router } from '@fieldpost/contracts';
import { bindServer, type Certificate } from '@fieldpost/testing';
import type { Incoming } from '../../src/api/gateway-streams.js';

type Done = (error: object | null, response?: object) => void;
type Kind = 'status' | 'uplink' | 'downlink';

/** A message with the metadata of its stream. */
export interface Copy {
  readonly kind: Kind;
  readonly message: gateway.Status__Output & router.UplinkMessage__Output & router.DownlinkMessage__Output;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** A monitor that keeps what routers send to it. */
export class MonitorServer {
  readonly copies: Copy[] = [];
  /** Streams that were opened. */
  streams = 0;
  /** Rejects streams from now on. */
  denies = false;
  /** Reads no message from now on. */
  isStuck = false;
  private server = new Server();

  /** Listens at an address of the loopback interface; returns the port. */
  async start({ cert, key }: Certificate, address = '127.0.0.1:0'): Promise<number> {
    this.server = new Server();
    const definition = loadContract('monitor/monitor.proto')['monitor.Monitor'] as ServiceDefinition;
    this.server.addService(definition, {
      GatewayStatus: this.keep('status'),
      GatewayUplink: this.keep('uplink'),
      GatewayDownlink: this.keep('downlink'),
    } as never);
    const pair = { cert_chain: Buffer.from(cert), private_key: Buffer.from(key) };
    return bindServer(this.server, ServerCredentials.createSsl(null, [pair]), address);
  }

  stop(): void {
    this.server.forceShutdown();
  }

  private keep(kind: Kind) {
    return (call: Incoming<Copy['message']> & { readonly metadata: Metadata }, done: Done): void => {
      this.streams += 1;
      if (this.denies) return done({ code: status.PERMISSION_DENIED, details: 'denied' });
      if (this.isStuck) return;
      const metadata = call.metadata.getMap();
      call.on('data', (message: Copy['message']) => this.copies.push({ kind, message, metadata }));
      call.on('end', () => done(null, {}));
      call.on('error', () => undefined);
    };
  }
}
