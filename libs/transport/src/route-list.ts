import type { ArgumentsHost } from '@nestjs/common';
import { type AppError, defineError } from '@fieldpost/errors';
import type { FastifyInstance } from 'fastify';

const methodNotAllowed = defineError('method_not_allowed', 'unimplemented', 'Method Not Allowed');

/** `/applications/:app_id` as an expression that matches the paths of the route. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*/g, '.*')}/?$`,
  );

/** The routes of an HTTP door: tells a path that does not exist from one that has other methods. */
export class RouteList {
  private readonly patterns = new Map<string, RegExp>();

  constructor(fastify: Pick<FastifyInstance, 'addHook'>) {
    fastify.addHook('onRoute', ({ url }) => void this.patterns.set(url, patternOf(url)));
  }

  /** The failure of a call; a path that was not found with this method, but exists, says so (405). */
  judge(error: AppError, host: ArgumentsHost): AppError {
    if (error.code !== 'route_not_found' || host.getType() !== 'http') return error;
    const [path = ''] = host.switchToHttp().getRequest<{ readonly url: string }>().url.split('?');
    const exists = [...this.patterns.values()].some((pattern) => pattern.test(path));
    return exists ? methodNotAllowed({ cause: error }) : error;
  }
}
