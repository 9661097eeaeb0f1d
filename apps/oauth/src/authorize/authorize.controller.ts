import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { sendTo } from '../pages/page.js';
import { formAsQuery } from '../requests/form-as-query.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { authorizeQuery, type AuthorizeQuery, consentForm, type ConsentForm } from './authorize.dto.js';
import { AuthorizeService } from './authorize.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

@Controller('users/authorize')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class AuthorizeController {
  constructor(
    private readonly authorizations: AuthorizeService,
    private readonly visits: Visits,
  ) {}

  @Get()
  @Operation(pageOperation('Ask a user for consent (RFC 6749)'))
  ask(@Res() reply: BrowserReply, @ParsedQuery(authorizeQuery) query: AuthorizeQuery): Promise<unknown> {
    return this.visits.serve(reply, (visit) =>
      this.authorizations.ask({ visit, query, path: reply.request.url }),
    );
  }

  /** A form of another site comes without the cookie, so it is redirected to GET. */
  @Post()
  @Operation(formOperation('Send the decision, or a request with a form'))
  async decide(
    @Res() reply: BrowserReply,
    @ParsedQuery(authorizeQuery) query: AuthorizeQuery,
    @ParsedBody(consentForm) form: ConsentForm,
  ): Promise<unknown> {
    if (query.client_id === '' && 'client_id' in form)
      return sendTo(reply, formAsQuery('/users/authorize', form, Object.keys(authorizeQuery.shape)));
    return this.visits.serve(reply, (visit) =>
      this.authorizations.decide({ visit, query, path: reply.request.url }, form),
    );
  }
}
