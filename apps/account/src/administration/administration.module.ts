import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { DeletedController } from './deleted.controller.js';
import { Deleted } from './deleted.repository.js';
import { UsersOverseenController } from './users-overseen.controller.js';
import { UsersOverseenService } from './users-overseen.service.js';
import { UsersOverseen } from './users-overseen.repository.js';

/** What administrators alone do through the API. */
@Module({
  imports: [AuditModule, TokensModule],
  controllers: [UsersOverseenController, DeletedController],
  providers: [UsersOverseenService, UsersOverseen, Deleted],
})
export class AdministrationModule {}
