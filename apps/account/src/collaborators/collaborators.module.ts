import { Module } from '@nestjs/common';
import { AppCollaboratorsController } from './app-collaborators.controller.js';
import { CollaboratorsService } from './collaborators.service.js';
import { Collaborators } from './collaborators.repository.js';

@Module({
  controllers: [AppCollaboratorsController],
  providers: [CollaboratorsService, Collaborators],
  exports: [CollaboratorsService],
})
export class CollaboratorsModule {}
