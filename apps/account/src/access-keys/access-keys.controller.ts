import { Controller, Delete, Get, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type AppId } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import {
  EmptyResponse,
  EmptyCreatedResponse,
  type Page,
  PageQuery,
  ParsedBody,
  ParsedParam,
} from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAppRight, NeedsRecentLogin } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import { newAccessKey, type NewAccessKeyDto } from './access-keys.dto.js';
import { AccessKeysService } from './access-keys.service.js';
import { KeyName } from '../values/key-name.js';
import {
  createAccessKey,
  getAccessKey,
  listAccessKeys,
  removeAccessKey,
  type AccessKeyDto,
} from './access-keys.operations.js';
import { AppIdParam } from '../values/path-params.js';

@Controller(['api/v2/applications/:appId/access-keys', 'applications/:appId/access-keys'])
@UseGuards(AccessGuard)
export class AccessKeysController {
  constructor(private readonly accessKeys: AccessKeysService) {}

  @Get()
  @NeedsAppRight('settings')
  @Operation(listAccessKeys)
  @ListResponse()
  async list(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @PageQuery() page: Page | undefined,
  ): Promise<List<AccessKeyDto>> {
    return shortList(await this.accessKeys.list(caller, appId), page);
  }

  @Post()
  @NeedsAppRight('settings')
  @NeedsRecentLogin()
  @EmptyCreatedResponse()
  @Operation(createAccessKey)
  create(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @ParsedBody(newAccessKey) body: NewAccessKeyDto,
  ): Promise<AccessKeyDto> {
    return this.accessKeys.create(caller, appId, body);
  }

  @Get(':name')
  @NeedsAppRight('settings')
  @NeedsRecentLogin()
  @Operation(getAccessKey)
  get(@AppIdParam() appId: AppId, @ParsedParam('name', KeyName) name: KeyName): Promise<AccessKeyDto> {
    return this.accessKeys.get(appId, name);
  }

  @Delete(':name')
  @NeedsAppRight('settings')
  @EmptyResponse()
  @Operation(removeAccessKey)
  remove(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @ParsedParam('name', KeyName) name: KeyName,
  ): Promise<void> {
    return this.accessKeys.remove(caller, appId, name);
  }
}
