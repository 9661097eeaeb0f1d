import type { INestApplicationContext } from '@nestjs/common';
import { AuthServers } from '@fieldpost/auth';
import { signingKey } from '@fieldpost/components';
import { InternalCredentials, measureRevocations, RevocationFeed } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { isReachable, measureDatabase } from '@fieldpost/persistence';
import {
  httpApiErrorFormat,
  type Main,
  OwnCertificate,
  renewedCredentials,
  runMain,
} from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { ApplicationCallersService } from './access/application-callers.service.js';
import { requestSizes } from './api/grpc/request-sizes.js';
import { storageAt } from './database/storage.js';
import { type HandlerSettings, handlerSettings } from './handler.config.js';
import { HandlerModule, measured } from './handler.module.js';
import { httpPrefix } from './shared/http-prefix.js';
import { LiveEvents } from './api/live-events/live-events.js';
import { MqttServerRunner } from './api/mqtt/mqtt-server.runner.js';
import { BrokerLinks } from './network/broker-links.js';
import { NetworkCallers } from './network/network-callers.js';
import { Leadership } from './cluster/leadership.js';
import { type ReplicaResources, shutDownReplica } from './replica-shutdown.js';
import { TrafficCounters } from './traffic/traffic-counters.js';

const certificateOf = (settings: HandlerSettings, logger: Logger): OwnCertificate =>
  OwnCertificate.follow({
    prefix: 'HANDLER',
    cert: settings.HANDLER_TLS_CERT_FILE,
    key: settings.HANDLER_TLS_KEY_FILE,
    logger,
    check: ({ key }) => void signingKey(key),
  });

/** The services of the gRPC server. */
const services = {
  packages: ['handler', 'lorawan', 'fieldpost.handler.v1'],
  contract: [
    'handler/handler.proto',
    'lorawan/device_address.proto',
    'fieldpost/handler/v1/device_transfer.proto',
    'fieldpost/handler/v1/downlinks.proto',
  ],
  healthNames: ['ttn'],
  ...requestSizes,
} as const;

/** What a replica that stops hands over. */
const handedOver = (app: INestApplicationContext): ReplicaResources => ({
  leadership: app.get(Leadership),
  links: app.get(BrokerLinks),
  traffic: app.get(TrafficCounters),
  mqtt: app.get(MqttServerRunner),
  live: app.get(LiveEvents),
});

const handler: Main<HandlerSettings> = {
  name: 'handler',
  schema: handlerSettings,
  storage: (settings) => storageAt(settings.HANDLER_DATABASE_URL),
  migrateAtStart: (settings) => settings.HANDLER_MIGRATE_AT_START,
  plan: async (settings, logger, tracing) => {
    const certificate = certificateOf(settings, logger);
    const inside = InternalCredentials.from(settings, logger);
    return {
      module: HandlerModule.forRoot(settings, { logger, certificate, tracing, inside }),
      logger,
      host: settings.FIELDPOST_LISTEN_HOST,
      httpPort: settings.HANDLER_HTTP_PORT,
      errorFormat: httpApiErrorFormat,
      crossOrigin: { origins: settings.FIELDPOST_CORS_ORIGINS, isOpen: () => true },
      httpPrefix,
      trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES,
      grpc: {
        host: settings.FIELDPOST_LISTEN_HOST,
        port: settings.HANDLER_GRPC_PORT,
        ...services,
        credentials: renewedCredentials(certificate),
      },
      admitCompressed: (app) => {
        const [callers, brokers] = [app.get(ApplicationCallersService), app.get(NetworkCallers)];
        return (call) =>
          call.path.startsWith('/handler.Handler/')
            ? brokers.requireBroker(call.metadata)
            : callers.admitCompressed(call);
      },
      drain: (app, withinMs) => shutDownReplica(handedOver(app), withinMs),
      remark: (app) => app.get(RevocationFeed).remark,
      measure: (app, metrics) => {
        measureDatabase(metrics, app.get(DataSource));
        measureRevocations(metrics, app.get(RevocationFeed));
        for (const service of measured) app.get(service, { strict: false }).measure(metrics);
      },
      isReady: async (app) => app.get(AuthServers).isReady && (await isReachable(app.get(DataSource))),
    };
  },
};

export default runMain(handler, process.env, process.argv.slice(2));
