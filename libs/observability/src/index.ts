export { createLogger, type Logger, type LoggerOptions } from './logger.js';
export { type MetricAbout, Metrics, type Observe, type ReadSamples, type Sample } from './metrics.js';
export { NestLogger } from './nest-logger.js';
