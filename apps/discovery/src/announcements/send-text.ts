import type { FastifyReply } from 'fastify';
import type { CachedText } from './announcement-texts.js';

/** Longer headers are ignored, in characters: the response is then complete and uncompressed. */
const maxHeaderLength = 4 * 1024;

/** Sends a cached response, compressed if the client accepts that, or 304 if the client has it already. */
export function sendText(reply: FastifyReply, text: CachedText): void {
  const { headers } = reply.request;
  // A cache may store it, and has to revalidate it before each use (RFC 9111, 5.2.2.4).
  void reply.headers({ etag: text.tag, vary: 'Accept-Encoding', 'cache-control': 'no-cache' });
  if (hasTag(headers['if-none-match'], text.tag)) {
    void reply.status(304).send();
    return;
  }
  const gzipped = acceptsGzip(headers['accept-encoding']) ? text.gzipped : undefined;
  if (gzipped) void reply.header('content-encoding', 'gzip');
  void reply.header('content-type', 'application/json; charset=utf-8').send(gzipped ?? text.bytes);
}

function hasTag(header: string | undefined, tag: string): boolean {
  if (header === undefined || header.length > maxHeaderLength) return false;
  return header === '*' || header.split(',').some((each) => each.trim() === tag);
}

function acceptsGzip(header: string | string[] | undefined): boolean {
  if (header === undefined || header.length > maxHeaderLength) return false;
  return String(header).split(',').some(isGzip);
}

/** A content coding and its weight (RFC 9110, 12.5.3). */
function isGzip(text: string): boolean {
  const [coding = '', weight = ''] = text.split(';');
  return coding.trim() === 'gzip' && !/^q=0(?:\.0*)?$/.test(weight.trim());
}
