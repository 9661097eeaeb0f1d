import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Metrics, Observe, ObserverOf } from '@fieldpost/observability';
import { quietPaths } from '../request-context/quiet-paths.js';

/** Seconds: from responses out of memory to the timeouts of clients. */
export const latencyBuckets = [0.005, 0.025, 0.1, 0.5, 2.5] as const;

type Label = 'method' | 'route' | 'status';

/** Statuses with a value of their own: requests without valid credentials, and those above a limit. */
const ownStatuses: readonly number[] = [401, 429];

/** The value of the label for a status: its class, such as `2xx`. */
const statusOf = (status: number): string =>
  ownStatuses.includes(status) ? String(status) : `${Math.floor(status / 100)}xx`;

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
    const shown = statusOf(status);
    const key = `${method} ${shown} ${route}`;
    const observe = this.observers.get(key) ?? this.observerOf({ method, route, status: shown });
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
