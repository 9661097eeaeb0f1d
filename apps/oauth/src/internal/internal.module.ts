import { Module } from '@nestjs/common';
import { INTERNAL_SECRET } from '@fieldpost/internal-clients';
import { ConsentsModule } from '../consent/consents.module.js';
import { ExchangeModule } from '../exchange/exchange.module.js';
import { IssuingModule } from '../issuing/issuing.module.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TokenModule } from '../token/token.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { NarrowingGrpc } from './narrowing.grpc.js';
import { NarrowTokens } from './narrow-tokens.service.js';
import { TokensGrpc } from './tokens.grpc.js';

const internalSecret = {
  provide: INTERNAL_SECRET,
  useFactory: (settings: OauthSettings) => settings.FIELDPOST_INTERNAL_SECRET,
  inject: [OAUTH_CONFIG],
};

@Module({
  imports: [
    ConsentsModule,
    ExchangeModule,
    IssuingModule,
    RecoveryModule,
    SigningModule,
    TokenModule,
    VerificationModule,
  ],
  controllers: [NarrowingGrpc, TokensGrpc],
  providers: [internalSecret, NarrowTokens],
})
export class InternalModule {}
