import { ServerCredentials } from '@grpc/grpc-js';
import { standardLimits } from '@fieldpost/grpc-door';
import { InternalCredentials, measureRevocations, RevocationFeed } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { measureDatabase } from '@fieldpost/persistence';
import { httpApiErrorFormat, type Main, OwnCertificate, runMain } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { AnnouncementsService } from './announcements/announcements.service.js';
import { storageAt } from './database/storage.js';
import { allowsPlaintext, type DiscoverySettings, discoverySettings } from './discovery.config.js';
import { measureDiscovery } from './discovery.metrics.js';
import { DiscoveryModule } from './discovery.module.js';
import { DiscoveryFront } from './doors/front.js';
import { ChangeFeed } from './feed/change-feed.js';
import { Register } from './register/register.js';
import { WatcherGrpc } from './watch/watcher.grpc.js';

async function frontOf(settings: DiscoverySettings, logger: Logger): Promise<DiscoveryFront> {
  const files = { cert: settings.DISCOVERY_TLS_CERT_FILE, key: settings.DISCOVERY_TLS_KEY_FILE };
  const limits = {
    ...standardLimits,
    connections: settings.DISCOVERY_MAX_CONNECTIONS,
    connectionsPerAddress: settings.DISCOVERY_MAX_CONNECTIONS_PER_ADDRESS,
  };
  return DiscoveryFront.with({
    host: settings.FIELDPOST_LISTEN_HOST,
    port: settings.DISCOVERY_GRPC_PORT,
    tls: OwnCertificate.follow({ ...files, prefix: 'DISCOVERY', logger }),
    plaintext: allowsPlaintext(settings) ? 'served' : 'rejected',
    limits,
    logger,
  });
}

const discovery: Main<DiscoverySettings> = {
  name: 'discovery',
  schema: discoverySettings,
  storage: (settings) => storageAt(settings.DISCOVERY_DATABASE_URL),
  migrateAtStart: (settings) => settings.DISCOVERY_MIGRATE_AT_START,
  workers: (settings) => settings.DISCOVERY_WORKERS,
  plan: async (settings, logger) => {
    const front = await frontOf(settings, logger);
    return {
      module: DiscoveryModule.forRoot(settings, logger, InternalCredentials.from(settings, logger)),
      logger,
      host: settings.FIELDPOST_LISTEN_HOST,
      httpPort: settings.DISCOVERY_HTTP_PORT,
      errorFormat: httpApiErrorFormat,
      grpc: {
        host: settings.FIELDPOST_LISTEN_HOST,
        port: settings.DISCOVERY_GRPC_PORT,
        packages: ['discovery', 'fieldpost.discovery.v1'],
        contract: ['discovery/discovery.proto', 'fieldpost/discovery/v1/watch.proto'],
        // The front has the port and the certificate; behind it is a socket that only this user can reach.
        credentials: ServerCredentials.createInsecure(),
        behind: `unix:${front.behind}`,
        healthNames: ['ttn'],
      },
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
      front,
    };
  },
};

await runMain(discovery, process.env, process.argv.slice(2));
