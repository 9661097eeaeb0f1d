import type { Logger, MeasuredQueue, Span } from '@fieldpost/observability';

/** A message on its way to an outside broker. */
export interface Outgoing {
  /** A topic of MQTT or a routing key of AMQP. */
  readonly address: string;
  readonly body: Buffer;
  /** When what it tells of happened, in Unix seconds. */
  readonly seconds: number;
  /** Its way into the broker, the wait for it included; undefined where nobody traces. */
  readonly span?: Span | undefined;
}

/** About what a message costs beside its bytes. */
const overheadBytes = 200;
const standardBytes = 16 * 1024 * 1024;
/** Places of messages that are gone; they go when they are more than the others. */
const mostEmptyPlaces = 1_024;

/** What a message takes, in bytes. */
export const sizeOf = ({ address, body }: Outgoing): number => address.length + body.length + overheadBytes;

/**
 * Messages that wait for an outside broker, oldest first. Holds a bounded number of bytes: while the broker is away for
 * too long, or too slow, the oldest go and the log says how many.
 */
export class Outbox {
  private waiting: (Outgoing | undefined)[] = [];
  private first = 0;
  private bytes = 0;
  private dropped = 0;
  private rejected = 0;
  private wake: () => void = () => undefined;

  constructor(
    readonly peer: string,
    private readonly log: Logger,
    private readonly capacityBytes = standardBytes,
  ) {}

  get size(): number {
    return this.waiting.length - this.first;
  }

  /** In bytes, which is what is bounded. */
  get queue(): MeasuredQueue {
    return { length: this.bytes, capacity: this.capacityBytes, rejected: this.rejected };
  }

  put(message: Outgoing): void {
    this.waiting.push(message);
    this.bytes += sizeOf(message);
    while (this.bytes > this.capacityBytes) this.drop();
    this.wake();
  }

  /** The oldest message, which now belongs to the caller. */
  take(): Outgoing | undefined {
    const message = this.waiting[this.first];
    if (message === undefined) return undefined;
    this.waiting[this.first] = undefined;
    this.first += 1;
    this.bytes -= sizeOf(message);
    if (this.first === this.waiting.length) this.emptied();
    else if (this.first > mostEmptyPlaces && this.first > this.size) this.closeUp();
    return message;
  }

  /** Gives back what was taken and could not be delivered; it goes first again. */
  putBack(messages: Iterable<Outgoing>): void {
    const returned = [...messages];
    this.closeUp();
    this.waiting = [...returned, ...this.waiting];
    for (const message of returned) this.bytes += sizeOf(message);
    while (this.bytes > this.capacityBytes) this.drop();
  }

  /** `deliver` is called whenever there may be something to take, until the next one replaces it. */
  attach(deliver: () => void): void {
    this.wake = deliver;
    deliver();
  }

  detach(): void {
    this.wake = () => undefined;
  }

  private drop(): void {
    const isFirst = this.dropped === 0;
    this.dropped += 1;
    this.rejected += 1;
    this.take()?.span?.end('dropped');
    if (isFirst)
      this.log.warn({ peer: this.peer }, 'outside broker too slow: its oldest messages are dropped');
  }

  private closeUp(): void {
    this.waiting = this.waiting.slice(this.first);
    this.first = 0;
  }

  private emptied(): void {
    this.waiting = [];
    this.first = 0;
    if (this.dropped === 0) return;
    this.log.warn({ peer: this.peer, dropped: this.dropped }, 'outside broker has caught up');
    this.dropped = 0;
  }
}
