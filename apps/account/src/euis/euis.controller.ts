import { Controller, Delete, Get, Post, Put, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { type AppId, Eui } from '@fieldpost/domain';
import { Operation } from '@fieldpost/openapi';
import { CreatedResponse, EmptyResponse, type Page, PageQuery, ParsedParam } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsAppRight } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import { ListResponse } from '../lists/list-response.js';
import { type List, shortList } from '../lists/list.js';
import { EuisService } from './euis.service.js';
import { addEui, createEui, listEuis, removeEui } from './euis.operations.js';
import { AppIdParam } from '../values/path-params.js';

interface CreatedEui {
  readonly eui: Eui;
}

@Controller(['api/v2/applications/:appId/euis', 'applications/:appId/euis'])
@UseGuards(AccessGuard)
export class EuisController {
  constructor(private readonly euis: EuisService) {}

  @Get()
  @NeedsAppRight('any')
  @Operation(listEuis)
  @ListResponse()
  async list(@AppIdParam() appId: AppId, @PageQuery() page: Page | undefined): Promise<List<Eui>> {
    return shortList(await this.euis.list(appId), page);
  }

  @Post()
  @NeedsAppRight('settings')
  @CreatedResponse(({ eui }: CreatedEui) => eui)
  @Operation(createEui)
  async create(@Caller() caller: Admitted, @AppIdParam() appId: AppId): Promise<CreatedEui> {
    return { eui: await this.euis.create(caller, appId) };
  }

  @Put(':eui')
  @NeedsAppRight('settings')
  @EmptyResponse()
  @Operation(addEui)
  add(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @ParsedParam('eui', Eui) eui: Eui,
  ): Promise<void> {
    return this.euis.add(caller, { appId, eui });
  }

  @Delete(':eui')
  @NeedsAppRight('settings')
  @EmptyResponse()
  @Operation(removeEui)
  remove(
    @Caller() caller: Admitted,
    @AppIdParam() appId: AppId,
    @ParsedParam('eui', Eui) eui: Eui,
  ): Promise<void> {
    return this.euis.remove(caller, { appId, eui });
  }
}
