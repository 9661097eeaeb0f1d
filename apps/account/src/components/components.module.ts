import { Module } from '@nestjs/common';
import { CollaboratorsModule } from '../collaborators/collaborators.module.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { ComponentsController } from './components.controller.js';
import { ComponentsOverseenController } from './components-overseen.controller.js';
import { ComponentsService } from './components.service.js';
import { Components } from './components.repository.js';

@Module({
  imports: [CollaboratorsModule, TokensModule],
  controllers: [ComponentsController, ComponentsOverseenController],
  providers: [ComponentsService, Components],
  exports: [Components],
})
export class ComponentsModule {}
