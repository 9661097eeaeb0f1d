import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { ConsentsModule } from '../consent/consents.module.js';
import { ThrottleModule } from '../throttling/throttle.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { AccessController } from './access.controller.js';
import { AccessService } from './access.service.js';
import { PasswordService } from './password.service.js';
import { ProfileController } from './profile.controller.js';
import { ProfileService } from './profile.service.js';
import { SignedIn } from './signed-in.service.js';

@Module({
  imports: [AccountModule, ConsentsModule, MailModule, SessionsModule, ThrottleModule, VerificationModule],
  controllers: [ProfileController, AccessController],
  providers: [SignedIn, ProfileService, PasswordService, AccessService],
  exports: [SignedIn],
})
export class MembersModule {}
