import { Module } from '@nestjs/common';
import { Authority, AuthorityClient } from '@fieldpost/internal-clients';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { UserStandings } from './user-standings.js';

const authority = {
  provide: Authority,
  useFactory: ({ OAUTH_ACCOUNT_ADDRESS, FIELDPOST_INTERNAL_SECRET }: OauthSettings) =>
    new AuthorityClient(OAUTH_ACCOUNT_ADDRESS, FIELDPOST_INTERNAL_SECRET),
  inject: [OAUTH_CONFIG],
};

@Module({ providers: [authority, UserStandings], exports: [Authority, UserStandings] })
export class AuthorityModule {}
