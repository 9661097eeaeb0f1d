import { Metadata } from '@grpc/grpc-js';
import { type AppError, toGrpcStatus } from '@fieldpost/errors';

/** A failure with an optional number of seconds after which to retry. */
interface Retryable {
  readonly retryAfter?: number | undefined;
}

const name = 'retry-after';

/** The header `Retry-After`, if a time is known (RFC 9110, 10.2.3). */
export const waitHeaders = ({ retryAfter }: Retryable): Readonly<Record<string, string>> =>
  retryAfter === undefined ? {} : { [name]: String(retryAfter) };

/** The trailer `retry-after` of a peer, in seconds; 0 without one. */
export function retryAfterOf(metadata: Metadata | undefined): number {
  const seconds = Number(metadata?.get(name)[0] ?? 0);
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : 0;
}

/** The status of a failed gRPC call; the trailer `retry-after` holds the seconds until a retry. */
export function toGrpcFailure(error: AppError) {
  if (error.retryAfter === undefined) return toGrpcStatus(error);
  const metadata = new Metadata();
  metadata.set(name, String(error.retryAfter));
  return { ...toGrpcStatus(error), metadata };
}
