import { isUtf8 } from 'node:buffer';
import type { Readable } from 'node:stream';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { AppError, defineError, notValid } from '@fieldpost/errors';
import { readForm } from './form-body.js';
import { readJson } from './json-body.js';

/** Largest request body of any HTTP API, in bytes. */
export const maxBodyBytes = 1024 * 1024;

/** Bytes of a too large body that are discarded so that the client can read the response. */
export const mostDiscarded = 16 * maxBodyBytes;

/** The error for larger bodies. */
export const bodyTooLarge = defineError(
  'body_too_large',
  'too_large',
  `Body not valid: should have at most ${maxBodyBytes} bytes`,
);

/** Placeholder for an unreadable body, until the guard of the route rejects it in the error format of the route. */
export class UnreadableBody {
  constructor(readonly error: AppError) {}
}

/** How a content type begins (RFC 9110 section 8.3.1). */
const contentType = /^\s*[\w!#$%&'*+.^`|~-]+\/[\w!#$%&'*+.^`|~-]+\s*(?:;|$)/;

type Read = (text: string) => unknown;
type Done = (error: null, body: unknown) => void;

/**
 * Reads JSON and form bodies. An empty body is legal, whatever its content type: v2 clients send it with GET, DELETE, PUT
 * and POST (docs/protocol/account-api.md#requests). An unreadable body is not an error yet, since only the route knows
 * the form of it.
 */
export async function readBodies(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  fastify.removeAllContentTypeParsers();
  // The framework would reject a malformed content type before routing; so the header is removed.
  fastify.addHook('onRequest', ({ headers }, _reply, done) => {
    if (!contentType.test(headers['content-type'] ?? 'application/json')) delete headers['content-type'];
    done();
  });
  const types = {
    'application/json': readJson,
    'application/x-www-form-urlencoded': readForm,
    '*': rejectType,
  };
  for (const [type, read] of Object.entries(types)) {
    fastify.addContentTypeParser(type, (_request, payload, done: Done) =>
      readWhole(payload, read, (body) => done(null, body)),
    );
  }
}

/**
 * Reads a body to its end, which may be an `UnreadableBody`. Bodies are short and many: listeners cost less here than an
 * iterator.
 */
export function readWhole(payload: Readable, read: Read, done: (body: unknown) => void): void {
  const chunks: Buffer[] = [];
  let size = 0;
  const finish = (body: unknown) => {
    payload.off('data', take).off('end', end).off('error', fail);
    done(body);
  };
  const take = (chunk: Buffer) => {
    size += chunk.length;
    if (size <= maxBodyBytes) chunks.push(chunk);
    else chunks.length = 0;
    if (size > mostDiscarded) finish(new UnreadableBody(bodyTooLarge()));
  };
  const end = () => finish(size > maxBodyBytes ? new UnreadableBody(bodyTooLarge()) : parsed(chunks, read));
  const fail = () => {
    payload.on('error', () => undefined); // it may be emitted twice
    finish(new UnreadableBody(notValid({ argument: 'Body', reason: 'ended too early' })));
  };
  payload.on('data', take).on('end', end).on('error', fail);
}

function parsed(chunks: readonly Buffer[], read: Read): unknown {
  const bytes = chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
  if (bytes.length === 0) return undefined;
  try {
    if (!isUtf8(bytes)) throw notValid({ argument: 'Body', reason: 'should be UTF-8' });
    return read(bytes.toString());
  } catch (error) {
    if (error instanceof AppError) return new UnreadableBody(error);
    throw error;
  }
}

function rejectType(): never {
  const reason = 'should be application/json or application/x-www-form-urlencoded';
  throw notValid({ argument: 'ContentType', reason });
}
