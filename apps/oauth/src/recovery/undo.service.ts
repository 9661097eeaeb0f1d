import { Inject, Injectable } from '@nestjs/common';
import { Authority } from '@fieldpost/internal-clients';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../authority/after-change.js';
import { answerOf } from '../authority/answers.js';
import { Letters } from '../mail/letters.js';
import { Outbox } from '../mail/outbox.js';
import { LOGGER } from '../oauth.config.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { Visitors } from '../sessions/visitors.service.js';
import type { ResetForm } from './recovery.dto.js';
import { undoPage } from './undo.page.js';

const { undo } = texts;
const toLogin = ['/users/login', undo.login] as const;
const done = notePage({ title: undo.doneTitle, text: undo.done, link: toLogin });
const linkIsDead = notePage({ title: undo.deadTitle, text: undo.dead, link: toLogin, status: 400 });

/** Lets the owner of a former e-mail address restore it, by the link that was mailed there. */
@Injectable()
export class EmailChangeUndo {
  constructor(
    private readonly authority: Authority,
    private readonly visitors: Visitors,
    private readonly outbox: Outbox,
    private readonly letters: Letters,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Nothing is looked up yet: programs that look at mail open links, too. */
  show({ visitor }: Visit, token: string): Outcome {
    return { visitor, page: undoPage({ formToken: visitor.formToken, token }) };
  }

  async undo({ visitor, address }: Visit, { form_token, token, password }: ResetForm): Promise<Outcome> {
    this.visitors.requireOwnForm(visitor, form_token);
    const answer = await answerOf(this.authority.undoEmailChange({ token, password, address }));
    if (answer.field === 'link') return { visitor, page: linkIsDead };
    if (answer.problem !== '') {
      const problem = { field: answer.field, text: answer.problem };
      return { visitor, page: undoPage({ formToken: visitor.formToken, token, problem }) };
    }
    this.outbox.post(this.letters.passwordChanged(answer.email, answer.username));
    const after = await afterChange(this.logger, async () => {
      await this.visitors.logOutElsewhere(answer.user_id);
      return this.visitors.logOut(visitor);
    });
    return { visitor: after ?? visitor, page: done };
  }
}
