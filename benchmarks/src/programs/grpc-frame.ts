import type { Readable } from 'node:stream';

/** Prefix of a message: compression flag and length. */
const prefixLength = 5;

/** A message as gRPC frames it, uncompressed. */
export function framed(message: Uint8Array): Buffer {
  const frame = Buffer.allocUnsafe(prefixLength + message.length);
  frame[0] = 0;
  frame.writeUInt32BE(message.length, 1);
  frame.set(message, prefixLength);
  return frame;
}

/** The same for a value as JSON. */
export const framedJson = (value: unknown): Buffer => framed(Buffer.from(JSON.stringify(value)));

/** Reads the one message of a stream as JSON. */
export function readJson<T>(stream: Readable, use: (value: T) => void): void {
  const chunks: Buffer[] = [];
  stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
  stream.on('end', () => use(JSON.parse(Buffer.concat(chunks).toString('utf8', prefixLength)) as T));
}
