import { Module } from '@nestjs/common';
import { AccountClient, InternalCredentials } from '@fieldpost/internal-clients';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { UserStatusService } from './user-status.service.js';

const accountClient = {
  provide: AccountClient,
  useFactory: (settings: OauthSettings, credentials: InternalCredentials) =>
    new AccountClient(settings.OAUTH_ACCOUNT_ADDRESS, settings.FIELDPOST_INTERNAL_SECRET, credentials),
  inject: [OAUTH_CONFIG, InternalCredentials],
};

@Module({ providers: [accountClient, UserStatusService], exports: [AccountClient, UserStatusService] })
export class AccountModule {}
