import 'reflect-metadata';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { type Logger, Metrics, NestLogger, type Tracing } from '@fieldpost/observability';
import {
  AppErrorFilter,
  type ErrorFormat,
  logFailure,
  type NotFoundPage,
} from '../errors/app-error.filter.js';
import { maxBodyBytes, readBodies } from '../requests/body-parsers.js';
import { CallMetrics } from '../monitoring/call-metrics.js';
import { Closing } from './closing.js';
import { type GrpcListener, grpcServer, type StopGrpc } from '../grpc/grpc-server.js';
import type { AdmitCompressed } from '../grpc/request-limits.js';
import {
  keepToTls,
  logRequests,
  preventStoring,
  serveHealth,
  warnOfUntrustedProxies,
} from '../http/http-hooks.js';
import { allowOrigins, type CrossOrigin } from '../http/cross-origin.js';
import { serveDirectly } from '../http/direct-routes.js';
import { httpServer } from '../http/http-server.js';
import { provideRequestContext } from '../request-context/http-context.js';
import type { Limits } from '../limits/limits.js';
import { type MetricsListener, openMetricsServer } from '../monitoring/metrics-server.js';
import { ReadableGuard } from '../requests/readable.guard.js';
import { Readiness } from '../monitoring/readiness.js';
import { RequestMetrics } from '../monitoring/request-metrics.js';
import { RouteList } from '../requests/route-list.js';
import { longestPathPart, rejections } from '../http/unroutable.js';

/** The description of an app: its module, its listeners, and its readiness check. */
export interface AppPlan {
  readonly module: Type | DynamicModule;
  readonly logger: Logger;
  readonly host: string;
  readonly httpPort: number;
  readonly errorFormat: ErrorFormat;
  /** `Authorization` schemes that a 401 names; those of the APIs without it. */
  readonly schemes?: readonly string[];
  /** For browsers at a path that has no page; an error of the API without it. */
  readonly notFoundPage?: NotFoundPage;
  /** A path prefix, such as `/handler`, under which the same routes are served as well. */
  readonly httpPrefix?: string;
  /** Which pages of other origins may call the app; none by default. */
  readonly crossOrigin?: CrossOrigin;
  /** Addresses of trusted proxies; none by default. */
  readonly trustedProxies?: readonly string[];
  readonly grpc?: GrpcListener;
  /**
   * Providers with the decorators of controllers whose methods are called without the framework's guards, pipes and
   * interceptors, since clients call them very often.
   */
  readonly directControllers?: (app: NestFastifyApplication) => readonly object[];
  /** Decides which compressed gRPC requests are read; all by default. */
  readonly admitCompressed?: (app: NestFastifyApplication) => AdmitCompressed;
  /** How long the app keeps serving after a stop signal, in milliseconds. */
  readonly drainMs?: number;
  /** Disconnects long-lived clients, spread over that time. */
  readonly drain?: (app: NestFastifyApplication, withinMs: number) => Promise<void>;
  /** Readiness check: false is 503 on `/healthz`; never throws. */
  readonly isReady: (app: NestFastifyApplication) => Promise<boolean>;
  /** A line for people on `/healthz`, below the status. */
  readonly remark?: (app: NestFastifyApplication) => string | undefined;
  /** Registers the app's own metrics; called only when metrics are enabled. */
  readonly measure?: (app: NestFastifyApplication, metrics: Metrics) => void;
}

/** Limits, tracing and metrics of a running app. */
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
  const noteCall = metrics && new CallMetrics(metrics).note;
  const app = await createApp(plan, limits);
  const direct = directControllers(app, plan);
  provideRequestContext(app, tracing);
  await readBodies(app);
  const routes = new RouteList(app.getHttpAdapter().getInstance());
  const filter = new AppErrorFilter(plan.logger, plan.errorFormat, routes, plan);
  app.useGlobalFilters(filter);
  app.useGlobalGuards(new ReadableGuard());
  let shutGrpc: StopGrpc | undefined;
  const closing = closingOf(app, plan, { tracing, grpc: () => shutGrpc });
  const readiness = new Readiness(async () => !closing.isUnderWay && (await plan.isReady(app)));
  if (plan.grpc) {
    const onOpen = (shut: StopGrpc) => (shutGrpc = shut);
    const parts = { ...around, readiness, logger: plan.logger, noteCall, direct, onOpen };
    const strategy = grpcServer(plan.grpc, { ...parts, admitCompressed: plan.admitCompressed?.(app) });
    app.connectMicroservice({ strategy }, { inheritAppConfig: true });
  }
  keepToTls(app);
  preventStoring(app);
  warnOfUntrustedProxies(app, plan.logger, limits);
  logRequests(app, plan.logger);
  measured?.follow(app);
  serveHealth(app, { isReady: () => readiness.now(), remark: () => plan.remark?.(app) });
  serveDirectly(app.getHttpAdapter().getInstance(), direct, (error, reply) => {
    logFailure(plan.logger, error);
    return filter.respond(error, reply);
  });
  await app.listen(plan.httpPort, plan.host);
  await app.startAllMicroservices();
  if (metrics) await serveMetrics(app, plan, { metrics, listener: metricsListener });
  // Before the app is healthy, so that an early signal also stops it in order.
  closing.onSignals();
  await readiness.started();
  plan.logger.info({ http: `${plan.host}:${plan.httpPort}`, grpc: plan.grpc?.port }, 'app started');
  return app;
}

const rejectSchema = (): never => {
  throw new Error('Routes have no JSON schemas: zod parses requests');
};
/** Loading the compilers of schemas, which no route has, would take a tenth of the start. */
const withoutSchemas = { buildValidator: rejectSchema, buildSerializer: rejectSchema };

/** The framework with its HTTP server, nothing of which is open yet. */
async function createApp(plan: AppPlan, limits: Limits): Promise<NestFastifyApplication> {
  const { errorFormat, logger } = plan;
  const adapter = new FastifyAdapter({
    bodyLimit: maxBodyBytes,
    routerOptions: { maxParamLength: longestPathPart },
    ...rejections(errorFormat),
    trustProxy: [...(plan.trustedProxies ?? [])],
    rewriteUrl: ({ url = '/' }) => withoutPrefix(url, plan.httpPrefix),
    serverFactory: httpServer({ limits, errorFormat, logger }),
    schemaController: { compilersFactory: withoutSchemas },
  });
  const app = await NestFactory.create<NestFastifyApplication>(plan.module, adapter, {
    logger: new NestLogger(plan.logger),
    bodyParser: false,
    abortOnError: false,
  });
  // Before the list of routes: that of preflight requests matches every path.
  if (plan.crossOrigin) await allowOrigins(app.getHttpAdapter().getInstance(), plan.crossOrigin);
  return app;
}

const directControllers = (app: NestFastifyApplication, plan: AppPlan): readonly object[] =>
  plan.directControllers?.(app) ?? [];

/** Resources to close beside those of the plan. */
interface Opened {
  readonly tracing: Tracing;
  readonly grpc: () => StopGrpc | undefined;
}

function closingOf(app: NestFastifyApplication, plan: AppPlan, { tracing, grpc }: Opened): Closing {
  const { logger, drain, drainMs = 0 } = plan;
  return new Closing(app, {
    ...{ logger, drainMs, grpc },
    drain: async (withinMs) => drain?.(app, withinMs),
    closeTraces: () => tracing.close(),
  });
}

interface Measuring {
  readonly metrics: Metrics;
  readonly listener: MetricsListener;
}

/** Starts the metrics server, until the app closes. */
async function serveMetrics(
  app: NestFastifyApplication,
  { measure, logger }: AppPlan,
  { metrics, listener }: Measuring,
): Promise<void> {
  measure?.(app, metrics);
  const server = await openMetricsServer(metrics, listener, logger);
  logger.info({ metrics: `${listener.host}:${listener.port}` }, 'metrics can be read');
  app
    .getHttpAdapter()
    .getHttpServer()
    .once('close', () => server.close());
}

/** The path without the prefix; one that only begins with the same letters is left as it is. */
const withoutPrefix = (url: string, prefix: string | undefined): string =>
  prefix !== undefined && url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;
