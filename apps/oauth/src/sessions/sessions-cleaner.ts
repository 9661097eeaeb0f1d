import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { HourlyCleaner } from '../shared/hourly-cleaner.js';
import { LOGGER } from '../oauth.config.js';
import { Sessions } from './sessions.repository.js';

/** Keeps sessions to those that are alive. */
@Injectable()
export class SessionsCleaner extends HourlyCleaner {
  constructor(sessions: Sessions, @Inject(LOGGER) logger: Logger) {
    super(sessions, logger);
  }
}
