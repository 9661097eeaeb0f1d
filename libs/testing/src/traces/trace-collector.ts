import { createServer, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';

/** A span as it arrived; ids in hex. */
export interface CollectedSpan {
  /** Name of the app. */
  readonly service: string;
  readonly instance: string;
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  /** Empty for the root of a trace. */
  readonly parentSpanId: string;
  readonly attributes: Readonly<Record<string, unknown>>;
}

interface Attribute {
  readonly key: string;
  readonly value: Readonly<Record<string, unknown>>;
}

/** The members of an export request (OTLP, JSON encoding) that tests use. */
interface Export {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] };
    readonly scopeSpans: readonly { readonly spans: readonly SentSpan[] }[];
  }[];
}

interface SentSpan {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Attribute[];
}

/**
 * Receives traces over OTLP/HTTP in place of a collector, because no installable package has one; `GET /spans` returns them
 * to tests in other processes.
 */
export class TraceCollector {
  private readonly collected: CollectedSpan[] = [];
  private readonly server: Server;

  private constructor() {
    this.server = createServer((request, response) => {
      if (request.method === 'GET') return void response.end(JSON.stringify(this.collected));
      void this.take(request).then(() => response.setHeader('content-type', 'application/json').end('{}'));
    });
  }

  static async start(): Promise<TraceCollector> {
    const collector = new TraceCollector();
    collector.server.listen(0, '127.0.0.1');
    await once(collector.server, 'listening');
    return collector;
  }

  /** For `OTEL_EXPORTER_OTLP_ENDPOINT`. */
  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  get spans(): readonly CollectedSpan[] {
    return this.collected;
  }

  /** Makes this process send its traces here as well, when it traces. */
  takeOwn(): void {
    process.env['OTEL_EXPORTER_OTLP_ENDPOINT'] = this.url;
  }

  /** The spans that a collector of another process has received. */
  static async spansAt(url: string): Promise<readonly CollectedSpan[]> {
    return (await (await fetch(`${url}/spans`)).json()) as readonly CollectedSpan[];
  }

  close(): void {
    this.server.closeAllConnections();
    this.server.close();
  }

  private async take(request: IncomingMessage): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { resourceSpans } = JSON.parse(Buffer.concat(chunks).toString()) as Export;
    for (const { resource, scopeSpans } of resourceSpans) {
      const about = valuesOf(resource.attributes);
      const [service, instance] = [String(about['service.name']), String(about['service.instance.id'])];
      for (const span of scopeSpans.flatMap(({ spans }) => spans))
        this.collected.push({ ...toSpan(span), service, instance });
    }
  }
}

const toSpan = ({ name, traceId, spanId, parentSpanId = '', attributes }: SentSpan) => ({
  ...{ name, traceId, spanId, parentSpanId },
  attributes: valuesOf(attributes),
});

const valuesOf = (attributes: readonly Attribute[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
