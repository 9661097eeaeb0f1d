import { setTimeout as sleep } from 'node:timers/promises';
import type { OnModuleDestroy, OnModuleInit } from '@nestjs/common';
import type { RevocationTable } from '@fieldpost/auth';
import { BackgroundLoop } from '@fieldpost/batching';
import type { account } from '@fieldpost/contracts';
import type { StepUpPolicy } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import type { AccountRegistry } from './account-registry.client.js';

export interface RevocationFeedOptions {
  readonly pullMs: number;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

/** How long a start waits for the whole table; without it the app serves, and reports it. */
const longestStartMs = 3_000;
/** Pause before the first response of account, without which no user reads keys. */
const firstRetryMs = 500;
const cleanEveryMs = 60_000;
/** Missed pulls after which a warning is logged. */
const missedPulls = 3;

/**
 * Keeps the table of revocations equal to that of account by pulling new entries. While account is unreachable the app continues
 * with the last known table and reports its age.
 */
export class RevocationFeed implements OnModuleInit, OnModuleDestroy {
  private readonly listeners = new Set<(subjects: readonly string[]) => void>();
  private readonly now: () => number;
  private position = 0;
  private pulledAt: number;
  private cleanedAt = 0;
  private isLost = false;
  private stepUp: StepUpPolicy | undefined;
  private loop: BackgroundLoop | undefined;

  constructor(
    private readonly registry: Pick<AccountRegistry, 'isConfigured' | 'listRevocations'>,
    private readonly table: RevocationTable,
    private readonly options: RevocationFeedOptions,
  ) {
    this.now = options.now ?? (() => performance.now());
    this.pulledAt = this.now();
  }

  async onModuleInit(): Promise<void> {
    if (!this.registry.isConfigured) {
      this.options.logger.warn('revocations are not followed: no address of account is configured');
      return;
    }
    const first = new Promise<void>((resolve) => {
      this.loop = new BackgroundLoop(async (stopping) => {
        await this.pull(stopping);
        resolve();
        const { pullMs } = this.options;
        return this.stepUp === undefined ? Math.min(pullMs, firstRetryMs) : pullMs;
      });
    });
    this.loop?.start();
    await Promise.race([first, sleep(longestStartMs, undefined, { ref: false })]);
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop?.stop();
  }

  /** Seconds since the table was last known to be complete; 0 when no feed is configured. */
  get ageSeconds(): number {
    return this.registry.isConfigured ? Math.max(0, this.now() - this.pulledAt) / 1_000 : 0;
  }

  get size(): number {
    return this.table.size;
  }

  /** For the health page while account cannot be reached. */
  get remark(): string | undefined {
    return this.isLost ? `revocations are ${Math.round(this.ageSeconds)} s old` : undefined;
  }

  /** The policy of account as last pulled; undefined before the first response. Without account nothing needs a recent login. */
  get stepUpPolicy(): StepUpPolicy | undefined {
    return this.registry.isConfigured ? this.stepUp : 'credentials';
  }

  /** Calls back with the subjects of new revocations. */
  onRevocations(listener: (subjects: readonly string[]) => void): void {
    this.listeners.add(listener);
  }

  private async pull(stopping: AbortSignal): Promise<void> {
    try {
      const startedAt = this.now();
      while ((await this.pullPage()) && !stopping.aborted);
      this.pulledAt = startedAt;
      this.removeExpiredIfDue(startedAt);
      if (this.isLost) this.options.logger.info('revocations are followed again');
      this.isLost = false;
    } catch (err) {
      if (this.isLost || this.ageSeconds * 1_000 < this.options.pullMs * missedPulls) return;
      this.isLost = true;
      this.options.logger.warn({ err }, 'revocations cannot be read from account');
    }
  }

  private removeExpiredIfDue(now: number): void {
    if (now - this.cleanedAt < cleanEveryMs) return;
    this.cleanedAt = now;
    this.table.removeExpired(Date.now());
  }

  /** Whether there is another page. */
  private async pullPage(): Promise<boolean> {
    const response = await this.registry.listRevocations({ after: this.position });
    this.stepUp = response.step_up === 'dangerous' ? 'dangerous' : 'credentials';
    const revocations = response.revocations.map(fromMessage);
    this.table.add(revocations);
    this.position = Math.max(this.position, Number(response.position));
    if (revocations.length > 0) {
      const subjects = revocations.map(({ subject }) => subject);
      for (const listener of this.listeners) listener(subjects);
    }
    return response.has_more && revocations.length > 0;
  }
}

const fromMessage = ({ position, subject, rights, expires }: account.Revocation__Output) => ({
  position: Number(position),
  subject,
  rights,
  expires: Number(expires) * 1_000,
});
