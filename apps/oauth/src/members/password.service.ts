import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { orUnavailable } from '../account/account-responses.js';
import { LoginThrottle } from '../throttling/login-throttle.js';
import { Letters } from '../mail/letters.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LOGGER } from '../oauth.config.js';
import { type Rejected, throttled } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import type { Outcome } from '../sessions/visit.js';
import { Visitors } from '../sessions/visitors.service.js';
import type { PasswordForm } from './members.dto.js';
import { judged } from './judged.js';
import { passwordPage } from './password.page.js';
import type { Member } from './signed-in.service.js';

type Change = account.UserChange__Output;

const done = notePage({
  title: texts.newPassword.doneTitle,
  text: texts.newPassword.done,
  link: ['/users', texts.account.link],
});
/** Where no new login could be kept in the place of this one, which ended with the old password. */
const doneElsewhere = notePage({
  title: texts.newPassword.doneTitle,
  text: texts.reset.done,
  link: ['/users/login', texts.reset.login],
});

/** Lets users change their password; guessing the old one is slowed down as at the login. */
@Injectable()
export class PasswordService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: Visitors,
    private readonly throttle: LoginThrottle,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async show({ visitor }: Member): Promise<Outcome> {
    return { visitor, page: passwordPage(visitor.formToken) };
  }

  async change(member: Member, form: PasswordForm): Promise<Outcome> {
    const { visitor, session } = member;
    const answer = await this.ask(member, form);
    if ('status' in answer) return { visitor, page: passwordPage(visitor.formToken, answer) };
    this.mailQueue.post(this.letters.passwordChanged(answer.email, answer.username));
    const loggedIn = { userId: session.userId, validAfter: Number(answer.valid_after) };
    // This browser goes on under a new cookie; every other session is dead by its date already.
    const renewed = await afterChange(this.logger, () => this.visitors.logIn(loggedIn, member));
    if (!renewed) return { visitor, page: doneElsewhere };
    await afterChange(this.logger, () => this.visitors.logOutElsewhere(session.userId, renewed));
    return { visitor: renewed, page: done };
  }

  private async ask(member: Member, { old_password, password }: PasswordForm): Promise<Change | Rejected> {
    const { session, profile, address, now } = member;
    const asked = { user_id: session.userId, old_password, password, address };
    try {
      const answer = await this.throttle.during({ login: profile.username, address }, now, async () =>
        judged(await orUnavailable(this.account.changePassword(asked))),
      );
      if (answer.problem === '') return answer;
      return { status: 400, problem: { field: answer.field, text: sentenceOf(answer) } };
    } catch (error) {
      return throttled(error, texts.login.throttled);
    }
  }
}

const sentenceOf = ({ field, problem }: Change): string =>
  field === 'old_password' ? texts.newPassword.wrong : problem;
