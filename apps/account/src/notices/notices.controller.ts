import { Controller, Delete, Get, Param, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, type Page, PageQuery, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAdministrator, NeedsRecentLogin, NeedsScope } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import { newNotice, type NewNoticeDto } from './notices.dto.js';
import {
  type AdministeredNoticeDto,
  createNotice,
  listAllNotices,
  listNotices,
  type NoticeDto,
  removeNotice,
} from './notices.operations.js';
import { NoticesService } from './notices.service.js';

/** Notices to all users, for each of them. */
@Controller('api/v2/notices')
@UseGuards(AccessGuard)
export class NoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @NeedsScope('profile')
  @Operation(listNotices)
  list(): Promise<readonly NoticeDto[]> {
    return this.notices.listCurrent();
  }
}

/** Notices to all users, for administrators, who write them. */
@Controller('api/v2/all-notices')
@UseGuards(AccessGuard)
export class AllNoticesController {
  constructor(private readonly notices: NoticesService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listAllNotices)
  @ListResponse()
  list(@PageQuery() page: Page | undefined): Promise<List<AdministeredNoticeDto>> {
    return this.notices.listAll(page);
  }

  @Post()
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @Operation(createNotice)
  create(
    @Caller() caller: Admitted,
    @ParsedBody(newNotice) body: NewNoticeDto,
  ): Promise<AdministeredNoticeDto> {
    return this.notices.create(caller, body);
  }

  @Delete(':id')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeNotice)
  remove(@Caller() caller: Admitted, @Param('id') id: string): Promise<void> {
    return this.notices.remove(caller, id);
  }
}
