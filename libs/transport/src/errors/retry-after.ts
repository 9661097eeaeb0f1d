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

/** What a peer said in the trailer `retry-after`, in seconds; 0 when it said nothing of the kind. */
export function retryAfterOf(metadata: Metadata | undefined): number {
  const seconds = Number(metadata?.get(name)[0] ?? 0);
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : 0;
}

/** The status of a failed gRPC call; the trailer `retry-after` says in seconds when to try again. */
export function toGrpcFailure(error: AppError) {
  if (error.retryAfter === undefined) return toGrpcStatus(error);
  const metadata = new Metadata();
  metadata.set(name, String(error.retryAfter));
  return { ...toGrpcStatus(error), metadata };
}
