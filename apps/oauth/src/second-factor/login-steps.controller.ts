import { Controller, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation } from '../pages/page-operation.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { LoginStepsService } from './login-steps.service.js';
import { codeForm, type CodeForm, enrolmentForm, type EnrolmentForm } from './second-factor.dto.js';

/** The second step of a login. */
@Controller('users/login')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class LoginStepsController {
  constructor(
    private readonly steps: LoginStepsService,
    private readonly visits: Visits,
  ) {}

  @Post('code')
  @Operation(formOperation('Send the code of a second factor'))
  checkCode(@Res() reply: BrowserReply, @ParsedBody(codeForm) form: CodeForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.steps.checkCode(visit, form));
  }

  @Post('enrolment')
  @Operation(formOperation('Add the second factor that the login needs'))
  enrol(@Res() reply: BrowserReply, @ParsedBody(enrolmentForm) form: EnrolmentForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.steps.enrol(visit, form));
  }
}
