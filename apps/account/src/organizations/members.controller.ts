import { Body, Controller, Delete, Get, Param, Put, Query, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type Membership, OrganizationId, Username } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { AnswersCreated, AnswersNothing, listQuery, type Page, ParseWith } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsOrganizationRight } from '../access/needs.js';
import { AnswersList } from '../lists/answers-list.js';
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

const toId = new ParseWith(OrganizationId);
const toUsername = new ParseWith(Username);

/** Members see each other; the service decides who may change whom. */
@Controller('api/v2/organizations/:organizationId/members')
@UseGuards(AccessGuard)
export class MembersController {
  constructor(private readonly members: MembersService) {}

  @Get()
  @NeedsOrganizationRight('any')
  @Operation(listMembers)
  @AnswersList()
  async list(
    @Caller() caller: Admitted,
    @Param('organizationId', toId) id: OrganizationId,
    @Query(new ParseWith(listQuery)) page: Page | undefined,
  ): Promise<List<MemberDto>> {
    return shortList(await this.members.list(caller, id), page);
  }

  @Get(':username')
  @NeedsOrganizationRight('any')
  @Operation(getMember)
  get(
    @Caller() caller: Admitted,
    @Param('organizationId', toId) id: OrganizationId,
    @Param('username', toUsername) username: Username,
  ): Promise<MemberDto> {
    return this.members.get(caller, id, username);
  }

  @Put(':username')
  @NeedsOrganizationRight('any')
  @AnswersCreated()
  @Operation(putMember)
  put(
    @Caller() caller: Admitted,
    @Param('organizationId', toId) id: OrganizationId,
    @Param('username', toUsername) username: Username,
    @Body(new ParseWith(newMembership)) membership: Membership,
  ): Promise<void> {
    return this.members.put(caller, id, username, membership);
  }

  @Delete(':username')
  @NeedsOrganizationRight('any')
  @AnswersNothing()
  @Operation(removeMember)
  remove(
    @Caller() caller: Admitted,
    @Param('organizationId', toId) id: OrganizationId,
    @Param('username', toUsername) username: Username,
  ): Promise<void> {
    return this.members.remove(caller, id, username);
  }
}
