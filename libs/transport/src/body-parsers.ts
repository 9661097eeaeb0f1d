import formbody from '@fastify/formbody';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';

/** Largest request body of any HTTP door, in bytes. */
export const maxBodyBytes = 1024 * 1024;

/**
 * Reads JSON and form bodies. An empty body with a JSON content type is legal: v2 clients send it with GET, DELETE,
 * PUT and POST (wire/account.md 1). Property names that could poison a prototype are refused.
 */
export async function readBodies(app: NestFastifyApplication): Promise<void> {
  const fastify = app.getHttpAdapter().getInstance();
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body.length === 0) done(null, undefined);
    else void parseJson(request, body.toString(), done);
  });
  await fastify.register(formbody, { bodyLimit: maxBodyBytes });
}
