import { Module } from '@nestjs/common';
import { ACCOUNT_CONFIG, type AccountSettings } from '../account.config.js';
import { Passwords } from './passwords.js';
import { RegistrationThrottle } from './registration-throttle.js';
import { UsersController } from './users.controller.js';
import { Users } from './users.repository.js';
import { UsersService } from './users.service.js';
import { UsersTypeorm } from './users.typeorm.js';

const registrationThrottle = {
  provide: RegistrationThrottle,
  useFactory: (settings: AccountSettings) =>
    new RegistrationThrottle(settings.ACCOUNT_REGISTRATIONS_PER_HOUR),
  inject: [ACCOUNT_CONFIG],
};

@Module({
  controllers: [UsersController],
  providers: [UsersService, Passwords, registrationThrottle, { provide: Users, useClass: UsersTypeorm }],
  exports: [Users, UsersService, Passwords],
})
export class UsersModule {}
