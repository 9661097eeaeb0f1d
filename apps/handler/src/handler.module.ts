import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '@fieldpost/auth';
import { discoveryChannel } from '@fieldpost/components';
import {
  accountRegistry,
  type InternalCredentials,
  processReports,
  revocationFeed,
  TokensClient,
} from '@fieldpost/internal-clients';
import { type Logger, Tracing } from '@fieldpost/observability';
import { OwnCertificate } from '@fieldpost/transport';
import { AccessKeys } from './access/access-keys.js';
import { Admission } from './api/mqtt/sessions/admission.js';
import { PublishReceiver } from './api/mqtt/sessions/publish-receiver.js';
import { Sessions } from './api/mqtt/sessions/sessions.js';
import { MqttServerRunner } from './api/mqtt/mqtt-server.runner.js';
import { Leadership } from './cluster/leadership.js';
import { MessageBus } from './cluster/message-bus.js';
import { MessageMeters } from './events/message-meters.js';
import { Deliverer } from './integrations/deliverer.js';
import { IntegrationMessages } from './integrations/integration-messages.js';
import { Rejections } from './limits/rejections.js';
import { MessageRecorder } from './message-storage/message-recorder.js';
import { Announcer } from './discovery/announcer.js';
import { BrokerLinks } from './network/broker-links.js';
import { OutsideBrokers } from './outside-brokers/outside-brokers.js';
import { PayloadFunctions } from './payload-functions/payload-functions.js';
import { DeviceQueue } from './shared/device-queue.js';
import { TrafficCounters } from './traffic/traffic-counters.js';
import { UplinkMeter } from './uplinks/uplink-meter.js';
import { DeviceCache } from './uplinks/device-cache.js';
import { BrokerAuthenticationModule } from './api/broker-authentication/broker-authentication.module.js';
import { HANDLER_CONFIG, type HandlerSettings, LOGGER } from './handler.config.js';
import { ApiModule } from './api.module.js';
import { LimitsModule } from './limits.module.js';
import { MessagesModule } from './messages.module.js';
import { NetworkModule } from './network.module.js';
import { OutsideBrokersModule } from './outside-brokers.module.js';
import { ClusterModule } from './cluster.module.js';
import { StorageModule } from './storage.module.js';

/** Dependencies created before the Nest container. */
export interface HandlerDependencies {
  readonly logger: Logger;
  readonly certificate: OwnCertificate;
  readonly tracing: Tracing;
  readonly inside: InternalCredentials;
}

/** The services that register metrics. */
export const measured = [
  AccessKeys,
  Admission,
  Announcer,
  BrokerLinks,
  Deliverer,
  DeviceCache,
  DeviceQueue,
  IntegrationMessages,
  MessageBus,
  MessageMeters,
  MessageRecorder,
  MqttServerRunner,
  OutsideBrokers,
  PayloadFunctions,
  PublishReceiver,
  Rejections,
  Sessions,
  TrafficCounters,
  UplinkMeter,
];

/** The state of this replica: brokers only while it leads, since the others have no streams. */
const reportsOf = (settings: HandlerSettings, { logger, certificate, inside }: HandlerDependencies) =>
  processReports({
    app: 'handler',
    logger,
    certificates: [certificate, inside.certificate],
    sealingKeys: settings.HANDLER_SEALING_KEY,
    more: (services) => {
      const links = services.get(BrokerLinks, { strict: false });
      const connected = links.connected().length;
      const isLeader = services.get(Leadership, { strict: false }).isLeader;
      return {
        components: [{ type: 'handler', id: settings.HANDLER_ID, health: '' }],
        ...(isLeader && { brokers: { connected, away: links.count - connected } }),
      };
    },
  });

/** The modules of the handler with their common dependencies: settings, log, token server, tokens and storage. */
@Module({})
export class HandlerModule {
  static forRoot(settings: HandlerSettings, dependencies: HandlerDependencies): DynamicModule {
    const { logger, certificate, tracing, inside } = dependencies;
    const { HANDLER_OAUTH_ADDRESS: address, FIELDPOST_INTERNAL_SECRET: secret } = settings;
    const discoveryRoots = { setting: 'HANDLER_DISCOVERY_CA_FILE', file: settings.HANDLER_DISCOVERY_CA_FILE };
    const common = [
      { provide: HANDLER_CONFIG, useValue: settings },
      { provide: LOGGER, useValue: logger },
      { provide: Tracing, useValue: tracing },
      { provide: OwnCertificate, useValue: certificate },
      { provide: TokensClient, useFactory: () => new TokensClient(address, secret, inside) },
      accountRegistry({ address: settings.HANDLER_ACCOUNT_ADDRESS, secret, credentials: inside }),
      discoveryChannel(settings.HANDLER_DISCOVERY_ADDRESS, discoveryRoots, logger),
      revocationFeed(settings, logger),
      reportsOf(settings, dependencies),
      AccessKeys,
    ];
    const auth = {
      servers: settings.HANDLER_AUTH_SERVERS,
      keysDirectory: settings.HANDLER_KEYS_DIR,
      revocationsOf: settings.FIELDPOST_ISSUER,
    };
    return {
      module: HandlerModule,
      global: true,
      imports: [
        AuthModule.forRoot(auth),
        StorageModule.forRoot(settings),
        LimitsModule,
        ClusterModule,
        OutsideBrokersModule,
        NetworkModule,
        // Global: the network side publishes to applications, and applications send to the network.
        { module: MessagesModule, global: true },
        BrokerAuthenticationModule,
        ApiModule,
      ],
      providers: common,
      exports: common,
    };
  }
}
