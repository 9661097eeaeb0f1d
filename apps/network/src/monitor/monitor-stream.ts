import { type ClientWritableStream, type ServiceError, status } from '@grpc/grpc-js';
import { backoff } from '@fieldpost/components';
import type { google } from '@fieldpost/contracts';
import type { Tally } from '@fieldpost/observability';

type Call<Message> = Pick<ClientWritableStream<Message>, 'write' | 'writableLength' | 'end' | 'cancel'>;
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

/**
 * One stream to a monitor. Sending never waits: what is beyond the buffer, or comes while the monitor is away, is dropped and
 * counted.
 */
export class MonitorStream<Message> {
  private call: Call<Message> | undefined;
  private openedAt = 0;
  private failures = 0;
  private retryAt = -Infinity;
  private waiting = 0;

  constructor(private readonly parts: MonitorStreamParts<Message>) {}

  send(message: Message): void {
    const { results } = this.parts;
    const call = this.call ?? this.open();
    if (!call) return results.count('unavailable');
    if (this.waiting >= mostWaiting) return results.count('buffer_full');
    this.waiting += 1;
    call.write(message, () => {
      if (this.call !== call) return;
      this.waiting -= 1;
      results.count('sent');
    });
  }

  close(): void {
    const { call } = this;
    this.call = undefined;
    call?.end();
  }

  private open(): Call<Message> | undefined {
    const { open, now } = this.parts;
    if (now() < this.retryAt) return undefined;
    this.openedAt = now();
    const call = open((error) => this.ended(call, error?.code ?? status.OK));
    this.call = call;
    this.waiting = 0;
    return call;
  }

  private ended(call: Call<Message>, code: number): void {
    if (this.call !== call) return;
    const { results, now, random } = this.parts;
    this.call = undefined;
    results.count('lost', this.waiting);
    this.failures = now() - this.openedAt >= steadyMs ? 1 : this.failures + 1;
    const waitMs = passing.includes(code) ? backoff(this.failures, random()) : deniedMs;
    this.retryAt = now() + waitMs;
  }
}
