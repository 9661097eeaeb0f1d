import {
  type ClientHttp2Stream,
  constants,
  type IncomingHttpHeaders,
  type OutgoingHttpHeaders,
  type ServerHttp2Stream,
} from 'node:http2';
import { unavailable } from '@fieldpost/errors';
import type { BackServer } from './back-server.js';
import { refusalHeaders } from './grpc-framing.js';

/** Metadata key under which the server behind learns the address of a caller; what callers send there is dropped. */
export const callerAddressKey = 'fieldpost-caller-address';

/** A call as it came to the door, with what was read of its body already. */
export interface Arrived {
  readonly stream: ServerHttp2Stream;
  readonly headers: IncomingHttpHeaders;
  readonly read: readonly Buffer[];
  /** Whether `read` is the whole body. */
  readonly isWhole: boolean;
}

const isLast = (flags: number): boolean => (flags & constants.NGHTTP2_FLAG_END_STREAM) !== 0;

/**
 * Hands a call to the server behind, frame by frame in both directions: headers, messages, trailers, and the end of
 * either side. Neither side is read faster than the other one takes.
 */
export function relay({ stream, headers, read, isWhole }: Arrived, server: BackServer): void {
  const address = stream.session?.socket.remoteAddress ?? '';
  const inner = server.request({
    ...headers,
    ...trimmed(headers),
    [callerAddressKey]: address,
  } as OutgoingHttpHeaders);
  for (const chunk of read) inner.write(chunk);
  if (isWhole) inner.end();
  else stream.pipe(inner);

  inner.once('response', (answer, flags) => answered(stream, inner, { answer, isAll: isLast(flags) }));
  inner.on('error', () => undefined);
  stream.once('close', () => {
    if (!inner.closed) inner.close(stream.rstCode || constants.NGHTTP2_CANCEL);
  });
  inner.once('close', () => giveUp(stream, inner));
}

/** A key that came twice, the second time empty, reads `"a, "`; a value that ends with a space would not arrive. */
const trimmed = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    Object.entries(headers).map(([key, value]) => [key, typeof value === 'string' ? value.trim() : value]),
  );

interface Response {
  readonly answer: OutgoingHttpHeaders;
  readonly isAll: boolean;
}

function answered(stream: ServerHttp2Stream, inner: ClientHttp2Stream, { answer, isAll }: Response): void {
  if (stream.destroyed || stream.closed) return;
  if (isAll) {
    stream.respond(answer, { endStream: true });
    return;
  }
  let trailers: OutgoingHttpHeaders = {};
  inner.once('trailers', (last) => void (trailers = last));
  stream.once('wantTrailers', () => stream.sendTrailers(trailers));
  stream.respond(answer, { waitForTrailers: true });
  inner.pipe(stream);
}

/** The other side is gone: the caller hears how, or that nobody could be asked. */
function giveUp(stream: ServerHttp2Stream, inner: ClientHttp2Stream): void {
  if (stream.destroyed || stream.closed) return;
  if (!stream.headersSent)
    stream.respond(refusalHeaders(unavailable({ what: 'server' })), { endStream: true });
  else if (inner.rstCode !== constants.NGHTTP2_NO_ERROR) stream.close(inner.rstCode);
}
