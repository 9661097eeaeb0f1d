import { type sendUnaryData, type ServerUnaryCall, status } from '@grpc/grpc-js';
import { type discovery, loadClients } from '@fieldpost/contracts';
import type { Certificate } from '@fieldpost/testing';
import { startGrpcPeer } from './grpc-peer.js';

const { Discovery } = loadClients('discovery/discovery.proto').discovery;

type Announced = discovery.Announcement__Output;
type Call<Request> = ServerUnaryCall<Request, unknown>;
type Done = sendUnaryData<object>;

const tokenOf = (call: Call<unknown>): string => String(call.metadata.get('token')[0]);
const isSameAs = (one: discovery.Metadata__Output) => (other: discovery.Metadata__Output) =>
  other.app_id === one.app_id;

/** What a test sees of a discovery and may change. */
export class DiscoveryState {
  private readonly byName = new Map<string, Announced>();
  /** Tokens that announcements came with, and those that changes of metadata came with. */
  readonly announcers: string[] = [];
  readonly changers: string[] = [];
  rejects = false;
  /** The handler of each application: the last that it was added to, announced or not. */
  readonly handlers = new Map<string, string>();

  get(serviceName: string, id: string): Announced | undefined {
    return this.byName.get(`${serviceName}/${id}`);
  }

  all(serviceName: string): Announced[] {
    return [...this.byName.values()].filter(({ service_name }) => service_name === serviceName);
  }

  put(announced: Announced): void {
    const metadata = this.get(announced.service_name, announced.id)?.metadata ?? [];
    this.byName.set(`${announced.service_name}/${announced.id}`, { ...announced, metadata });
  }

  change({ request }: Call<discovery.MetadataRequest__Output>, kind: 'add' | 'delete'): void {
    const announced = this.get(request.service_name, request.id);
    const appId = request.metadata?.app_id ?? '';
    if (kind === 'add') this.handlers.set(appId, request.id);
    else if (this.handlers.get(appId) === request.id) this.handlers.delete(appId);
    if (!announced || !request.metadata) return;
    if (kind === 'add') this.take(announced, request.metadata);
    const others = announced.metadata.filter((known) => !isSameAs(request.metadata ?? {})(known));
    announced.metadata = kind === 'add' ? [...others, request.metadata] : others;
  }

  /** An application has one handler: the last that it was added to. */
  private take(taker: Announced, metadata: discovery.Metadata__Output): void {
    for (const other of this.all(taker.service_name))
      other.metadata = other.metadata.filter((known) => !isSameAs(metadata)(known));
  }
}

const serve = (state: DiscoveryState) => ({
  announce: (call: Call<Announced>, done: Done) => {
    state.announcers.push(tokenOf(call));
    if (state.rejects) return done({ code: status.PERMISSION_DENIED, details: 'permission denied: no' });
    state.put(call.request);
    return done(null, {});
  },
  get: ({ request }: Call<discovery.GetRequest__Output>, done: Done) => {
    const found = state.get(request.service_name, request.id);
    if (found) done(null, found);
    else done({ code: status.NOT_FOUND, details: 'discovery:announcement not found' });
  },
  getAll: ({ request }: Call<discovery.GetServiceRequest__Output>, done: Done) =>
    done(null, { services: state.all(request.service_name) }),
  getByAppId: ({ request }: Call<discovery.GetByAppIDRequest__Output>, done: Done) => {
    const id = state.handlers.get(request.app_id);
    if (id !== undefined) done(null, { service_name: 'handler', id });
    else done({ code: status.NOT_FOUND, details: `discovery:app_id:${request.app_id} not found` });
  },
  addMetadata: (call: Call<discovery.MetadataRequest__Output>, done: Done) => {
    state.changers.push(tokenOf(call));
    state.change(call, 'add');
    done(null, {});
  },
  deleteMetadata: (call: Call<discovery.MetadataRequest__Output>, done: Done) => {
    state.changers.push(tokenOf(call));
    state.change(call, 'delete');
    done(null, {});
  },
});

/** A small discovery that believes everybody, over TLS; it stands in for the app, and may come back on its old port. */
export async function startFakeDiscovery(certificate: Certificate, state = new DiscoveryState(), port = 0) {
  const server = await startGrpcPeer(certificate, [[Discovery, serve(state)]], port);
  return { ...server, state, address: `127.0.0.1:${String(server.port)}` };
}

export type FakeDiscovery = Awaited<ReturnType<typeof startFakeDiscovery>>;

/** The same, away and back at will. */
export class ReturnableDiscovery {
  private constructor(
    private readonly certificate: Certificate,
    private current: FakeDiscovery,
  ) {}

  static async start(certificate: Certificate): Promise<ReturnableDiscovery> {
    return new ReturnableDiscovery(certificate, await startFakeDiscovery(certificate));
  }

  get state(): DiscoveryState {
    return this.current.state;
  }

  get address(): string {
    return this.current.address;
  }

  stop(): void {
    this.current.stop();
  }

  /** On its old port, with what it had. */
  async comeBack(): Promise<void> {
    const { state, port } = this.current;
    this.current = await startFakeDiscovery(this.certificate, state, port);
  }
}
