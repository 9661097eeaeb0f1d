import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../../handler.config.js';
import { BatchCleaner } from '../../shared/batch-cleaner.js';
import { BrokerLogins } from './broker-logins.repository.js';

/** Removes clients of outside brokers that no broker has sent requests about for too long. */
@Injectable()
export class BrokerLoginsCleaner extends BatchCleaner {
  constructor(
    @Inject(BrokerLogins) private readonly logins: Pick<BrokerLogins, 'removeSilent'>,
    @Inject(LOGGER) protected readonly log: Pick<Logger, 'warn'>,
  ) {
    super({ pauseMs: 1_000, problem: 'logins at outside brokers cannot be removed for now' });
  }

  protected remove(most: number): Promise<number> {
    return this.logins.removeSilent(most);
  }
}
