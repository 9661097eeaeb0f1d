import { HealthImplementation, service } from 'grpc-health-check';
import {
  type sendUnaryData,
  type Server,
  type ServerUnaryCall,
  type ServerWritableStream,
  status,
} from '@grpc/grpc-js';
import type { Readiness } from '../monitoring/readiness.js';

interface Request {
  readonly service: string;
}
interface Methods {
  readonly check: (call: ServerUnaryCall<Request, object>, done: sendUnaryData<object>) => void;
  readonly watch: (call: ServerWritableStream<Request, object>) => void;
}

/**
 * Adds the standard health service for these names. Other names are always unknown: their requests do not reach the
 * package, which would store each name that was ever watched.
 */
export function addHealth(server: Server, readiness: Readiness, names: readonly string[]): void {
  const health = new HealthImplementation();
  readiness.follow(health, names);
  const known = new Set(names);
  const addService = (_service: unknown, methods: Methods): void =>
    server.addService(service, {
      ...methods,
      check: (call: ServerUnaryCall<Request, object>, done: sendUnaryData<object>) => {
        if (known.has(call.request.service)) methods.check(call, done);
        else done({ code: status.NOT_FOUND, details: 'Health status unknown for this service' });
      },
      watch: (call: ServerWritableStream<Request, object>) => {
        if (known.has(call.request.service)) methods.watch(call);
        else call.write({ status: 'SERVICE_UNKNOWN' });
      },
    });
  health.addToServer({ addService } as unknown as Server);
}
