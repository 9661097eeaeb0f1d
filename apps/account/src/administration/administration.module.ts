import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { Deleted } from './deleted.repository.js';
import { DeletedController } from './deleted.controller.js';
import { DeletedTypeorm } from './deleted.typeorm.js';
import { UsersOverseenController } from './users-overseen.controller.js';
import { UsersOverseen } from './users-overseen.repository.js';
import { UsersOverseenService } from './users-overseen.service.js';
import { UsersOverseenTypeorm } from './users-overseen.typeorm.js';

/** What administrators alone do through the API. */
@Module({
  imports: [AuditModule, TokensModule],
  controllers: [UsersOverseenController, DeletedController],
  providers: [
    UsersOverseenService,
    { provide: UsersOverseen, useClass: UsersOverseenTypeorm },
    { provide: Deleted, useClass: DeletedTypeorm },
  ],
})
export class AdministrationModule {}
