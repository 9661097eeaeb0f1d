import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '@fieldpost/auth';
import type { Logger } from '@fieldpost/observability';
import { databaseModule } from '@fieldpost/persistence';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { storageAt } from './database/storage.js';
import type { DiscoverySettings } from './discovery.config.js';
import { FeedModule } from './feed/feed.module.js';
import { MonitorModule } from './monitor/monitor.module.js';
import { WatchModule } from './watch/watch.module.js';

@Module({})
export class DiscoveryModule {
  static forRoot(settings: DiscoverySettings, logger: Logger): DynamicModule {
    const auth = { servers: settings.DISCOVERY_AUTH_SERVERS, keysDirectory: settings.DISCOVERY_KEYS_DIR };
    return {
      module: DiscoveryModule,
      imports: [
        databaseModule(storageAt(settings.DISCOVERY_DATABASE_URL)),
        AuthModule.forRoot(auth),
        FeedModule.forRoot(settings, logger),
        AnnouncementsModule.forRoot(settings),
        WatchModule,
        MonitorModule.forRoot(settings, logger),
      ],
    };
  }
}
