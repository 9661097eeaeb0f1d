import { type Metadata, type ServiceError, status } from '@grpc/grpc-js';

/** An error response of the peer, with gRPC code and message. */
export class RpcRejection extends Error {
  constructor(
    readonly code: status,
    readonly details: string,
  ) {
    super(details);
    this.name = 'Rejection';
  }
}

/** The gRPC status for anything thrown inside the peer. */
export const toStatus = (thrown: unknown): Partial<ServiceError> =>
  thrown instanceof RpcRejection
    ? { code: thrown.code, details: thrown.details }
    : { code: status.INTERNAL, details: `Internal error: ${String(thrown)}` };

/**
 * A metadata value. Senders of v2 repeat some keys and HTTP/2 in Node joins them with commas: the first part that is not
 * empty counts (docs/protocol/network-calls.md#duplicate-metadata).
 */
export const firstValue = (metadata: Metadata, key: string): string | undefined =>
  metadata
    .get(key)
    .flatMap((value) => String(value).split(','))
    .map((part) => part.trim())
    .find((part) => part !== '');
