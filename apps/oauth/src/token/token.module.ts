import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { IssuingModule } from '../issuing/issuing.module.js';
import { ThrottleModule } from '../throttling/throttle.module.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { ClientAuthenticator } from './client-credentials.js';
import { ClientThrottle } from './client-throttle.js';
import { CodeGrant } from './code.grant.js';
import { GrantsCleaner } from '../grants/grants-cleaner.js';
import { Grants } from '../grants/grants.repository.js';
import { PasswordGrant } from './password.grant.js';
import { RefreshGrant } from './refresh.grant.js';
import { TokenController } from './token.controller.js';
import { TokenSets } from './token-sets.service.js';

const clientThrottle = {
  provide: ClientThrottle,
  useFactory: (settings: OauthSettings) => new ClientThrottle(settings.OAUTH_CLIENT_REQUESTS_PER_MINUTE),
  inject: [OAUTH_CONFIG],
};

@Module({
  imports: [AccountModule, CodesModule, IssuingModule, ThrottleModule],
  controllers: [TokenController],
  providers: [
    Grants,
    GrantsCleaner,
    TokenSets,
    PasswordGrant,
    RefreshGrant,
    CodeGrant,
    ClientAuthenticator,
    clientThrottle,
  ],
  exports: [ClientAuthenticator, ClientThrottle, Grants],
})
export class TokenModule {}
