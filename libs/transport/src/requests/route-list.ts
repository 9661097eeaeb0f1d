import type { ArgumentsHost } from '@nestjs/common';
import { type AppError, defineError } from '@fieldpost/errors';
import type { FastifyInstance } from 'fastify';

const methodNotAllowed = defineError('method_not_allowed', 'unimplemented', 'Method Not Allowed');

interface HttpRequest {
  readonly method: string;
  readonly url: string;
}
interface Reply {
  header(name: string, value: string): unknown;
}
interface Path {
  readonly pattern: RegExp;
  readonly methods: Set<string>;
}

/** `/applications/:app_id` as an expression that matches the paths of the route. */
const patternOf = (url: string): RegExp =>
  new RegExp(
    `^${url
      .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:[^/]+/g, '[^/]+')
      .replace(/\*/g, '.*')}/?$`,
  );

/** The routes of an HTTP server: distinguishes an unknown path from one with other methods. */
export class RouteList {
  private readonly paths = new Map<string, Path>();

  constructor(fastify: Pick<FastifyInstance, 'addHook'>) {
    fastify.addHook('onRoute', ({ url, method }) => {
      const path = this.paths.get(url) ?? { pattern: patternOf(url), methods: new Set() };
      for (const each of [method].flat()) path.methods.add(each);
      this.paths.set(url, path);
    });
    // The framework requires a content type of this method before it checks whether any route has it.
    fastify.addHook('onRequest', ({ method, headers }, _reply, done) => {
      if (method === 'QUERY') headers['content-type'] ??= 'application/json';
      done();
    });
  }

  /** The failure of a call; a path that exists with other methods is a 405 with these methods. */
  judge(error: AppError, host: ArgumentsHost): AppError {
    if (error.code !== 'route_not_found' || host.getType() !== 'http') return error;
    const http = host.switchToHttp();
    const { method, url } = http.getRequest<HttpRequest>();
    const methods = this.methodsAt(url);
    // A path with its method that no route took all the same ends with a slash too many.
    if (methods.length === 0 || methods.includes(method)) return error;
    http.getResponse<Reply>().header('allow', methods.join(', '));
    return methodNotAllowed({ cause: error });
  }

  private methodsAt(url: string): readonly string[] {
    const [path = ''] = url.split('?');
    const found = [...this.paths.values()].filter(({ pattern }) => pattern.test(path));
    return [...new Set(found.flatMap(({ methods }) => [...methods]))].sort();
  }
}
