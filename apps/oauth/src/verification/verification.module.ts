import { Module } from '@nestjs/common';
import { AuthorityModule } from '../authority/authority.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationController } from './verification.controller.js';
import { Verifications } from './verification.service.js';

@Module({
  imports: [AuthorityModule, MailModule, SessionsModule],
  controllers: [VerificationController],
  providers: [Verifications],
  exports: [Verifications],
})
export class VerificationModule {}
