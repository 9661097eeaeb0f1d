import { Module } from '@nestjs/common';
import { LiveEventsModule } from './api/live-events/live-events.module.js';
import { MqttOverHttpController } from './api/mqtt/mqtt-over-http.controller.js';
import { MqttPublisher } from './api/mqtt/mqtt-publisher.js';
import { MqttServerRunner } from './api/mqtt/mqtt-server.runner.js';
import { Admission } from './api/mqtt/sessions/admission.js';
import { ClientUplinks } from './api/mqtt/sessions/client-uplinks.js';
import { Logins } from './api/mqtt/sessions/logins.js';
import { PublishHandler } from './api/mqtt/sessions/publish-handler.js';
import { Sessions } from './api/mqtt/sessions/sessions.js';
import { SimulatedUplinkLimit } from './api/mqtt/sessions/simulated-uplink-limit.js';
import { DryRunsService } from './dry-runs/dry-runs.service.js';
import { MessageMeters } from './events/message-meters.js';
import { Publisher } from './events/publisher.js';
import { IntegrationsModule } from './integrations/integrations.module.js';
import { MessagePublisher } from './message-publisher.js';
import { RecentMessagesModule } from './message-storage/recent-messages.module.js';
import { PayloadFormatsService } from './payload-functions/payload-formats.service.js';
import { PayloadFunctions } from './payload-functions/payload-functions.js';

/** What applications receive and send, and their payload formats. */
@Module({
  imports: [IntegrationsModule, LiveEventsModule, RecentMessagesModule],
  controllers: [MqttOverHttpController],
  providers: [
    Admission,
    ClientUplinks,
    DryRunsService,
    Logins,
    MessageMeters,
    MqttPublisher,
    MqttServerRunner,
    PayloadFormatsService,
    PayloadFunctions,
    PublishHandler,
    { provide: Publisher, useClass: MessagePublisher },
    Sessions,
    SimulatedUplinkLimit,
  ],
  exports: [DryRunsService, MessageMeters, PayloadFormatsService, Publisher, SimulatedUplinkLimit],
})
export class MessagesModule {}
