import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../oauth.config.js';

/** Writes what users do on the website to their histories, at account. */
@Injectable()
export class WebsiteActions {
  constructor(
    private readonly account: AccountClient,
    @Inject(LOGGER) private readonly logger: Pick<Logger, 'warn'>,
  ) {}

  /** Never fails: a logout and a decision do not depend on account. */
  async record(action: account.RecordActionRequest): Promise<void> {
    await this.account.recordAction(action).catch((err: unknown) => {
      this.logger.warn({ err, action: action.action }, 'action of a user is missing in the audit log');
    });
  }
}
