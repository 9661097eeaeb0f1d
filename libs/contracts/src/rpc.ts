import type { Metadata, handleUnaryCall } from '@grpc/grpc-js';

type Named<H> = keyof {
  [M in keyof H as string extends M ? never : number extends M ? never : M]: H[M];
} &
  string;

/**
 * The Nest side of generated handlers: `GetDevice(call, callback)` becomes `getDevice(request, metadata)`, which
 * may return a Promise.
 * Streaming methods become `never`: leave them out with `Pick`.
 */
export type Rpc<H> = {
  [M in Named<H> as M extends keyof H ? Uncapitalize<M> : never]: M extends keyof H
    ? H[M] extends handleUnaryCall<infer Request, infer Response>
      ? (request: Request, metadata: Metadata) => Response | Promise<Response>
      : never
    : never;
};

/** The unary methods of a generated service definition, as functions of a client: each with a promise of its response. */
export type Calls<Definition> = {
  readonly [M in Named<Definition> as Uncapitalize<M>]: Definition[M] extends {
    readonly requestSerialize: (request: infer Request) => Buffer;
    readonly responseDeserialize: (bytes: Buffer) => infer Response;
  }
    ? (request: Request) => Promise<Response>
    : never;
};
