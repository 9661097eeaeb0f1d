import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { shortestPassword } from '../account/shortest-password.js';
import { LoginThrottle } from '../throttling/login-throttle.js';
import { Letters } from '../mail/letters.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LOGGER } from '../oauth.config.js';
import { type FormRejection, throttled } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import type { PageResult } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import type { PasswordForm } from './members.dto.js';
import { changeProblem } from './change-problem.js';
import { forThrottle } from './throttle-result.js';
import { passwordPage } from './password.page.js';
import type { Member } from './members.service.js';

type Change = account.UserChange__Output;

const done = notePage({
  title: texts.newPassword.doneTitle,
  text: texts.newPassword.done,
  link: ['/users', texts.account.link],
});
/** When no new session could be stored; this one ended with the old password. */
const doneElsewhere = notePage({
  title: texts.newPassword.doneTitle,
  text: texts.reset.done,
  link: ['/users/login', texts.reset.login],
});

/** Changes the password of the user. Attempts with a wrong old password are throttled as at the login. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: VisitorsService,
    private readonly throttle: LoginThrottle,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async show({ visitor }: Member, rejected?: FormRejection): Promise<PageResult> {
    const view = { formToken: visitor.formToken, shortestPassword: await shortestPassword(this.account) };
    return { visitor, page: passwordPage(view, rejected) };
  }

  async change(member: Member, form: PasswordForm): Promise<PageResult> {
    const { visitor, session } = member;
    const response = await this.requestChange(member, form);
    if ('status' in response) return this.show(member, response);
    this.mailQueue.post(this.letters.passwordChanged(response.email, response.username));
    const validAfter = Number(response.valid_after);
    const { userId, methods, provider, created: authenticated } = session;
    const loggedIn = { userId, validAfter, methods, provider, authenticated };
    // This browser gets a new session; every other session ended with the old password.
    const renewed = await afterChange(this.logger, () => this.visitors.logIn(loggedIn, member));
    if (!renewed) return { visitor, page: doneElsewhere };
    await afterChange(this.logger, () => this.visitors.logOutElsewhere(session.userId, renewed));
    return { visitor: renewed, page: done };
  }

  private async requestChange(
    member: Member,
    { old_password, password }: PasswordForm,
  ): Promise<Change | FormRejection> {
    const { session, profile, address, now } = member;
    const second_factor = session.methods.includes('mfa');
    const request = { user_id: session.userId, old_password, password, address, second_factor };
    try {
      const response = await this.throttle.during({ login: profile.username, address }, now, async () =>
        forThrottle(await this.account.changePassword(request)),
      );
      if (response.problem === '') return response;
      return {
        status: 400,
        problems: [changeProblem(response, { path: '/users/password', wrong: texts.newPassword.wrong })],
      };
    } catch (error) {
      return throttled(error, texts.login.throttled);
    }
  }
}
