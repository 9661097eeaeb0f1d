import { once } from 'node:events';
import { type ClientHttp2Session, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http2';

/** A call as a sequence of frames. */
export interface RawCall {
  readonly path: string;
  readonly headers?: OutgoingHttpHeaders;
  readonly pieces: readonly Buffer[];
}

/** The response, byte for byte, without the date. */
export interface RawResponse {
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
  readonly trailers: Readonly<Record<string, unknown>>;
}

/** A message as the body of a call. */
export function framed(message: Buffer, flag = 0): Buffer {
  const prefix = Buffer.alloc(5, flag);
  prefix.writeUInt32BE(message.length, 1);
  return Buffer.concat([prefix, message]);
}

const without = (headers: IncomingHttpHeaders): Record<string, unknown> => {
  const { date: _date, ...rest } = headers;
  return { ...rest };
};

/** Sends a call unchanged and returns the complete response. */
export async function rawCall(session: ClientHttp2Session, call: RawCall): Promise<RawResponse> {
  const stream = session.request({
    ':method': 'POST',
    ':path': call.path,
    'content-type': 'application/grpc',
    te: 'trailers',
    ...call.headers,
  });
  let [headers, trailers]: Record<string, unknown>[] = [{}, {}];
  const parts: Buffer[] = [];
  stream.on('response', (first) => void (headers = without(first)));
  stream.on('trailers', (last) => void (trailers = without(last)));
  stream.on('data', (part: Buffer) => parts.push(part)).on('error', () => undefined);
  for (const piece of call.pieces) await new Promise((resolve) => stream.write(piece, resolve));
  stream.end();
  if (!stream.closed) await once(stream, 'close').catch(() => undefined);
  return { headers: headers ?? {}, trailers: trailers ?? {}, body: Buffer.concat(parts).toString('hex') };
}
