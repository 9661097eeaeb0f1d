import { HealthImplementation } from 'grpc-health-check';
import { ReflectionService } from '@grpc/reflection';
import type { Server, ServerCredentials } from '@grpc/grpc-js';
import type { PackageDefinition } from '@grpc/proto-loader';
import { type GrpcOptions, Transport } from '@nestjs/microservices';

/** A gRPC door: what it serves and where. */
export interface GrpcDoor {
  readonly host: string;
  readonly port: number;
  readonly packages: readonly string[];
  readonly contract: PackageDefinition;
  readonly credentials: ServerCredentials;
  /** Where it listens instead when the app has a front of its own: `unix:` and the path of a socket. */
  readonly behind?: string;
  /** Names under which the standard health service answers, beside the empty one. */
  readonly healthNames: readonly string[];
}

/** Limits and keep-alive of every gRPC server (wire/protos.md 14). */
const channel = {
  keepalive: {
    keepaliveTimeMs: 30_000,
    keepaliveTimeoutMs: 10_000,
    keepalivePermitWithoutCalls: 1,
    http2MinPingIntervalWithoutDataMs: 10_000,
  },
  maxReceiveMessageLength: 4 * 1024 * 1024,
  maxMetadataSize: 16 * 1024,
};

/** The contract without services that declare no method: a server cannot add them. */
const served = (contract: PackageDefinition): PackageDefinition =>
  Object.fromEntries(Object.entries(contract).filter(([, definition]) => Object.keys(definition).length > 0));

/** Nest's options for a gRPC door, with health and reflection beside the app's own services. */
export function grpcOptions(door: GrpcDoor): GrpcOptions {
  return {
    transport: Transport.GRPC,
    options: {
      ...channel,
      url: door.behind ?? `${door.host}:${door.port}`,
      package: [...door.packages],
      packageDefinition: served(door.contract),
      credentials: door.credentials,
      onLoadPackageDefinition: (contract: PackageDefinition, server: Server) => {
        const serving = Object.fromEntries(
          ['', ...door.healthNames].map((name) => [name, 'SERVING' as const]),
        );
        new HealthImplementation(serving).addToServer(server);
        new ReflectionService(contract).addToServer(server);
      },
    },
  };
}
