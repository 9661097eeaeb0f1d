import { setTimeout as sleep } from 'node:timers/promises';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import type { ComponentName } from '../register/announcement.js';
import type { Register } from '../register/register.js';
import { type Approvals, isApproved } from './suite-components.js';

/** As many as account answers in one request (approvals.proto). */
const batch = 1_000;

/**
 * Hides announced components of the suite that are not approved, or not any more, and shows them again when they are. What
 * account does not know is of another issuer and stays. While account is away everything stays as it is.
 */
export class ApprovalWatch implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;
  private isLost = false;

  constructor(
    private readonly register: Register,
    private readonly approvals: Approvals,
    private readonly options: { readonly everyMs: number; readonly logger: Pick<Logger, 'info' | 'warn'> },
  ) {}

  onApplicationBootstrap(): void {
    if (this.approvals.isConfigured) this.running = this.run();
  }

  async onModuleDestroy(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async run(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      await this.look().then(
        () => this.found(),
        (thrown: unknown) => this.lost(thrown),
      );
      await sleep(this.options.everyMs, undefined, { signal }).catch(() => undefined);
    }
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
    const names = this.register.announced();
    for (let at = 0; at < names.length; at += batch) await this.judge(names.slice(at, at + batch));
  }

  private async judge(names: readonly ComponentName[]): Promise<void> {
    const known = await this.approvals.approvalsOf([...new Set(names.map(({ id }) => id))]);
    const byId = new Map(known.map((one) => [one.id, one]));
    for (const name of names) {
      const one = byId.get(name.id);
      const isHidden = one !== undefined && !isApproved(one, name);
      if (!this.register.hide(name, isHidden)) continue;
      const fields = { service_name: name.serviceName, id: name.id };
      this.options.logger.info(fields, isHidden ? 'component hidden: not approved' : 'component shown again');
    }
  }
}
