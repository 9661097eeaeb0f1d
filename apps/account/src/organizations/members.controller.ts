import { Controller, Delete, Get, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type Membership, OrganizationId, Username } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { CreatedResponse, EmptyResponse, type Page, PageQuery, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsOrganizationRight, NeedsRecentLogin } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import { MembersService } from './members.service.js';
import { newMembership } from './organizations.dto.js';
import {
  getMember,
  listMembers,
  type MemberDto,
  putMember,
  removeMember,
} from './organizations.operations.js';
import { OrganizationIdParam, UsernameParam } from '../values/path-params.js';

/** Members see each other; the service decides which changes a member may make. */
@Controller('api/v2/organizations/:organizationId/members')
@UseGuards(AccessGuard)
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @NeedsOrganizationRight('any')
  @Operation(listMembers)
  @ListResponse()
  async list(
    @Caller() caller: Admitted,
    @OrganizationIdParam() id: OrganizationId,
    @PageQuery() page: Page | undefined,
  ): Promise<List<MemberDto>> {
    return shortList(await this.members.list(caller, id), page);
  }

  @Get(':username')
  @NeedsOrganizationRight('any')
  @Operation(getMember)
  get(
    @Caller() caller: Admitted,
    @OrganizationIdParam() id: OrganizationId,
    @UsernameParam() username: Username,
  ): Promise<MemberDto> {
    return this.members.get(caller, id, username);
  }

  @Put(':username')
  @NeedsOrganizationRight('any')
  @NeedsRecentLogin()
  @CreatedResponse()
  @Operation(putMember)
  put(
    @Caller() caller: Admitted,
    @OrganizationIdParam() id: OrganizationId,
    @UsernameParam() username: Username,
    @ParsedBody(newMembership) membership: Membership,
  ): Promise<void> {
    return this.members.put(caller, id, username, membership);
  }

  @Delete(':username')
  @NeedsOrganizationRight('any')
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeMember)
  remove(
    @Caller() caller: Admitted,
    @OrganizationIdParam() id: OrganizationId,
    @UsernameParam() username: Username,
  ): Promise<void> {
    return this.members.remove(caller, id, username);
  }
}
