import { Module } from '@nestjs/common';
import { PublicAddresses, Receivers } from '@fieldpost/transport';
import { HANDLER_CONFIG, type HandlerSettings } from './handler.config.js';
import { LiveEvents } from './api/live-events/live-events.js';
import { MqttOverHttpController } from './api/mqtt/mqtt-over-http.controller.js';
import { MqttPublisher } from './api/mqtt/mqtt-publisher.js';
import { MqttServerRunner } from './api/mqtt/mqtt-server.runner.js';
import { Admission } from './api/mqtt/sessions/admission.js';
import { ClientUplinks } from './api/mqtt/sessions/client-uplinks.js';
import { Logins } from './api/mqtt/sessions/logins.js';
import { PublishReceiver } from './api/mqtt/sessions/publish-receiver.js';
import { Sessions } from './api/mqtt/sessions/sessions.js';
import { SimulatedUplinkLimit } from './api/mqtt/sessions/simulated-uplink-limit.js';
import { DryRunsService } from './dry-runs/dry-runs.service.js';
import { MessageMeters } from './events/message-meters.js';
import { Publisher } from './events/publisher.js';
import { Deliverer } from './integrations/deliverer.js';
import { IntegrationInterest, IntegrationMessages } from './integrations/integration-messages.js';
import { IntegrationsService } from './integrations/integrations.service.js';
import { MessagePublisher } from './message-publisher.js';
import { MessageRecorder } from './message-storage/message-recorder.js';
import { MessageStorageService } from './message-storage/message-storage.service.js';
import { PayloadFormatsService } from './payload-functions/payload-formats.service.js';
import { PayloadFunctions } from './payload-functions/payload-functions.js';
import { TrafficCleaner } from './traffic/traffic.cleaner.js';
import { TrafficCounters } from './traffic/traffic-counters.js';
import { UsageReporter } from './traffic/usage-reporter.js';

const publicAddresses = {
  provide: PublicAddresses,
  useFactory: (settings: HandlerSettings) =>
    new PublicAddresses('HANDLER_INTEGRATION_NETWORKS', settings.HANDLER_INTEGRATION_NETWORKS),
  inject: [HANDLER_CONFIG],
};
const receivers = {
  provide: Receivers,
  useFactory: (addresses: PublicAddresses, settings: HandlerSettings) =>
    new Receivers(addresses, settings.HANDLER_INTEGRATION_TIMEOUT_SECONDS * 1000),
  inject: [PublicAddresses, HANDLER_CONFIG],
};

/** Messages to and from applications, and their payload formats. */
@Module({
  controllers: [MqttOverHttpController],
  providers: [
    Admission,
    ClientUplinks,
    Deliverer,
    DryRunsService,
    IntegrationInterest,
    IntegrationMessages,
    IntegrationsService,
    LiveEvents,
    Logins,
    MessageMeters,
    MessageRecorder,
    MessageStorageService,
    MqttPublisher,
    MqttServerRunner,
    PayloadFormatsService,
    PayloadFunctions,
    publicAddresses,
    PublishReceiver,
    receivers,
    { provide: Publisher, useClass: MessagePublisher },
    Sessions,
    SimulatedUplinkLimit,
    TrafficCleaner,
    TrafficCounters,
    UsageReporter,
  ],
  exports: [
    DryRunsService,
    IntegrationsService,
    LiveEvents,
    MessageMeters,
    MessageStorageService,
    PayloadFormatsService,
    Publisher,
    SimulatedUplinkLimit,
  ],
})
export class MessagesModule {}
