import { Controller, Delete, Get, HttpCode, Patch, Post, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type Username } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedBody, ParsedParam, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator, NeedsRecentLogin } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import {
  createdUser,
  type CreatedUserDto,
  userChanges,
  type UserChangesDto,
  usersQuery,
  type UsersQuery,
} from './administered-users.dto.js';
import {
  changeUser,
  createUser,
  rejectUser,
  getUser,
  listUsers,
  mailPasswordReset,
  type UserDto,
} from './administered-users.operations.js';
import { newUsername } from '../users/users.dto.js';
import { AdministeredUsersService } from './administered-users.service.js';
import { UsernameParam } from '../values/path-params.js';

/** All users, for administrators. */
@Controller('api/v2/users')
@UseGuards(AccessGuard)
export class AdministeredUsersController {
  constructor(private readonly users: AdministeredUsersService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listUsers)
  @ListResponse()
  list(@ParsedQuery(usersQuery) query: UsersQuery): List<UserDto> {
    return this.users.list(query);
  }

  @Get(':username')
  @NeedsAdministrator()
  @Operation(getUser)
  get(@UsernameParam() username: Username): Promise<UserDto> {
    return this.users.get(username);
  }

  @Patch(':username')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(changeUser)
  change(
    @Caller() caller: Admitted,
    @UsernameParam() username: Username,
    @ParsedBody(userChanges) body: UserChangesDto,
  ): Promise<UserDto> {
    return this.users.change(caller, username, body);
  }

  @Put(':username/registration')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @HttpCode(201)
  @Operation(createUser)
  create(
    @Caller() caller: Admitted,
    @ParsedParam('username', newUsername) username: Username,
    @ParsedBody(createdUser) body: CreatedUserDto,
  ): Promise<UserDto> {
    return this.users.create(caller, username, body);
  }

  @Delete(':username/registration')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(rejectUser)
  rejectRegistration(@Caller() caller: Admitted, @UsernameParam() username: Username): Promise<void> {
    return this.users.rejectRegistration(caller, username);
  }

  @Post(':username/password-reset')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(mailPasswordReset)
  mailPasswordReset(@Caller() caller: Admitted, @UsernameParam() username: Username): Promise<void> {
    return this.users.mailPasswordReset(caller, username);
  }
}
