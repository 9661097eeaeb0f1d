import { HealthImplementation } from 'grpc-health-check';
import { once } from 'node:events';
import { createServer, type Server as Listener, type Socket } from 'node:net';
import { Server, type ServerCredentials } from '@grpc/grpc-js';
import type { PackageDefinition } from '@grpc/proto-loader';
import { type GrpcOptions, ServerGrpc } from '@nestjs/microservices';
import { type ContractFile, loadContract } from '@fieldpost/contracts';
import { ConnectionShares } from '../limits/connection-shares.js';
import { addReflection } from './grpc-reflection.js';
import { destroyHalfOpenTls } from '../limits/half-open.js';
import type { Limits } from '../limits/limits.js';
import { limitMetadata, maxMetadataBytes } from './metadata-limit.js';
import type { Readiness } from '../monitoring/readiness.js';
import { type CallWatchers, watchedCalls } from '../request-context/watched-calls.js';

/** A gRPC door: what it serves and where. */
export interface GrpcListener {
  readonly host: string;
  readonly port: number;
  readonly packages: readonly string[];
  readonly contract: readonly ContractFile[];
  readonly credentials: ServerCredentials;
  /** Where it listens instead when the app has a front of its own: `unix:` and the path of a socket. */
  readonly behind?: string;
  /** Names under which the standard health service answers, beside the empty one. */
  readonly healthNames: readonly string[];
}

/**
 * Limits and keep-alive of every gRPC server (docs/protocol/grpc.md#transport). Node itself ends who takes calls back
 * in a flood.
 */
const channel = {
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.http2.min_ping_interval_without_data_ms': 10_000,
  'grpc.max_receive_message_length': 4 * 1024 * 1024,
  'grpc.max_metadata_size': maxMetadataBytes,
};

/** What one connection may have: calls at a time, and megabytes. A front holds one for everybody, and limits them itself. */
const perConnection = { 'grpc.max_concurrent_streams': 256, 'grpc-node.max_session_memory': 256 };

/** The contract without services that declare no method: a server cannot add them. */
const served = (contract: PackageDefinition): PackageDefinition =>
  Object.fromEntries(Object.entries(contract).filter(([, definition]) => Object.keys(definition).length > 0));

export type StopGrpc = (done: () => void) => void;

/** What goes with every gRPC door. */
export interface GrpcParts {
  readonly limits: Limits;
  readonly readiness: Readiness;
  /** See every call. */
  readonly watchers: CallWatchers;
  /** Is told how the server is shut: no more connections and calls, and `done` when those under way have ended. */
  readonly onOpen: (shut: StopGrpc) => void;
}

/** A gRPC server of the framework that counts connections before it begins to speak with them. */
class LimitedServer extends ServerGrpc {
  private readonly shares: ConnectionShares;

  constructor(
    options: GrpcOptions['options'],
    private readonly door: GrpcListener,
    private readonly parts: GrpcParts,
  ) {
    super(options);
    this.shares = new ConnectionShares(parts.limits);
  }

  override async createClient(): Promise<Server> {
    const { door, parts } = this;
    const limits = door.behind === undefined ? perConnection : {};
    const server = new Server({
      ...channel,
      ...limits,
      interceptors: [limitMetadata, watchedCalls(parts.watchers)],
    });
    const listener = door.behind === undefined ? await this.listenFor(server, door) : undefined;
    if (door.behind !== undefined) await bound(server, door.behind, door.credentials);
    parts.onOpen((done) => {
      listener?.close();
      server.tryShutdown(() => done());
    });
    return server;
  }

  /** The listener is ours; what it lets in is the server's. */
  private async listenFor(server: Server, { host, port, credentials }: GrpcListener): Promise<Listener> {
    const injector = server.createConnectionInjector(credentials);
    destroyHalfOpenTls(server);
    const take = (socket: Socket) => {
      socket.on('error', () => undefined);
      if (this.shares.admit(socket)) injector.injectConnection(socket);
      else socket.destroy();
    };
    const listener = createServer({ noDelay: true }, take).listen(port, host);
    await once(listener, 'listening');
    return listener;
  }
}

const bound = (server: Server, address: string, credentials: ServerCredentials): Promise<number> =>
  new Promise((resolve, reject) => {
    server.bindAsync(address, credentials, (error, at) => (error ? reject(error) : resolve(at)));
  });

/** The framework's server for a gRPC door, with health and reflection beside the app's own services. */
export function grpcServer(door: GrpcListener, parts: GrpcParts): ServerGrpc {
  const { readiness } = parts;
  const options = {
    package: [...door.packages],
    packageDefinition: served(loadContract(...door.contract)),
    onLoadPackageDefinition: (_contract: PackageDefinition, server: Server) => {
      const health = new HealthImplementation();
      readiness.follow(health, ['', ...door.healthNames]);
      health.addToServer(server);
      addReflection(server, door.contract);
    },
  };
  return new LimitedServer(options, door, parts);
}
