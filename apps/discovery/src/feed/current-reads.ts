import { setTimeout as sleep } from 'node:timers/promises';

/** In milliseconds. */
export interface CurrentReadTimes {
  /** Between the beginnings of two reads of the database, however many callers wait. */
  readonly pause: number;
  /** How long a caller waits at most. */
  readonly longest: number;
}

/**
 * Lets callers wait for a read of the database that begins after their call. Callers that come while the next read is not
 * begun share it.
 */
export class CurrentReads {
  private next: Promise<void> | undefined;
  private requested: (() => void)[] = [];
  private reading: (() => void)[] = [];
  private requestedAt = -Infinity;

  /** `request` has the database read soon. */
  constructor(
    private readonly request: () => void,
    private readonly times: CurrentReadTimes,
  ) {}

  /** Resolves when such a read has ended, or when it takes too long. */
  wait(): Promise<void> {
    this.next ??= this.requestNext();
    return this.next;
  }

  /** The database is read now: everything that was committed before is seen. */
  begin(): void {
    this.reading.push(...this.requested);
    this.requested = [];
  }

  /** The register shows what was read, or the database cannot be read. */
  end(): void {
    for (const resolve of this.reading) resolve();
    this.reading = [];
  }

  private async requestNext(): Promise<void> {
    const pauseMs = this.requestedAt + this.times.pause - performance.now();
    await (pauseMs > 0 ? sleep(pauseMs) : undefined);
    this.next = undefined;
    this.requestedAt = performance.now();
    const ended = new Promise<void>((resolve) => this.requested.push(resolve));
    this.request();
    const timeout = new AbortController();
    const tooLong = sleep(this.times.longest, undefined, { signal: timeout.signal, ref: false });
    await Promise.race([ended, tooLong.catch(() => undefined)]);
    timeout.abort();
  }
}
