import { Inject, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { AuditModule } from '../audit/audit.module.js';
import { ClientsController } from './clients.controller.js';
import { ClientsService } from './clients.service.js';
import { Clients } from './clients.repository.js';
import { developmentClients } from './development-clients.js';

@Module({
  imports: [AuditModule],
  controllers: [ClientsController],
  providers: [ClientsService, Clients],
})
export class ClientsModule implements OnApplicationBootstrap {
  constructor(
    private readonly clients: Clients,
    @Inject(ACCOUNT_CONFIG) private readonly settings: AccountSettings,
  ) {}

  /** Outside development mode this removes the development clients, whose secrets are known. */
  async onApplicationBootstrap(): Promise<void> {
    const isDevelopment = this.settings.FIELDPOST_MODE === 'development';
    await this.clients.setDevelopmentClients(isDevelopment ? developmentClients : []);
  }
}
