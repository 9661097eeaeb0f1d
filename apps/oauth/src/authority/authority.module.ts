import { Module } from '@nestjs/common';
import { Authority, AuthorityClient, InternalCredentials } from '@fieldpost/internal-clients';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { UserStandings } from './user-standings.js';

const authority = {
  provide: Authority,
  useFactory: (settings: OauthSettings, inside: InternalCredentials) =>
    new AuthorityClient(settings.OAUTH_ACCOUNT_ADDRESS, settings.FIELDPOST_INTERNAL_SECRET, inside),
  inject: [OAUTH_CONFIG, InternalCredentials],
};

@Module({ providers: [authority, UserStandings], exports: [Authority, UserStandings] })
export class AuthorityModule {}
