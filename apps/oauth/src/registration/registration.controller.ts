import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import {
  registrationForm,
  type RegistrationForm,
  registrationQuery,
  type RegistrationQuery,
} from './registration.dto.js';
import { RegistrationService } from './registration.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

@Controller('users/register')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class RegistrationController {
  constructor(
    private readonly registrations: RegistrationService,
    private readonly visits: Visits,
  ) {}

  @Get()
  @Operation(pageOperation('Register'))
  show(
    @Res() reply: BrowserReply,
    @ParsedQuery(registrationQuery) query: RegistrationQuery,
  ): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.registrations.show(visit, query));
  }

  @Post()
  @Operation(formOperation('Send the registration'))
  register(
    @Res() reply: BrowserReply,
    @ParsedBody(registrationForm) form: RegistrationForm,
  ): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.registrations.register(visit, form));
  }
}
