import { Module } from '@nestjs/common';
import { INTERNAL_SECRET } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { KeyUses } from '../access/key-uses.js';
import { KeyUsesModule } from '../access/key-uses.module.js';
import { ComponentsModule } from '../components/components.module.js';
import { Components } from '../components/components.repository.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { ApplicationFactsBook } from '../owners/application-facts.repository.js';
import { OwnersGrpc } from '../owners/owners.grpc.js';
import { Passwords } from '../users/passwords/passwords.js';
import { UsersModule } from '../users/users.module.js';
import { ApprovalsGrpc } from './approvals.grpc.js';
import { AuthorityGrpc } from './authority.grpc.js';
import { GrantBook } from './authority.repository.js';
import { type AuthorityOptions, AuthorityService } from './authority.service.js';
import { GrantBookTypeorm } from './authority.typeorm.js';
import { GrantsGrpc } from './grants.grpc.js';
import { KeyGrants } from './key-grants.service.js';
import { MembersGrpc } from './members.grpc.js';
import { Members } from './members.service.js';
import { Registrar } from './registrar.service.js';

const optionsOf = (settings: AccountSettings): AuthorityOptions => ({
  issuer: settings.FIELDPOST_ISSUER,
  isDevelopment: settings.FIELDPOST_MODE === 'development',
});

const service = {
  provide: AuthorityService,
  useFactory: (book: GrantBook, passwords: Passwords, settings: AccountSettings) =>
    new AuthorityService(book, passwords, optionsOf(settings)),
  inject: [GrantBook, Passwords, ACCOUNT_CONFIG],
};

const keyGrants = {
  provide: KeyGrants,
  useFactory: (book: GrantBook, components: Components, settings: AccountSettings, keyUses: KeyUses) =>
    new KeyGrants(book, components, optionsOf(settings), keyUses),
  inject: [GrantBook, Components, ACCOUNT_CONFIG, KeyUses],
};

const internalSecret = {
  provide: INTERNAL_SECRET,
  useFactory: (settings: AccountSettings) => settings.FIELDPOST_INTERNAL_SECRET,
  inject: [ACCOUNT_CONFIG],
};

@Module({
  imports: [ComponentsModule, KeyUsesModule, MailedLinksModule, UsersModule],
  controllers: [ApprovalsGrpc, AuthorityGrpc, GrantsGrpc, MembersGrpc, OwnersGrpc],
  providers: [
    ApplicationFactsBook,
    service,
    keyGrants,
    Members,
    Registrar,
    internalSecret,
    { provide: GrantBook, useClass: GrantBookTypeorm },
  ],
})
export class AuthorityModule {}
