import { randomBytes } from 'node:crypto';
import { Module } from '@nestjs/common';
import { AuthorityModule } from '../authority/authority.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { IssuingModule } from '../issuing/issuing.module.js';
import { ThrottleModule } from '../throttling/throttle.module.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { ClientProof } from './client-proof.js';
import { ClientThrottle } from './client-throttle.js';
import { CodeGrant } from './code.grant.js';
import { GrantsCleaner } from '../grants/grants-cleaner.js';
import { Grants } from '../grants/grants.repository.js';
import { GrantsTypeorm } from '../grants/grants.typeorm.js';
import { PasswordGrant } from './password.grant.js';
import { RefreshGrant } from './refresh.grant.js';
import { RefreshTokens } from '../grants/refresh-tokens.js';
import { TokenController } from './token.controller.js';
import { TokenService } from './token.service.js';
import { TokenSets } from './token-sets.service.js';

const refreshTokens = {
  provide: RefreshTokens,
  useFactory: ({ OAUTH_SEALING_KEY, OAUTH_REFRESH_TOKEN_SECONDS }: OauthSettings) =>
    new RefreshTokens(OAUTH_SEALING_KEY, OAUTH_REFRESH_TOKEN_SECONDS, randomBytes),
  inject: [OAUTH_CONFIG],
};

const clientThrottle = {
  provide: ClientThrottle,
  useFactory: (settings: OauthSettings) => new ClientThrottle(settings.OAUTH_CLIENT_REQUESTS_PER_MINUTE),
  inject: [OAUTH_CONFIG],
};

@Module({
  imports: [AuthorityModule, CodesModule, IssuingModule, ThrottleModule],
  controllers: [TokenController],
  providers: [
    { provide: Grants, useClass: GrantsTypeorm },
    refreshTokens,
    GrantsCleaner,
    TokenSets,
    PasswordGrant,
    RefreshGrant,
    CodeGrant,
    TokenService,
    ClientProof,
    clientThrottle,
  ],
  exports: [ClientProof, ClientThrottle, Grants],
})
export class TokenModule {}
