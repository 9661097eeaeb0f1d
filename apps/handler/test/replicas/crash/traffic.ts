import { setTimeout as sleep } from 'node:timers/promises';
import { type DeviceSimulator, until } from '@fieldpost/testing';
import type { NetworkFixture } from '../../support/network-fixture.js';

const intervalMs = 200;
const lookMs = 10;

/** What an interruption of the service cost. */
export interface Interruption {
  /** The longest time without an answered uplink. */
  readonly interruptedMs: number;
  /** Uplinks that were not answered. */
  readonly lost: number;
}

/** One device that sends five confirmed uplinks a second; the handler answers each that it processes. */
export class Traffic {
  private sent = 0;
  private answered = 0;
  private unanswered = 0;
  private lastAnswerAt = performance.now();
  private longestGapMs = 0;
  private isStopped = false;
  private readonly work: Promise<unknown>;

  constructor(
    private readonly network: NetworkFixture['network'],
    private readonly device: DeviceSimulator,
  ) {
    this.work = Promise.all([this.send(), this.receive()]);
  }

  /** Measures what an interruption costs, until uplinks are answered again. */
  async during(interruption: () => Promise<void>): Promise<Interruption> {
    await this.isAnswered();
    this.longestGapMs = 0;
    const { unanswered } = this;
    await interruption();
    await this.isAnswered();
    return { interruptedMs: Math.round(this.longestGapMs), lost: this.unanswered - unanswered };
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    await this.work;
  }

  private async isAnswered(): Promise<void> {
    const { answered } = this;
    await until('uplinks are answered', () => this.answered > answered + 2, 60_000);
  }

  private async send(): Promise<void> {
    while (!this.isStopped) {
      const frame = this.device.uplink({ port: 1, payload: Buffer.of(1), confirmed: true });
      this.sent += 1;
      // The network drops it while the handler has no stream.
      await this.network.deliverUplink(frame).catch(() => undefined);
      await sleep(intervalMs);
    }
  }

  private async receive(): Promise<void> {
    const { devAddr } = this.device.session;
    while (!this.isStopped) {
      for (const { phyPayload } of this.network.takeDownlinks(devAddr)) {
        this.device.receive(phyPayload);
        this.noteAnswer(performance.now());
      }
      await sleep(lookMs);
    }
  }

  private noteAnswer(now: number): void {
    this.answered += 1;
    this.unanswered = this.sent - this.answered;
    this.longestGapMs = Math.max(this.longestGapMs, now - this.lastAnswerAt);
    this.lastAnswerAt = now;
  }
}
