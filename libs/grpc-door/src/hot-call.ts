import type { IncomingHttpHeaders, ServerHttp2Stream } from 'node:http2';
import { gunzipSync } from 'node:zlib';
import { AppError, kinds } from '@fieldpost/errors';
import {
  answerHeaders,
  asksForGzip,
  deadlineExceeded,
  okTrailers,
  readFrame,
  refusalHeaders,
} from './grpc-framing.js';
import type { Arrived } from './relay.js';

/** An answer as frames, ready to be sent; the compressed one may still be in the making. */
export interface HotAnswer {
  readonly frame: Buffer;
  readonly gzipped: Buffer | undefined;
}

/**
 * Answers a call from memory, at once. An `AppError` becomes the status of the call; undefined, and any other error,
 * hands the call to the server behind, which knows all of its sides.
 *
 * @param accepts whether the caller takes a compressed answer: only then one should be made
 */
export type HotMethod = (
  message: Buffer,
  headers: IncomingHttpHeaders,
  accepts: 'identity' | 'gzip',
) => HotAnswer | undefined;

/** Requests of hot methods are a few dozen bytes; a longer one goes to the server behind. */
export const mostHotBytes = 16 * 1024;

const plainHeaders = answerHeaders('identity');
const gzipHeaders = answerHeaders('gzip');

function sendTrailers(this: ServerHttp2Stream): void {
  this.sendTrailers(okTrailers);
}

/** The message of a body; undefined when it is not exactly one message that can be read here. */
function messageOf(body: Buffer, headers: IncomingHttpHeaders): Buffer | undefined {
  const frame = readFrame(body);
  if (!frame?.isCompressed) return frame?.message;
  if (headers['grpc-encoding'] !== 'gzip') return undefined;
  return gunzipSync(frame.message, { maxOutputLength: mostHotBytes });
}

/** Taken back, or rejected while its message was on the way: nothing is left to say. */
const isOver = ({ destroyed, closed, headersSent }: ServerHttp2Stream): boolean =>
  destroyed || closed || headersSent;

const bodyOf = (first: Buffer, read: readonly Buffer[]): Buffer =>
  read.length === 1 ? first : Buffer.concat(read);

/** Status of what nobody waits for any more, and of what was answered. */
const [cancelled, ok, tooLate] = [1, 0, 4];

/** Answers a call that has arrived whole; tells its status, or undefined when it is one for the server behind. */
export function answerHot(
  { stream, headers, read }: Arrived,
  method: HotMethod,
  endsAt: number,
): number | undefined {
  if (isOver(stream)) return cancelled;
  const [first] = read;
  if (!first) return undefined;
  if (performance.now() > endsAt) {
    stream.respond(deadlineExceeded, { endStream: true });
    return tooLate;
  }
  try {
    const message = messageOf(bodyOf(first, read), headers);
    const answer = message && method(message, headers, asksForGzip(headers) ? 'gzip' : 'identity');
    if (answer) send(stream, answer);
    return answer && ok;
  } catch (thrown) {
    return thrown instanceof AppError ? reject(stream, thrown) : undefined;
  }
}

function reject(stream: ServerHttp2Stream, error: AppError): number {
  stream.respond(refusalHeaders(error), { endStream: true });
  return kinds[error.kind].grpc;
}

function send(stream: ServerHttp2Stream, { frame, gzipped }: HotAnswer): void {
  stream.on('wantTrailers', sendTrailers);
  stream.respond(gzipped ? gzipHeaders : plainHeaders, { waitForTrailers: true });
  stream.end(gzipped ?? frame);
}
