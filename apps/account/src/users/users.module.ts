import { Logger, Module } from '@nestjs/common';
import { Tokens } from '@fieldpost/internal-clients';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { TokensModule } from '../oauth-client/tokens.module.js';
import { AddressMails } from './address-mails.js';
import { PasswordAttempts } from './passwords/password-attempts.js';
import { Passwords } from './passwords/passwords.js';
import { RegistrationThrottle } from './registration-throttle.js';
import { UsersController } from './users.controller.js';
import { UsersService } from './users.service.js';
import { Users } from './users.repository.js';

const registrationThrottle = {
  provide: RegistrationThrottle,
  useFactory: (settings: AccountSettings) =>
    new RegistrationThrottle(settings.ACCOUNT_REGISTRATIONS_PER_HOUR),
  inject: [ACCOUNT_CONFIG],
};

const addressMails = {
  provide: AddressMails,
  useFactory: (tokens: Tokens) => new AddressMails(tokens, new Logger('AddressMails')),
  inject: [Tokens],
};

@Module({
  imports: [TokensModule],
  controllers: [UsersController],
  providers: [
    UsersService,
    Passwords,
    registrationThrottle,
    { provide: PasswordAttempts, useFactory: () => new PasswordAttempts() },
    addressMails,
    Users,
  ],
  exports: [Users, UsersService, Passwords],
})
export class UsersModule {}
