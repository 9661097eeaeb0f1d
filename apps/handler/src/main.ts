import { readFile } from 'node:fs/promises';
import { ServerCredentials } from '@grpc/grpc-js';
import { AuthServers } from '@fieldpost/auth';
import { loadContract } from '@fieldpost/contracts';
import { isReachable } from '@fieldpost/persistence';
import { gatewayFace, type Main, runMain } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { storageAt } from './database/storage.js';
import { type HandlerSettings, handlerSettings } from './handler.config.js';
import { HandlerModule } from './handler.module.js';

async function credentialsOf(settings: HandlerSettings): Promise<ServerCredentials> {
  const cert_chain = await readFile(settings.HANDLER_TLS_CERT_FILE);
  const private_key = await readFile(settings.HANDLER_TLS_KEY_FILE);
  return ServerCredentials.createSsl(null, [{ cert_chain, private_key }]);
}

const handler: Main<HandlerSettings> = {
  name: 'handler',
  schema: handlerSettings,
  storage: (settings) => storageAt(settings.HANDLER_DATABASE_URL),
  migrateAtStart: (settings) => settings.HANDLER_MIGRATE_AT_START,
  plan: async (settings, logger) => ({
    module: HandlerModule.forRoot(settings, logger),
    logger,
    host: settings.FIELDPOST_LISTEN_HOST,
    httpPort: settings.HANDLER_HTTP_PORT,
    httpFace: gatewayFace,
    httpPrefix: '/handler',
    trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES,
    grpc: {
      host: settings.FIELDPOST_LISTEN_HOST,
      port: settings.HANDLER_GRPC_PORT,
      packages: ['handler', 'lorawan', 'fieldpost.handler.v1'],
      contract: loadContract(
        'handler/handler.proto',
        'lorawan/device_address.proto',
        'fieldpost/handler/v1/device_transfer.proto',
        'fieldpost/handler/v1/downlinks.proto',
      ),
      credentials: await credentialsOf(settings),
      healthNames: ['ttn'],
    },
    isReady: async (app) => app.get(AuthServers).isReady && (await isReachable(app.get(DataSource))),
  }),
};

await runMain(handler, process.env, process.argv.slice(2));
