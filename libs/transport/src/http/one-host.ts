import type { IncomingMessage } from 'node:http';

const name = 'host';

/**
 * Whether a request names more than one host, of which a proxy and a server may each see another, or none, which only
 * HTTP/1.0 allows (RFC 9112, 3.2).
 */
export function hasWrongHosts({
  rawHeaders,
  httpVersion,
}: Pick<IncomingMessage, 'rawHeaders' | 'httpVersion'>): boolean {
  let hosts = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const header = rawHeaders[at] ?? '';
    if (header.length === name.length && header.toLowerCase() === name) hosts += 1;
  }
  return hosts > 1 || (hosts === 0 && httpVersion !== '1.0');
}
