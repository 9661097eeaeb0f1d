import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { linkQuery, type LinkQuery } from '../requests/fields.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import { verificationForm, type VerificationForm } from './verification.dto.js';
import { invalidLink, verificationPage, verified } from './verification.page.js';
import { VerificationsService } from './verification.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** The page of a verification link; works without a login. */
@Controller('users/verify-email')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class VerificationController {
  constructor(
    private readonly verifications: VerificationsService,
    private readonly visitors: VisitorsService,
    private readonly visits: Visits,
  ) {}

  /** Shows the form only, because mail scanners open links too. */
  @Get()
  @Operation(pageOperation('Show the page of a verification link'))
  show(@Res() reply: BrowserReply, @ParsedQuery(linkQuery) { token }: LinkQuery): Promise<unknown> {
    return this.visits.serve(reply, ({ visitor }) => ({
      visitor,
      page: verificationPage(visitor.formToken, token),
    }));
  }

  @Post()
  @Operation(formOperation('Verify the address'))
  verify(
    @Res() reply: BrowserReply,
    @ParsedBody(verificationForm) { form_token, token }: VerificationForm,
  ): Promise<unknown> {
    return this.visits.serve(reply, async ({ visitor, address }) => {
      this.visitors.requireOwnForm(visitor, form_token);
      const isVerified = await this.verifications.finish(token, address);
      return { visitor, page: isVerified ? verified : invalidLink };
    });
  }
}
