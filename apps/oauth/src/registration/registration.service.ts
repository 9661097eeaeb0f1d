import { Inject, Injectable } from '@nestjs/common';
import { AccountClient } from '@fieldpost/internal-clients';
import type { account } from '@fieldpost/contracts';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { orUnavailable } from '../account/account-responses.js';
import { nextPath } from '../login/next-path.js';
import { LOGGER } from '../oauth.config.js';
import type { Rejected } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { type Visitor, Visitors } from '../sessions/visitors.service.js';
import { Verifications } from '../verification/verification.service.js';
import type { RegistrationForm } from './registration.dto.js';
import { registrationPage } from './registration.page.js';

/** A problem with no member in particular: there were too many; 0 seconds is an account of before, which does not say when. */
const rejectedFor = ({ problem, field, retry_after }: account.UserCreation__Output): Rejected =>
  field === ''
    ? { status: 429, problem: { text: texts.register.throttled }, retryAfter: retry_after || undefined }
    : { status: 400, problem: { field, text: problem } };

/** Registers visitors, and logs them in as the users that they became. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: Visitors,
    private readonly verifications: Verifications,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  show({ visitor }: Visit, next: string): Outcome {
    const { formToken } = visitor;
    return { visitor, page: registrationPage({ formToken, next: nextPath(next) ?? '' }) };
  }

  async register(visit: Visit, form: RegistrationForm): Promise<Outcome> {
    const { visitor, address } = visit;
    this.visitors.requireOwnForm(visitor, form.form_token);
    const { username, email, password } = form;
    const next = nextPath(form.next);
    const created = await orUnavailable(this.account.createUser({ username, email, password, address }));
    if (created.problem !== '') {
      const view = { formToken: visitor.formToken, next: next ?? '', username, email };
      return { visitor, page: registrationPage({ ...view, ...rejectedFor(created) }) };
    }
    // Without it the registration stands all the same, and what comes next leads to the login.
    const loggedIn = await afterChange(this.logger, () => this.logIn(visit, form));
    return { visitor: loggedIn ?? visitor, to: next ?? '/users/login' };
  }

  private async logIn(visit: Visit, { username, password }: RegistrationForm): Promise<Visitor> {
    const { visitor, address } = visit;
    const user = await orUnavailable(this.account.authenticateUser({ username, password, address }));
    if (user.rejection !== 'NONE') return visitor;
    // The page of the account offers the mail again.
    await afterChange(this.logger, () => this.verifications.start(user.user_id, visit.now));
    await this.visitors.logOut(visitor);
    return this.visitors.logIn({ userId: user.user_id, validAfter: Number(user.valid_after) }, visit);
  }
}
