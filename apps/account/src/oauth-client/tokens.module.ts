import { Module } from '@nestjs/common';
import { InternalCredentials, Tokens, TokensClient } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';

const tokens = {
  provide: Tokens,
  useFactory: (settings: AccountSettings, inside: InternalCredentials) =>
    new TokensClient(settings.ACCOUNT_OAUTH_ADDRESS, settings.FIELDPOST_INTERNAL_SECRET, inside),
  inject: [ACCOUNT_CONFIG, InternalCredentials],
};

/** The client of oauth's internal API. */
@Module({ providers: [tokens], exports: [Tokens] })
export class TokensModule {}
