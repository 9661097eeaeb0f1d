import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { Approvals } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import type { Announcement } from '../register/announcement.js';
import type { Register } from '../register/register.js';
import { isShown } from './suite-components.js';

/** Most components in one request to account (registry.proto). */
const batch = 1_000;

export interface ApprovalWatchOptions {
  readonly everyMs: number;
  /** The issuer whose tokens name the components of account. */
  readonly suite: string;
  readonly logger: Pick<Logger, 'info' | 'warn'>;
}

/**
 * Hides announced components of the suite that are not approved, not any more, or registered again since, and shows
 * them when they are. While account is unavailable everything stays as it is.
 */
export class ApprovalWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.round());
  private isLost = false;

  constructor(
    private readonly register: Register,
    private readonly approvals: Approvals,
    private readonly options: ApprovalWatchOptions,
  ) {}

  onApplicationBootstrap(): void {
    if (this.approvals.isConfigured) this.loop.start();
  }

  onModuleDestroy(): Promise<void> {
    return this.loop.stop();
  }

  private async round(): Promise<number> {
    await this.look().then(
      () => this.found(),
      (thrown: unknown) => this.lost(thrown),
    );
    return this.options.everyMs;
  }

  private found(): void {
    if (this.isLost) this.options.logger.info('approvals of components are read again');
    this.isLost = false;
  }

  /** Logged once until account is back. */
  private lost(err: unknown): void {
    if (!this.isLost)
      this.options.logger.warn({ err }, 'approvals of components cannot be read from account');
    this.isLost = true;
  }

  private async look(): Promise<void> {
    const all = this.register.announced();
    for (let at = 0; at < all.length; at += batch) await this.judge(all.slice(at, at + batch));
  }

  private async judge(announcements: readonly Announcement[]): Promise<void> {
    const ids = [...new Set(announcements.map(({ id }) => id))];
    const byId = new Map((await this.approvals.listApprovals(ids)).map((one) => [one.id, one]));
    for (const announcement of announcements) {
      // Announced again meanwhile: the next look has what counts.
      if (!this.register.hasAnnounced(announcement)) continue;
      const view = { known: byId.get(announcement.id), suite: this.options.suite };
      const isHidden = !isShown(announcement, view);
      if (!this.register.hide(announcement, isHidden)) continue;
      const fields = { service_name: announcement.service_name, id: announcement.id };
      this.options.logger.info(fields, isHidden ? 'component hidden: not approved' : 'component shown again');
    }
  }
}
