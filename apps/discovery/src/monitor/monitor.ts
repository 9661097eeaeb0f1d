import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
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
  /** Longest rest after a round, in milliseconds. */
  readonly restMs: number;
  readonly canReach: (target: Target) => Promise<boolean>;
  readonly now: () => Date;
}

/** The shortest rest, in milliseconds. */
const leastRestMs = 2_000;

/**
 * The rest after a round: as long as the process has run until now, because components of the same installation start with it,
 * and would otherwise be shown as they were before they were ready. All in milliseconds.
 */
export const restAfter = (runningMs: number, longestMs: number): number =>
  Math.min(longestMs, Math.max(leastRestMs, runningMs));

/** Tries to connect to each announced component, round after round, and notes the result. Components that cannot be reached stay listed. */
export class Monitor implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly trying = new Set<Promise<void>>();
  private readonly started: number;
  private readonly loop = new BackgroundLoop((stopping) => this.round(stopping));

  constructor(
    private readonly register: Register,
    private readonly options: MonitorOptions,
    private readonly logger: Pick<Logger, 'info'>,
  ) {
    this.started = options.now().getTime();
  }

  onApplicationBootstrap(): void {
    if (this.options.perSecond > 0) this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async round(signal: AbortSignal): Promise<number> {
    const { perSecond, restMs, now } = this.options;
    for (const { announcement } of this.components()) {
      await sleep(1_000 / perSecond, undefined, { signal }).catch(() => undefined);
      if (signal.aborted) return restMs;
      await this.begin(announcement);
    }
    await Promise.all(this.trying);
    this.report();
    return restAfter(now().getTime() - this.started, restMs);
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

  /** One line per round, for operators who count log lines. */
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
    return serviceNames.flatMap((name) => this.register.list(name));
  }
}
