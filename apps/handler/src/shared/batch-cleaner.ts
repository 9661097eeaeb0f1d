import type { BeforeApplicationShutdown, OnApplicationBootstrap } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { Logger } from '@fieldpost/observability';

/** Rows that one statement removes of one table: a larger one would lock rows for longer. */
const batch = 1_000;
const roundMs = 60 * 60 * 1_000;

interface Cleaning {
  /** Milliseconds between two statements while more is left. */
  readonly pauseMs: number;
  /** The line of the log when a statement fails. */
  readonly problem: string;
}

/** Removes rows that are too old every hour, in batches, while the app runs. */
export abstract class BatchCleaner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  protected abstract readonly log: Pick<Logger, 'warn'>;
  private readonly loop = new BackgroundLoop(() => this.round());

  protected constructor(private readonly cleaning: Cleaning) {}

  /** Removes at most so many rows; returns how many it has removed. */
  protected abstract remove(most: number): Promise<number>;

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Returns the milliseconds until the next round. */
  async round(): Promise<number> {
    try {
      return (await this.remove(batch)) < batch ? roundMs : this.cleaning.pauseMs;
    } catch (error) {
      this.log.warn({ err: error }, this.cleaning.problem);
      return roundMs;
    }
  }
}
