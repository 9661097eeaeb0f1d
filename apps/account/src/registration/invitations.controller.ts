import { Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAdministrator, NeedsRecentLogin } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import {
  invitationsQuery,
  type InvitationsQuery,
  newInvitation,
  type NewInvitationDto,
} from './invitations.dto.js';
import {
  createInvitation,
  type InvitationDto,
  listInvitations,
  removeInvitation,
} from './invitations.operations.js';
import { InvitationsService } from './invitations.service.js';

/** Invitations to register, for administrators. */
@Controller('api/v2/invitations')
@UseGuards(AccessGuard)
export class InvitationsController {
  constructor(private readonly invitations: InvitationsService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listInvitations)
  @ListResponse()
  list(@ParsedQuery(invitationsQuery) query: InvitationsQuery): List<InvitationDto> {
    return this.invitations.list(query);
  }

  @Post()
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @Operation(createInvitation)
  create(
    @Caller() caller: Admitted,
    @ParsedBody(newInvitation) body: NewInvitationDto,
  ): Promise<InvitationDto> {
    return this.invitations.create(caller, body);
  }

  @Delete(':id')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeInvitation)
  remove(@Caller() caller: Admitted, @Param('id') id: string): Promise<void> {
    return this.invitations.remove(caller, id);
  }
}
