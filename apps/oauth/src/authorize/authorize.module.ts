import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { CodesModule } from '../codes/codes.module.js';
import { ConsentsModule } from '../consent/consents.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { AuthorizationRequests } from './authorization-requests.service.js';
import { AuthorizeController } from './authorize.controller.js';
import { AuthorizeService } from './authorize.service.js';
import { CallbackController } from './callback.controller.js';
import { Permissions } from './permissions.service.js';

@Module({
  imports: [AccountModule, CodesModule, ConsentsModule, SessionsModule],
  controllers: [AuthorizeController, CallbackController],
  providers: [AuthorizationRequests, AuthorizeService, Permissions],
  exports: [AuthorizationRequests],
})
export class AuthorizeModule {}
