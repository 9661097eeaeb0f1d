import { Server, ServerCredentials, type ServiceDefinition, status } from '@grpc/grpc-js';
import { type discovery, loadContract } from '@fieldpost/contracts';
import { bindServer } from '../fakes/bind-server.js';
import type { Certificate } from '../certificates/certificate.js';

type Named = Pick<discovery.Announcement, 'service_name' | 'id'>;
/** Adapts an announcement for a response. */
type Telling = (announcement: discovery.Announcement) => discovery.Announcement;

/**
 * A fake discovery with a list in memory. Several may share a list and adapt it in
 * different ways, as one discovery seen from different hosts.
 */
export class StandInDiscovery {
  private readonly server = new Server();
  private port = 0;
  /** Announcements that are answered with UNAVAILABLE before others are accepted. */
  unavailable = 0;

  constructor(
    readonly announced: discovery.Announcement[] = [],
    private readonly tell: Telling = (announcement) => announcement,
  ) {}

  get address(): string {
    return `localhost:${this.port}`;
  }

  get listensAt(): number {
    return this.port;
  }

  async listen({ cert, key }: Certificate): Promise<void> {
    const contract = loadContract('discovery/discovery.proto');
    this.server.addService(contract['discovery.Discovery'] as ServiceDefinition, this.service());
    const pair = { cert_chain: Buffer.from(cert), private_key: Buffer.from(key) };
    this.port = await bindServer(this.server, ServerCredentials.createSsl(null, [pair]));
  }

  close(): void {
    this.server.forceShutdown();
  }

  private find({ service_name, id }: Named): discovery.Announcement | undefined {
    return this.announced.find((known) => known.service_name === service_name && known.id === id);
  }

  /** A repeated announcement keeps its position and its metadata. */
  private put(announcement: discovery.Announcement): void {
    const known = this.find(announcement);
    if (known) Object.assign(known, { ...announcement, metadata: known.metadata });
    else this.announced.push(announcement);
  }

  private service(): Pick<
    discovery.DiscoveryHandlers,
    'Announce' | 'AddMetadata' | 'Get' | 'GetAll' | 'GetByAppID'
  > {
    return {
      Announce: (call, callback) => {
        if (this.unavailable > 0) {
          this.unavailable -= 1;
          return callback({ code: status.UNAVAILABLE, details: 'unavailable: database' });
        }
        this.put(call.request);
        callback(null, {});
      },
      AddMetadata: (call, callback) => {
        const named = this.find(call.request);
        const { metadata } = call.request;
        if (named && metadata) named.metadata = [...(named.metadata ?? []), metadata];
        callback(null, {});
      },
      Get: (call, callback) => {
        const found = this.find(call.request);
        if (found) callback(null, this.tell(found));
        else callback({ code: status.NOT_FOUND, details: 'announcement not found' });
      },
      GetByAppID: ({ request: { app_id: appId } }, callback) => {
        const found = this.announced.find(({ metadata = [] }) =>
          metadata.some((known) => known.app_id === appId),
        );
        if (found) callback(null, this.tell(found));
        else callback({ code: status.NOT_FOUND, details: `app_id ${appId} not found` });
      },
      GetAll: (call, callback) => {
        const wanted = call.request.service_name;
        const services = this.announced.filter(({ service_name: name }) => name === wanted);
        callback(null, { services: services.map((announcement) => this.tell(announcement)) });
      },
    };
  }
}
