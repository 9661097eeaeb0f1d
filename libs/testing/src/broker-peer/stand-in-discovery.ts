import { Server, ServerCredentials, type ServiceDefinition } from '@grpc/grpc-js';
import { type discovery, loadContract } from '@fieldpost/contracts';
import type { Certificate } from '../certificate.js';

/** The two calls of discovery that the peer makes, from a list in memory: for the tests of the peer itself. */
export class StandInDiscovery {
  readonly announced: discovery.Announcement[] = [];
  private readonly server = new Server();
  private port = 0;

  get address(): string {
    return `localhost:${this.port}`;
  }

  async listen({ cert, key }: Certificate): Promise<void> {
    const contract = loadContract('discovery/discovery.proto');
    this.server.addService(contract['discovery.Discovery'] as ServiceDefinition, this.service());
    const pair = { cert_chain: Buffer.from(cert), private_key: Buffer.from(key) };
    this.port = await new Promise((resolve, reject) => {
      this.server.bindAsync('127.0.0.1:0', ServerCredentials.createSsl(null, [pair]), (error, port) =>
        error ? reject(error) : resolve(port),
      );
    });
  }

  close(): void {
    this.server.forceShutdown();
  }

  private service(): Pick<discovery.DiscoveryHandlers, 'Announce' | 'AddMetadata' | 'GetAll'> {
    return {
      Announce: (call, callback) => {
        this.announced.push(call.request);
        callback(null, {});
      },
      AddMetadata: (call, callback) => {
        const { id, metadata } = call.request;
        const named = this.announced.find((announcement) => announcement.id === id);
        if (named && metadata) named.metadata = [...(named.metadata ?? []), metadata];
        callback(null, {});
      },
      GetAll: (call, callback) => {
        const wanted = call.request.service_name;
        callback(null, { services: this.announced.filter(({ service_name: name }) => name === wanted) });
      },
    };
  }
}
