import { Body, Controller, Get, Post, Req, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParseWith } from '@fieldpost/transport';
import type { Reply } from '../pages/page.js';
import { PageDoor } from '../pages/page-door.js';
import { type Request, Visits } from '../sessions/visit.js';
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
import { SignedIn } from './signed-in.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

/** The account of whoever is logged in: overview, profile and password. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageDoor)
export class ProfileController {
  constructor(
    private readonly visits: Visits,
    private readonly signedIn: SignedIn,
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordService,
  ) {}

  @Get()
  @Operation(pageOperation('Show the account'))
  async overview(@Req() request: Request, @Res() reply: Reply): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const work = this.profiles.overview.bind(this.profiles);
    return this.visits.answer(reply, await this.signedIn.admit(visit, '/users', work));
  }

  @Post('verification-mail')
  @Operation(formOperation('Have the mail that proves the address sent again'))
  async mailAgain(
    @Req() request: Request,
    @Res() reply: Reply,
    @Body(new ParseWith(bareForm)) { form_token: formToken }: BareForm,
  ): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const work = this.profiles.mailAgain.bind(this.profiles);
    return this.visits.answer(reply, await this.signedIn.submit(visit, { path: '/users', formToken }, work));
  }

  @Get('profile')
  @Operation(pageOperation('Show the profile'))
  async showProfile(@Req() request: Request, @Res() reply: Reply): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const work = this.profiles.show.bind(this.profiles);
    return this.visits.answer(reply, await this.signedIn.admit(visit, '/users/profile', work));
  }

  @Post('profile')
  @Operation(formOperation('Change the profile'))
  async changeProfile(
    @Req() request: Request,
    @Res() reply: Reply,
    @Body(new ParseWith(profileForm)) form: ProfileForm,
  ): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const sent = { path: '/users/profile', formToken: form.form_token };
    const outcome = await this.signedIn.submit(visit, sent, (member) => this.profiles.change(member, form));
    return this.visits.answer(reply, outcome);
  }

  @Get('password')
  @Operation(pageOperation('Show the form for a new password'))
  async showPassword(@Req() request: Request, @Res() reply: Reply): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const work = this.passwords.show.bind(this.passwords);
    return this.visits.answer(reply, await this.signedIn.admit(visit, '/users/password', work));
  }

  @Post('password')
  @Operation(formOperation('Change the password'))
  async changePassword(
    @Req() request: Request,
    @Res() reply: Reply,
    @Body(new ParseWith(passwordForm)) form: PasswordForm,
  ): Promise<unknown> {
    const visit = await this.visits.receive(request, Date.now());
    const sent = { path: '/users/password', formToken: form.form_token };
    const outcome = await this.signedIn.submit(visit, sent, (member) => this.passwords.change(member, form));
    return this.visits.answer(reply, outcome);
  }
}
