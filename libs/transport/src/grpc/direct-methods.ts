import type { handleUnaryCall, Metadata, ServerUnaryCall } from '@grpc/grpc-js';
import type { Logger } from '@fieldpost/observability';
import { logFailure } from '../errors/app-error.filter.js';
import { toGrpcFailure } from '../errors/retry-after.js';
import { toAppError } from '../errors/to-app-error.js';

type Unary = (request: unknown, metadata: Metadata, call: ServerUnaryCall<unknown, unknown>) => unknown;

interface Pattern {
  readonly service: string;
  readonly rpc: string;
}

/** Where `@GrpcMethod` writes the service and the method. */
const patternKey = 'microservices:pattern';

/** `Service/Method` of a path such as `/discovery.Discovery/Get`: decorators may leave the package out. */
export const nameOf = (path: string): string =>
  path.slice(Math.max(path.lastIndexOf('.'), path.indexOf('/')) + 1);

/** The methods of controllers by `Service/Method`, according to their decorators. */
export const methodsOf = (controllers: readonly object[]): ReadonlyMap<string, Unary> =>
  new Map(controllers.flatMap(namedMethods));

function namedMethods(controller: object): readonly (readonly [string, Unary])[] {
  const prototype = Object.getPrototypeOf(controller) as Record<string, Unary>;
  return Object.getOwnPropertyNames(prototype).flatMap((name) => {
    const method = prototype[name] as Unary;
    const patterns = (Reflect.getMetadata(patternKey, method) ?? []) as readonly Pattern[];
    return patterns.map(
      ({ service, rpc }) => [nameOf(`/${service}/${rpc}`), method.bind(controller)] as const,
    );
  });
}

/** Calls a method without the guards, pipes, interceptors and Observables of the framework. Errors are the same. */
export const unaryHandlerOf =
  (method: Unary, logger: Logger): handleUnaryCall<unknown, unknown> =>
  (call, done) => {
    const fail = (thrown: unknown): void => {
      const error = toAppError(thrown);
      logFailure(logger, error);
      done(toGrpcFailure(error));
    };
    try {
      const response = method(call.request, call.metadata, call);
      if (response instanceof Promise) response.then((value) => done(null, value), fail);
      else done(null, response);
    } catch (thrown) {
      fail(thrown);
    }
  };
