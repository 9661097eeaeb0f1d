import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { MembersService } from '../members/members.service.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';
import type { BrowserReply } from '../sessions/visit.js';
import { LinkedLoginsService } from './linked-logins.service.js';
import { linkForm, type LinkForm, providerForm, type ProviderForm } from './provider-login.dto.js';
import { linkedLoginsPath } from './provider-login.service.js';

/** The logins at providers that are linked with the account of the user. */
@Controller('users/linked-logins')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class LinkedLoginsController {
  constructor(
    private readonly members: MembersService,
    private readonly linked: LinkedLoginsService,
  ) {}

  @Get()
  @Operation(pageOperation('Show linked logins'))
  show(@Res() reply: BrowserReply): Promise<unknown> {
    return this.members.serve(reply, linkedLoginsPath, (member) => this.linked.show(member));
  }

  @Post()
  @Operation(formOperation('Link a login'))
  link(@Res() reply: BrowserReply, @ParsedBody(linkForm) form: LinkForm): Promise<unknown> {
    return this.members.serve(reply, linkedLoginsPath, (member) => this.linked.link(member, form), form);
  }

  @Post('remove')
  @Operation(formOperation('Remove a linked login'))
  remove(@Res() reply: BrowserReply, @ParsedBody(providerForm) form: ProviderForm): Promise<unknown> {
    return this.members.serve(reply, linkedLoginsPath, (member) => this.linked.remove(member, form), form);
  }
}
