import { randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import type { OnApplicationBootstrap, OnModuleDestroy } from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { account } from '@fieldpost/contracts';
import type { ProcessReport, ReportingApp } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import type { AccountRegistry } from './account-registry.client.js';

const everyMs = 30_000;
/** After a start much changes. */
const firstMinute = { lengthMs: 60_000, everyMs: 5_000 };

/** What an app finds out about itself at each report. */
export type ProcessState = Omit<ProcessReport, 'app' | 'process' | 'version' | 'started'>;

/** Where reports go. */
export type ReportTarget = Pick<AccountRegistry, 'isConfigured' | 'reportProcess'>;

export interface ProcessReportsOptions {
  readonly app: ReportingApp;
  readonly target: ReportTarget;
  readonly logger: Pick<Logger, 'debug' | 'info' | 'warn'>;
  readonly state: () => Promise<ProcessState>;
}

/**
 * Reports the state of this process to account, where administrators read it. A failed report is only logged, the first
 * one of a row as a warning: account then shows how old the last one is. Apps start in any order, so that account has a minute
 * to get ready before the first report.
 */
export class ProcessReports implements OnApplicationBootstrap, OnModuleDestroy {
  private readonly loop = new BackgroundLoop(() => this.report());
  private readonly process = randomUUID();
  private readonly started: number;
  private readonly version: string;
  private isFailing = false;
  private isReported = false;

  constructor(
    private readonly options: ProcessReportsOptions,
    private readonly now: () => number = Date.now,
  ) {
    this.started = now();
    this.version = versionOf(options.app);
  }

  onApplicationBootstrap(): void {
    if (this.options.target.isConfigured) this.loop.start();
  }

  async onModuleDestroy(): Promise<void> {
    await this.loop.stop();
  }

  /** Sends one report; resolves with the milliseconds until the next. Never fails. */
  async report(): Promise<number> {
    const { app, target, state, logger } = this.options;
    try {
      const { process, version, started } = this;
      await target.reportProcess(toMessage({ app, process, version, started, ...(await state()) }));
      if (this.isFailing) logger.info('state reported to account again');
      this.isFailing = false;
      this.isReported = true;
    } catch (err) {
      const mayWait = !this.isReported && this.isFirstMinute;
      logger[this.isFailing || mayWait ? 'debug' : 'warn']({ err }, 'state not reported to account');
      this.isFailing = !mayWait;
    }
    return this.isFirstMinute ? firstMinute.everyMs : everyMs;
  }

  private get isFirstMinute(): boolean {
    return this.now() - this.started < firstMinute.lengthMs;
  }
}

/** The version in the package of the app, to which the program belongs. */
function versionOf(app: ReportingApp): string {
  const { version } = createRequire(import.meta.url)(`@fieldpost/${app}/package.json`) as { version: string };
  return version;
}

function toMessage(report: ProcessReport): account.ReportProcessRequest {
  const { schemaProblem, certificates, keys, components, brokers, announced, ...rest } = report;
  return {
    ...rest,
    time: Date.now(),
    schema_problem: schemaProblem,
    certificates: [...certificates],
    keys: keys.map(({ created = 0, ...key }) => ({ ...key, created })),
    components: [...components],
    ...(brokers && { brokers }),
    ...(announced && { announced: { components: [...announced] } }),
  };
}
