import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Logger, Metrics, NestLogger, type Tracing } from '@fieldpost/observability';
import { AppErrorFilter, type ErrorFormat } from '../errors/app-error.filter.js';
import { maxBodyBytes, readBodies } from '../requests/body-parsers.js';
import { CallMetrics } from '../monitoring/call-metrics.js';
import { Closing } from './closing.js';
import type { Front } from '../http/front.js';
import { type GrpcListener, grpcServer, type StopGrpc } from '../grpc/grpc-server.js';
import { keepToTls, logRequests, preventStoring, serveHealth } from '../http/http-hooks.js';
import { httpServer } from '../http/http-server.js';
import { provideRequestContext } from '../request-context/http-context.js';
import type { Limits } from '../limits/limits.js';
import { type MetricsListener, openMetricsServer } from '../monitoring/metrics-server.js';
import { ReadableGuard } from '../requests/readable.guard.js';
import { Readiness } from '../monitoring/readiness.js';
import { RequestMetrics } from '../monitoring/request-metrics.js';
import { RouteList } from '../requests/route-list.js';
import { longestPathPart, rejections } from '../http/unroutable.js';

/** What an app hands to its launcher: its module, its doors, and how it tells that it can work. */
export interface AppPlan {
  readonly module: Type | DynamicModule;
  readonly logger: Logger;
  readonly host: string;
  readonly httpPort: number;
  readonly errorFormat: ErrorFormat;
  /** `Authorization` schemes that a 401 names; those of the APIs without it. */
  readonly schemes?: readonly string[];
  /** A first part of paths, such as `/handler`, behind which the same routes stand once more; none without it. */
  readonly httpPrefix?: string;
  /** Addresses of the proxies whose word on the address of a caller is taken; none without it. */
  readonly trustedProxies?: readonly string[];
  readonly grpc?: GrpcListener;
  readonly front?: Front;
  /** How long the app goes on serving after it was asked to stop, in milliseconds. */
  readonly drainMs?: number;
  /** Sends away, within that time and not all at once, who would stay connected until the end. */
  readonly drain?: (app: NestFastifyApplication, withinMs: number) => Promise<void>;
  /** Whether the app can do its work now; false answers 503 on `/healthz` and never throws. */
  readonly isReady: (app: NestFastifyApplication) => Promise<boolean>;
  /** A line for people on `/healthz`, below the status. */
  readonly remark?: (app: NestFastifyApplication) => string | undefined;
  /** Adds the metrics of the app's own; called only when somebody wants to read them. */
  readonly measure?: (app: NestFastifyApplication, metrics: Metrics) => void;
}

/** What stands around an app that runs: its limits, and who looks into it. */
export interface AppRuntime {
  readonly limits: Limits;
  readonly tracing: Tracing;
  /** Without it nothing is measured. */
  readonly metricsListener: MetricsListener | undefined;
}

/** Brings an app up: HTTP first, then gRPC, so that nothing arrives before every hook has finished. */
export async function startApp(plan: AppPlan, around: AppRuntime): Promise<NestFastifyApplication> {
  const { limits, tracing, metricsListener } = around;
  const metrics = metricsListener && new Metrics(metricsListener.app);
  const measured = metrics && new RequestMetrics(metrics);
  const calls = { tracing, measured: metrics && new CallMetrics(metrics) };
  const app = await createApp(plan, limits, measured);
  provideRequestContext(app, tracing);
  await readBodies(app);
  const routes = new RouteList(app.getHttpAdapter().getInstance());
  app.useGlobalFilters(new AppErrorFilter(plan.logger, plan.errorFormat, routes, plan.schemes));
  app.useGlobalGuards(new ReadableGuard());
  let shutGrpc: StopGrpc | undefined;
  const closing = closingOf(app, plan, { tracing, grpc: () => shutGrpc });
  const readiness = new Readiness(async () => !closing.isUnderWay && (await plan.isReady(app)));
  if (plan.grpc) {
    const onOpen = (shut: StopGrpc) => (shutGrpc = shut);
    const strategy = grpcServer(plan.grpc, { readiness, limits, watchers: calls, onOpen });
    app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  }
  keepToTls(app);
  preventStoring(app);
  logRequests(app, plan.logger);
  measured?.follow(app);
  serveHealth(app, { isReady: () => readiness.now(), remark: () => plan.remark?.(app) });
  await app.listen(plan.httpPort, plan.host);
  await app.startAllMicroservices();
  await plan.front?.open(app, calls.measured?.note);
  if (metrics) await serveMetrics(app, plan, { metrics, door: metricsListener });
  // Before the app is healthy: a signal that comes as soon as it is must not end it without order.
  closing.onSignals();
  await readiness.started();
  plan.logger.info({ http: `${plan.host}:${plan.httpPort}`, grpc: plan.grpc?.port }, 'app started');
  return app;
}

/** The framework with its HTTP server, nothing of which is open yet. */
function createApp(
  plan: AppPlan,
  limits: Limits,
  measured: RequestMetrics | undefined,
): Promise<NestFastifyApplication> {
  const { front, errorFormat: errorFormat } = plan;
  const adapter = new FastifyAdapter({
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: longestPathPart },
    ...rejections(errorFormat),
    trustProxy: [...(plan.trustedProxies ?? [])],
    rewriteUrl: ({ url = '/' }) => withoutPrefix(url, plan.httpPrefix),
    serverFactory: httpServer({ limits, errorFormat, front, measured }),
  });
  return NestFactory.create<NestFastifyApplication>(plan.module, adapter, {
    logger: new NestLogger(plan.logger),
    bodyParser: false,
    abortOnError: false,
  });
}

/** What closing ends beside the plan's own. */
interface Opened {
  readonly tracing: Tracing;
  readonly grpc: () => StopGrpc | undefined;
}

function closingOf(app: NestFastifyApplication, plan: AppPlan, { tracing, grpc }: Opened): Closing {
  const { logger, front, drain, drainMs = 0 } = plan;
  return new Closing(app, {
    ...{ logger, drainMs, grpc },
    drain: async (withinMs) => drain?.(app, withinMs),
    closeFront: async () => front?.close(),
    closeTraces: () => tracing.close(),
  });
}

interface Measuring {
  readonly metrics: Metrics;
  readonly door: MetricsListener;
}

/** Opens the door of the metrics, until the app closes. */
async function serveMetrics(
  app: NestFastifyApplication,
  { measure, logger }: AppPlan,
  { metrics, door }: Measuring,
): Promise<void> {
  measure?.(app, metrics);
  const server = await openMetricsServer(metrics, door, logger);
  logger.info({ metrics: `${door.host}:${door.port}` }, 'metrics can be read');
  app
    .getHttpAdapter()
    .getHttpServer()
    .once('close', () => server.close());
}

/** The path without the prefix; one that only begins with the same letters is left as it is. */
const withoutPrefix = (url: string, prefix: string | undefined): string =>
  prefix !== undefined && url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;
