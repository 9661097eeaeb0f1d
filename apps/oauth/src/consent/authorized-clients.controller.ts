import { Controller, Delete, Get, Param, Req, Res, UseFilters, UseGuards } from '@nestjs/common';
import { Caller, OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import type { Claims } from '@fieldpost/domain';
import { EmptyResponse, type Page, pageHeaders, PageQuery } from '@fieldpost/transport';
import { BearerGuard } from '../restriction/bearer.guard.js';
import { RestrictionErrorFilter } from '../restriction/restriction-error.filter.js';
import { AuthorizedClientsService } from './authorized-clients.service.js';
import { ProfileGuard } from './profile.guard.js';
import {
  type AuthorizedClient,
  listAuthorizedClients,
  revokeAuthorizedClient,
} from './authorized-clients.operations.js';

interface HttpRequest {
  readonly url: string;
}
interface Reply {
  headers(values: Readonly<Record<string, string>>): unknown;
}

@Controller('api/v2/users/me/authorized-clients')
@OpenTo('profile-token')
@UseGuards(BearerGuard, ProfileGuard)
@UseFilters(RestrictionErrorFilter)
export class AuthorizedClientsController {
  constructor(private readonly clients: AuthorizedClientsService) {}

  @Get()
  @Operation(listAuthorizedClients)
  async list(
    @Caller() { subject }: Claims,
    @PageQuery() page: Page | undefined,
    @Req() { url }: HttpRequest,
    @Res({ passthrough: true }) reply: Reply,
  ): Promise<readonly AuthorizedClient[]> {
    const clients = await this.clients.list(subject, page);
    if (page) reply.headers(pageHeaders(url, page, await this.clients.count(subject)));
    return clients;
  }

  @Delete(':name')
  @EmptyResponse()
  @Operation(revokeAuthorizedClient)
  revoke(@Caller() { subject }: Claims, @Param('name') name: string): Promise<void> {
    return this.clients.revoke(subject, name);
  }
}
