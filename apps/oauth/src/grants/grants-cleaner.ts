import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { HourlyCleaner } from '../shared/hourly-cleaner.js';
import { LOGGER } from '../oauth.config.js';
import { Grants } from './grants.repository.js';

/** Keeps grants and refresh tokens to the logins of one refresh token's life. */
@Injectable()
export class GrantsCleaner extends HourlyCleaner {
  constructor(grants: Grants, @Inject(LOGGER) logger: Logger) {
    super(grants, logger);
  }
}
