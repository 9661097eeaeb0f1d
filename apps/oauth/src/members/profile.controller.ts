import { Body, Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import {
  bareForm,
  type BareForm,
  passwordForm,
  type PasswordForm,
  profileForm,
  type ProfileForm,
} from './members.dto.js';
import { PasswordService } from './password.service.js';
import { ProfileService } from './profile.service.js';
import { MembersService } from './members.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** Overview, profile and password of the user. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class ProfileController {
  constructor(
    private readonly visits: Visits,
    private readonly members: MembersService,
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordService,
  ) {}

  @Get()
  @Operation(pageOperation('Show the account'))
  overview(@Res() reply: BrowserReply): Promise<unknown> {
    return this.visits.serve(reply, (visit) =>
      this.members.admit(visit, '/users', (member) => this.profiles.overview(member)),
    );
  }

  @Post('verification-mail')
  @Operation(formOperation('Send the verification mail again'))
  mailAgain(
    @Res() reply: BrowserReply,
    @Body(new ParseWith(bareForm)) { form_token: formToken }: BareForm,
  ): Promise<unknown> {
    return this.visits.serve(reply, (visit) =>
      this.members.submit(visit, { path: '/users', formToken }, (member) => this.profiles.mailAgain(member)),
    );
  }

  @Get('profile')
  @Operation(pageOperation('Show the profile'))
  showProfile(@Res() reply: BrowserReply): Promise<unknown> {
    return this.visits.serve(reply, (visit) =>
      this.members.admit(visit, '/users/profile', (member) => this.profiles.show(member)),
    );
  }

  @Post('profile')
  @Operation(formOperation('Change the profile'))
  changeProfile(
    @Res() reply: BrowserReply,
    @Body(new ParseWith(profileForm)) form: ProfileForm,
  ): Promise<unknown> {
    const sent = { path: '/users/profile', formToken: form.form_token };
    return this.visits.serve(reply, (visit) =>
      this.members.submit(visit, sent, (member) => this.profiles.change(member, form)),
    );
  }

  @Get('password')
  @Operation(pageOperation('Show the form for a new password'))
  showPassword(@Res() reply: BrowserReply): Promise<unknown> {
    return this.visits.serve(reply, (visit) =>
      this.members.admit(visit, '/users/password', (member) => this.passwords.show(member)),
    );
  }

  @Post('password')
  @Operation(formOperation('Change the password'))
  changePassword(
    @Res() reply: BrowserReply,
    @Body(new ParseWith(passwordForm)) form: PasswordForm,
  ): Promise<unknown> {
    const sent = { path: '/users/password', formToken: form.form_token };
    return this.visits.serve(reply, (visit) =>
      this.members.submit(visit, sent, (member) => this.passwords.change(member, form)),
    );
  }
}
