import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Metrics, Observe, ObserverOf } from '@fieldpost/observability';
import { quietPaths } from '../request-context/quiet-paths.js';

/** Seconds: from responses out of memory to the timeouts of clients. */
export const latencyBuckets = [0.005, 0.025, 0.1, 0.5, 2.5] as const;

type Label = 'method' | 'route' | 'status';

/** Metrics of HTTP requests: count, status and duration. */
export class RequestMetrics {
  private readonly observerOf: ObserverOf<Label>;
  /** By method, route and status, of which there are few. */
  private readonly observers = new Map<string, Observe>();

  constructor(metrics: Metrics) {
    const help = 'HTTP requests by method, pattern of the route and class of the status.';
    const labels = ['method', 'route', 'status'] as const;
    this.observerOf = metrics.histogram(
      { name: 'fieldpost_http_request_seconds', help, labels },
      latencyBuckets,
    );
  }

  /** @param route its pattern, never the path of a request, which may have any number of values */
  note(
    method: string,
    route: string,
    { status, ms }: { readonly status: number; readonly ms: number },
  ): void {
    const hundreds = Math.floor(status / 100);
    const key = `${method} ${hundreds} ${route}`;
    const observe = this.observers.get(key) ?? this.observerOf({ method, route, status: `${hundreds}xx` });
    this.observers.set(key, observe);
    observe(ms / 1_000);
  }

  /** Records all requests except health checks. */
  follow(app: NestFastifyApplication): void {
    const fastify = app.getHttpAdapter().getInstance();
    fastify.addHook('onResponse', ({ method, routeOptions: { url = 'none' } }, reply, done) => {
      if (!quietPaths.has(url)) this.note(method, url, { status: reply.statusCode, ms: reply.elapsedTime });
      done();
    });
  }
}
