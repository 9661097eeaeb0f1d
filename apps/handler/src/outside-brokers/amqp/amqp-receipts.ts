import { setTimeout as sleep } from 'node:timers/promises';
import { BackgroundLoop } from '@fieldpost/batching';
import type { Logger } from '@fieldpost/observability';

/** For how long at least a broker that is killed may forget an acknowledgement, in milliseconds. */
const standardPauseMs = 10_000;
const shutdownMs = 1_000;

export interface ReceiptTools {
  /** Resolves when the broker has everything that was sent before. */
  readonly flush: () => Promise<unknown>;
  /** These will not be handed out again. */
  readonly settle: (tags: readonly number[]) => Promise<void>;
  readonly log: Logger;
}

/**
 * Acknowledged messages, until it is certain that the broker has stored the acknowledgement: it does not confirm one,
 * and RabbitMQ stores it a little later.
 */
export class AmqpReceipts {
  private fresh: number[] = [];
  private aged: readonly number[] = [];
  private readonly loop: BackgroundLoop;

  constructor(
    private readonly tools: ReceiptTools,
    pauseMs = standardPauseMs,
  ) {
    this.loop = new BackgroundLoop(async () => {
      await this.round();
      return pauseMs;
    });
    this.loop.start();
  }

  add(tag: number): void {
    this.fresh.push(tag);
  }

  /** Settles what it can; a broker that is disconnected does not respond. */
  async close(): Promise<void> {
    const settled = this.loop.stop().then(() => this.settle([...this.aged, ...this.fresh]));
    await Promise.race([settled, sleep(shutdownMs)]);
  }

  private async round(): Promise<void> {
    const due = this.aged;
    [this.aged, this.fresh] = [this.fresh, []];
    if (!(await this.settle(due))) this.aged = [...due, ...this.aged];
  }

  private async settle(tags: readonly number[]): Promise<boolean> {
    if (tags.length === 0) return true;
    try {
      await this.tools.flush();
      await this.tools.settle(tags);
      return true;
    } catch (error) {
      this.tools.log.debug({ err: error }, 'amqp downlinks not settled');
      return false;
    }
  }
}
