/** Which side of a conversation a span shows, in the words of OpenTelemetry. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** What a span is called and what else is known of it; no values that a caller sent, for they may be secret. */
export interface SpanAbout {
  /** One of few, such as a route or the name of a statement. */
  readonly name: string;
  readonly kind: SpanKind;
  readonly attributes?: Readonly<Record<string, string | number>>;
}

/** A part of a trace that has begun. */
export interface Span {
  /** Names the span to another process (W3C Trace Context). */
  readonly traceparent: string;
  readonly traceId: string;
  child(about: SpanAbout): Span;
  /** Adds what became known on the way. */
  note(attributes: NonNullable<SpanAbout['attributes']>): void;
  /** @param failure the kind of what went wrong, such as an error code, never a message; undefined when nothing did */
  end(failure?: string): void;
}
