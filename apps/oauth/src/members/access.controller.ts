import { Body, Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { AccessService } from './access.service.js';
import { clientForm, type ClientForm, sessionForm, type SessionForm } from './members.dto.js';
import { MembersService } from './members.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** Sessions and authorized clients of the user. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class AccessController {
  constructor(
    private readonly visits: Visits,
    private readonly members: MembersService,
    private readonly access: AccessService,
  ) {}

  @Get('sessions')
  @Operation(pageOperation('Show sessions'))
  showSessions(@Res() reply: BrowserReply): Promise<unknown> {
    return this.visits.serve(reply, (visit) =>
      this.members.admit(visit, '/users/sessions', (member) => this.access.showSessions(member)),
    );
  }

  @Post('sessions')
  @Operation(formOperation('End sessions'))
  endSession(
    @Res() reply: BrowserReply,
    @Body(new ParseWith(sessionForm)) form: SessionForm,
  ): Promise<unknown> {
    const sent = { path: '/users/sessions', formToken: form.form_token };
    return this.visits.serve(reply, (visit) =>
      this.members.submit(visit, sent, (member) => this.access.endSession(member, form)),
    );
  }

  @Get('clients')
  @Operation(pageOperation('Show authorized clients'))
  showClients(@Res() reply: BrowserReply): Promise<unknown> {
    return this.visits.serve(reply, (visit) =>
      this.members.admit(visit, '/users/clients', (member) => this.access.showClients(member)),
    );
  }

  @Post('clients')
  @Operation(formOperation('Withdraw a consent'))
  withdraw(@Res() reply: BrowserReply, @Body(new ParseWith(clientForm)) form: ClientForm): Promise<unknown> {
    const sent = { path: '/users/clients', formToken: form.form_token };
    return this.visits.serve(reply, (visit) =>
      this.members.submit(visit, sent, (member) => this.access.withdraw(member, form)),
    );
  }
}
