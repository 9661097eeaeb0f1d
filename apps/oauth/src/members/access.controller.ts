import { Body, Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import type { Reply } from '../pages/page.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { type HttpRequest, Visits } from '../sessions/visit.js';
import { AccessService } from './access.service.js';
import { clientForm, type ClientForm, sessionForm, type SessionForm } from './members.dto.js';
import { SignedIn } from './signed-in.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** Where a user is logged in, and which clients act for the user. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class AccessController {
  constructor(
    private readonly visits: Visits,
    private readonly signedIn: SignedIn,
    private readonly access: AccessService,
  ) {}

  @Get('sessions')
  @Operation(pageOperation('Show sessions'))
  showSessions(@Req() request: HttpRequest, @Res() reply: Reply): Promise<unknown> {
    return this.visits.serve(request, reply, (visit) =>
      this.signedIn.admit(visit, '/users/sessions', (member) => this.access.showSessions(member)),
    );
  }

  @Post('sessions')
  @Operation(formOperation('End sessions'))
  endSession(
    @Req() request: HttpRequest,
    @Res() reply: Reply,
    @Body(new ParseWith(sessionForm)) form: SessionForm,
  ): Promise<unknown> {
    const sent = { path: '/users/sessions', formToken: form.form_token };
    return this.visits.serve(request, reply, (visit) =>
      this.signedIn.submit(visit, sent, (member) => this.access.endSession(member, form)),
    );
  }

  @Get('clients')
  @Operation(pageOperation('Show authorized clients'))
  showClients(@Req() request: HttpRequest, @Res() reply: Reply): Promise<unknown> {
    return this.visits.serve(request, reply, (visit) =>
      this.signedIn.admit(visit, '/users/clients', (member) => this.access.showClients(member)),
    );
  }

  @Post('clients')
  @Operation(formOperation('Withdraw a consent'))
  withdraw(
    @Req() request: HttpRequest,
    @Res() reply: Reply,
    @Body(new ParseWith(clientForm)) form: ClientForm,
  ): Promise<unknown> {
    const sent = { path: '/users/clients', formToken: form.form_token };
    return this.visits.serve(request, reply, (visit) =>
      this.signedIn.submit(visit, sent, (member) => this.access.withdraw(member, form)),
    );
  }
}
