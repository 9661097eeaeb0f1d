import { setTimeout as sleep } from 'node:timers/promises';

/** One round of work; answers how many milliseconds to wait before the next. It must not fail. */
export type Round = (stopping: AbortSignal) => Promise<number>;

/** Does its rounds until it is stopped. */
export class BackgroundLoop {
  private readonly stopping = new AbortController();
  private alarm = new AbortController();
  private done: Promise<void> = Promise.resolve();

  constructor(private readonly round: Round) {}

  start(): void {
    this.done = this.run();
  }

  /** Ends the present wait, if there is one: there is reason to believe that the next round goes better. */
  wake(): void {
    this.alarm.abort();
  }

  /** Wakes the loop if it waits; resolves when its last round has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.done;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      const pauseMs = await this.round(signal);
      if (signal.aborted) return;
      this.alarm = new AbortController();
      await sleep(pauseMs, undefined, { signal: this.alarm.signal }).catch(() => undefined);
    }
  }
}
