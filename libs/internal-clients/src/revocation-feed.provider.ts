import { RevocationTable } from '@fieldpost/auth';
import type { CommonSettings } from '@fieldpost/config';
import type { Logger } from '@fieldpost/observability';
import { AccountRegistry } from './account-registry.client.js';
import { RevocationFeed } from './revocation-feed.js';

type Settings = Pick<CommonSettings, 'FIELDPOST_REVOCATION_PULL_SECONDS'>;

/** The feed of an app as a provider; the app provides `AccountRegistry` and `RevocationTable`. */
export const revocationFeed = (settings: Settings, logger: Logger) => ({
  provide: RevocationFeed,
  useFactory: (registry: AccountRegistry, table: RevocationTable) => {
    const pullMs = settings.FIELDPOST_REVOCATION_PULL_SECONDS * 1_000;
    return new RevocationFeed(registry, table, { pullMs, logger });
  },
  inject: [AccountRegistry, RevocationTable],
});
