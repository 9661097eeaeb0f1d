import { type DynamicModule, Module } from '@nestjs/common';
import { AuthModule } from '@fieldpost/auth';
import {
  accountRegistry,
  type InternalCredentials,
  processReports,
  revocationFeed,
} from '@fieldpost/internal-clients';
import { mostAnnouncedReported, serviceNames } from '@fieldpost/domain';
import type { Logger } from '@fieldpost/observability';
import { databaseModule } from '@fieldpost/persistence';
import type { OwnCertificate } from '@fieldpost/transport';
import { AnnouncementsModule } from './announcements/announcements.module.js';
import { storageAt } from './database/storage.js';
import type { DiscoverySettings } from './discovery.config.js';
import { FeedModule } from './feed/feed.module.js';
import { MonitorModule } from './monitor/monitor.module.js';
import { Register } from './register/register.js';
import { WatchModule } from './watch/watch.module.js';

/** What is made before the modules. */
export interface DiscoveryParts {
  readonly logger: Logger;
  readonly credentials: InternalCredentials;
  /** Of the gRPC server. */
  readonly certificate: OwnCertificate;
}

/** What is reported to account, which looks for the announcements of the installation. */
const firstOf = (register: Register) =>
  serviceNames.flatMap((type) =>
    register.window(type, 0, mostAnnouncedReported).map(({ announcement, health }) => ({
      ...{ type, id: announcement.id },
      health: health?.state ?? '',
    })),
  );

/** The client of account, for every feature. */
@Module({})
class AccountModule {
  static forRoot(
    settings: DiscoverySettings,
    { logger, credentials, certificate }: DiscoveryParts,
  ): DynamicModule {
    const { DISCOVERY_ACCOUNT_ADDRESS: address, FIELDPOST_INTERNAL_SECRET: secret } = settings;
    const reports = processReports({
      app: 'discovery',
      logger,
      certificates: [certificate, credentials.certificate],
      more: (services) => ({ announced: firstOf(services.get(Register, { strict: false })) }),
    });
    const providers = [
      accountRegistry({ address, secret, credentials }),
      revocationFeed(settings, logger),
      reports,
    ];
    return { module: AccountModule, global: true, providers, exports: providers };
  }
}

@Module({})
export class DiscoveryModule {
  static forRoot(settings: DiscoverySettings, parts: DiscoveryParts): DynamicModule {
    const { logger } = parts;
    const auth = {
      servers: settings.DISCOVERY_AUTH_SERVERS,
      keysDirectory: settings.DISCOVERY_KEYS_DIR,
      revocationsOf: settings.FIELDPOST_ISSUER,
    };
    return {
      module: DiscoveryModule,
      imports: [
        AccountModule.forRoot(settings, parts),
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
