import cluster from 'node:cluster';
import { effectiveSettings, type Environment, readSettings, type ServerSettings } from '@fieldpost/config';
import { createLogger, type Logger, openTracing, type Tracing } from '@fieldpost/observability';
import { migrate, SchemaCheck, type Storage } from '@fieldpost/persistence';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { z } from 'zod';
import { limitsOf } from '../limits/limits.js';
import type { MetricsListener } from '../monitoring/metrics-server.js';
import { type AppPlan, startApp } from './start-app.js';
import { toAppError } from '../errors/to-app-error.js';
import { Workers } from './workers.js';

/** The parts of an app that differ between apps. */
export interface Main<S extends ServerSettings> {
  readonly name: string;
  readonly schema: z.ZodObject & z.ZodType<S>;
  /** None without it: the app has no database. */
  readonly storage?: (settings: S) => Storage;
  /** Whether the app migrates its own database before it starts; otherwise a job runs `main.js migrate`. */
  readonly migrateAtStart?: (settings: S) => boolean;
  /** How many processes share the ports of the app; one without it. */
  readonly workers?: (settings: S) => number;
  readonly plan: (settings: S, logger: Logger, tracing: Tracing) => Promise<AppPlan>;
}

/**
 * The `main.ts` of an app: reads the settings, migrates when configured (argument `migrate` does only that), and
 * starts; argument `--print-config` only shows the settings. A failure is one line of the log and exit code 1. Returns
 * whether this process serves requests now.
 */
export async function runMain<S extends ServerSettings>(
  main: Main<S>,
  env: Environment,
  [command]: readonly string[],
): Promise<boolean> {
  let logger = createLogger({ app: main.name, level: 'info' });
  try {
    if (command === '--print-config') {
      process.stdout.write(effectiveSettings(main.schema, env));
      return false;
    }
    const settings = readSettings(main.schema, env) as S;
    logger = createLogger({ app: main.name, level: settings.FIELDPOST_LOG_LEVEL });
    const migrates = command === 'migrate' || main.migrateAtStart?.(settings);
    const storage = migrates && cluster.isPrimary ? main.storage?.(settings) : undefined;
    if (storage) await migrate(storage, logger);
    return command !== 'migrate' && (await run(main, settings, logger));
  } catch (thrown) {
    logger.fatal({ error: sentenceOf(thrown) }, 'app cannot start');
    // An open listener must not keep an app alive that failed to start.
    setTimeout(() => process.exit(1), 100);
    return false;
  }
}

/** Runs the app in this process, or keeps several that do. */
async function run<S extends ServerSettings>(main: Main<S>, settings: S, logger: Logger): Promise<boolean> {
  const workers = main.workers?.(settings) ?? 1;
  if (workers > 1 && cluster.isPrimary) {
    new Workers(logger, metricsPortOf(settings)).run(workers);
    return false;
  }
  await start(main, settings, cluster.worker ? logger.child({ worker: cluster.worker.id }) : logger);
  return true;
}

async function start<S extends ServerSettings>(main: Main<S>, settings: S, logger: Logger): Promise<void> {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = settings;
  const tracing = await openTracing({ app: main.name, endpoint, share, logger });
  const plan = withSchemaCheck(await main.plan(settings, logger, tracing), main.storage !== undefined);
  const drainMs = settings.FIELDPOST_DRAIN_SECONDS * 1_000;
  const metricsListener = metricsListenerOf(main.name, settings);
  await startApp({ ...plan, drainMs }, { limits: limitsOf(settings), tracing, metricsListener });
}

/** An app is not ready while its database lacks migrations of its release: requests would fail. */
function withSchemaCheck(plan: AppPlan, hasDatabase: boolean): AppPlan {
  if (!hasDatabase) return plan;
  let logged: string | undefined;
  const problemOf = (app: NestFastifyApplication) => app.get(SchemaCheck, { strict: false }).problem;
  return {
    ...plan,
    isReady: async (app) => {
      if (await app.get(SchemaCheck, { strict: false }).passes()) return plan.isReady(app);
      const reason = problemOf(app);
      if (reason !== logged) plan.logger.warn({ reason }, 'database schema cannot be used');
      logged = reason;
      return false;
    },
    remark: (app) => problemOf(app) ?? plan.remark?.(app),
  };
}

/** Where metrics are read; nowhere without the setting. */
function metricsListenerOf(app: string, settings: ServerSettings): MetricsListener | undefined {
  const port = settings.FIELDPOST_METRICS_PORT;
  return port === undefined ? undefined : { app, host: settings.FIELDPOST_LISTEN_HOST, port };
}

/** Each worker is a replica with its own metrics, on consecutive ports. */
const metricsPortOf =
  ({ FIELDPOST_METRICS_PORT: first }: ServerSettings) =>
  (slot: number): Readonly<Record<string, string>> =>
    first === undefined ? {} : { FIELDPOST_METRICS_PORT: String(first + slot) };

/** The message for an operator: that of a declared error, else the plain reason, such as a port in use. */
export function sentenceOf(thrown: unknown): string {
  const error = toAppError(thrown);
  return error.kind === 'internal' && thrown instanceof Error ? thrown.message : error.message;
}
