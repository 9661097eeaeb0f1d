import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import protobuf from 'protobufjs';
import type { GrpcHandler } from './endpoints.js';

/** One method of a contract. Types are full names, with `stream` in front where there are many. */
export interface GrpcMethod {
  readonly service: string;
  readonly name: string;
  readonly takes: string;
  readonly gives: string;
  readonly comment: string;
}

/** A method of a contract and its handler; undefined where a service does not implement it. */
export interface OfferedMethod extends GrpcMethod {
  readonly handledBy: string | undefined;
}

/** Every method of the contracts below a folder. */
export function methodsBelow(folder: string): readonly GrpcMethod[] {
  const paths = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = paths.filter((path) => path.endsWith('.proto')).sort();
  return files.flatMap((path) => methodsIn(readFileSync(join(folder, path), 'utf8')));
}

/** The methods of one contract, from its text. */
export function methodsIn(text: string): readonly GrpcMethod[] {
  const contract = protobuf.parse(text, { keepCase: true, alternateCommentMode: true });
  const name = contract.package ?? '';
  const scope = contract.root.lookup(name) as protobuf.Namespace | null;
  const services = scope?.nestedArray.filter((each) => each instanceof protobuf.Service) ?? [];
  return services.flatMap((service) =>
    service.methodsArray.map((method) => ({
      service: `${name}.${service.name}`,
      name: method.name,
      takes: typeName(name, method.requestType, method.requestStream),
      gives: typeName(name, method.responseType, method.responseStream),
      comment: (method.comment ?? '').replace(/\s+/g, ' '),
    })),
  );
}

const typeName = (scope: string, type: string, isStream: boolean | undefined): string =>
  `${isStream ? 'stream ' : ''}${type.includes('.') ? type : `${scope}.${type}`}`;

/** The methods of all services that an app offers; a handler of a method that no contract has is a mistake. */
export function offered(
  methods: readonly GrpcMethod[],
  handlers: readonly GrpcHandler[],
): readonly OfferedMethod[] {
  const isOf = (method: GrpcMethod, { service }: GrpcHandler) => `.${method.service}`.endsWith(`.${service}`);
  for (const handler of handlers) {
    const found = methods.filter((method) => isOf(method, handler) && method.name === handler.rpc);
    if (found.length !== 1)
      throw new Error(
        `${handler.handledBy}: ${found.length} contracts have ${handler.service}/${handler.rpc}`,
      );
  }
  return methods
    .filter((method) => handlers.some((handler) => isOf(method, handler)))
    .map((method) => ({
      ...method,
      handledBy: handlers.find((handler) => isOf(method, handler) && method.name === handler.rpc)?.handledBy,
    }));
}
