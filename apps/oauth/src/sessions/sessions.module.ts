import { Module } from '@nestjs/common';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { SessionCookie } from './session-cookie.js';
import { SessionsCleaner } from './sessions-cleaner.js';
import { Sessions } from './sessions.repository.js';
import { SessionsTypeorm } from './sessions.typeorm.js';
import { Visits } from './visit.js';
import { Visitors } from './visitors.service.js';

/** Over plain http a Secure cookie would never come back; production does not allow for that. */
const isSecure = ({ FIELDPOST_MODE, OAUTH_PUBLIC_URL }: OauthSettings): boolean =>
  FIELDPOST_MODE === 'production' || OAUTH_PUBLIC_URL.startsWith('https:');

const cookie = {
  provide: SessionCookie,
  useFactory: (settings: OauthSettings) =>
    new SessionCookie({ sealingKeys: settings.OAUTH_SEALING_KEY, isSecure: isSecure(settings) }),
  inject: [OAUTH_CONFIG],
};

@Module({
  providers: [cookie, { provide: Sessions, useClass: SessionsTypeorm }, SessionsCleaner, Visitors, Visits],
  exports: [Sessions, Visitors, Visits],
})
export class SessionsModule {}
