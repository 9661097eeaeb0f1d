import cluster from 'node:cluster';
import { type CommonSettings, type Environment, readSettings } from '@fieldpost/config';
import { createLogger, type Logger } from '@fieldpost/observability';
import { migrate, type Storage } from '@fieldpost/persistence';
import type { z } from 'zod';
import type { MetricsDoor } from './metrics-door.js';
import { type AppPlan, startApp } from './start-app.js';
import { toAppError } from './to-app-error.js';
import { Workers } from './workers.js';

/** What makes one app out of the platform. */
export interface Main<S extends CommonSettings> {
  readonly name: string;
  readonly schema: z.ZodObject & z.ZodType<S>;
  readonly storage: (settings: S) => Storage;
  /** Whether the app migrates its own database before it starts; otherwise a job runs `main.js migrate`. */
  readonly migrateAtStart: (settings: S) => boolean;
  /** How many processes share the ports of the app; one without it. */
  readonly workers?: (settings: S) => number;
  readonly plan: (settings: S, logger: Logger) => Promise<AppPlan>;
}

/**
 * The whole of an app's `main.ts`: reads the settings, migrates when asked to (argument `migrate` does only that), and
 * starts. A failure is one line of the log and exit code 1.
 */
export async function runMain<S extends CommonSettings>(
  main: Main<S>,
  env: Environment,
  [command]: readonly string[],
): Promise<void> {
  let logger = createLogger({ app: main.name, level: 'info' });
  try {
    const settings = readSettings(main.schema, env) as S;
    logger = createLogger({ app: main.name, level: settings.FIELDPOST_LOG_LEVEL });
    const migrates = command === 'migrate' || main.migrateAtStart(settings);
    if (migrates && cluster.isPrimary) await migrate(main.storage(settings), logger);
    const workers = main.workers?.(settings) ?? 1;
    if (command === 'migrate') return;
    if (workers > 1 && cluster.isPrimary) new Workers(logger, metricsPortOf(settings)).run(workers);
    else await startApp(await main.plan(settings, logger), metricsDoorOf(main.name, settings));
  } catch (thrown) {
    logger.fatal({ error: sentenceOf(thrown) }, 'app cannot start');
    // A door that is already open must not keep an app alive that cannot work.
    setTimeout(() => process.exit(1), 100);
  }
}

/** Where metrics are read; nowhere without the setting. */
function metricsDoorOf(app: string, settings: CommonSettings): MetricsDoor | undefined {
  const port = settings.FIELDPOST_METRICS_PORT;
  return port === undefined ? undefined : { app, host: settings.FIELDPOST_LISTEN_HOST, port };
}

/** Each worker is a whole replica, with metrics of its own: a port for each, one after the other. */
const metricsPortOf =
  ({ FIELDPOST_METRICS_PORT: first }: CommonSettings) =>
  (slot: number): Readonly<Record<string, string>> =>
    first === undefined ? {} : { FIELDPOST_METRICS_PORT: String(first + slot) };

/** A sentence for people: what was declared, else the plain reason, such as a port that is taken. */
export function sentenceOf(thrown: unknown): string {
  const error = toAppError(thrown);
  return error.kind === 'internal' && thrown instanceof Error ? thrown.message : error.message;
}
