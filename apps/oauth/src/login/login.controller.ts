import { Controller, Get, Post, Res, UseFilters } from '@nestjs/common';
import { OpenTo } from '@fieldpost/auth';
import { Operation } from '@fieldpost/openapi';
import { ParsedBody, ParsedQuery } from '@fieldpost/transport';
import { sendTo } from '../pages/page.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { type BrowserReply, Visits } from '../sessions/visit.js';
import {
  loginForm,
  type LoginForm,
  loginQuery,
  type LoginQuery,
  logoutForm,
  type LogoutForm,
  passkeyLoginForm,
  type PasskeyLoginForm,
} from './login.dto.js';
import { LoginService } from './login.service.js';
import { PasskeyLoginsService } from './passkey-logins.service.js';
import { formOperation, pageOperation } from '../pages/page-operation.js';

@Controller('users')
@OpenTo('browser')
@UseFilters(PageErrorFilter)
export class LoginController {
  constructor(
    private readonly logins: LoginService,
    private readonly passkeyLogins: PasskeyLoginsService,
    private readonly visits: Visits,
  ) {}

  @Get('login')
  @Operation(pageOperation('Log in'))
  show(@Res() reply: BrowserReply, @ParsedQuery(loginQuery) query: LoginQuery): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.logins.show(visit, query));
  }

  @Post('login')
  @Operation(formOperation('Send name and password'))
  logIn(@Res() reply: BrowserReply, @ParsedBody(loginForm) form: LoginForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.logins.logIn(visit, form));
  }

  @Post('login/passkey')
  @Operation(formOperation('Log in with a passkey instead of a password'))
  logInWithPasskey(
    @Res() reply: BrowserReply,
    @ParsedBody(passkeyLoginForm) form: PasskeyLoginForm,
  ): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.passkeyLogins.logIn(visit, form));
  }

  /** Leads to the page that asks whether to log out. It does not log out by itself. */
  @Get('logout')
  @Operation(pageOperation('Ask whether the user wants to log out'))
  askToLogOut(@Res() reply: BrowserReply): unknown {
    return sendTo(reply, '/users/end-session');
  }

  @Post('logout')
  @Operation(formOperation('Log out'))
  logOut(@Res() reply: BrowserReply, @ParsedBody(logoutForm) form: LogoutForm): Promise<unknown> {
    return this.visits.serve(reply, (visit) => this.logins.logOut(visit, form.form_token));
  }
}
