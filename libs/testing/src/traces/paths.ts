import type { CollectedSpan } from './trace-collector.js';

/** The spans of one trace as paths from its root, each part as `app: name`. */
export function pathsOf(spans: readonly CollectedSpan[], traceId: string): readonly string[] {
  const trace = spans.filter((span) => span.traceId === traceId);
  const byId = new Map(trace.map((span) => [span.spanId, span]));
  const pathOf = (span: CollectedSpan): string => {
    const parent = byId.get(span.parentSpanId);
    const part = `${span.service}: ${span.name}`;
    return parent ? `${pathOf(parent)} > ${part}` : part;
  };
  return trace.map(pathOf);
}
