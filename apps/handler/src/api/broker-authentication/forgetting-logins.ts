import type { Logger } from '@fieldpost/observability';
import { BackgroundLoop } from '../../shared/background-loop.js';
import type { BrokerLogins } from './broker-logins.repository.js';

/** Clients that one statement removes: it holds nobody up for long. */
const batch = 1_000;
const roundMs = 60 * 60 * 1_000;
/** Between two statements while more is left. */
const breathMs = 1_000;

/** Removes clients of outside brokers that no broker has asked about for too long, a batch at a time. */
export class ForgettingLogins {
  private readonly loop = new BackgroundLoop(() => this.round());

  constructor(
    private readonly logins: Pick<BrokerLogins, 'removeSilent'>,
    private readonly log: Pick<Logger, 'warn'>,
  ) {}

  start(): void {
    this.loop.start();
  }

  stop(): Promise<void> {
    return this.loop.stop();
  }

  /** Answers how many milliseconds to wait for the next. */
  async round(): Promise<number> {
    try {
      return (await this.logins.removeSilent(batch)) < batch ? roundMs : breathMs;
    } catch (error) {
      this.log.warn({ err: error }, 'logins at outside brokers cannot be removed for now');
      return roundMs;
    }
  }
}
