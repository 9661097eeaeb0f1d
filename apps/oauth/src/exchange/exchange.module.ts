import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { IssuingModule } from '../issuing/issuing.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { ExchangeController } from './exchange.controller.js';
import { ExchangeService } from './exchange.service.js';
import { KeyTokens } from './key-tokens.service.js';

@Module({
  imports: [AccountModule, IssuingModule, SigningModule],
  controllers: [ExchangeController],
  providers: [ExchangeService, KeyTokens],
  exports: [KeyTokens],
})
export class ExchangeModule {}
