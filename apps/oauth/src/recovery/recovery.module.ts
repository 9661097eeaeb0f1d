import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { MailModule } from '../mail/mail.module.js';
import { SessionsModule } from '../sessions/sessions.module.js';
import { RecoveryController } from './recovery.controller.js';
import { EmailChangeUndoController } from './undo.controller.js';
import { NewPasswords } from './new-passwords.service.js';
import { RecoveryService } from './recovery.service.js';

@Module({
  imports: [AccountModule, MailModule, SessionsModule],
  controllers: [RecoveryController, EmailChangeUndoController],
  providers: [RecoveryService, NewPasswords],
  exports: [RecoveryService],
})
export class RecoveryModule {}
