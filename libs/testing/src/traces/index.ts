export { pathsOf } from './paths.js';
export { type CollectedSpan, TraceCollector } from './trace-collector.js';
