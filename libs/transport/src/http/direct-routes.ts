import { RequestMethod } from '@nestjs/common';
import type { AppError } from '@fieldpost/errors';
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { requireReadable } from '../requests/readable.guard.js';
import { toAppError } from '../errors/to-app-error.js';

type Handler = (request: FastifyRequest, reply: FastifyReply) => unknown;

/** The failure as a response. */
type Reject = (error: AppError, reply: FastifyReply) => unknown;

const options = { config: { isDirect: true } };

export const isDirect = ({ routeOptions }: FastifyRequest): boolean =>
  (routeOptions.config as { isDirect?: boolean }).isDirect === true;

/**
 * Registers the routes of controllers by their decorators. Their methods are called with the request and the reply, without
 * the guards, pipes and interceptors of the framework.
 */
export function serveDirectly(
  fastify: FastifyInstance,
  controllers: readonly object[],
  reject: Reject,
): void {
  for (const controller of controllers) serveRoutes(fastify, controller, reject);
}

function serveRoutes(fastify: FastifyInstance, controller: object, reject: Reject): void {
  const prototype = Object.getPrototypeOf(controller) as Record<string, Handler>;
  const prefix = Reflect.getMetadata('path', prototype.constructor) as string;
  for (const name of Object.getOwnPropertyNames(prototype)) {
    const method = prototype[name] as Handler;
    const verb = Reflect.getMetadata('method', method) as RequestMethod | undefined;
    if (verb === undefined) continue;
    const url = `/${prefix}/${Reflect.getMetadata('path', method) as string}`;
    const handler = withErrorResponses(method.bind(controller), reject);
    fastify.route({ method: RequestMethod[verb] as HTTPMethods, url, ...options, handler });
  }
}

function withErrorResponses(handler: Handler, reject: Reject): Handler {
  return (request, reply) => {
    const fail = (thrown: unknown) => void reject(toAppError(thrown), reply);
    try {
      requireReadable(request as Parameters<typeof requireReadable>[0]);
      const result = handler(request, reply);
      if (result instanceof Promise) result.catch(fail);
    } catch (thrown) {
      fail(thrown);
    }
  };
}
