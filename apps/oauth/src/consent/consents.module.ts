import { Module } from '@nestjs/common';
import { AuthorityModule } from '../authority/authority.module.js';
import { SigningModule } from '../signing/signing.module.js';
import { AuthorizedClientsController } from './authorized-clients.controller.js';
import { AuthorizedClientsService } from './authorized-clients.service.js';
import { Consents } from './consents.repository.js';
import { ConsentsTypeorm } from './consents.typeorm.js';

@Module({
  imports: [AuthorityModule, SigningModule],
  controllers: [AuthorizedClientsController],
  providers: [{ provide: Consents, useClass: ConsentsTypeorm }, AuthorizedClientsService],
  exports: [Consents, AuthorizedClientsService],
})
export class ConsentsModule {}
