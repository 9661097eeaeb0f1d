import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { HourlyCleaner } from '../shared/hourly-cleaner.js';
import { LOGGER } from '../oauth.config.js';
import { Codes } from './codes.repository.js';

/** Keeps codes to those whose second use is still noticed. */
@Injectable()
export class CodesCleaner extends HourlyCleaner {
  constructor(codes: Codes, @Inject(LOGGER) logger: Logger) {
    super(codes, logger);
  }
}
