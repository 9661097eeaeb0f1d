import { randomUUID } from 'node:crypto';
import {
  type Context,
  diag,
  DiagLogLevel,
  ROOT_CONTEXT,
  type Span as TelemetrySpan,
  SpanKind,
  SpanStatusCode,
  trace,
  TraceFlags,
  type Tracer,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from './logger.js';
import type { Span, SpanAbout } from './span.js';
import { Tracing } from './tracing.js';

/** What is traced, and the name of the service. */
export interface OpenTelemetryOptions {
  /** Name of the app. */
  readonly app: string;
  /** Sampling ratio of traces that begin here, from 0 to 1; other traces follow the decision of their parent. */
  readonly share: number;
  readonly logger: Logger;
}

const kinds = {
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
  internal: SpanKind.INTERNAL,
} as const;

/** Longest wait of a span for its batch; a killed process loses these spans. */
const longestDelayMs = 1_000;

const parentForm = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;

/** The context that another process sent; the root of a new trace when it is none. */
function contextOf(traceparent: string | undefined): Context {
  const [, traceId = '', spanId = '', flags = ''] = parentForm.exec(traceparent ?? '') ?? [];
  const parent = {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & TraceFlags.SAMPLED,
    isRemote: true,
  };
  return trace.setSpanContext(ROOT_CONTEXT, parent);
}

class OpenSpan implements Span {
  constructor(
    private readonly tracer: Tracer,
    private readonly span: TelemetrySpan,
  ) {}

  static begin(tracer: Tracer, { name, kind, attributes = {} }: SpanAbout, context: Context): OpenSpan {
    return new OpenSpan(tracer, tracer.startSpan(name, { kind: kinds[kind], attributes }, context));
  }

  get traceId(): string {
    return this.span.spanContext().traceId;
  }

  get traceparent(): string {
    const { traceId, spanId, traceFlags } = this.span.spanContext();
    return `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;
  }

  child(about: SpanAbout): Span {
    return OpenSpan.begin(this.tracer, about, trace.setSpan(ROOT_CONTEXT, this.span));
  }

  note(attributes: NonNullable<SpanAbout['attributes']>): void {
    if (this.span.isRecording()) this.span.setAttributes({ ...attributes });
  }

  end(failure?: string): void {
    if (!this.span.isRecording()) return;
    if (failure !== undefined) {
      this.span.setAttribute('error.type', failure);
      this.span.setStatus({ code: SpanStatusCode.ERROR });
    }
    this.span.end();
  }
}

/**
 * Traces by OpenTelemetry, sent over OTLP to the endpoint of the standard environment variables (decision 42). Nothing
 * of the library is global, so that no part of it decides for another.
 */
export class OpenTelemetry extends Tracing {
  readonly isOn = true;

  private readonly provider: TracerProvider;
  private readonly tracer: Tracer;

  constructor({ app, share, logger }: OpenTelemetryOptions) {
    super();
    const resource = resourceFromAttributes({
      'service.namespace': 'fieldpost',
      'service.name': app,
      'service.instance.id': randomUUID(),
    });
    const sampler = new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(share) });
    const spanProcessors = [
      new BatchSpanProcessor({ exporter: new OTLPTraceExporter(), scheduledDelayMillis: longestDelayMs }),
    ];
    this.provider = new TracerProvider({ resource, sampler, spanProcessors });
    this.tracer = this.provider.getTracer('fieldpost');
    logErrors(logger);
  }

  begin(about: SpanAbout, traceparent?: string): Span {
    return OpenSpan.begin(this.tracer, about, contextOf(traceparent));
  }

  async close(): Promise<void> {
    // An unreachable collector must not delay the shutdown.
    await this.provider.shutdown().catch(() => undefined);
  }
}

/** Logs messages of the library, such as an unreachable collector. */
function logErrors(logger: Logger): void {
  const report = (message: string) => logger.warn({ reason: message }, 'traces not sent');
  const ignore = () => undefined;
  const log = { error: report, warn: report, info: ignore, debug: ignore, verbose: ignore };
  diag.setLogger(log, { logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true });
}
