import { Module } from '@nestjs/common';
import { INTERNAL_SECRET } from '@fieldpost/internal-clients';
import { ConsentsModule } from '../consent/consents.module.js';
import { ExchangeModule } from '../exchange/exchange.module.js';
import { IssuingModule } from '../issuing/issuing.module.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { RecoveryModule } from '../recovery/recovery.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { TokensGrpc } from './tokens.grpc.js';

const internalSecret = {
  provide: INTERNAL_SECRET,
  useFactory: (settings: OauthSettings) => settings.FIELDPOST_INTERNAL_SECRET,
  inject: [OAUTH_CONFIG],
};

@Module({
  imports: [ConsentsModule, ExchangeModule, IssuingModule, RecoveryModule, VerificationModule],
  controllers: [TokensGrpc],
  providers: [internalSecret],
})
export class InternalModule {}
