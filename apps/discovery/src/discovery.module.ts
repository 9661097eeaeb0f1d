import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '@fieldpost/auth';
import { databaseModule } from '@fieldpost/persistence';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { storageAt } from './database/storage.js';
import type { DiscoverySettings } from './discovery.config.js';

@Module({})
export class DiscoveryModule {
  static forRoot(settings: DiscoverySettings): DynamicModule {
    const auth = { servers: settings.DISCOVERY_AUTH_SERVERS, keysDirectory: settings.DISCOVERY_KEYS_DIR };
    return {
      module: DiscoveryModule,
      imports: [
        databaseModule(storageAt(settings.DISCOVERY_DATABASE_URL)),
        AuthModule.forRoot(auth),
        AnnouncementsModule.forRoot(settings),
      ],
    };
  }
}
