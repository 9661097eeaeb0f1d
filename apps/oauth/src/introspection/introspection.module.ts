import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { TokenModule } from '../token/token.module.js';
import { Inspectors } from './inspectors.service.js';
import { IntrospectionController } from './introspection.controller.js';
import { IntrospectionService } from './introspection.service.js';

@Module({
  imports: [AccountModule, SigningModule, TokenModule],
  controllers: [IntrospectionController],
  providers: [Inspectors, IntrospectionService],
})
export class IntrospectionModule {}
