import { type CollectedSpan, type TraceCollector, until } from '@fieldpost/testing';
import type { Received } from './receiver.js';

/** What is looked at in the span of a post to an integration. */
const told = ['integration', 'attempt', 'http.response.status_code', 'error.type'];

/** The spans that posts named to their receiver: what each is part of, its name, and what it tells. */
export async function postSpans(collector: TraceCollector, posts: readonly Received[]): Promise<unknown[][]> {
  const { spans } = collector;
  const namedBy = ({ headers }: Received) =>
    spans.filter(({ traceId, spanId }) => headers['traceparent'] === `00-${traceId}-${spanId}-01`);
  const parentOf = ({ parentSpanId }: CollectedSpan) => spans.find(({ spanId }) => spanId === parentSpanId);
  await until('the spans', () => posts.every((post) => namedBy(post).length === 1));
  return posts
    .flatMap(namedBy)
    .map((span) => [parentOf(span)?.name, span.name, ...told.map((key) => span.attributes[key])]);
}
