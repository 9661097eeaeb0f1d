import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Metrics, Observe, ObserverOf } from '@fieldpost/observability';

/** Paths of health checks, which are requested again and again: neither logged nor measured. */
export const quietPaths = new Set(['/healthz', '/livez']);

/** Seconds: what memory answers, what a database answers, what is slow, and what clients give up on. */
export const latencyBuckets = [0.005, 0.025, 0.1, 0.5, 2.5] as const;

type Label = 'method' | 'route' | 'status';

/** Notes requests at an HTTP door: how many, how they ended, how long they took. */
export class RequestMetrics {
  private readonly observerOf: ObserverOf<Label>;
  /** By method, route and status, of which there are few. */
  private readonly observers = new Map<string, Observe>();

  constructor(metrics: Metrics) {
    const help = 'Requests of the HTTP door by method, pattern of the route and class of the status.';
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

  /** Notes what the framework answers, but for the questions of a health check. */
  follow(app: NestFastifyApplication): void {
    const fastify = app.getHttpAdapter().getInstance();
    fastify.addHook('onResponse', ({ method, routeOptions: { url = 'none' } }, reply, done) => {
      if (!quietPaths.has(url)) this.note(method, url, { status: reply.statusCode, ms: reply.elapsedTime });
      done();
    });
  }
}
