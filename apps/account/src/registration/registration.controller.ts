import { Controller, Get, Ip, Patch, Post, UseGuards } from '@nestjs/common';
import { Caller, OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, type Fields, ParsedBody, ParsedFields } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAdministrator, NeedsRecentLogin } from '../access/needs.js';
import {
  policyChanges,
  type PolicyChangesDto,
  registration,
  type RegistrationDto,
  toRegisteredUser,
} from './registration.dto.js';
import {
  changePolicy,
  getPolicy,
  type RegisteredUserDto,
  registerUser,
  type RegistrationPolicyDto,
} from './registration.operations.js';
import { RegistrationService } from './registration.service.js';

/** Registration of users, and the policy for it. */
@Controller('api/v2')
export class RegistrationController {
  constructor(private readonly registrations: RegistrationService) {}

  /** The only route without credentials. */
  @Post('users')
  @OpenTo('anybody')
  @Operation(registerUser)
  async register(
    @ParsedFields(registration) fields: Fields<RegistrationDto>,
    @Ip() address: string,
  ): Promise<RegisteredUserDto> {
    return toRegisteredUser(await this.registrations.register(fields, address));
  }

  @Get('registration')
  @UseGuards(AccessGuard)
  @NeedsAdministrator()
  @Operation(getPolicy)
  getPolicy(): Promise<RegistrationPolicyDto> {
    return this.registrations.policy();
  }

  @Patch('registration')
  @UseGuards(AccessGuard)
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(changePolicy)
  changePolicy(
    @Caller() caller: Admitted,
    @ParsedBody(policyChanges) body: PolicyChangesDto,
  ): Promise<RegistrationPolicyDto> {
    return this.registrations.changePolicy(caller, body);
  }
}
