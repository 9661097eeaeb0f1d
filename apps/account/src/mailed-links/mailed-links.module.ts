import { Module } from '@nestjs/common';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { Passwords } from '../users/passwords/passwords.js';
import { UsersModule } from '../users/users.module.js';
import { MailedLinksService } from './mailed-links.service.js';
import { MailedLinks } from './mailed-links.repository.js';

const service = {
  provide: MailedLinksService,
  useFactory: (links: MailedLinks, passwords: Passwords, settings: AccountSettings) =>
    new MailedLinksService(links, passwords, {
      password: settings.ACCOUNT_RESET_LINK_SECONDS,
      email: settings.ACCOUNT_VERIFICATION_LINK_SECONDS,
    }),
  inject: [MailedLinks, Passwords, ACCOUNT_CONFIG],
};

@Module({
  imports: [UsersModule],
  providers: [service, MailedLinks],
  exports: [MailedLinksService],
})
export class MailedLinksModule {}
