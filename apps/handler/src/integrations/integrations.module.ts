import {
  type BeforeApplicationShutdown,
  Module,
  type OnApplicationBootstrap,
  type Provider,
} from '@nestjs/common';
import { type Logger, Tracing } from '@fieldpost/observability';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from '../handler.config.js';
import { Owners } from '../limits/owners.js';
import { Deliverer } from './deliverer.js';
import { Deliveries } from './storage/deliveries.repository.js';
import { IntegrationInterest } from './integration-interest.js';
import { IntegrationMessages } from './integration-messages.js';
import { IntegrationsService } from './integrations.service.js';
import { PublicAddresses } from './public-addresses.js';
import { Receivers } from './receivers.js';

/** Lines of the delivery log that are kept of an integration. */
const keptAttempts = 100;
const keptDeadLetters = 1_000;

const addresses: Provider = {
  provide: PublicAddresses,
  useFactory: ({ HANDLER_INTEGRATION_NETWORKS }: HandlerSettings) =>
    new PublicAddresses(HANDLER_INTEGRATION_NETWORKS),
  inject: [HANDLER_CONFIG],
};

const receivers: Provider = {
  provide: Receivers,
  useFactory: (reachable: PublicAddresses, { HANDLER_INTEGRATION_TIMEOUT_SECONDS }: HandlerSettings) =>
    new Receivers(reachable, HANDLER_INTEGRATION_TIMEOUT_SECONDS * 1000),
  inject: [PublicAddresses, HANDLER_CONFIG],
};

const deliverer: Provider = {
  provide: Deliverer,
  useFactory: (
    deliveries: Deliveries,
    posts: Receivers,
    settings: HandlerSettings,
    ...[log, tracing]: [Logger, Tracing]
  ) =>
    new Deliverer({
      deliveries,
      receivers: posts,
      ...{ log, tracing },
      random: Math.random,
      now: Date.now,
      publicUrl: settings.HANDLER_HTTP_PUBLIC_URL,
      attempts: settings.HANDLER_INTEGRATION_ATTEMPTS,
      firstRetryMs: settings.HANDLER_INTEGRATION_RETRY_SECONDS * 1000,
      timeoutMs: settings.HANDLER_INTEGRATION_TIMEOUT_SECONDS * 1000,
      bounds: {
        waiting: settings.HANDLER_INTEGRATION_QUEUE_LENGTH,
        dead: keptDeadLetters,
        attempts: keptAttempts,
      },
    }),
  inject: [Deliveries, Receivers, HANDLER_CONFIG, LOGGER, Tracing],
};

const messages: Provider = {
  provide: IntegrationMessages,
  useFactory: (
    interest: IntegrationInterest,
    deliveries: Deliveries,
    delivers: Deliverer,
    ...[log, owners]: [Logger, Owners]
  ) =>
    new IntegrationMessages({
      interest,
      store: async (batch) => {
        await deliveries.add(batch);
        delivers.wake();
      },
      purpose: 'integrations',
      shareOf: (appId) => owners.of(appId),
      log,
    }),
  inject: [IntegrationInterest, Deliveries, Deliverer, LOGGER, Owners],
};

/** HTTP integrations. */
@Module({
  providers: [IntegrationsService, IntegrationInterest, addresses, receivers, deliverer, messages],
  exports: [IntegrationMessages, IntegrationsService],
})
export class IntegrationsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  constructor(
    private readonly deliverer: Deliverer,
    private readonly receivers: Receivers,
    private readonly messages: IntegrationMessages,
  ) {}

  onApplicationBootstrap(): void {
    this.deliverer.start();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.messages.stop();
    await this.deliverer.stop();
    this.receivers.close();
  }
}
