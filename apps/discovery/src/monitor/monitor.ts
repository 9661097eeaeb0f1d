import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { serviceNames } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import type { Announcement } from '../register/announcement.js';
import type { Register, Registered } from '../register/register.js';
import { type Target, targetOf } from './reach.js';

export interface MonitorOptions {
  /** How many components are tried per second, at most; 0 for none at all. */
  readonly perSecond: number;
  /** How many are tried at the same time, at most. */
  readonly atOnce: number;
  /** Rest after each round, in milliseconds. */
  readonly restMs: number;
  readonly canReach: (target: Target) => Promise<boolean>;
  readonly now: () => Date;
}

/** Tries to connect to each announced component, round after round, and notes the result. It hides nobody. */
export class Monitor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly trying = new Set<Promise<void>>();
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly register: Register,
    private readonly options: MonitorOptions,
    private readonly logger: Pick<Logger, 'info'>,
  ) {}

  onApplicationBootstrap(): void {
    if (this.options.perSecond > 0) this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      await this.round();
      this.report();
      await this.pause(this.options.restMs);
    }
  }

  private async round(): Promise<void> {
    for (const { announcement } of this.components()) {
      await this.pause(1_000 / this.options.perSecond);
      if (this.stopping.signal.aborted) return;
      await this.begin(announcement);
    }
    await Promise.all(this.trying);
  }

  /** Starts to try a component, as soon as fewer than so many are being tried. */
  private async begin(announcement: Announcement): Promise<void> {
    if (this.trying.size >= this.options.atOnce) await Promise.race(this.trying);
    const attempt = this.try(announcement).finally(() => this.trying.delete(attempt));
    this.trying.add(attempt);
  }

  private async try(announcement: Announcement): Promise<void> {
    const target = targetOf(announcement);
    if (!target) return;
    const isUp = await this.options.canReach(target);
    this.register.setHealth(announcement, { state: isUp ? 'up' : 'down', since: this.options.now() });
  }

  /** One line per round, for who counts log lines. */
  private report(): void {
    const count = { up: 0, down: 0, unknown: 0 };
    for (const { up, down, unknown } of serviceNames.map((name) => this.register.tally(name))) {
      count.up += up;
      count.down += down;
      count.unknown += unknown;
    }
    this.logger.info(count, 'components tried');
  }

  private components(): readonly Registered[] {
    return serviceNames.flatMap((serviceName) => this.register.list(serviceName));
  }

  private async pause(ms: number): Promise<void> {
    await sleep(ms, undefined, { signal: this.stopping.signal }).catch(() => undefined);
  }
}
