import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '@fieldpost/auth';
import {
  AccountRegistry,
  AccountRegistryClient,
  type InternalCredentials,
  revocationFeed,
} from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { databaseModule } from '@fieldpost/persistence';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { storageAt } from './database/storage.js';
import type { DiscoverySettings } from './discovery.config.js';
import { FeedModule } from './feed/feed.module.js';
import { MonitorModule } from './monitor/monitor.module.js';
import { WatchModule } from './watch/watch.module.js';

/** The client of account, for every feature. */
@Module({})
class AccountModule {
  static forRoot(
    settings: DiscoverySettings,
    logger: Logger,
    credentials: InternalCredentials,
  ): DynamicModule {
    const { DISCOVERY_ACCOUNT_ADDRESS: address, FIELDPOST_INTERNAL_SECRET: secret } = settings;
    const registry = {
      provide: AccountRegistry,
      useFactory: () => new AccountRegistryClient({ address, secret, credentials }),
    };
    const providers = [registry, revocationFeed(settings, logger)];
    return { module: AccountModule, global: true, providers, exports: providers };
  }
}

@Module({})
export class DiscoveryModule {
  static forRoot(
    settings: DiscoverySettings,
    logger: Logger,
    credentials: InternalCredentials,
  ): DynamicModule {
    const auth = {
      servers: settings.DISCOVERY_AUTH_SERVERS,
      keysDirectory: settings.DISCOVERY_KEYS_DIR,
      revocationsOf: settings.FIELDPOST_ISSUER,
    };
    return {
      module: DiscoveryModule,
      imports: [
        AccountModule.forRoot(settings, logger, credentials),
        databaseModule(storageAt(settings.DISCOVERY_DATABASE_URL)),
        AuthModule.forRoot(auth),
        FeedModule.forRoot(settings, logger),
        AnnouncementsModule.forRoot(settings, logger),
        WatchModule,
        MonitorModule.forRoot(settings, logger),
      ],
    };
  }
}
