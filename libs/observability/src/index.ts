export { createLogger, type Logger, type LoggerOptions } from './logger.js';
export {
  type MeasuredCache,
  type MeasuredQueue,
  type MetricAbout,
  Metrics,
  type Observe,
  type ObserverOf,
  only,
  type ReadSamples,
  type Sample,
} from './metrics.js';
export { Meter, Meters, type Rates } from './meter.js';
export { NestLogger } from './nest-logger.js';
export { openTracing, type TracingOptions } from './open-tracing.js';
export { processStatus } from './process-status.js';
export { currentContext, type RequestContext, runInContext } from './request-context.js';
export { requestIdFrom, requestIdHeader } from './request-id.js';
export type { Span, SpanAbout, SpanKind } from './span.js';
export { tolerateClosedOutput } from './standard-output.js';
export { Tally } from './tallies.js';
export { failureOf, NoTracing, traced, Tracing } from './tracing.js';
