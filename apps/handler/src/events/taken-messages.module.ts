import { Global, Module } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from '../handler.config.js';
import { IntegrationMessages } from '../integrations/integration-messages.js';
import { IntegrationsModule } from '../integrations/integrations.module.js';
import { LiveEvents } from '../live-events/live-events.js';
import { LiveEventsModule } from '../live-events/live-events.module.js';
import { MessageKeeper } from '../recent-messages/message-keeper.js';
import { RecentMessagesModule } from '../recent-messages/recent-messages.module.js';
import { TakenMessages } from './message-takers.js';

/**
 * Brings what is published to the doors of applications beside MQTT: live events, integrations and the store of
 * recent messages.
 */
@Global()
@Module({
  imports: [LiveEventsModule, IntegrationsModule, RecentMessagesModule],
  providers: [
    {
      provide: TakenMessages,
      useFactory: (log: Logger, live: LiveEvents, integrations: IntegrationMessages, keeper: MessageKeeper) =>
        new TakenMessages([live, integrations, keeper], log),
      inject: [LOGGER, LiveEvents, IntegrationMessages, MessageKeeper],
    },
  ],
  exports: [TakenMessages, LiveEventsModule],
})
export class TakenMessagesModule {}
