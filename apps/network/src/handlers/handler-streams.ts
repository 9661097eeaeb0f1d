import { Injectable } from '@nestjs/common';
import type { broker } from '@fieldpost/contracts';
import { type MeasuredQueue, type Metrics, only } from '@fieldpost/observability';
import type { StreamElsewhere } from '../replicas/members.js';
import { grpcMessage } from '../replicas/message-format.js';
import { Replicas } from '../replicas/replicas.js';
import { z } from 'zod';

/** A stream to a handler. */
export interface HandlerStream {
  readonly writableLength: number;
  write(message: broker.DeduplicatedUplinkMessage): unknown;
}

/** Uplinks that may wait for one slow handler. */
const mostWaiting = 1_000;

/** What another replica has to deliver an uplink, in milliseconds. */
const replicaMs = 1_000;

interface OpenStream {
  readonly stream: HandlerStream;
  /** Unix milliseconds. */
  readonly openedAt: number;
}

interface UplinkOfReplica {
  readonly handlerId: string;
  readonly uplink: broker.DeduplicatedUplinkMessage;
}

export const uplinkOfReplica: z.ZodType<UplinkOfReplica> = z.object({
  handlerId: z.string(),
  uplink: grpcMessage<broker.DeduplicatedUplinkMessage>(),
});

/** The handlers that are subscribed to uplinks. */
@Injectable()
export class HandlerStreams {
  private readonly streams = new Map<string, readonly OpenStream[]>();
  private dropped = 0;

  constructor(private readonly replicas: Replicas) {
    replicas.share(() => ({ handlers: this.newest() }));
    replicas.respond('uplink', (data) => this.write(uplinkOfReplica.parse(data)));
  }

  measure(metrics: Metrics): void {
    const about = { name: 'fieldpost_network_handlers', help: 'Handlers that get uplinks.', labels: [] };
    metrics.gauge(about, () => only(this.count));
    metrics.queue('handler_uplinks', () => this.queue);
  }

  /** Handlers that are subscribed here. */
  get count(): number {
    return this.streams.size;
  }

  get queue(): MeasuredQueue {
    const open = [...this.streams.values()].flat();
    const length = Math.max(0, ...open.map(({ stream }) => stream.writableLength));
    return { length, capacity: mostWaiting, rejected: this.dropped };
  }

  /** The newest stream of a handler gets its uplinks. Returns a function that removes it. */
  add(handlerId: string, stream: HandlerStream): () => void {
    const open = this.streams.get(handlerId) ?? [];
    this.streams.set(handlerId, [...open, { stream, openedAt: Date.now() }]);
    this.replicas.changed();
    return () => {
      const left = (this.streams.get(handlerId) ?? []).filter((other) => other.stream !== stream);
      if (left.length > 0) this.streams.set(handlerId, left);
      else this.streams.delete(handlerId);
      this.replicas.changed();
    };
  }

  /** When the stream was opened that gets the uplinks of a handler, in Unix milliseconds; undefined without one. */
  openedAt(handlerId: string): number | undefined {
    return this.elsewhere(handlerId)?.openedAt ?? this.streams.get(handlerId)?.at(-1)?.openedAt;
  }

  /** Whether the handler gets the uplink, through the replica with its newest stream. */
  async send(handlerId: string, uplink: broker.DeduplicatedUplinkMessage): Promise<boolean> {
    const message: UplinkOfReplica = { handlerId, uplink };
    const other = this.elsewhere(handlerId);
    if (other === undefined) return this.write(message);
    const { replicaId } = other;
    const isWritten = await this.replicas.request(replicaId, 'uplink', message, replicaMs).catch(() => false);
    return isWritten === true;
  }

  /** The stream of a handler at another replica, if it is the newest. */
  private elsewhere(handlerId: string): StreamElsewhere | undefined {
    return this.replicas.withHandler(handlerId, this.streams.get(handlerId)?.at(-1)?.openedAt ?? -Infinity);
  }

  private newest(): Readonly<Record<string, number>> {
    const entries = [...this.streams].map(([id, open]) => [id, open.at(-1)?.openedAt ?? 0] as const);
    return Object.fromEntries(entries);
  }

  private write({ handlerId, uplink }: UplinkOfReplica): boolean {
    const stream = this.streams.get(handlerId)?.at(-1)?.stream;
    if (!stream) return false;
    if (stream.writableLength >= mostWaiting) {
      this.dropped += 1;
      return false;
    }
    stream.write(uplink);
    return true;
  }
}
