import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import type { Logger, Metrics } from '@fieldpost/observability';
import { MessageBatches } from '../events/message-batches.js';
import { LOGGER } from '../handler.config.js';
import { Owners } from '../limits/owners.js';
import { Deliverer } from './deliverer.js';
import { Deliveries } from './storage/deliveries.repository.js';
import { Interest } from '../events/interest.js';
import { Integrations } from './storage/integrations.repository.js';

/** Which applications have integrations. */
@Injectable()
export class IntegrationInterest extends Interest {
  constructor(integrations: Integrations) {
    super((appIds) => integrations.havingAny(appIds));
  }
}

/** Writes published messages to the queues of integrations, from which the deliverer takes them. */
@Injectable()
export class IntegrationMessages
  extends MessageBatches
  implements OnApplicationBootstrap, BeforeApplicationShutdown
{
  constructor(
    interest: IntegrationInterest,
    deliveries: Deliveries,
    private readonly deliverer: Deliverer,
    owners: Owners,
    @Inject(LOGGER) log: Logger,
  ) {
    super({
      interest,
      store: async (batch) => {
        await deliveries.add(batch);
        deliverer.wake();
      },
      purpose: 'integrations',
      shareOf: owners.shareOf,
      log,
    });
  }

  onApplicationBootstrap(): void {
    this.deliverer.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
    await this.deliverer.stop();
  }

  measure(metrics: Metrics): void {
    metrics.queue('integrations', () => this.queue);
  }
}
