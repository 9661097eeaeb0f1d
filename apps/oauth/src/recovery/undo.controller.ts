import { Body, Controller, Get, Post, Query, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';
import { linkQuery, type LinkQuery } from '../requests/link-query.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { resetForm, type ResetForm } from './recovery.dto.js';
import { NewPasswordsService } from './new-passwords.service.js';

/** The page of the link that is mailed to a former e-mail address. */
@Controller('users/undo-email-change')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class EmailChangeUndoController {
  constructor(
    private readonly passwords: NewPasswordsService,
    private readonly visits: Visits,
  ) {}

  @Get()
  @Operation(pageOperation('Show the form that restores a former e-mail address'))
  show(@Res() reply: BrowserReply, @Query(new ParseWith(linkQuery)) { token }: LinkQuery): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.passwords.show('undo', visit, token));
  }

  @Post()
  @Operation(formOperation('Restore the address and set a new password'))
  undo(@Res() reply: BrowserReply, @Body(new ParseWith(resetForm)) form: ResetForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.passwords.set('undo', visit, form));
  }
}
