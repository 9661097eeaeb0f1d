import { Metadata } from '@grpc/grpc-js';
import { type AppError, type Kind, toGrpcStatus } from '@fieldpost/errors';
import { rateLimitField, rateLimitOf } from '../limits/rate-limit-fields.js';
import { retryDetails } from './retry-info.js';

/** A failure with an optional number of seconds after which to retry. */
interface Retryable {
  readonly retryAfter?: number | undefined;
  /** Of an error; pages name a time only for limits. */
  readonly kind?: Kind;
  readonly code?: string;
}

const name = 'retry-after';

/** Of the message of a failure, in characters. */
const maxMessageLength = 2_000;

/** The message, cut if a value of the client makes it long: HTTP/2 has no space for it in the trailers, nor has the log. */
export const shortMessage = (message: string): string =>
  message.length <= maxMessageLength
    ? message
    : // Encoded and decoded, half a surrogate pair at the end is replaced.
      `${Buffer.from(message.slice(0, maxMessageLength)).toString()}…`;

/** The name of a limit that has none. */
const anyLimit = 'limit';

/** The response to which the headers are added. */
interface Response {
  getHeader(name: string): unknown;
}

/** A response that is written to a socket. */
const noHeaders: Response = { getHeader: () => undefined };

/**
 * `Retry-After`, if a time is known (RFC 9110, 10.2.3), and `RateLimit` for a limit that was reached, unless the response has it with
 * the names of its `RateLimit-Policy`.
 */
export function waitHeaders(
  { retryAfter, kind = 'resource_exhausted', code = anyLimit }: Retryable,
  response: Response = noHeaders,
): Readonly<Record<string, string>> {
  if (retryAfter === undefined) return {};
  const wait = { [name]: String(retryAfter) };
  if (kind !== 'resource_exhausted' || response.getHeader(rateLimitField) !== undefined) return wait;
  return { ...wait, [rateLimitField]: rateLimitOf(code, { remaining: 0, resetMs: retryAfter * 1_000 }) };
}

/** The trailer `retry-after` of a peer, in seconds; 0 without one. */
export function retryAfterOf(metadata: Metadata | undefined): number {
  const seconds = Number(metadata?.get(name)[0] ?? 0);
  return Number.isSafeInteger(seconds) && seconds > 0 ? seconds : 0;
}

/**
 * The status of a failed gRPC call; the trailer `retry-after` holds the seconds until a retry, as does the `RetryInfo` in
 * the details of the status.
 */
export function toGrpcFailure(error: AppError) {
  const status = toGrpcStatus(error);
  const failure = { ...status, details: shortMessage(status.details) };
  if (error.retryAfter === undefined) return failure;
  const metadata = new Metadata();
  metadata.set(name, String(error.retryAfter));
  metadata.set('grpc-status-details-bin', retryDetails(failure, error.retryAfter));
  return { ...failure, metadata };
}
