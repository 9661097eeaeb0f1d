import { Module } from '@nestjs/common';
import { INTERNAL_SECRET } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { KeyUses } from '../access-keys/key-uses.js';
import { KeyUsesModule } from '../access-keys/key-uses.module.js';
import { MailedLinksModule } from '../mailed-links/mailed-links.module.js';
import { Passwords } from '../users/passwords.js';
import { UsersModule } from '../users/users.module.js';
import { AuthorityGrpc } from './authority.grpc.js';
import { GrantBook } from './authority.repository.js';
import { AuthorityService } from './authority.service.js';
import { GrantBookTypeorm } from './authority.typeorm.js';
import { MembersGrpc } from './members.grpc.js';
import { Members } from './members.service.js';
import { Registrar } from './registrar.service.js';

const service = {
  provide: AuthorityService,
  useFactory: (book: GrantBook, passwords: Passwords, settings: AccountSettings, keyUses: KeyUses) => {
    const isDevelopment = settings.FIELDPOST_MODE === 'development';
    const options = { issuer: settings.FIELDPOST_ISSUER, isDevelopment };
    return new AuthorityService(book, passwords, options, keyUses);
  },
  inject: [GrantBook, Passwords, ACCOUNT_CONFIG, KeyUses],
};

const internalSecret = {
  provide: INTERNAL_SECRET,
  useFactory: (settings: AccountSettings) => settings.FIELDPOST_INTERNAL_SECRET,
  inject: [ACCOUNT_CONFIG],
};

@Module({
  imports: [KeyUsesModule, MailedLinksModule, UsersModule],
  controllers: [AuthorityGrpc, MembersGrpc],
  providers: [
    service,
    Members,
    Registrar,
    internalSecret,
    { provide: GrantBook, useClass: GrantBookTypeorm },
  ],
})
export class AuthorityModule {}
