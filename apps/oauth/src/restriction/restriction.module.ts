import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { IssuingModule } from '../issuing/issuing.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TokenModule } from '../token/token.module.js';
import { RestrictionController } from './restriction.controller.js';
import { RestrictionService } from './restriction.service.js';

@Module({
  imports: [AccountModule, IssuingModule, SigningModule, TokenModule],
  controllers: [RestrictionController],
  providers: [RestrictionService],
})
export class RestrictionModule {}
