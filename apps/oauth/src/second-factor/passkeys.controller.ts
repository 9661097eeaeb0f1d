import { Controller, Get, Header, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { z } from 'zod';
import { bareForm, type BareForm } from '../members/members.dto.js';
import { MembersService } from '../members/members.service.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation } from '../pages/page-operation.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import { LoginStepsService } from './login-steps.service.js';
import { passkeyScript } from './passkey.script.js';
import {
  newPasskeyForm,
  type NewPasskeyForm,
  passkeyEnrolmentForm,
  type PasskeyEnrolmentForm,
  passkeyStepForm,
  type PasskeyStepForm,
} from './second-factor.dto.js';
import { TwoStepService } from './two-step.service.js';

const script = {
  summary: 'The script of pages with a passkey',
  responses: { 200: { description: 'The script.', schema: z.string(), type: 'text/javascript' } },
};

/** Passkeys as second factors, and new passkeys. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class PasskeysController {
  constructor(
    private readonly steps: LoginStepsService,
    private readonly twoStep: TwoStepService,
    private readonly members: MembersService,
    private readonly visits: Visits,
  ) {}

  @Get('passkeys.js')
  @Header('content-type', 'text/javascript; charset=utf-8')
  @Header('cache-control', 'public, max-age=300')
  @Header('x-content-type-options', 'nosniff')
  @Operation(script)
  script(): string {
    return passkeyScript;
  }

  @Post('login/passkey-step')
  @Operation(formOperation('Use a passkey as second factor'))
  check(@Res() reply: BrowserReply, @ParsedBody(passkeyStepForm) form: PasskeyStepForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.steps.checkPasskey(visit, form));
  }

  @Post('login/passkey-enrolment')
  @Operation(formOperation('Add a passkey as the second factor that the login needs'))
  enrol(
    @Res() reply: BrowserReply,
    @ParsedBody(passkeyEnrolmentForm) form: PasskeyEnrolmentForm,
  ): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.steps.enrolPasskey(visit, form));
  }

  @Post('two-step/passkeys')
  @Operation(formOperation('Start to add a passkey'))
  start(@Res() reply: BrowserReply, @ParsedBody(bareForm) form: BareForm): Promise<unknown> {
    return this.members.serve(reply, '/users/two-step', (member) => this.twoStep.startPasskey(member), form);
  }

  @Post('two-step/passkeys/confirm')
  @Operation(formOperation('Add a passkey'))
  confirm(@Res() reply: BrowserReply, @ParsedBody(newPasskeyForm) form: NewPasskeyForm): Promise<unknown> {
    return this.members.serve(
      reply,
      '/users/two-step',
      (member) => this.twoStep.addPasskey(member, form),
      form,
    );
  }
}
