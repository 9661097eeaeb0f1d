import { type ClientWritableStream, type ServiceError, status } from '@grpc/grpc-js';
import { backoff } from '@fieldpost/components';
import type { google } from '@fieldpost/contracts';
import type { Tally } from '@fieldpost/observability';

type Call<Message> = Pick<ClientWritableStream<Message>, 'write' | 'end' | 'cancel'>;
interface Open<Message> {
  readonly call: Call<Message>;
  waiting: number;
  hasEnded: boolean;
}

type Done = (error: ServiceError | null, response?: google.Empty) => void;

export interface MonitorStreamParts<Message> {
  /** Opens the stream; `done` is called once, when it has ended. */
  readonly open: (done: Done) => Call<Message>;
  /** Messages by result. */
  readonly results: Tally;
  /** Monotonic, in milliseconds. */
  readonly now: () => number;
  /** From 0 to 1. */
  readonly random: () => number;
}

/** How messages to a monitor end. */
export const monitorResults = ['sent', 'buffer_full', 'unavailable', 'lost'] as const;

/** Messages that may wait in one stream, as in v2. */
const mostWaiting = 10;
/** A stream that was open for so long was no failure. */
const steadyMs = 10_000;
/** As v2 tries again after these; the first one is the end of a monitor that shuts down. */
const passing: readonly number[] = [status.OK, status.UNKNOWN, status.ABORTED, status.UNAVAILABLE];
/** Other codes are those of a monitor that does not want the stream. */
const deniedMs = 600_000;
/** How long a monitor may take for the messages of a stream that this side has ended. */
const lingerMs = 5_000;

/**
 * One stream to a monitor. Sending never waits: what is beyond the buffer, or comes while the monitor is away, is dropped and
 * counted.
 */
export class MonitorStream<Message> {
  private current: Open<Message> | undefined;
  private openedAt = 0;
  private failures = 0;
  private retryAt = -Infinity;

  constructor(private readonly parts: MonitorStreamParts<Message>) {}

  send(message: Message): void {
    const { results } = this.parts;
    const stream = this.current ?? this.open();
    if (!stream) return results.count('unavailable');
    if (stream.waiting >= mostWaiting) return results.count('buffer_full');
    stream.waiting += 1;
    stream.call.write(message, () => {
      if (stream.hasEnded) return;
      stream.waiting -= 1;
      results.count('sent');
    });
  }

  close(): void {
    const { current } = this;
    this.current = undefined;
    if (!current) return;
    current.call.end();
    setTimeout(() => current.call.cancel(), lingerMs).unref();
  }

  private open(): Open<Message> | undefined {
    const { open, now } = this.parts;
    if (now() < this.retryAt) return undefined;
    this.openedAt = now();
    const call = open((error) => this.ended(stream, error?.code ?? status.OK));
    const stream: Open<Message> = { call, waiting: 0, hasEnded: false };
    this.current = stream;
    return stream;
  }

  private ended(stream: Open<Message>, code: number): void {
    const { results, now, random } = this.parts;
    stream.hasEnded = true;
    results.count('lost', stream.waiting);
    if (this.current !== stream) return;
    this.current = undefined;
    this.failures = now() - this.openedAt >= steadyMs ? 1 : this.failures + 1;
    const waitMs = passing.includes(code) ? backoff(this.failures, random()) : deniedMs;
    this.retryAt = now() + waitMs;
  }
}
