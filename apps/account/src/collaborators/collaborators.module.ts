import { Module } from '@nestjs/common';
import { AppCollaboratorsController } from './app-collaborators.controller.js';
import { Collaborators } from './collaborators.repository.js';
import { CollaboratorsService } from './collaborators.service.js';
import { CollaboratorsTypeorm } from './collaborators.typeorm.js';

@Module({
  controllers: [AppCollaboratorsController],
  providers: [CollaboratorsService, { provide: Collaborators, useClass: CollaboratorsTypeorm }],
  exports: [CollaboratorsService],
})
export class CollaboratorsModule {}
