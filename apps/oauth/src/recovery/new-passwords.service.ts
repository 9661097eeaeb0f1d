import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { shortestPassword } from '../account/shortest-password.js';
import { Letters } from '../mail/letters.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LOGGER } from '../oauth.config.js';
import type { FormProblem } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { type Visitor, VisitorsService } from '../sessions/visitors.service.js';
import type { ResetForm } from './recovery.dto.js';
import { type NewPasswordForm, newPasswordPage } from './recovery.page.js';

type Request = account.ResetPasswordRequest & account.UndoEmailChangeRequest;

/** A kind of mailed link with which a user sets a new password. */
interface LinkKind extends NewPasswordForm {
  readonly use: (account: AccountClient, request: Request) => Promise<account.UserChange__Output>;
  readonly done: Page;
  readonly invalidLink: Page;
}

const { reset, undo } = texts;
const toLogin = '/users/login';

const kinds = {
  /** For a forgotten password. */
  reset: {
    action: '/users/reset-password',
    words: reset,
    use: (account, request) => account.resetPassword(request),
    done: notePage({ title: reset.doneTitle, text: reset.done, link: [toLogin, reset.login] }),
    invalidLink: notePage({
      title: reset.deadTitle,
      text: reset.dead,
      link: ['/users/forgot-password', reset.again],
      status: 400,
    }),
  },
  /** Sent to the former address after a change, which the link undoes. */
  undo: {
    action: '/users/undo-email-change',
    words: undo,
    text: undo.text,
    use: (account, request) => account.undoEmailChange(request),
    done: notePage({ title: undo.doneTitle, text: undo.done, link: [toLogin, undo.login] }),
    invalidLink: notePage({
      title: undo.deadTitle,
      text: undo.dead,
      link: [toLogin, undo.login],
      status: 400,
    }),
  },
} satisfies Record<string, LinkKind>;

export type NewPasswordLink = keyof typeof kinds;

/** Sets new passwords by mailed links. */
@Injectable()
export class NewPasswordsService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: VisitorsService,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Shows the form only, because mail scanners open links too. */
  async show(
    link: NewPasswordLink,
    { visitor }: Pick<Visit, 'visitor'>,
    shown: { readonly token: string; readonly problems?: readonly FormProblem[] },
  ): Promise<PageResult> {
    const view = { ...shown, formToken: visitor.formToken };
    const shortest = await shortestPassword(this.account);
    return { visitor, page: newPasswordPage(kinds[link], { ...view, shortestPassword: shortest }) };
  }

  async set(
    link: NewPasswordLink,
    { visitor, address }: Visit,
    { form_token, token, password }: ResetForm,
  ): Promise<PageResult> {
    const kind: LinkKind = kinds[link];
    this.visitors.requireOwnForm(visitor, form_token);
    const response = await kind.use(this.account, { token, password, address });
    if (response.field === 'link') return { visitor, page: kind.invalidLink };
    if (response.problem !== '') {
      const problems = [{ field: response.field, text: response.problem }];
      return this.show(link, { visitor }, { token, problems });
    }
    this.mailQueue.post(this.letters.passwordChanged(response.email, response.username));
    const after = await afterChange(this.logger, () => this.endSessions(visitor, response.user_id));
    return { visitor: after ?? visitor, page: kind.done };
  }

  /** The sessions are invalid already; deleting them removes them from lists. */
  private async endSessions(visitor: Visitor, userId: string): Promise<Visitor> {
    await this.visitors.logOutElsewhere(userId);
    return this.visitors.logOut(visitor);
  }
}
