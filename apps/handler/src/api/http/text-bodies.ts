import type { Readable } from 'node:stream';
import { Injectable, type OnModuleInit, PayloadTooLargeException } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { notValid } from '@fieldpost/errors';
import { jsonPartsProblem, maxBodyBytes } from '@fieldpost/transport';
import type { FastifyInstance, FastifyRequest } from 'fastify';

/** Put on a route with `@RouteConfig`: its body is the stream itself, of any length, and never held as a whole. */
export const streamedBody = { body: 'streamed' };

/** Leaves every body as text: v2 reads it as JSON, whatever its content type says. */
@Injectable()
export class TextBodies implements OnModuleInit {
  constructor(private readonly host: HttpAdapterHost) {}

  onModuleInit(): void {
    const fastify: FastifyInstance = this.host.httpAdapter.getInstance();
    fastify.removeAllContentTypeParsers();
    fastify.addContentTypeParser('*', async ({ routeOptions }: FastifyRequest, body: Readable) =>
      isStreamed(routeOptions.config) ? body : readText(body),
    );
  }
}

const isStreamed = (config: object): boolean => 'body' in config && config.body === streamedBody.body;

async function readText(body: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    length += chunk.length;
    if (length > maxBodyBytes) throw new PayloadTooLargeException();
    chunks.push(chunk);
  }
  const text = Buffer.concat(chunks).toString();
  const reason = jsonPartsProblem(text);
  if (reason !== undefined) throw notValid({ argument: 'Body', reason });
  return text;
}
