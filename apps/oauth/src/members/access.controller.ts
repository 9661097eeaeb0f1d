import { Body, Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import type { Reply } from '../pages/page.js';
import { PageDoor } from '../pages/page-door.js';
import { type Request, Visits } from '../sessions/visit.js';
import { AccessService } from './access.service.js';
import { clientForm, type ClientForm, sessionForm, type SessionForm } from './members.dto.js';
import { SignedIn } from './signed-in.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** Where a user is logged in, and which clients act for the user. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageDoor)
export class AccessController {
  constructor(
    private readonly visits: Visits,
    private readonly signedIn: SignedIn,
    private readonly access: AccessService,
  ) {}

  @Get('sessions')
  @Operation(pageOperation('Show where one is logged in'))
  async showSessions(@Req() request: Request, @Res() reply: Reply): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const work = this.access.showSessions.bind(this.access);
    return this.visits.answer(reply, await this.signedIn.admit(visit, '/users/sessions', work));
  }

  @Post('sessions')
  @Operation(formOperation('Log out elsewhere'))
  async endSession(
    @Req() request: Request,
    @Res() reply: Reply,
    @Body(new ParseWith(sessionForm)) form: SessionForm,
  ): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const sent = { path: '/users/sessions', formToken: form.form_token };
    const outcome = await this.signedIn.submit(visit, sent, (member) => this.access.endSession(member, form));
    return this.visits.answer(reply, outcome);
  }

  @Get('clients')
  @Operation(pageOperation('Show the clients that are allowed something'))
  async showClients(@Req() request: Request, @Res() reply: Reply): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const work = this.access.showClients.bind(this.access);
    return this.visits.answer(reply, await this.signedIn.admit(visit, '/users/clients', work));
  }

  @Post('clients')
  @Operation(formOperation('Take a consent back'))
  async withdraw(
    @Req() request: Request,
    @Res() reply: Reply,
    @Body(new ParseWith(clientForm)) form: ClientForm,
  ): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const sent = { path: '/users/clients', formToken: form.form_token };
    const outcome = await this.signedIn.submit(visit, sent, (member) => this.access.withdraw(member, form));
    return this.visits.answer(reply, outcome);
  }
}
