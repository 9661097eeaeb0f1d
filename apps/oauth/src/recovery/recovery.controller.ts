import { Body, Controller, Get, Post, Query, Req, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import type { Reply } from '../pages/page.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { linkQuery, type LinkQuery } from '../requests/link-query.js';
import { type HttpRequest, Visits } from '../sessions/visit.js';
import { forgottenForm, type ForgottenForm, resetForm, type ResetForm } from './recovery.dto.js';
import { NewPasswords } from './new-passwords.service.js';
import { RecoveryService } from './recovery.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class RecoveryController {
  constructor(
    private readonly recoveries: RecoveryService,
    private readonly passwords: NewPasswords,
    private readonly visits: Visits,
  ) {}

  @Get('forgot-password')
  @Operation(pageOperation('Show the form for a lost password'))
  show(@Req() request: HttpRequest, @Res() reply: Reply): Promise<unknown> {
    return this.visits.serve(request, reply, (visit) => this.recoveries.show(visit));
  }

  @Post('forgot-password')
  @Operation(formOperation('Send the mail for a lost password'))
  start(
    @Req() request: HttpRequest,
    @Res() reply: Reply,
    @Body(new ParseWith(forgottenForm)) form: ForgottenForm,
  ): Promise<unknown> {
    return this.visits.serve(request, reply, (visit) => this.recoveries.start(visit, form));
  }

  @Get('reset-password')
  @Operation(pageOperation('Show the form of a mailed link'))
  showReset(
    @Req() request: HttpRequest,
    @Res() reply: Reply,
    @Query(new ParseWith(linkQuery)) { token }: LinkQuery,
  ): Promise<unknown> {
    return this.visits.serve(request, reply, (visit) => this.passwords.show('reset', visit, token));
  }

  @Post('reset-password')
  @Operation(formOperation('Set the new password'))
  reset(
    @Req() request: HttpRequest,
    @Res() reply: Reply,
    @Body(new ParseWith(resetForm)) form: ResetForm,
  ): Promise<unknown> {
    return this.visits.serve(request, reply, (visit) => this.passwords.set('reset', visit, form));
  }
}
