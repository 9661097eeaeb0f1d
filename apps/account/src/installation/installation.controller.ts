import { Controller, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAdministrator } from '../access/needs.js';
import {
  checkInstallationOperation,
  type InstallationDto,
  reportOutsideChecksOperation,
} from './installation.operations.js';
import { InstallationService } from './installation.service.js';
import { newOutsideChecks, type NewOutsideChecksDto } from './outside-checks.dto.js';

/** The state of the installation, for administrators. */
@Controller('api/v2/installation')
@UseGuards(AccessGuard)
export class InstallationController {
  constructor(private readonly installation: InstallationService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(checkInstallationOperation)
  check(): Promise<InstallationDto> {
    return this.installation.check();
  }

  @Put('outside-checks')
  @NeedsAdministrator()
  @EmptyResponse()
  @Operation(reportOutsideChecksOperation)
  reportOutsideChecks(
    @Caller() caller: Admitted,
    @ParsedBody(newOutsideChecks) body: NewOutsideChecksDto,
  ): Promise<void> {
    return this.installation.reportOutsideChecks(caller, body);
  }
}
