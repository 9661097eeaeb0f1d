import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { BackgroundLoop } from '@fieldpost/batching';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../../handler.config.js';
import { BrokerLogins } from './broker-logins.repository.js';

/** Clients that one statement removes: a larger one would lock rows for longer. */
const batch = 1_000;
const roundMs = 60 * 60 * 1_000;
/** Between two statements while more is left. */
const pauseMs = 1_000;

/** Removes clients of outside brokers that no broker has sent requests about for too long, in batches. */
@Injectable()
export class BrokerLoginsCleaner implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly loop = new BackgroundLoop(() => this.round());

  constructor(
    @Inject(BrokerLogins) private readonly logins: Pick<BrokerLogins, 'removeSilent'>,
    @Inject(LOGGER) private readonly log: Pick<Logger, 'warn'>,
  ) {}

  onApplicationBootstrap(): void {
    this.loop.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.loop.stop();
  }

  /** Returns the milliseconds until the next round. */
  async round(): Promise<number> {
    try {
      return (await this.logins.removeSilent(batch)) < batch ? roundMs : pauseMs;
    } catch (error) {
      this.log.warn({ err: error }, 'logins at outside brokers cannot be removed for now');
      return roundMs;
    }
  }
}
