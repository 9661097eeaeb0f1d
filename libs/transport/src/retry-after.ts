import { Metadata } from '@grpc/grpc-js';
import { type AppError, toGrpcStatus } from '@fieldpost/errors';

/** A failure that may know after how many seconds the request may be sent again. */
interface Retryable {
  readonly retryAfter?: number | undefined;
}

const name = 'retry-after';

/** The header `Retry-After` where it is known when to try again (RFC 9110, 10.2.3). */
export const waitHeaders = ({ retryAfter }: Retryable): Readonly<Record<string, string>> =>
  retryAfter === undefined ? {} : { [name]: String(retryAfter) };

/** The status of a failed gRPC call; the trailer `retry-after` says in seconds when to try again. */
export function toGrpcFailure(error: AppError) {
  if (error.retryAfter === undefined) return toGrpcStatus(error);
  const metadata = new Metadata();
  metadata.set(name, String(error.retryAfter));
  return { ...toGrpcStatus(error), metadata };
}
