import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { AuthorizedClientsController } from './authorized-clients.controller.js';
import { AuthorizedClientsService } from './authorized-clients.service.js';
import { Consents } from './consents.repository.js';

@Module({
  imports: [AccountModule, SigningModule],
  controllers: [AuthorizedClientsController],
  providers: [Consents, AuthorizedClientsService],
  exports: [Consents, AuthorizedClientsService],
})
export class ConsentsModule {}
