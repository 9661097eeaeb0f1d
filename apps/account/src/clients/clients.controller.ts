import { Controller, Delete, Get, Patch, Post, UseGuards } from '@nestjs/common';
import { Caller } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { EmptyResponse, type Page, PageQuery, ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { AccessGuard } from '../access/access.guard.js';
import { NeedsOwnClient, NeedsRecentLogin, NeedsScope } from '../access/needs.js';
import type { Admitted } from '../access/actor.js';
import type { AuditPage } from '../audit/audit-log.repository.js';
import { auditPage } from '../audit/audit.dto.js';
import { readHistory, type AuditEntryDto } from '../audit/audit.operations.js';
import { ListResponse } from '../lists/list-response.js';
import type { List } from '../lists/list.js';
import { type ClientName } from '../values/client-name.js';
import { clientChanges, type ClientChangesDto, newClient, type NewClientDto } from './clients.dto.js';
import { ClientsService } from './clients.service.js';
import {
  changeClient,
  createClient,
  getClient,
  listClients,
  removeClient,
  type ClientDto,
} from './clients.operations.js';
import { ClientNameParam } from '../values/path-params.js';

@Controller(['api/v2/clients', 'clients'])
@UseGuards(AccessGuard)
export class ClientsController {
  constructor(private readonly clients: ClientsService) {}

  @Get()
  @NeedsScope('clients')
  @Operation(listClients)
  @ListResponse()
  list(@Caller() caller: Admitted, @PageQuery() page: Page | undefined): Promise<List<ClientDto>> {
    return this.clients.list(caller, page);
  }

  @Post()
  @NeedsScope('clients')
  @NeedsRecentLogin()
  @Operation(createClient)
  create(@Caller() caller: Admitted, @ParsedBody(newClient) body: NewClientDto): Promise<ClientDto> {
    return this.clients.create(caller, body);
  }

  @Get(':name')
  @NeedsOwnClient()
  @Operation(getClient)
  get(@Caller() caller: Admitted, @ClientNameParam() name: ClientName): Promise<ClientDto> {
    return this.clients.get(caller, name);
  }

  @Get(':name/audit')
  @NeedsOwnClient()
  @Operation(readHistory)
  @ListResponse()
  history(
    @Caller() caller: Admitted,
    @ClientNameParam() name: ClientName,
    @ParsedQuery(auditPage) page: AuditPage,
  ): Promise<List<AuditEntryDto>> {
    return this.clients.history(caller, name, page);
  }

  @Patch(':name')
  @NeedsOwnClient()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(changeClient)
  change(
    @Caller() caller: Admitted,
    @ClientNameParam() name: ClientName,
    @ParsedBody(clientChanges) body: ClientChangesDto,
  ): Promise<ClientDto> {
    return this.clients.change(caller, name, body);
  }

  @Delete(':name')
  @NeedsOwnClient()
  @NeedsRecentLogin()
  @EmptyResponse()
  @Operation(removeClient)
  remove(@Caller() caller: Admitted, @ClientNameParam() name: ClientName): Promise<void> {
    return this.clients.remove(caller, name);
  }
}
