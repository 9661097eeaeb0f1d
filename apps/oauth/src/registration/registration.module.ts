import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { VerificationModule } from '../verification/verification.module.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [AccountModule, SessionsModule, VerificationModule],
  controllers: [RegistrationController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
