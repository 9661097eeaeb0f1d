import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody } from '@fieldpost/transport';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';
import type { BrowserReply } from '../sessions/visit.js';
import { AccessService } from './access.service.js';
import {
  bareForm,
  type BareForm,
  clientForm,
  type ClientForm,
  passwordForm,
  type PasswordForm,
  profileForm,
  type ProfileForm,
  sessionForm,
  type SessionForm,
} from './members.dto.js';
import { MembersService } from './members.service.js';
import { PasswordService } from './password.service.js';
import { ProfileService } from './profile.service.js';

/** The pages of logged-in users: overview, profile, password, sessions and authorized clients. */
@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class MembersController {
  constructor(
    private readonly members: MembersService,
    private readonly profiles: ProfileService,
    private readonly passwords: PasswordService,
    private readonly access: AccessService,
  ) {}

  @Get()
  @Operation(pageOperation('Show the account'))
  overview(@Res() reply: BrowserReply): Promise<unknown> {
    return this.members.serve(reply, '/users', (member) => this.profiles.overview(member));
  }

  @Post('verification-mail')
  @Operation(formOperation('Send the verification mail again'))
  mailAgain(@Res() reply: BrowserReply, @ParsedBody(bareForm) form: BareForm): Promise<unknown> {
    return this.members.serve(reply, '/users', (member) => this.profiles.mailAgain(member), form);
  }

  @Get('profile')
  @Operation(pageOperation('Show the profile'))
  showProfile(@Res() reply: BrowserReply): Promise<unknown> {
    return this.members.serve(reply, '/users/profile', (member) => this.profiles.show(member));
  }

  @Post('profile')
  @Operation(formOperation('Change the profile'))
  changeProfile(@Res() reply: BrowserReply, @ParsedBody(profileForm) form: ProfileForm): Promise<unknown> {
    return this.members.serve(reply, '/users/profile', (member) => this.profiles.change(member, form), form);
  }

  @Get('password')
  @Operation(pageOperation('Show the form for a new password'))
  showPassword(@Res() reply: BrowserReply): Promise<unknown> {
    return this.members.serve(reply, '/users/password', (member) => this.passwords.show(member));
  }

  @Post('password')
  @Operation(formOperation('Change the password'))
  changePassword(@Res() reply: BrowserReply, @ParsedBody(passwordForm) form: PasswordForm): Promise<unknown> {
    return this.members.serve(
      reply,
      '/users/password',
      (member) => this.passwords.change(member, form),
      form,
    );
  }

  @Get('sessions')
  @Operation(pageOperation('Show sessions'))
  showSessions(@Res() reply: BrowserReply): Promise<unknown> {
    return this.members.serve(reply, '/users/sessions', (member) => this.access.showSessions(member));
  }

  @Post('sessions')
  @Operation(formOperation('End sessions'))
  endSession(@Res() reply: BrowserReply, @ParsedBody(sessionForm) form: SessionForm): Promise<unknown> {
    return this.members.serve(
      reply,
      '/users/sessions',
      (member) => this.access.endSession(member, form),
      form,
    );
  }

  @Get('clients')
  @Operation(pageOperation('Show authorized clients'))
  showClients(@Res() reply: BrowserReply): Promise<unknown> {
    return this.members.serve(reply, '/users/clients', (member) => this.access.showClients(member));
  }

  @Post('clients')
  @Operation(formOperation('Withdraw a consent'))
  withdraw(@Res() reply: BrowserReply, @ParsedBody(clientForm) form: ClientForm): Promise<unknown> {
    return this.members.serve(reply, '/users/clients', (member) => this.access.withdraw(member, form), form);
  }
}
