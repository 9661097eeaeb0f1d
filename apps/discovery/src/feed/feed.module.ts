import { type DynamicModule, Module } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import type { DiscoverySettings } from '../discovery.config.js';
import { Register } from '../register/register.js';
import { ChangeFeed } from './change-feed.js';
import { PostgresFeed } from './feed-source.postgres.js';

const pollMs = 500;
const retryMs = 250;

/** The register and what keeps it equal to the database; for the whole app. */
@Module({})
export class FeedModule {
  static forRoot(settings: DiscoverySettings, logger: Logger): DynamicModule {
    const options = {
      keptChanges: settings.DISCOVERY_KEPT_CHANGES,
      pollMs,
      retryMs,
      now: () => new Date(),
    };
    const source = new PostgresFeed(settings.DISCOVERY_DATABASE_URL);
    const feed = {
      provide: ChangeFeed,
      useFactory: (register: Register) => new ChangeFeed(register, source, options, logger),
      inject: [Register],
    };
    return { module: FeedModule, global: true, providers: [Register, feed], exports: [Register, ChangeFeed] };
  }
}
