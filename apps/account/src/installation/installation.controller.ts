import { Controller, Get, UseGuards } from '@nestjs/common';
import { Operation } from '@fieldpost/openapi';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAdministrator } from '../access/needs.js';
import { checkInstallationOperation, type InstallationDto } from './installation.operations.js';
import { InstallationService } from './installation.service.js';

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
}
