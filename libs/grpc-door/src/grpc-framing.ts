import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http2';
import { type AppError, toGrpcStatus } from '@fieldpost/errors';

/** Bytes before a message: a flag that tells compression, then the length, 32 bits, most significant byte first. */
export const prefixLength = 5;

const compressedFlag = 1;

/** A message as the body of a call. The message itself is `frame.subarray(prefixLength)`. */
export function toFrame(message: Uint8Array, encoding: 'identity' | 'gzip' = 'identity'): Buffer {
  const frame = Buffer.allocUnsafe(prefixLength + message.length);
  frame.writeUInt8(encoding === 'gzip' ? compressedFlag : 0, 0);
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, prefixLength);
  return frame;
}

/** The message of a body that is exactly one frame, and whether it is compressed; undefined for any other body. */
export function readFrame(body: Buffer): { message: Buffer; isCompressed: boolean } | undefined {
  if (body.length < prefixLength || body.readUInt32BE(1) !== body.length - prefixLength) return undefined;
  const [flag = 0] = body;
  if (flag > compressedFlag) return undefined;
  return { message: body.subarray(prefixLength), isCompressed: flag === compressedFlag };
}

const unitsMs: Readonly<Record<string, number>> = {
  H: 3_600_000,
  M: 60_000,
  S: 1_000,
  m: 1,
  u: 0.001,
  n: 0.000001,
};

/** Milliseconds a caller waits; `Infinity` when it does not say, undefined when what it says makes no sense. */
export function timeoutOf(headers: IncomingHttpHeaders): number | undefined {
  const text = headers['grpc-timeout'];
  if (text === undefined) return Infinity;
  const [, amount, unit = ''] = /^(\d{1,8})([HMSmun])$/.exec(String(text)) ?? [];
  const unitMs = unitsMs[unit];
  return amount === undefined || unitMs === undefined ? undefined : Number(amount) * unitMs;
}

export const isGrpc = (headers: IncomingHttpHeaders): boolean =>
  String(headers['content-type'] ?? '').startsWith('application/grpc');

/** Whether a caller compresses with gzip itself and takes answers so: what Go clients do when they are told to. */
export const asksForGzip = (headers: IncomingHttpHeaders): boolean =>
  headers['grpc-encoding'] === 'gzip' && String(headers['grpc-accept-encoding']).includes('gzip');

const opening = { ':status': 200, 'content-type': 'application/grpc+proto' } as const;

/** Headers before a message, the same that grpc-js sends. */
export const answerHeaders = (encoding: 'identity' | 'gzip'): OutgoingHttpHeaders => ({
  ...opening,
  'grpc-accept-encoding': 'identity,deflate,gzip',
  'grpc-encoding': encoding,
});

/** Trailers of a call that went well. */
export const okTrailers: OutgoingHttpHeaders = { 'grpc-status': 0, 'grpc-message': 'OK' };

/** The one block of headers that answers a call without a message. */
export function statusHeaders(code: number, details: string): OutgoingHttpHeaders {
  return { 'grpc-status': code, 'grpc-message': encodeURI(details), ...opening };
}

/** The same for a declared error. */
export function refusalHeaders(error: AppError): OutgoingHttpHeaders {
  const { code, details } = toGrpcStatus(error);
  const { retryAfter } = error;
  const wait = retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) };
  return { ...statusHeaders(code, details), ...wait };
}

/** Bytes of all names and values. */
export function sizeOf(headers: IncomingHttpHeaders): number {
  let size = 0;
  for (const name in headers) size += name.length + String(headers[name]).length;
  return size;
}

/** Status of a call that says more about itself than it may. */
export const metadataTooLong = statusHeaders(8, 'Received metadata larger than 16384 bytes');

/** Status of a call that took longer than its caller wanted, in the words of grpc-js. */
export const deadlineExceeded = statusHeaders(4, 'Deadline exceeded');
