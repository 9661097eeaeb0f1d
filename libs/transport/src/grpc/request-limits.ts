import {
  type Metadata,
  ServerInterceptingCall,
  type ServerInterceptingCallInterface,
  type ServerInterceptor,
} from '@grpc/grpc-js';
import { toAppError } from '../errors/to-app-error.js';
import { toGrpcFailure } from '../errors/retry-after.js';

/** Sizes of request messages in bytes, also after decompression. */
export interface RequestSizes {
  /** Of every method that `ofMethods` does not name. */
  readonly bytes: number;
  /** By path, such as `/discovery.Discovery/Get`. */
  readonly ofMethods: Readonly<Record<string, number>>;
}

/** A call whose request is compressed. */
export interface CompressedCall {
  readonly path: string;
  readonly metadata: Metadata;
  /** Address and port of the client. */
  readonly peer: string;
  /** Bytes that the request may have. */
  readonly bytes: number;
}

/** Decides whether the request of a call is decompressed; rejects with the error that the client gets. */
export type AdmitCompressed = (call: CompressedCall) => Promise<void>;

/** Fields of a call that grpc-js has no option for; `request-limits.spec.ts` fails when they have other names. */
interface IncomingCall extends ServerInterceptingCallInterface {
  maxReceiveMessageSize: number;
  readonly decoder: { maxReadMessageLength: number };
  readonly incomingEncoding: string;
}

/**
 * Limits requests by method, and reads compressed ones once `admit` resolves: a few KiB may decompress to all that the
 * method accepts. Calls without compression are not intercepted.
 */
export const limitRequests =
  ({ bytes: standard, ofMethods }: RequestSizes, admit?: AdmitCompressed): ServerInterceptor =>
  ({ path }, incoming) => {
    const call = incoming as IncomingCall;
    const bytes = ofMethods[path] ?? standard;
    call.maxReceiveMessageSize = bytes;
    call.decoder.maxReadMessageLength = bytes;
    if (!admit || call.incomingEncoding === 'identity') return call as unknown as ServerInterceptingCall;
    return heldUntil((metadata) => admit({ path, metadata, peer: call.getPeer(), bytes }), call);
  };

/** A call of which nothing is read before its metadata were accepted. */
const heldUntil = (accepted: (metadata: Metadata) => Promise<void>, call: IncomingCall) =>
  new ServerInterceptingCall(call, {
    start: (next) =>
      next({
        onReceiveMetadata: (metadata, goOn) =>
          void accepted(metadata).then(
            () => goOn(metadata),
            (thrown: unknown) => call.sendStatus(toGrpcFailure(toAppError(thrown))),
          ),
      }),
  });
