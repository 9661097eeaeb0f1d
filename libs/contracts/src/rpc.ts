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
