import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { bareForm, type BareForm } from '../members/members.dto.js';
import { type Member, MembersService } from '../members/members.service.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';
import type { BrowserReply, PageResult } from '../sessions/visit.js';
import {
  appPasswordForm,
  type AppPasswordForm,
  confirmForm,
  type ConfirmForm,
  idForm,
  type IdForm,
} from './second-factor.dto.js';
import { TwoStepService } from './two-step.service.js';

/** Second factors and app passwords of the logged-in user. */
@Controller('users/two-step')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class TwoStepController {
  constructor(
    private readonly members: MembersService,
    private readonly twoStep: TwoStepService,
  ) {}

  @Get()
  @Operation(pageOperation('Show second factors and app passwords'))
  show(@Res() reply: BrowserReply): Promise<unknown> {
    return this.serve(reply, undefined, (member) => this.twoStep.show(member));
  }

  @Post('apps')
  @Operation(formOperation('Start to add an authenticator app'))
  startApp(@Res() reply: BrowserReply, @ParsedBody(bareForm) form: BareForm): Promise<unknown> {
    return this.serve(reply, form, (member) => this.twoStep.startApp(member));
  }

  @Post('confirm')
  @Operation(formOperation('Confirm an authenticator app'))
  confirm(@Res() reply: BrowserReply, @ParsedBody(confirmForm) form: ConfirmForm): Promise<unknown> {
    return this.serve(reply, form, (member) => this.twoStep.confirmApp(member, form));
  }

  @Post('remove')
  @Operation(formOperation('Remove an authenticator app or a passkey'))
  remove(@Res() reply: BrowserReply, @ParsedBody(idForm) form: IdForm): Promise<unknown> {
    return this.serve(reply, form, (member) => this.twoStep.remove(member, form));
  }

  @Post('recovery-codes')
  @Operation(formOperation('Replace the recovery codes'))
  renew(@Res() reply: BrowserReply, @ParsedBody(bareForm) form: BareForm): Promise<unknown> {
    return this.serve(reply, form, (member) => this.twoStep.renewRecoveryCodes(member));
  }

  @Post('app-passwords')
  @Operation(formOperation('Make an app password'))
  addAppPassword(
    @Res() reply: BrowserReply,
    @ParsedBody(appPasswordForm) form: AppPasswordForm,
  ): Promise<unknown> {
    return this.serve(reply, form, (member) => this.twoStep.addAppPassword(member, form));
  }

  @Post('app-passwords/remove')
  @Operation(formOperation('Remove an app password'))
  removeAppPassword(@Res() reply: BrowserReply, @ParsedBody(idForm) form: IdForm): Promise<unknown> {
    return this.serve(reply, form, (member) => this.twoStep.removeAppPassword(member, form));
  }

  private serve(
    reply: BrowserReply,
    form: BareForm | undefined,
    handle: (member: Member) => Promise<PageResult>,
  ): Promise<unknown> {
    return this.members.serve(reply, '/users/two-step', handle, form);
  }
}
