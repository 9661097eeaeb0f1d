import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { orUnavailable } from '../account/account-responses.js';
import { Letters } from '../mail/letters.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LOGGER } from '../oauth.config.js';
import { newPasswordField } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { type Visitor, Visitors } from '../sessions/visitors.service.js';
import type { ResetForm } from './recovery.dto.js';
import { type NewPasswordForm, newPasswordPage } from './recovery.page.js';

type Request = account.ResetPasswordRequest & account.UndoEmailChangeRequest;

/** A mailed link with which a user sets a new password. */
interface LinkKind extends NewPasswordForm {
  readonly use: (account: AccountClient, request: Request) => Promise<account.UserChange__Output>;
  readonly done: Page;
  readonly linkIsDead: Page;
}

const { reset, undo } = texts;
const toLogin = '/users/login';

const kinds = {
  /** For a password that was lost. */
  reset: {
    action: '/users/reset-password',
    words: reset,
    password: newPasswordField(reset.password),
    use: (account, request) => account.resetPassword(request),
    done: notePage({ title: reset.doneTitle, text: reset.done, link: [toLogin, reset.login] }),
    linkIsDead: notePage({
      title: reset.deadTitle,
      text: reset.dead,
      link: ['/users/forgot-password', reset.again],
      status: 400,
    }),
  },
  /** To the former address after it was changed, which the link restores. */
  undo: {
    action: '/users/undo-email-change',
    words: undo,
    password: newPasswordField(undo.password),
    text: undo.text,
    use: (account, request) => account.undoEmailChange(request),
    done: notePage({ title: undo.doneTitle, text: undo.done, link: [toLogin, undo.login] }),
    linkIsDead: notePage({
      title: undo.deadTitle,
      text: undo.dead,
      link: [toLogin, undo.login],
      status: 400,
    }),
  },
} satisfies Record<string, LinkKind>;

export type NewPasswordLink = keyof typeof kinds;

/** Lets users set a new password by a link that was mailed to them. */
@Injectable()
export class NewPasswords {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: Visitors,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Nothing is looked up yet: programs that look at mail open links, too. */
  show(link: NewPasswordLink, { visitor }: Visit, token: string): Outcome {
    return { visitor, page: newPasswordPage(kinds[link], { formToken: visitor.formToken, token }) };
  }

  async set(
    link: NewPasswordLink,
    { visitor, address }: Visit,
    { form_token, token, password }: ResetForm,
  ): Promise<Outcome> {
    const kind: LinkKind = kinds[link];
    this.visitors.requireOwnForm(visitor, form_token);
    const answer = await orUnavailable(kind.use(this.account, { token, password, address }));
    if (answer.field === 'link') return { visitor, page: kind.linkIsDead };
    if (answer.problem !== '') {
      const problem = { field: answer.field, text: answer.problem };
      return { visitor, page: newPasswordPage(kind, { formToken: visitor.formToken, token, problem }) };
    }
    this.mailQueue.post(this.letters.passwordChanged(answer.email, answer.username));
    const after = await afterChange(this.logger, () => this.endSessions(visitor, answer.user_id));
    return { visitor: after ?? visitor, page: kind.done };
  }

  /** Those of the user are dead by their date already; this only keeps them out of lists. */
  private async endSessions(visitor: Visitor, userId: string): Promise<Visitor> {
    await this.visitors.logOutElsewhere(userId);
    return this.visitors.logOut(visitor);
  }
}
