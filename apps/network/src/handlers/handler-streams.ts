import { Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import type { MeasuredQueue, Metrics } from '@fieldpost/observability';

/** A stream to a handler. */
export interface HandlerStream {
  readonly writableLength: number;
  write(message: broker.DeduplicatedUplinkMessage): unknown;
}

/** Uplinks that may wait for one slow handler. */
const mostWaiting = 1_000;

/** The handlers that are subscribed to uplinks. */
@Injectable()
export class HandlerStreams {
  private readonly streams = new Map<string, HandlerStream[]>();
  private dropped = 0;

  measure(metrics: Metrics): void {
    const about = { name: 'fieldpost_network_handlers', help: 'Handlers that get uplinks.', labels: [] };
    metrics.gauge(about, () => [{ labels: {}, value: this.streams.size }]);
    metrics.queue('handler_uplinks', () => this.queue);
  }

  get queue(): MeasuredQueue {
    const open = [...this.streams.values()].flat();
    const length = Math.max(0, ...open.map(({ writableLength }) => writableLength));
    return { length, capacity: mostWaiting, rejected: this.dropped };
  }

  /** The newest stream of a handler gets its uplinks. Returns a function that removes it. */
  add(handlerId: string, stream: HandlerStream): () => void {
    this.streams.set(handlerId, [...(this.streams.get(handlerId) ?? []), stream]);
    return () => {
      const left = (this.streams.get(handlerId) ?? []).filter((other) => other !== stream);
      if (left.length > 0) this.streams.set(handlerId, left);
      else this.streams.delete(handlerId);
    };
  }

  /** Whether the handler gets the uplink. */
  send(handlerId: string, uplink: broker.DeduplicatedUplinkMessage): boolean {
    const stream = this.streams.get(handlerId)?.at(-1);
    if (!stream) return false;
    if (stream.writableLength >= mostWaiting) {
      this.dropped += 1;
      return false;
    }
    stream.write(uplink);
    return true;
  }
}
