import { Inject, Injectable } from '@nestjs/common';
import { Authority } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../authority/after-change.js';
import { answerOf } from '../authority/answers.js';
import { Letters } from '../mail/letters.js';
import { noMailServer } from '../mail/mail.errors.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { Outbox } from '../mail/outbox.js';
import { LOGGER } from '../oauth.config.js';
import { throttled } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { type Visitor, Visitors } from '../sessions/visitors.service.js';
import type { ForgottenForm, ResetForm } from './recovery.dto.js';
import { forgottenPage, resetPage } from './recovery.page.js';

const { forgotten, reset } = texts;
const toLogin = ['/users/login', reset.login] as const;

const noMail = notePage({
  title: forgotten.title,
  text: texts.mail.none,
  link: ['/users/login', forgotten.login],
});
const sent = notePage({
  title: forgotten.sentTitle,
  text: forgotten.sent,
  link: ['/users/login', forgotten.login],
});
const done = notePage({ title: reset.doneTitle, text: reset.done, link: toLogin });
const linkIsDead = notePage({
  title: reset.deadTitle,
  text: reset.dead,
  link: ['/users/forgot-password', reset.again],
  status: 400,
});

/** Lets users who have lost their password set a new one, by a link that is mailed to them. */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly authority: Authority,
    private readonly visitors: Visitors,
    private readonly outbox: Outbox,
    private readonly throttle: MailThrottle,
    private readonly letters: Letters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  show({ visitor }: Visit): Outcome {
    return { visitor, page: this.outbox.isOpen ? forgottenPage(visitor.formToken) : noMail };
  }

  /** The answer, and the time that it takes, are the same whether anybody has this name or address. */
  async start({ visitor, address, now }: Visit, form: ForgottenForm): Promise<Outcome> {
    this.visitors.requireOwnForm(visitor, form.form_token);
    if (!this.outbox.isOpen) return { visitor, page: noMail };
    const { username: login } = form;
    if (login === '') {
      const text = texts.login.missing(texts.login.usernameOrEmail);
      return {
        visitor,
        page: forgottenPage(visitor.formToken, { status: 400, problem: { field: 'username', text } }),
      };
    }
    try {
      this.throttle.admit({ about: login, address }, now);
    } catch (error) {
      return { visitor, page: forgottenPage(visitor.formToken, throttled(error, texts.mail.throttled)) };
    }
    this.outbox.requireRoom();
    const link = await answerOf(this.authority.startPasswordReset({ login }));
    if (link.token !== '') this.outbox.post(this.letters.passwordReset(link));
    return { visitor, page: sent };
  }

  /**
   * The same for somebody whom an administrator helps; counted apart from what is asked for on the website, so that
   * strangers cannot use it up.
   */
  async startOnBehalf(username: string, now: number): Promise<void> {
    if (!this.outbox.isOpen) throw noMailServer();
    this.throttle.admit({ about: `password of ${username}` }, now);
    this.outbox.requireRoom();
    const link = await answerOf(this.authority.startPasswordReset({ login: username }));
    if (link.token !== '') this.outbox.post(this.letters.passwordReset(link));
  }

  /** Nothing is asked yet: programs that look at mail open links, too. */
  showReset({ visitor }: Visit, token: string): Outcome {
    return { visitor, page: resetPage({ formToken: visitor.formToken, token }) };
  }

  async reset({ visitor, address }: Visit, { form_token, token, password }: ResetForm): Promise<Outcome> {
    this.visitors.requireOwnForm(visitor, form_token);
    const answer = await answerOf(this.authority.resetPassword({ token, password, address }));
    if (answer.field === 'link') return { visitor, page: linkIsDead };
    if (answer.problem !== '') {
      const problem = { field: answer.field, text: answer.problem };
      return { visitor, page: resetPage({ formToken: visitor.formToken, token, problem }) };
    }
    this.outbox.post(this.letters.passwordChanged(answer.email, answer.username));
    const after = await afterChange(this.logger, () => this.endSessions(visitor, answer.user_id));
    return { visitor: after ?? visitor, page: done };
  }

  /** Those of the user are dead by their date already; this only keeps them out of lists. */
  private async endSessions(visitor: Visitor, userId: string): Promise<Visitor> {
    await this.visitors.logOutElsewhere(userId);
    return this.visitors.logOut(visitor);
  }
}
