import { Injectable } from '@nestjs/common';
import { AccountClient } from '@fieldpost/internal-clients';
import { Letters } from '../mail/letters.js';
import { noMailServer } from '../mail/mail.errors.js';
import { MailThrottle } from '../mail/mail-throttle.js';
import { MailQueue } from '../mail/mail-queue.js';
import { throttled } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import type { ForgottenForm } from './recovery.dto.js';
import { forgottenPage } from './recovery.page.js';

const { forgotten } = texts;

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
/** Mails links for new passwords to users who forgot theirs (`NewPasswordsService`). */
@Injectable()
export class RecoveryService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: VisitorsService,
    private readonly mailQueue: MailQueue,
    private readonly throttle: MailThrottle,
    private readonly letters: Letters,
  ) {}

  show({ visitor }: Visit): PageResult {
    return { visitor, page: this.mailQueue.isOpen ? forgottenPage(visitor.formToken) : noMail };
  }

  /** Response and duration do not depend on whether a user has this name or address. */
  async start({ visitor, address, now }: Visit, form: ForgottenForm): Promise<PageResult> {
    this.visitors.requireOwnForm(visitor, form.form_token);
    if (!this.mailQueue.isOpen) return { visitor, page: noMail };
    const { username: login } = form;
    if (login === '') {
      const text = texts.login.missing(texts.login.usernameOrEmail);
      return {
        visitor,
        page: forgottenPage(visitor.formToken, { status: 400, problems: [{ field: 'username', text }] }),
      };
    }
    try {
      this.throttle.admit({ about: login, address }, now);
    } catch (error) {
      return { visitor, page: forgottenPage(visitor.formToken, throttled(error, texts.mail.throttled)) };
    }
    this.mailQueue.requireCapacity();
    const link = await this.account.startPasswordReset({ login });
    if (link.token !== '') this.mailQueue.post(this.letters.passwordReset(link));
    return { visitor, page: sent };
  }

  /** The same on behalf of an administrator; counted separately from the website, so that strangers cannot use up the limit. */
  async startOnBehalf(username: string, now: number): Promise<void> {
    if (!this.mailQueue.isOpen) throw noMailServer();
    this.throttle.admit({ about: `password of ${username}` }, now);
    this.mailQueue.requireCapacity();
    const link = await this.account.startPasswordReset({ login: username });
    if (link.token !== '') this.mailQueue.post(this.letters.passwordReset(link));
  }
}
