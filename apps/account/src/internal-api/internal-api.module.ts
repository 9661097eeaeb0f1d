import { Module } from '@nestjs/common';
import { INTERNAL_SECRET } from '@fieldpost/internal-clients';
import { KeyUsesModule } from '../access/key-uses.module.js';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { ApplicationCreators } from '../applications/application-creators.repository.js';
import { ComponentsModule } from '../components/components.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { RevocationsModule } from '../revocations/revocations.module.js';
import { UsersModule } from '../users/users.module.js';
import { GrantsGrpc } from './grants.grpc.js';
import { GrantsRepository } from './grants.repository.js';
import { GrantsService } from './grants.service.js';
import { KeyGrantsService } from './key-grants.service.js';
import { RegistryGrpc } from './registry.grpc.js';
import { WebsiteGrpc } from './website.grpc.js';

const internalSecret = {
  provide: INTERNAL_SECRET,
  useFactory: (settings: AccountSettings) => settings.FIELDPOST_INTERNAL_SECRET,
  inject: [ACCOUNT_CONFIG],
};

/** The gRPC API for the other apps of the suite. */
@Module({
  imports: [ComponentsModule, KeyUsesModule, MailedLinksModule, RevocationsModule, UsersModule],
  controllers: [GrantsGrpc, RegistryGrpc, WebsiteGrpc],
  providers: [internalSecret, ApplicationCreators, GrantsRepository, GrantsService, KeyGrantsService],
})
export class InternalApiModule {}
