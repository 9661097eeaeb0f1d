import { Module } from '@nestjs/common';
import { Tokens, TokensClient } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { AuditModule } from '../audit/audit.module.js';
import { CollaboratorsModule } from '../collaborators/collaborators.module.js';
import { ComponentsController } from './components.controller.js';
import { Components } from './components.repository.js';
import { ComponentsService } from './components.service.js';
import { ComponentsTypeorm } from './components.typeorm.js';

const tokens = {
  provide: Tokens,
  useFactory: ({ ACCOUNT_OAUTH_ADDRESS, FIELDPOST_INTERNAL_SECRET }: AccountSettings) =>
    new TokensClient(ACCOUNT_OAUTH_ADDRESS, FIELDPOST_INTERNAL_SECRET),
  inject: [ACCOUNT_CONFIG],
};

@Module({
  imports: [AuditModule, CollaboratorsModule],
  controllers: [ComponentsController],
  providers: [ComponentsService, tokens, { provide: Components, useClass: ComponentsTypeorm }],
  exports: [Tokens],
})
export class ComponentsModule {}
