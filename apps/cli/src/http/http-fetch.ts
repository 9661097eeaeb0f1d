import { type IncomingMessage, request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { Readable } from 'node:stream';

/** A request. `body` is sent as it is. */
export interface RequestOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** Sends a request and resolves with the response, whose body is a stream. Rejects when there is none. */
export type Fetch = (url: string, options?: RequestOptions) => Promise<Response>;

/** A server that accepts a connection and says nothing for so long counts as unreachable. */
const silenceMs = 30_000;
const withoutBody: readonly number[] = [204, 205, 304];

/**
 * HTTP with the certificates of this program: the `fetch` of Node 20 cannot be given any. Without `ca`, those of Node
 * count, with `NODE_EXTRA_CA_CERTS`.
 */
export const fetchWith =
  (ca: readonly string[] | undefined): Fetch =>
  (url, { method = 'GET', headers = {}, body, signal } = {}) =>
    new Promise((resolve, reject) => {
      const send = new URL(url).protocol === 'https:' ? requestHttps : requestHttp;
      const options = { method, headers, ...(ca && { ca: [...ca] }), ...(signal && { signal }) };
      const outgoing = send(url, options, (incoming) => {
        // Streams of events may be silent.
        outgoing.setTimeout(0);
        resolve(responseOf(incoming));
      });
      outgoing.setTimeout(silenceMs, () =>
        outgoing.destroy(new Error(`no response in ${silenceMs / 1000} s`)),
      );
      // A server that changes the protocol causes no error.
      outgoing.on('close', () => reject(new Error('the connection ended without a response')));
      outgoing.on('error', reject).end(body);
    });

function responseOf(incoming: IncomingMessage): Response {
  const { statusCode: status = 500 } = incoming;
  const headers = new Headers();
  for (const [name, values = []] of Object.entries(incoming.headersDistinct))
    for (const value of values) headers.append(name, value);
  if (withoutBody.includes(status)) incoming.resume();
  const body = withoutBody.includes(status) ? null : (Readable.toWeb(incoming) as ReadableStream<Uint8Array>);
  return new Response(body, { status, headers });
}
