import { once } from 'node:events';
import { createServer, type Server as Listener, type Socket } from 'node:net';
import { logVerbosity, Server, ServerCredentials, setLogVerbosity } from '@grpc/grpc-js';
import type { PackageDefinition } from '@grpc/proto-loader';
import { type GrpcOptions, ServerGrpc } from '@nestjs/microservices';
import { type ContractFile, loadContract } from '@fieldpost/contracts';
import type { Logger, Tracing } from '@fieldpost/observability';
import { ConnectionShares } from '../limits/connection-shares.js';
import type { CallMetrics } from '../monitoring/call-metrics.js';
import { methodsOf, nameOf, unaryHandlerOf } from './direct-methods.js';
import { withEncodedResponses } from './encoded-responses.js';
import { limitPeers, maxMetadataBytes } from './grpc-peer-limits.js';
import { addHealth } from './grpc-health.js';
import { addReflection } from './grpc-reflection.js';
import { type AdmitCompressed, limitRequests } from './request-limits.js';
import type { Limits } from '../limits/limits.js';
import type { Readiness } from '../monitoring/readiness.js';
import { inCallContext } from '../request-context/grpc-context.js';

/** A gRPC server: its services and listeners. */
export interface GrpcListener {
  readonly host: string;
  readonly port: number;
  readonly credentials: ServerCredentials;
  /** Port of a second listener, without TLS; undefined for none. */
  readonly plaintextPort?: number | undefined;
  /** Size of a request message in bytes, also after decompression; 256 KiB by default. */
  readonly maxRequestBytes?: number;
  /** The same for single methods, by path. */
  readonly requestBytesOfMethods?: Readonly<Record<string, number>>;
  /** Limits of open connections at each listener; by default those of the app. */
  readonly connections?: Pick<Limits, 'connections' | 'connectionsPerAddress'>;
  readonly packages: readonly string[];
  readonly contract: readonly ContractFile[];
  /** Names of the standard health service, beside the empty one. */
  readonly healthNames: readonly string[];
}

/** Limits and keep-alive of every gRPC server (docs/protocol/grpc.md#transport); others are in `grpc-peer-limits.ts`. */
const channel = {
  'grpc.keepalive_time_ms': 30_000,
  'grpc.keepalive_timeout_ms': 10_000,
  'grpc.keepalive_permit_without_calls': 1,
  'grpc.http2.min_ping_interval_without_data_ms': 10_000,
  'grpc.max_metadata_size': maxMetadataBytes,
  'grpc.max_concurrent_streams': 256,
  'grpc-node.max_session_memory': 256,
  // Nothing reads these statistics.
  'grpc.enable_channelz': 0,
};

/** Size of a request of health or reflection, which holds a name. */
const nameBytes = 4 * 1024;
const ofOpenMethods = {
  '/grpc.health.v1.Health/Check': nameBytes,
  '/grpc.health.v1.Health/Watch': nameBytes,
  '/grpc.reflection.v1.ServerReflection/ServerReflectionInfo': nameBytes,
  '/grpc.reflection.v1alpha.ServerReflection/ServerReflectionInfo': nameBytes,
};

/** The contract without services that declare no method, which a server cannot add; responses may be encoded already. */
const served = (contract: PackageDefinition): PackageDefinition =>
  withEncodedResponses(
    Object.fromEntries(
      Object.entries(contract).filter(([, definition]) => Object.keys(definition).length > 0),
    ),
  );

export type StopGrpc = (done: () => void) => void;

/** Parts of the app that its gRPC server needs. */
export interface GrpcParts {
  readonly limits: Limits;
  readonly logger: Logger;
  readonly readiness: Readiness;
  readonly tracing: Tracing;
  /** Measures a call; undefined without metrics. */
  readonly noteCall: CallMetrics['note'] | undefined;
  /** Decides which compressed requests are read; undefined for all. */
  readonly admitCompressed?: AdmitCompressed | undefined;
  /** Controllers whose methods are called directly. */
  readonly direct: readonly object[];
  /** Gets the function that stops the server: no more connections and calls, and `done` when pending calls have ended. */
  readonly onOpen: (stop: StopGrpc) => void;
}

interface Method {
  readonly path: string;
  readonly requestStream: boolean;
  readonly responseStream: boolean;
}
type ServiceMethod = (...args: readonly unknown[]) => unknown;

/** A gRPC server of the framework with limits of connections and clients. */
class LimitedServer extends ServerGrpc {
  private readonly directMethods: ReturnType<typeof methodsOf>;

  constructor(
    options: GrpcOptions['options'],
    private readonly contract: PackageDefinition,
    private readonly listener: GrpcListener,
    private readonly parts: GrpcParts,
  ) {
    super(options);
    this.directMethods = methodsOf(parts.direct);
  }

  override async createClient(): Promise<Server> {
    const { contract, parts } = this;
    const { port, plaintextPort, credentials } = this.listener;
    const { maxRequestBytes: bytes = 256 * 1024, requestBytesOfMethods } = this.listener;
    const ofMethods = { ...ofOpenMethods, ...requestBytesOfMethods };
    const server = new Server({
      ...channel,
      'grpc.max_receive_message_length': Math.max(bytes, ...Object.values(ofMethods)),
      interceptors: [limitRequests({ bytes, ofMethods }, parts.admitCompressed)],
    });
    const listeners = [this.listenerFor(server, credentials)];
    if (plaintextPort !== undefined)
      listeners.push(this.listenerFor(server, ServerCredentials.createInsecure()));
    limitPeers(server, { contract, logger: parts.logger, noteCall: parts.noteCall });
    const ports = [port, plaintextPort];
    await Promise.all(listeners.map((each, at) => this.open(each, ports[at] ?? 0)));
    parts.onOpen((done) => {
      for (const each of listeners) each.close();
      server.tryShutdown(() => done());
    });
    return server;
  }

  override createServiceMethod(handler: ServiceMethod, method: Method, kind: unknown): ServiceMethod {
    const directMethod = this.directMethods.get(nameOf(method.path));
    const serve = directMethod
      ? unaryHandlerOf(directMethod, this.parts.logger)
      : (super.createServiceMethod(handler, method, kind as never) as ServiceMethod);
    return inCallContext(this.parts.tracing, method, serve as never) as ServiceMethod;
  }

  /** Connections are counted before the gRPC server reads from them. */
  private listenerFor(server: Server, credentials: ServerCredentials): Listener {
    const injector = server.createConnectionInjector(credentials);
    const shares = new ConnectionShares({ ...this.parts.limits, ...this.listener.connections });
    return createServer({ noDelay: true }, (socket: Socket) => {
      socket.on('error', () => undefined);
      if (shares.admit(socket)) injector.injectConnection(socket);
      else socket.destroy();
    });
  }

  private async open(listener: Listener, port: number): Promise<void> {
    listener.listen(port, this.listener.host);
    await once(listener, 'listening');
  }
}

/** The framework's gRPC server, with health and reflection beside the app's own services. */
export function grpcServer(listener: GrpcListener, parts: GrpcParts): ServerGrpc {
  const { readiness } = parts;
  // grpc-js would write metadata of clients that are not valid, tokens among them, to stderr.
  setLogVerbosity(logVerbosity.NONE);
  const contract = served(loadContract(...listener.contract));
  const options = {
    package: [...listener.packages],
    packageDefinition: contract,
    onLoadPackageDefinition: (_contract: PackageDefinition, server: Server) => {
      addHealth(server, readiness, ['', ...listener.healthNames]);
      addReflection(server, listener.contract);
    },
  };
  return new LimitedServer(options, contract, listener, parts);
}
