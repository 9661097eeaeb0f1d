import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Metrics, Observe } from '@fieldpost/observability';
import { quietPaths } from './http-hooks.js';

/** Seconds: what memory answers, what a database answers, what is slow, and what clients give up on. */
const bounds = [0.005, 0.025, 0.1, 0.5, 2.5];

type Label = 'method' | 'route' | 'status';

/** Notes requests at an HTTP door: how many, how they ended, how long they took. */
export class RequestMetrics {
  private readonly observe: Observe<Label>;

  constructor(metrics: Metrics) {
    const help = 'Requests of the HTTP door by method, pattern of the route and class of the status.';
    const labels = ['method', 'route', 'status'] as const;
    this.observe = metrics.histogram({ name: 'fieldpost_http_request_seconds', help, labels }, bounds);
  }

  /** @param route its pattern, never the path of a request, which may have any number of values */
  note(
    method: string,
    route: string,
    { status, ms }: { readonly status: number; readonly ms: number },
  ): void {
    const labels = { method, route, status: `${Math.floor(status / 100)}xx` };
    this.observe({ labels, value: ms / 1_000 });
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
