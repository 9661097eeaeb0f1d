import { status } from '@grpc/grpc-js';
import type { Metrics, Observe, ObserverOf } from '@fieldpost/observability';
import { latencyBuckets } from './request-metrics.js';

type Label = 'method' | 'code';

/** Metrics of gRPC calls: count, status and duration. */
export class CallMetrics {
  private readonly observerOf: ObserverOf<Label>;
  private readonly observers = new Map<string, Observe>();

  constructor(metrics: Metrics) {
    const help = 'gRPC calls by method and status; a stream counts when it ends.';
    const labels = ['method', 'code'] as const;
    this.observerOf = metrics.histogram(
      { name: 'fieldpost_grpc_request_seconds', help, labels },
      latencyBuckets,
    );
  }

  /** @param path such as `/handler.HandlerManager/GetStatus`, of a method that exists */
  readonly note = (path: string, code: number, ms: number): void => {
    const key = `${code} ${path}`;
    const observe =
      this.observers.get(key) ??
      this.observerOf({ method: path.slice(1), code: status[code] ?? String(code) });
    this.observers.set(key, observe);
    observe(ms / 1_000);
  };
}
