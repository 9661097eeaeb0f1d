import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Logger, Metrics, NestLogger } from '@fieldpost/observability';
import { AppErrorFilter, type HttpFace } from './app-error.filter.js';
import { maxBodyBytes, readBodies } from './body-parsers.js';
import { type Front, serverBehind } from './front.js';
import { type GrpcDoor, grpcOptions } from './grpc-server.js';
import { logRequests, serveHealth } from './http-hooks.js';
import { type MetricsDoor, openMetricsDoor } from './metrics-door.js';
import { ReadableGuard } from './readable.guard.js';
import { RequestMetrics } from './request-metrics.js';
import { RouteList } from './route-list.js';
import { longestPathPart, refusals } from './unroutable.js';

/** What an app hands to its launcher: its module, its doors, and how it tells that it can work. */
export interface AppPlan {
  readonly module: Type | DynamicModule;
  readonly logger: Logger;
  readonly host: string;
  readonly httpPort: number;
  readonly httpFace: HttpFace;
  /** A first part of paths, such as `/handler`, behind which the same routes stand once more; none without it. */
  readonly httpPrefix?: string;
  /** Addresses of the proxies whose word on the address of a caller is taken; none without it. */
  readonly trustedProxies?: readonly string[];
  readonly grpc?: GrpcDoor;
  readonly front?: Front;
  /** Whether the app can do its work now; false answers 503 on `/healthz` and never throws. */
  readonly isReady: (app: NestFastifyApplication) => Promise<boolean>;
  /** A line for people on `/healthz`, below the status. */
  readonly remark?: (app: NestFastifyApplication) => string | undefined;
  /** Adds the metrics of the app's own; called only when somebody wants to read them. */
  readonly measure?: (app: NestFastifyApplication, metrics: Metrics) => void;
}

/**
 * Brings an app up: HTTP first, then gRPC, so that nothing arrives before every hook has finished. Without a door for
 * metrics nothing is measured.
 */
export async function startApp(plan: AppPlan, metricsDoor?: MetricsDoor): Promise<NestFastifyApplication> {
  const metrics = metricsDoor && new Metrics(metricsDoor.app);
  const measured = metrics && new RequestMetrics(metrics);
  const adapter = new FastifyAdapter({
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: longestPathPart },
    ...refusals(plan.httpFace),
    trustProxy: [...(plan.trustedProxies ?? [])],
    rewriteUrl: ({ url = '/' }) => withoutPrefix(url, plan.httpPrefix),
    ...(plan.front ? { serverFactory: serverBehind(plan.front, measured) } : {}),
  });
  const app = await NestFactory.create<NestFastifyApplication>(plan.module, adapter, {
    logger: new NestLogger(plan.logger),
    bodyParser: false,
    abortOnError: false,
  });
  await readBodies(app);
  const routes = new RouteList(app.getHttpAdapter().getInstance());
  app.useGlobalFilters(new AppErrorFilter(plan.logger, plan.httpFace, routes));
  app.useGlobalGuards(new ReadableGuard());
  if (plan.grpc) app.connectMicroservice(grpcOptions(plan.grpc), { inheritAppConfig: true });
  logRequests(app, plan.logger);
  measured?.follow(app);
  let isServing = false;
  serveHealth(app, {
    isReady: async () => isServing && (await plan.isReady(app)),
    remark: () => plan.remark?.(app),
  });
  await app.listen(plan.httpPort, plan.host);
  await app.startAllMicroservices();
  await plan.front?.open(app);
  if (metrics) await serveMetrics(app, plan, { metrics, door: metricsDoor });
  isServing = true;
  plan.logger.info({ http: `${plan.host}:${plan.httpPort}`, grpc: plan.grpc?.port }, 'app started');
  closeOnSignals(app, plan);
  return app;
}

interface Measuring {
  readonly metrics: Metrics;
  readonly door: MetricsDoor;
}

/** Opens the door of the metrics, until the app closes. */
async function serveMetrics(
  app: NestFastifyApplication,
  { measure, logger }: AppPlan,
  { metrics, door }: Measuring,
): Promise<void> {
  measure?.(app, metrics);
  const server = await openMetricsDoor(metrics, door, logger);
  logger.info({ metrics: `${door.host}:${door.port}` }, 'metrics can be read');
  app
    .getHttpAdapter()
    .getHttpServer()
    .once('close', () => server.close());
}

/** The path without the prefix; one that only begins with the same letters is left as it is. */
const withoutPrefix = (url: string, prefix: string | undefined): string =>
  prefix !== undefined && url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;

/** Stops gracefully on SIGTERM and Ctrl-C, and when the parent that started this process over a channel is gone. */
function closeOnSignals(app: NestFastifyApplication, { logger, front }: AppPlan): void {
  let closing = false;
  const close = (reason: string) => {
    if (closing) return;
    closing = true;
    logger.info({ reason }, 'app stops');
    setTimeout(() => process.exit(1), 10_000).unref();
    const closed = front ? front.close().finally(() => app.close()) : app.close();
    void closed.finally(() => process.exit(0));
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => close(signal));
  if (process.connected) process.on('disconnect', () => close('parent is gone'));
}
