import { Module } from '@nestjs/common';
import { Tokens, TokensClient } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';

const tokens = {
  provide: Tokens,
  useFactory: ({ ACCOUNT_OAUTH_ADDRESS, FIELDPOST_INTERNAL_SECRET }: AccountSettings) =>
    new TokensClient(ACCOUNT_OAUTH_ADDRESS, FIELDPOST_INTERNAL_SECRET),
  inject: [ACCOUNT_CONFIG],
};

/** The one channel to the token server. */
@Module({ providers: [tokens], exports: [Tokens] })
export class TokensModule {}
