import { toApiBody } from '@fieldpost/errors';
import { InternalCredentials, RevocationFeed } from '@fieldpost/internal-clients';
import { isReachable } from '@fieldpost/persistence';
import { type Main, runMain } from '@fieldpost/transport';
import { DataSource } from 'typeorm';
import { isOpenToOrigins } from './cross-origin-paths.js';
import { storageAt } from './database/storage.js';
import { type OauthSettings, oauthSettings } from './oauth.config.js';
import { measureOauth } from './oauth.metrics.js';
import { OauthModule } from './oauth.module.js';
import { sendNotFound } from './pages/not-found.page.js';
import { KeyRing } from './signing/key-ring.js';

const oauth: Main<OauthSettings> = {
  name: 'oauth',
  schema: oauthSettings,
  storage: (settings) => storageAt(settings.OAUTH_DATABASE_URL),
  migrateAtStart: (settings) => settings.OAUTH_MIGRATE_AT_START,
  workers: (settings) => settings.OAUTH_WORKERS,
  plan: async (settings, logger) => {
    const inside = InternalCredentials.from(settings, logger);
    return {
      module: OauthModule.forRoot(settings, logger, inside),
      logger,
      host: settings.FIELDPOST_LISTEN_HOST,
      httpPort: settings.OAUTH_HTTP_PORT,
      errorFormat: toApiBody,
      notFoundPage: sendNotFound,
      crossOrigin: { origins: settings.FIELDPOST_CORS_ORIGINS, isOpen: isOpenToOrigins },
      schemes: ['Bearer'],
      trustedProxies: settings.FIELDPOST_TRUSTED_PROXIES,
      grpc: {
        host: settings.FIELDPOST_LISTEN_HOST,
        port: settings.OAUTH_INTERNAL_PORT,
        packages: ['fieldpost.oauth.v1'],
        contract: ['fieldpost/oauth/v1/tokens.proto'],
        credentials: inside.server,
        healthNames: ['fieldpost.oauth.v1.Tokens'],
      },
      remark: (app) => app.get(RevocationFeed).remark,
      measure: (app, metrics) => measureOauth(metrics, app),
      isReady: async (app) =>
        app.get(KeyRing, { strict: false }).isReady && (await isReachable(app.get(DataSource))),
    };
  },
};

export default runMain(oauth, process.env, process.argv.slice(2));
