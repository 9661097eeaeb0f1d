import { Global, Module } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { LOGGER } from './handler.config.js';
import { IntegrationMessages } from './integrations/integration-messages.js';
import { IntegrationsModule } from './integrations/integrations.module.js';
import { LiveEvents } from './api/live-events/live-events.js';
import { LiveEventsModule } from './api/live-events/live-events.module.js';
import { MessageRecorder } from './message-storage/message-recorder.js';
import { RecentMessagesModule } from './message-storage/recent-messages.module.js';
import { MessageDispatcher } from './events/message-subscribers.js';

/**
 * Delivers published messages to subscribers beside MQTT: live events, integrations and the store of
 * recent messages.
 */
@Global()
@Module({
  imports: [LiveEventsModule, IntegrationsModule, RecentMessagesModule],
  providers: [
    {
      provide: MessageDispatcher,
      useFactory: (
        log: Logger,
        live: LiveEvents,
        integrations: IntegrationMessages,
        keeper: MessageRecorder,
      ) => new MessageDispatcher([live, integrations, keeper], log),
      inject: [LOGGER, LiveEvents, IntegrationMessages, MessageRecorder],
    },
  ],
  exports: [MessageDispatcher, LiveEventsModule],
})
export class MessageDispatcherModule {}
