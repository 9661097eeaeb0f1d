import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/audit.module.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { DeletedController } from './deleted.controller.js';
import { Deleted } from './deleted.repository.js';
import { AdministeredUsersController } from './administered-users.controller.js';
import { AdministeredUsersService } from './administered-users.service.js';
import { AdministeredUsers } from './administered-users.repository.js';

/** What administrators alone do through the API. */
@Module({
  imports: [AuditModule, TokensModule],
  controllers: [AdministeredUsersController, DeletedController],
  providers: [AdministeredUsersService, AdministeredUsers, Deleted],
})
export class AdministrationModule {}
