/** One round of work; resolves with the milliseconds to wait before the next. It must not fail. */
export type Round = (stopping: AbortSignal) => Promise<number>;

/** Repeats rounds of work until it is stopped. */
export class BackgroundLoop {
  private readonly stopping = new AbortController();
  private endWait = (): void => undefined;
  private isWoken = false;
  private done: Promise<void> = Promise.resolve();

  constructor(private readonly round: Round) {}

  start(): void {
    this.done = this.run();
  }

  /** Begins the next round at once, or right after the present one. */
  wake(): void {
    this.isWoken = true;
    this.endWait();
  }

  /** Resolves when the present round has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    this.wake();
    await this.done;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      this.isWoken = false;
      const pauseMs = await this.round(signal);
      if (signal.aborted) return;
      if (!this.isWoken) await this.wait(pauseMs);
    }
  }

  private wait(milliseconds: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, milliseconds);
      this.endWait = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }
}
