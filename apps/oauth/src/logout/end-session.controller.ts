import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { sendTo } from '../pages/page.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';
import { formAsQuery } from '../requests/form-as-query.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import {
  endSessionForm,
  type EndSessionForm,
  endSessionQuery,
  type EndSessionQuery,
} from './end-session.dto.js';
import { EndSessionService } from './end-session.service.js';

/** The end session endpoint (OpenID Connect RP-Initiated Logout 1.0, 2). */
@Controller('users/end-session')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class EndSessionController {
  constructor(
    private readonly endings: EndSessionService,
    private readonly visits: Visits,
  ) {}

  @Get()
  @Operation(pageOperation('Log out at the request of a client (OpenID Connect RP-Initiated Logout 1.0)'))
  ask(@Res() reply: BrowserReply, @ParsedQuery(endSessionQuery) query: EndSessionQuery): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.endings.ask(visit, query));
  }

  /**
   * A form without a token is a decision only when the browser says that a page of this site sent it (ADR 167). One of another
   * site comes without the cookie, so it is redirected to GET, which asks the user.
   */
  @Post()
  @Operation(formOperation('Confirm the logout, or request it with a form'))
  async decide(
    @Res() reply: BrowserReply,
    @ParsedBody(endSessionForm) form: EndSessionForm,
  ): Promise<unknown> {
    if (form.form_token === '' && form.decision === '') {
      if (reply.request.headers['sec-fetch-site'] === 'same-origin')
        return this.visits.serve(reply, (visit) => this.endings.endFromSite(visit, form));
      return sendTo(reply, formAsQuery('/users/end-session', form, Object.keys(endSessionQuery.shape)));
    }
    return this.visits.serve(reply, (visit) => this.endings.decide(visit, form));
  }
}
