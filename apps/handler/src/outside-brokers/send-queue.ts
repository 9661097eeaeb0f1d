import type { AppId } from '@fieldpost/domain';
import type { Logger, MeasuredQueue, Span } from '@fieldpost/observability';
import { FairQueue, type ShareOf } from '../shared/fair-queue.js';

/** A message on its way to an outside broker. */
export interface Outgoing {
  readonly appId: AppId;
  /** A topic of MQTT or a routing key of AMQP. */
  readonly address: string;
  readonly body: Buffer;
  /** Time of the event, in Unix seconds. */
  readonly seconds: number;
  /** Its way into the broker, the wait for it included; undefined unless traces are exported. */
  readonly span?: Span | undefined;
}

/** About what a message costs beside its bytes. */
const overheadBytes = 200;
const standardBytes = 16 * 1024 * 1024;
/** The size of a message in bytes. */
export const sizeOf = ({ address, body }: Outgoing): number => address.length + body.length + overheadBytes;

/**
 * Messages that wait for an outside broker, by owner and application. Holds a limited number of bytes: when the broker
 * is unavailable for too long, or too slow, the oldest messages of the owner with the most are dropped, and their
 * number is logged.
 */
export class SendQueue {
  private readonly waiting: FairQueue<Outgoing>;
  /** Dropped messages at the time of the last log line. */
  private reported = 0;
  private wake: () => void = () => undefined;

  constructor(
    readonly peer: string,
    private readonly log: Logger,
    shareOf: ShareOf,
    private readonly capacityBytes = standardBytes,
  ) {
    this.waiting = new FairQueue({
      bounds: { items: Infinity, weight: capacityBytes },
      keyOf: ({ appId }) => appId,
      shareOf: ({ appId }) => shareOf(appId),
      weightOf: sizeOf,
      onDropped: (message) => this.drop(message),
    });
  }

  get size(): number {
    return this.waiting.size;
  }

  /** In bytes, which is what is bounded. */
  get queue(): MeasuredQueue {
    return { length: this.waiting.weight, capacity: this.capacityBytes, rejected: this.waiting.dropped };
  }

  put(message: Outgoing): void {
    this.waiting.push(message);
    this.wake();
  }

  /** The next message, which now belongs to the caller. */
  take(): Outgoing | undefined {
    const message = this.waiting.take();
    if (this.waiting.size === 0) this.emptied();
    return message;
  }

  /** Gives back what was taken and could not be delivered; it goes first again. */
  putBack(messages: Iterable<Outgoing>): void {
    const returned = [...messages];
    this.waiting.putBack(returned, returned);
  }

  /** `deliver` is called whenever there may be something to take, until the next one replaces it. */
  attach(deliver: () => void): void {
    this.wake = deliver;
    deliver();
  }

  detach(): void {
    this.wake = () => undefined;
  }

  private drop({ span }: Outgoing): void {
    span?.end('dropped');
    if (this.waiting.dropped === this.reported + 1)
      this.log.warn({ peer: this.peer }, 'outside broker too slow: its oldest messages are dropped');
  }

  private emptied(): void {
    const dropped = this.waiting.dropped - this.reported;
    if (dropped > 0) this.log.warn({ peer: this.peer, dropped }, 'outside broker has caught up');
    this.reported = this.waiting.dropped;
  }
}
