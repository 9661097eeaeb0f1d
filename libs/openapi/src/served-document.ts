import { createHash } from 'node:crypto';
import type { Type } from '@nestjs/common';
import { z } from 'zod';
import type { Dialect } from './dialect.js';
import { documentOf } from './document.js';
import type { JsonSchema } from './json-schema.js';
import type { ResponseDocs, HeaderDoc } from './operation.js';

/** The part of a reply that the document uses. */
export interface Reply {
  status(code: number): Reply;
  header(name: string, value: string): Reply;
  send(body?: Buffer): unknown;
}

/** Cache lifetime; the document changes only with a new version of the app. */
const cacheFor = 'public, max-age=300';

/** A JSON document that is made once, at the first request. */
export class ServedJson {
  private ready: { readonly bytes: Buffer; readonly etag: string } | undefined;

  constructor(private readonly write: () => JsonSchema) {}

  /** Responds 304 when the client's copy is current (RFC 9110 section 13.1.2). */
  send(reply: Reply, known: string | undefined): unknown {
    this.ready ??= this.make();
    const { bytes, etag } = this.ready;
    reply.header('etag', etag).header('cache-control', cacheFor);
    if (isKnown(known, etag)) return reply.status(304).send();
    return reply.header('content-type', 'application/json; charset=utf-8').send(bytes);
  }

  private make() {
    const bytes = Buffer.from(JSON.stringify(this.write()));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url')}"` };
  }
}

/** The document of the running app. */
export class ServedDocument extends ServedJson {
  constructor(dialect: Dialect, controllers: () => readonly Type[]) {
    super(() => documentOf(dialect, controllers()));
  }
}

/** A proxy that compresses makes tags weak; the content is the same. */
const isKnown = (known: string | undefined, etag: string): boolean =>
  (known ?? '').split(',').some((tag) => ['*', etag, `W/${etag}`].includes(tag.trim()));

const etagHeader: HeaderDoc = {
  name: 'ETag',
  description: 'Version of the document, for `If-None-Match`.',
  schema: { type: 'string' },
};

/** Responses of a route that serves a document. */
export const servedResponses = (schema: z.ZodType): ResponseDocs => ({
  200: { description: 'The document.', schema, headers: [etagHeader] },
  304: { description: 'The document has not changed.', headers: [etagHeader] },
});

/** Responses of the route that serves the OpenAPI document. */
export const documentResponses = servedResponses(z.looseObject({ openapi: z.string() }));
