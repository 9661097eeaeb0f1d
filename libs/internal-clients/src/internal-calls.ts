import type { Client } from '@grpc/grpc-js';
import { unavailable } from '@fieldpost/errors';
import { callUnary, type UnaryMethod } from '@fieldpost/transport';
import { internalMetadata } from './internal-secret.js';

/** Calls a method of a client; fails with `unavailable` when the other app cannot be reached. */
export type InternalCall = <Request, Response>(
  method: UnaryMethod<Request, Response>,
  request: Request,
) => Promise<Response>;

/** Calls of one client to another app of the suite, with the secret of the suite. */
export const internalCalls =
  (peer: string) =>
  (client: Client, secret: string): InternalCall => {
    const options = { peer, metadata: internalMetadata(secret) };
    return (method, request) => callUnary(method.bind(client), request, options);
  };

/**
 * Calls of oauth to account, which decides about users and clients. Any error status means that account cannot decide
 * (account.proto): it becomes `unavailable`, never a rejection.
 */
export function accountCalls(client: Client, secret: string): InternalCall {
  const call = internalCalls('account')(client, secret);
  return async (method, request) => {
    try {
      return await call(method, request);
    } catch (cause) {
      throw unavailable({ what: 'account' }, { cause });
    }
  };
}
