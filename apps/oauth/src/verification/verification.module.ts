import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationController } from './verification.controller.js';
import { Verifications } from './verification.service.js';

@Module({
  imports: [AccountModule, MailModule, SessionsModule],
  controllers: [VerificationController],
  providers: [Verifications],
  exports: [Verifications],
})
export class VerificationModule {}
