import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { AuthorizeModule } from '../authorize/authorize.module.js';
import { MembersModule } from '../members/members.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { LoginController } from './login.controller.js';
import { LoginService } from './login.service.js';
import { ThrottleModule } from '../throttling/throttle.module.js';

@Module({
  imports: [AccountModule, AuthorizeModule, MembersModule, SessionsModule, ThrottleModule],
  controllers: [LoginController],
  providers: [LoginService],
})
export class LoginModule {}
