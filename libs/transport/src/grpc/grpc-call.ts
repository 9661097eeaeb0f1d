import { type CallOptions, type ClientUnaryCall, Metadata, type ServiceError, status } from '@grpc/grpc-js';
import { AppError, kinds, type Kind, unavailable } from '@fieldpost/errors';
import { withContext } from '../request-context/outgoing-context.js';
import { retryAfterOf } from '../errors/retry-after.js';

type Callback<Response> = (error: ServiceError | null, response?: Response) => void;

/** A unary method of a generated client, bound to it. */
export type UnaryMethod<Request, Response> = (
  request: Request,
  metadata: Metadata,
  options: CallOptions,
  callback: Callback<Response>,
) => ClientUnaryCall;

export interface UnaryOptions {
  /** The name of the peer, for the message "unavailable: …". */
  readonly peer: string;
  readonly metadata?: Metadata;
  readonly deadlineMs?: number;
}

/** How long a peer may take to respond, in milliseconds. */
export const standardDeadlineMs = 5_000;
const cannotTell: readonly number[] = [status.UNAVAILABLE, status.DEADLINE_EXCEEDED, status.CANCELLED];

const kindOf = (code: number): Kind =>
  (Object.entries(kinds).find(([, { grpc }]) => grpc === code)?.[0] as Kind | undefined) ?? 'internal';

/** A peer's status as an error: its kind and message, or `unavailable` when the peer could not be reached. */
export function fromServiceError(
  error: Pick<ServiceError, 'code' | 'details'> & Partial<Pick<ServiceError, 'metadata'>>,
  peer: string,
): AppError {
  if (cannotTell.includes(error.code)) return unavailable({ what: peer }, { cause: error });
  const retryAfter = retryAfterOf(error.metadata);
  const options = { cause: error, ...(retryAfter > 0 && { retryAfter }) };
  return new AppError('peer_rejected', kindOf(error.code), error.details, options);
}

/** Calls a peer with a deadline; resolves with its response, or rejects with an `AppError`. */
export function callUnary<Request, Response>(
  method: UnaryMethod<Request, Response>,
  request: Request,
  { peer, metadata = new Metadata(), deadlineMs = standardDeadlineMs }: UnaryOptions,
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const outgoing = withContext(metadata);
    const options = { deadline: Date.now() + deadlineMs, ...outgoing.options };
    method(request, outgoing.metadata, options, (error, response) => {
      if (error) reject(fromServiceError(error, peer));
      else if (response === undefined) reject(unavailable({ what: peer }));
      else resolve(response);
    });
  });
}
