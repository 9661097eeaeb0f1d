import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HANDLER_CONFIG, type HandlerSettings } from '../handler.config.js';
import { Deliverer } from './deliverer.js';
import { IntegrationInterest, IntegrationMessages } from './integration-messages.js';
import { IntegrationsService } from './integrations.service.js';
import { PublicAddresses } from './public-addresses.js';
import { Receivers } from './receivers.js';

/** HTTP integrations. */
@Module({
  providers: [
    {
      provide: PublicAddresses,
      useFactory: (settings: HandlerSettings) => new PublicAddresses(settings.HANDLER_INTEGRATION_NETWORKS),
      inject: [HANDLER_CONFIG],
    },
    Deliverer,
    IntegrationInterest,
    IntegrationMessages,
    IntegrationsService,
    Receivers,
  ],
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
