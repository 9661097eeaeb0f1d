import { Inject, Injectable, Optional } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { BatchCleaner } from '../shared/batch-cleaner.js';
import { TrafficRepository } from './traffic.repository.js';

const dayMs = 86_400_000;

/** Removes counts that are older than the setting says. */
@Injectable()
export class TrafficCleaner extends BatchCleaner {
  constructor(
    @Inject(TrafficRepository) private readonly traffic: Pick<TrafficRepository, 'removeBefore'>,
    @Inject(LOGGER) protected readonly log: Pick<Logger, 'warn'>,
    @Inject(HANDLER_CONFIG) private readonly settings: Pick<HandlerSettings, 'HANDLER_TRAFFIC_DAYS'>,
    @Optional() private readonly now: () => number = Date.now,
  ) {
    super({ pauseMs: 200, problem: 'traffic counts cannot be removed for now' });
  }

  protected remove(most: number): Promise<number> {
    const firstDay = Math.floor(this.now() / dayMs) - this.settings.HANDLER_TRAFFIC_DAYS;
    return this.traffic.removeBefore(firstDay, most);
  }
}
