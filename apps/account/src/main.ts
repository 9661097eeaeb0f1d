import { AuthServers } from '@fieldpost/auth';
import { toApiBody } from '@fieldpost/errors';
import { InternalCredentials } from '@fieldpost/internal-clients';
import { isReachable } from '@fieldpost/persistence';
import { type Main, runMain } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { type AccountSettings, accountSettings } from './account.config.js';
import { measureAccount } from './account.metrics.js';
import { AccountModule } from './account.module.js';
import { storageAt } from './database/storage.js';

const account: Main<AccountSettings> = {
  name: 'account',
  schema: accountSettings,
  storage: (settings) => storageAt(settings.ACCOUNT_DATABASE_URL),
  migrateAtStart: (settings) => settings.ACCOUNT_MIGRATE_AT_START,
  workers: (settings) => settings.ACCOUNT_WORKERS,
  plan: async (settings, logger) => {
    const credentials = InternalCredentials.from(settings, logger);
    return {
      module: AccountModule.forRoot(settings, credentials, logger),
      logger,
      host: settings.FIELDPOST_LISTEN_HOST,
      httpPort: settings.ACCOUNT_HTTP_PORT,
      errorFormat: toApiBody,
      crossOrigin: { origins: settings.FIELDPOST_CORS_ORIGINS, isOpen: () => true },
      trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES,
      grpc: {
        host: settings.FIELDPOST_LISTEN_HOST,
        port: settings.ACCOUNT_INTERNAL_PORT,
        packages: ['fieldpost.account.v1'],
        contract: [
          'fieldpost/account/v1/account.proto',
          'fieldpost/account/v1/login_providers.proto',
          'fieldpost/account/v1/registry.proto',
          'fieldpost/account/v1/second_factors.proto',
        ],
        credentials: credentials.server,
        healthNames: ['fieldpost.account.v1.AccountService', 'fieldpost.account.v1.Registry'],
      },
      measure: (app, metrics) => measureAccount(metrics, app),
      isReady: async (app) => app.get(AuthServers).isReady && isReachable(app.get(DataSource)),
    };
  },
};

export default runMain(account, process.env, process.argv.slice(2));
