/** The span kind of OpenTelemetry. */
export type SpanKind = 'server' | 'client' | 'producer' | 'consumer' | 'internal';

/** Name and attributes of a span, without values sent by a caller, which may be secret. */
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
  /** Adds attributes; without effect after the end. */
  note(attributes: NonNullable<SpanAbout['attributes']>): void;
  /**
   * Ends the span; without effect after the first end.
   *
   * @param failure the kind of failure, such as an error code, never a message; undefined on success
   */
  end(failure?: string): void;
}
