import { InternalCredentials, measureRevocations, RevocationFeed } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { measureDatabase } from '@fieldpost/persistence';
import {
  httpApiErrorFormat,
  type Main,
  OwnCertificate,
  renewedCredentials,
  runMain,
} from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { AnnouncementsController } from './announcements/announcements.controller.js';
import { AnnouncementsGrpc, requestSizes } from './announcements/announcements.grpc.js';
import { AnnouncementsService } from './announcements/announcements.service.js';
import { storageAt } from './database/storage.js';
import { type DiscoverySettings, discoverySettings } from './discovery.config.js';
import { measureDiscovery } from './discovery.metrics.js';
import { DiscoveryModule } from './discovery.module.js';
import { ChangeFeed } from './feed/change-feed.js';
import { Register } from './register/register.js';
import { WatcherGrpc } from './watch/watcher.grpc.js';

const ownCertificate = (settings: DiscoverySettings, logger: Logger): OwnCertificate =>
  OwnCertificate.follow({
    cert: settings.DISCOVERY_TLS_CERT_FILE,
    key: settings.DISCOVERY_TLS_KEY_FILE,
    prefix: 'DISCOVERY',
    logger,
  });

const discovery: Main<DiscoverySettings> = {
  name: 'discovery',
  schema: discoverySettings,
  storage: (settings) => storageAt(settings.DISCOVERY_DATABASE_URL),
  migrateAtStart: (settings) => settings.DISCOVERY_MIGRATE_AT_START,
  workers: (settings) => settings.DISCOVERY_WORKERS,
  plan: async (settings, logger) => {
    const certificate = ownCertificate(settings, logger);
    const credentials = InternalCredentials.from(settings, logger);
    return {
      module: DiscoveryModule.forRoot(settings, { logger, certificate, credentials }),
      logger,
      host: settings.FIELDPOST_LISTEN_HOST,
      httpPort: settings.DISCOVERY_HTTP_PORT,
      errorFormat: httpApiErrorFormat,
      crossOrigin: { origins: settings.FIELDPOST_CORS_ORIGINS, isOpen: () => true },
      grpc: {
        host: settings.FIELDPOST_LISTEN_HOST,
        port: settings.DISCOVERY_GRPC_PORT,
        packages: ['discovery', 'fieldpost.discovery.v1'],
        contract: ['discovery/discovery.proto', 'fieldpost/discovery/v1/watch.proto'],
        credentials: renewedCredentials(certificate),
        plaintextPort: settings.DISCOVERY_PLAINTEXT_PORT,
        connections: {
          connections: settings.DISCOVERY_MAX_CONNECTIONS,
          connectionsPerAddress: settings.DISCOVERY_MAX_CONNECTIONS_PER_ADDRESS,
        },
        healthNames: ['ttn'],
        ...requestSizes,
      },
      admitCompressed: (app) => (call) => app.get(AnnouncementsGrpc).admitCompressed(call),
      directControllers: (app) => [app.get(AnnouncementsGrpc), app.get(AnnouncementsController)],
      // Reads come from memory: once the register is loaded, a lost database stops writes only.
      isReady: async (app) => app.get(AnnouncementsService).isLoaded,
      remark: (app) => app.get(ChangeFeed).remark ?? app.get(RevocationFeed).remark,
      measure: (app, metrics) => {
        const parts = {
          register: app.get(Register),
          feed: app.get(ChangeFeed),
          watchers: app.get(WatcherGrpc),
        };
        measureDatabase(metrics, app.get(DataSource));
        measureRevocations(metrics, app.get(RevocationFeed));
        measureDiscovery(metrics, parts, () => new Date());
      },
    };
  },
};

export default runMain(discovery, process.env, process.argv.slice(2));
