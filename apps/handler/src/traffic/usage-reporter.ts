import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  Optional,
} from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { account } from '@fieldpost/contracts';
import { AccountRegistry } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { Leadership } from '../cluster/leadership.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { type UsageFigures, UsageFiguresRepository } from './usage-figures.repository.js';

/** Applications of a request. */
const pageSize = 1_000;

/** A pause takes at least so many times as long as the report, whatever the setting: reports read the counts of all applications. */
const leastPause = 10;

type Settings = Pick<HandlerSettings, 'HANDLER_ID' | 'HANDLER_TRAFFIC_DAYS' | 'HANDLER_USAGE_REPORT_SECONDS'>;

/**
 * Reports devices and messages of all applications to account, while this replica leads (decision 164). A report that fails
 * begins anew after the usual time: account shows how old the last one is.
 */
@Injectable()
export class UsageReporter implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop((stopping) => this.round(stopping));
  private failures = 0;

  constructor(
    @Inject(UsageFiguresRepository) private readonly figures: Pick<UsageFiguresRepository, 'read'>,
    private readonly leadership: Leadership,
    @Inject(AccountRegistry) private readonly target: Pick<AccountRegistry, 'isConfigured' | 'reportUsage'>,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'debug' | 'info' | 'warn'>,
    @Inject(HANDLER_CONFIG) private readonly settings: Settings,
    @Optional() private readonly now: () => number = Date.now,
  ) {}

  onApplicationBootstrap(): void {
    if (!this.target.isConfigured) return;
    this.loop.start();
    this.leadership.onChange(() => this.loop.wake());
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.loop.stop();
  }

  /** Reports once; resolves with the milliseconds until the next report. Never fails. */
  async round(stopping: AbortSignal): Promise<number> {
    const began = this.now();
    try {
      if (this.leadership.isLeader) await this.report(stopping);
      if (this.failures > 1) this.log.info('usage reported to account again');
      this.failures = 0;
    } catch (err) {
      // Account may start later than the handler.
      this.failures += 1;
      this.log[this.failures === 2 ? 'warn' : 'debug']({ err }, 'usage not reported to account');
    }
    const tookMs = this.now() - began;
    return Math.max(this.settings.HANDLER_USAGE_REPORT_SECONDS * 1_000, tookMs * leastPause);
  }

  private async report(stopping: AbortSignal): Promise<void> {
    const now = this.now();
    let after = '';
    while (!stopping.aborted && this.leadership.isLeader) {
      const page = await this.figures.read(after, pageSize, now);
      const through = page.length < pageSize ? '' : (page.at(-1)?.appId ?? '');
      const applications = page.map((figures) => this.toMessage(figures));
      await this.target.reportUsage({ handler: this.settings.HANDLER_ID, after, through, applications });
      if (through === '') return;
      after = through;
    }
  }

  /** Without counts that are not kept for as long. */
  private toMessage({ appId, devices, day, month }: UsageFigures): account.ApplicationUsage {
    const days = this.settings.HANDLER_TRAFFIC_DAYS;
    return { app_id: appId, devices, ...(days >= 1 && { day }), ...(days >= 30 && { month }) };
  }
}
