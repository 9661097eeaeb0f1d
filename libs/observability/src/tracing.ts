import { currentContext, runInContext } from './request-context.js';
import type { Span, SpanAbout, SpanKind } from './span.js';

/** Begins traces. The class is also the injection token. */
export abstract class Tracing {
  /** Whether tracing is on. */
  abstract readonly isOn: boolean;

  /**
   * Begins a trace, or the part of this process in one that another process began.
   *
   * @param traceparent as the other process sent it; anything that is none begins a trace
   * @returns undefined without tracing
   */
  abstract begin(about: SpanAbout, traceparent?: string): Span | undefined;

  /** Sends what is not sent yet. */
  abstract close(): Promise<void>;

  /** Runs work as a trace of its own, or as the part of one that `traceparent` names. */
  run<T>(about: SpanAbout, work: () => T, traceparent?: string): T {
    const span = this.begin(about, traceparent);
    return span ? follow(span, work) : work();
  }
}

/** Tracing that is off. */
export class NoTracing extends Tracing {
  readonly isOn = false;

  begin(): undefined {
    return undefined;
  }

  async close(): Promise<void> {
    // Nothing was ever noted.
  }

  override run<T>(_about: SpanAbout, work: () => T): T {
    return work();
  }
}

/** Runs work as a span of the trace that the caller is part of; just so when there is none. */
export function traced<T>(
  name: string,
  work: () => T,
  kind: SpanKind = 'internal',
  attributes?: SpanAbout['attributes'],
): T {
  const span = currentContext()?.span?.child({ name, kind, ...(attributes && { attributes }) });
  return span ? follow(span, work) : work();
}

/** Runs work within a span, which ends with it. */
function follow<T>(span: Span, work: () => T): T {
  try {
    const result = runInContext({ ...currentContext(), span }, work);
    if (result instanceof Promise)
      result.then(
        () => span.end(),
        (error: unknown) => span.end(failureOf(error)),
      );
    else span.end();
    return result;
  } catch (error) {
    span.end(failureOf(error));
    throw error;
  }
}

/** The kind of a failure: its code where it has one. */
export function failureOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && error.code !== undefined ? String(error.code) : error.name;
}
