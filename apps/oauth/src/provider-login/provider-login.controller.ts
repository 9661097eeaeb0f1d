import { Controller, Get, Param, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { bareForm, type BareForm } from '../members/members.dto.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { callbackQuery, type CallbackQuery, startQuery, type StartQuery } from './provider-login.dto.js';
import { ProviderLoginService } from './provider-login.service.js';

/** Logins through external OpenID Connect providers. */
@Controller('users/login/providers')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class ProviderLoginController {
  constructor(
    private readonly logins: ProviderLoginService,
    private readonly visits: Visits,
  ) {}

  @Post()
  @Operation(formOperation('Create an account for a login at a provider'))
  create(@Res() reply: BrowserReply, @ParsedBody(bareForm) form: BareForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.logins.create(visit, form.form_token));
  }

  @Get(':provider')
  @Operation(pageOperation('Start a login at a provider'))
  start(
    @Res() reply: BrowserReply,
    @Param('provider') provider: string,
    @ParsedQuery(startQuery) { next }: StartQuery,
  ): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.logins.start(visit, provider, next));
  }

  @Get(':provider/callback')
  @Operation(pageOperation('Finish a login at a provider'))
  finish(
    @Res() reply: BrowserReply,
    @Param('provider') provider: string,
    @ParsedQuery(callbackQuery) { state }: CallbackQuery,
  ): Promise<unknown> {
    const { url } = reply.request;
    return this.visits.serve(reply, (visit) => this.logins.finish(visit, { provider, state, url }));
  }
}
