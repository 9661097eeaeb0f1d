import { readFile } from 'node:fs/promises';
import { ServerCredentials } from '@grpc/grpc-js';
import { loadContract } from '@fieldpost/contracts';
import { gatewayFace, type Main, runMain } from '@fieldpost/transport';
import { AnnouncementsService } from './announcements/announcements.service.js';
import { storageAt } from './database/storage.js';
import { type DiscoverySettings, discoverySettings } from './discovery.config.js';
import { DiscoveryModule } from './discovery.module.js';
import { ChangeFeed } from './feed/change-feed.js';

async function credentialsOf(settings: DiscoverySettings): Promise<ServerCredentials> {
  const cert_chain = await readFile(settings.DISCOVERY_TLS_CERT_FILE);
  const private_key = await readFile(settings.DISCOVERY_TLS_KEY_FILE);
  return ServerCredentials.createSsl(null, [{ cert_chain, private_key }]);
}

const discovery: Main<DiscoverySettings> = {
  name: 'discovery',
  schema: discoverySettings,
  storage: (settings) => storageAt(settings.DISCOVERY_DATABASE_URL),
  migrateAtStart: (settings) => settings.DISCOVERY_MIGRATE_AT_START,
  plan: async (settings, logger) => ({
    module: DiscoveryModule.forRoot(settings, logger),
    logger,
    host: settings.FIELDPOST_LISTEN_HOST,
    httpPort: settings.DISCOVERY_HTTP_PORT,
    httpFace: gatewayFace,
    grpc: {
      host: settings.FIELDPOST_LISTEN_HOST,
      port: settings.DISCOVERY_GRPC_PORT,
      packages: ['discovery'],
      contract: loadContract('discovery/discovery.proto'),
      credentials: await credentialsOf(settings),
      healthNames: ['ttn'],
    },
    // Reads come from memory: once the register is loaded, a lost database stops writes only.
    isReady: async (app) => app.get(AnnouncementsService).isLoaded,
    remark: (app) => app.get(ChangeFeed).remark,
  }),
};

await runMain(discovery, process.env, process.argv.slice(2));
