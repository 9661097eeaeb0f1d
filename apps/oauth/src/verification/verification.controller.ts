import { Body, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import type { Reply } from '../pages/page.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { linkQuery, type LinkQuery } from '../requests/link-query.js';
import { type HttpRequest, Visits } from '../sessions/visit.js';
import { Visitors } from '../sessions/visitors.service.js';
import { verificationForm, type VerificationForm } from './verification.dto.js';
import { linkIsDead, verificationPage, verified } from './verification.page.js';
import { Verifications } from './verification.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** Where a link leads that was mailed to an address; whoever opens it need not be logged in. */
@Controller('users/verify-email')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class VerificationController {
  constructor(
    private readonly verifications: Verifications,
    private readonly visitors: Visitors,
    private readonly visits: Visits,
  ) {}

  /** A form and nothing else: programs that look at mail open links, too. */
  @Get()
  @Operation(pageOperation('Show the page of a verification link'))
  show(
    @Req() request: HttpRequest,
    @Res() reply: Reply,
    @Query(new ParseWith(linkQuery)) { token }: LinkQuery,
  ): Promise<unknown> {
    return this.visits.serve(request, reply, ({ visitor }) => ({
      visitor,
      page: verificationPage(visitor.formToken, token),
    }));
  }

  @Post()
  @Operation(formOperation('Verify the address'))
  verify(
    @Req() request: HttpRequest,
    @Res() reply: Reply,
    @Body(new ParseWith(verificationForm)) { form_token, token }: VerificationForm,
  ): Promise<unknown> {
    return this.visits.serve(request, reply, async ({ visitor, address }) => {
      this.visitors.requireOwnForm(visitor, form_token);
      const isVerified = await this.verifications.finish(token, address);
      return { visitor, page: isVerified ? verified : linkIsDead };
    });
  }
}
