import { Controller, Delete, Get, Header, HttpCode, Param, UseFilters, UseGuards } from '@nestjs/common';
import { Caller, OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import type { Claims } from '@fieldpost/domain';
import { BearerGuard } from '../restriction/bearer.guard.js';
import { RestrictionDoor } from '../restriction/restriction.door.js';
import { type AuthorizedClient, AuthorizedClientsService } from './authorized-clients.service.js';
import { ProfileGuard } from './profile.guard.js';
import { listAuthorizedClients, revokeAuthorizedClient } from './authorized-clients.operations.js';

@Controller('api/v2/users/me/authorized-clients')
@OpenTo('profile-token')
@UseGuards(BearerGuard, ProfileGuard)
@UseFilters(RestrictionDoor)
export class AuthorizedClientsController {
  constructor(private readonly clients: AuthorizedClientsService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @Operation(listAuthorizedClients)
  list(@Caller() { subject }: Claims): Promise<readonly AuthorizedClient[]> {
    return this.clients.list(subject);
  }

  @Delete(':name')
  @HttpCode(204)
  @Operation(revokeAuthorizedClient)
  revoke(@Caller() { subject }: Claims, @Param('name') name: string): Promise<void> {
    return this.clients.revoke(subject, name);
  }
}
