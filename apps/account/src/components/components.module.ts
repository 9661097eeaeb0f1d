import { Module } from '@nestjs/common';
import { CollaboratorsModule } from '../collaborators/collaborators.module.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { ComponentsController } from './components.controller.js';
import { AdministeredComponentsController } from './administered-components.controller.js';
import { ComponentsService } from './components.service.js';
import { Components } from './components.repository.js';

@Module({
  imports: [CollaboratorsModule, TokensModule],
  controllers: [ComponentsController, AdministeredComponentsController],
  providers: [ComponentsService, Components],
  exports: [Components],
})
export class ComponentsModule {}
