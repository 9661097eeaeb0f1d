import { Module } from '@nestjs/common';
import { Passwords } from './passwords.js';
import { UsersController } from './users.controller.js';
import { Users } from './users.repository.js';
import { UsersService } from './users.service.js';
import { UsersTypeorm } from './users.typeorm.js';

@Module({
  controllers: [UsersController],
  providers: [UsersService, Passwords, { provide: Users, useClass: UsersTypeorm }],
  exports: [Users, UsersService, Passwords],
})
export class UsersModule {}
