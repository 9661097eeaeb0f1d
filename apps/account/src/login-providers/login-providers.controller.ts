import { Controller, Delete, Get, Param, Patch, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, type Page, PageQuery, ParsedBody } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import type { Admitted } from '../access/actor.js';
import { NeedsAdministrator, NeedsRecentLogin } from '../access/needs.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import {
  newProvider,
  type NewProviderDto,
  providerChanges,
  type ProviderChangesDto,
} from './login-providers.dto.js';
import {
  changeProvider,
  createProvider,
  getProvider,
  listProviders,
  type LoginProviderDto,
  removeProvider,
} from './login-providers.operations.js';
import { LoginProvidersService } from './login-providers.service.js';

/** Login providers, for administrators. */
@Controller('api/v2/login-providers')
@UseGuards(AccessGuard)
export class LoginProvidersController {
  constructor(private readonly providers: LoginProvidersService) {}

  @Get()
  @NeedsAdministrator()
  @Operation(listProviders)
  @ListResponse()
  async list(@PageQuery() page: Page | undefined): Promise<List<LoginProviderDto>> {
    return shortList(await this.providers.list(), page);
  }

  @Post()
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @Operation(createProvider)
  create(
    @Caller() caller: Admitted,
    @ParsedBody(newProvider) body: NewProviderDto,
  ): Promise<LoginProviderDto> {
    return this.providers.create(caller, body);
  }

  @Get(':id')
  @NeedsAdministrator()
  @Operation(getProvider)
  get(@Param('id') id: string): Promise<LoginProviderDto> {
    return this.providers.get(id);
  }

  @Patch(':id')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(changeProvider)
  change(
    @Caller() caller: Admitted,
    @Param('id') id: string,
    @ParsedBody(providerChanges) body: ProviderChangesDto,
  ): Promise<LoginProviderDto> {
    return this.providers.change(caller, id, body);
  }

  @Delete(':id')
  @NeedsAdministrator()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeProvider)
  remove(@Caller() caller: Admitted, @Param('id') id: string): Promise<void> {
    return this.providers.remove(caller, id);
  }
}
