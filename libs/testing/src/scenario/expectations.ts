import { deepEqual, equal, fail, match, ok } from 'node:assert/strict';
import { type ServiceError, status } from '@grpc/grpc-js';
import type { Reply } from '../clients/account.js';

export { deepEqual, equal, match, ok };

/** A reply that has to be a rejection in the form of the account API: `{code, error}` with the status as code. */
export function expectRejection(reply: Reply, wanted: number): string {
  const { code, error } = reply.body as { readonly code?: unknown; readonly error?: unknown };
  equal(reply.status, wanted, `status of ${JSON.stringify(reply.body)}`);
  equal(code, wanted, 'the code in the body is the HTTP status');
  ok(typeof error === 'string' && error !== '', 'the body has an error sentence');
  return `${reply.status} ${JSON.stringify(reply.body)}`;
}

/** A gRPC call that has to be rejected with this code and a sentence that matches. */
export async function expectRpcRejection(
  call: Promise<unknown>,
  code: status,
  sentence: RegExp,
): Promise<string> {
  const error = await call.then(
    () => undefined,
    (thrown: ServiceError) => thrown,
  );
  if (!error) fail('the call was not rejected');
  equal(status[error.code], status[code], error.details);
  match(error.details, sentence);
  return `${status[code]} "${error.details}"`;
}
