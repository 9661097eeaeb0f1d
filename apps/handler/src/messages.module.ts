import { Module, type OnApplicationShutdown } from '@nestjs/common';
import { TokenVerifier } from '@fieldpost/auth';
import { type Logger, Tracing } from '@fieldpost/observability';
import { AccessKeys } from './access/access-keys.js';
import { Devices } from './devices/devices.repository.js';
import { DownlinkReceiver } from './downlinks/downlink-receiver.js';
import { MessageMeters } from './events/message-meters.js';
import { MessageDispatcher } from './events/message-subscribers.js';
import { Publisher } from './events/publisher.js';
import { Publishers } from './events/publishers.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from './handler.config.js';
import { Owners, shareOfCaller } from './limits/owners.js';
import { Rejections } from './limits/rejections.js';
import { LiveEvents } from './api/live-events/live-events.js';
import { OutsideBrokers } from './outside-brokers/outside-brokers.js';
import { ApplicationFormats } from './payload-functions/application-formats.js';
import { DryRuns } from './dry-runs/dry-runs.service.js';
import { PayloadFormats } from './payload-functions/payload-formats.js';
import { PayloadFunctions } from './payload-functions/payload-functions.js';
import { MessageBus } from './cluster/message-bus.js';
import { fromReplicas, toReplicas } from './cluster/shared-messages.js';
import { Admission } from './api/mqtt/sessions/admission.js';
import { ClientUplinks } from './api/mqtt/sessions/client-uplinks.js';
import { Logins } from './api/mqtt/sessions/logins.js';
import { MqttServerRunner } from './api/mqtt/mqtt-server.runner.js';
import { MqttOverHttpController } from './api/mqtt/mqtt-over-http.controller.js';
import { MqttPublisher } from './api/mqtt/mqtt-publisher.js';
import { PublishHandler } from './api/mqtt/sessions/publish-handler.js';
import { Sessions } from './api/mqtt/sessions/sessions.js';
import { UplinkPace } from './api/mqtt/sessions/uplink-pace.js';

type PublisherParts = [MessageMeters, MessageDispatcher, OutsideBrokers, LiveEvents, MessageBus, Tracing];

/**
 * The data side: what applications receive and send, and their payload formats. Needs `Devices`, `AccessKeys`,
 * `TokenVerifier`, `DownlinkReceiver`, the settings and the log from global modules.
 */
@Module({
  controllers: [MqttOverHttpController],
  providers: [
    MqttServerRunner,
    {
      provide: Logins,
      useFactory: (keys: AccessKeys, verifier: TokenVerifier) => new Logins(keys, verifier),
      inject: [AccessKeys, TokenVerifier],
    },
    {
      provide: Admission,
      useFactory: (logins: Logins, sessions: Sessions, log: Logger, owners: Owners) =>
        new Admission(logins, sessions, log, { owners }),
      inject: [Logins, Sessions, LOGGER, Owners],
    },
    { provide: MessageMeters, useFactory: () => new MessageMeters() },
    {
      provide: Sessions,
      useFactory: (log: Logger, settings: HandlerSettings) =>
        new Sessions(log, {
          perApplication: settings.HANDLER_MQTT_SESSIONS_PER_APPLICATION,
          perOwner: settings.HANDLER_MQTT_SESSIONS_PER_OWNER,
          perAddress: settings.HANDLER_MQTT_SESSIONS_PER_ADDRESS,
        }),
      inject: [LOGGER, HANDLER_CONFIG],
    },
    {
      provide: UplinkPace,
      useFactory: (owners: Owners, rejections: Rejections, settings: HandlerSettings) =>
        new UplinkPace({
          perApplication: settings.HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_APPLICATION,
          perOwner: settings.HANDLER_SIMULATED_UPLINKS_PER_SECOND_PER_OWNER,
          ...{ owners, rejections },
        }),
      inject: [Owners, Rejections, HANDLER_CONFIG],
    },
    {
      provide: PublishHandler,
      useFactory: (
        downlinks: DownlinkReceiver,
        sessions: Sessions,
        log: Logger,
        ...[bus, tracing, pace]: [MessageBus, Tracing, UplinkPace]
      ) => {
        const uplinks = new ClientUplinks(sessions, bus, pace, tracing);
        return new PublishHandler(downlinks, uplinks, log, tracing);
      },
      inject: [DownlinkReceiver, Sessions, LOGGER, MessageBus, Tracing, UplinkPace],
    },
    {
      provide: Publisher,
      useFactory: (
        sessions: Sessions,
        log: Logger,
        { HANDLER_MQTT_FIELDS }: HandlerSettings,
        ...[meters, taken, outside, live, bus, tracing]: PublisherParts
      ) => {
        const mqtt = new MqttPublisher(sessions, log, HANDLER_MQTT_FIELDS ? 'whole and by field' : 'whole');
        fromReplicas(bus, new Publishers([mqtt, new MessageDispatcher([live], log)]), tracing);
        return new Publishers([meters, mqtt, taken, ...outside.publishers, toReplicas(bus, log)]);
      },
      inject: [
        Sessions,
        LOGGER,
        HANDLER_CONFIG,
        MessageMeters,
        MessageDispatcher,
        OutsideBrokers,
        LiveEvents,
        MessageBus,
        Tracing,
      ],
    },
    { provide: PayloadFunctions, useFactory: () => new PayloadFunctions() },
    {
      provide: PayloadFormats,
      useFactory: (functions: PayloadFunctions, owners: Owners) => new ApplicationFormats(functions, owners),
      inject: [PayloadFunctions, Owners],
    },
    {
      provide: DryRuns,
      useFactory: (
        formats: PayloadFormats,
        devices: Devices,
        publisher: Publisher,
        ...[owners, { FIELDPOST_ISSUER: issuer }]: [Owners, HandlerSettings]
      ) => new DryRuns(formats, devices, publisher, (claims) => shareOfCaller(owners, claims, issuer)),
      inject: [PayloadFormats, Devices, Publisher, Owners, HANDLER_CONFIG],
    },
  ],
  exports: [UplinkPace, MessageMeters, Publisher, PayloadFormats, DryRuns],
})
export class MessagesModule implements OnApplicationShutdown {
  constructor(private readonly functions: PayloadFunctions) {}

  /** The threads go last: work that is still on its way may need them. */
  async onApplicationShutdown(): Promise<void> {
    await this.functions.close();
  }
}
