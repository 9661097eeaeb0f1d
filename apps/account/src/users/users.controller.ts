import { Controller, Get, Patch, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import type { Claims } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsScope } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { profileChanges, type ProfileChangesDto } from './users.dto.js';
import { UsersService } from './users.service.js';
import { changeProfile, getProfile, type ProfileDto } from './users.operations.js';

@Controller('api/v2/users')
export class UsersController {
  constructor(private readonly users: UsersService) {}

  @Get('me')
  @UseGuards(AccessGuard)
  @NeedsScope('profile')
  @Operation(getProfile)
  getProfile(@Caller() caller: Claims): Promise<ProfileDto> {
    return this.users.profileOf(caller);
  }

  @Patch('me')
  @UseGuards(AccessGuard)
  @NeedsScope('profile')
  @EmptyResponse()
  @Operation(changeProfile)
  changeProfile(
    @Caller() caller: Admitted,
    @ParsedBody(profileChanges) body: ProfileChangesDto,
  ): Promise<ProfileDto> {
    return this.users.change(caller, body);
  }
}
