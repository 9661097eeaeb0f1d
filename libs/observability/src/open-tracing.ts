import type { Logger } from './logger.js';
import { NoTracing, type Tracing } from './tracing.js';

/** Settings of tracing. */
export interface TracingOptions {
  /** Name of the app. */
  readonly app: string;
  /** Where traces go; without it there are none. */
  readonly endpoint: string | undefined;
  /** How many of the traces that begin here are kept, from 0 to 1. */
  readonly share: number;
  readonly logger: Logger;
}

/** Traces when an endpoint is set; otherwise the library is not loaded. */
export async function openTracing({ endpoint, ...options }: TracingOptions): Promise<Tracing> {
  if (endpoint === undefined) return new NoTracing();
  const { OpenTelemetry } = await import('./open-telemetry.js');
  return new OpenTelemetry(options);
}
