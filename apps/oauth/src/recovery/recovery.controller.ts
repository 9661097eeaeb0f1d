import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { linkQuery, type LinkQuery } from '../requests/fields.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { forgottenForm, type ForgottenForm, resetForm, type ResetForm } from './recovery.dto.js';
import { NewPasswordsService } from './new-passwords.service.js';
import { RecoveryService } from './recovery.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** Mailed links for a new password, and to undo a change of the e-mail address. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class RecoveryController {
  constructor(
    private readonly recoveries: RecoveryService,
    private readonly passwords: NewPasswordsService,
    private readonly visits: Visits,
  ) {}

  @Get('forgot-password')
  @Operation(pageOperation('Show the form for a lost password'))
  show(@Res() reply: BrowserReply): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.recoveries.show(visit));
  }

  @Post('forgot-password')
  @Operation(formOperation('Send the mail for a lost password'))
  start(@Res() reply: BrowserReply, @ParsedBody(forgottenForm) form: ForgottenForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.recoveries.start(visit, form));
  }

  @Get('reset-password')
  @Operation(pageOperation('Show the form of a mailed link'))
  showReset(@Res() reply: BrowserReply, @ParsedQuery(linkQuery) { token }: LinkQuery): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.passwords.show('reset', visit, { token }));
  }

  @Post('reset-password')
  @Operation(formOperation('Set the new password'))
  reset(@Res() reply: BrowserReply, @ParsedBody(resetForm) form: ResetForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.passwords.set('reset', visit, form));
  }

  @Get('undo-email-change')
  @Operation(pageOperation('Show the form that restores a former e-mail address'))
  showUndo(@Res() reply: BrowserReply, @ParsedQuery(linkQuery) { token }: LinkQuery): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.passwords.show('undo', visit, { token }));
  }

  @Post('undo-email-change')
  @Operation(formOperation('Restore the address and set a new password'))
  undo(@Res() reply: BrowserReply, @ParsedBody(resetForm) form: ResetForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.passwords.set('undo', visit, form));
  }
}
