import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../oauth.config.js';
import { Grants } from './grants.repository.js';

const everyMs = 3_600_000;

/** Removes what has expired, so that the tables hold no more than the logins of one refresh token's life. */
@Injectable()
export class GrantsCleaner {
  private timer: NodeJS.Timeout | undefined;

  constructor(
    private readonly grants: Grants,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  onModuleInit(): void {
    this.timer = setInterval(() => void this.clean(new Date()), everyMs).unref();
  }

  onModuleDestroy(): void {
    clearInterval(this.timer);
  }

  private async clean(now: Date): Promise<void> {
    await this.grants
      .removeExpired(now)
      .catch((err: unknown) => this.logger.warn({ err }, 'expired grants cannot be removed'));
  }
}
