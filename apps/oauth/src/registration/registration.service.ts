import { Inject, Injectable } from '@nestjs/common';
import { AccountClient } from '@fieldpost/internal-clients';
import type { account } from '@fieldpost/contracts';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { orUnavailable } from '../account/account-responses.js';
import { nextPath } from '../login/next-path.js';
import { LOGGER } from '../oauth.config.js';
import type { FormRejection } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { type Visitor, VisitorsService } from '../sessions/visitors.service.js';
import { VerificationsService } from '../verification/verification.service.js';
import type { RegistrationForm } from './registration.dto.js';
import { registrationPage } from './registration.page.js';

/** Without a field there were too many registrations. */
const rejectionFor = ({ problem, field, retry_after }: account.UserCreation__Output): FormRejection =>
  field === ''
    ? { status: 429, problem: { text: texts.register.throttled }, retryAfter: retry_after }
    : { status: 400, problem: { field, text: problem } };

/** Registers visitors and logs them in. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: VisitorsService,
    private readonly verifications: VerificationsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  show({ visitor }: Visit, next: string): PageResult {
    const { formToken } = visitor;
    return { visitor, page: registrationPage({ formToken, next: nextPath(next) ?? '' }) };
  }

  async register(visit: Visit, form: RegistrationForm): Promise<PageResult> {
    const { visitor, address } = visit;
    this.visitors.requireOwnForm(visitor, form.form_token);
    const { username, email, password } = form;
    const next = nextPath(form.next);
    const created = await orUnavailable(this.account.createUser({ username, email, password, address }));
    if (created.problem !== '') {
      const view = { formToken: visitor.formToken, next: next ?? '', username, email };
      return { visitor, page: registrationPage({ ...view, ...rejectionFor(created) }) };
    }
    // After a failure the user is registered, and the next page redirects to the login.
    const loggedIn = await afterChange(this.logger, () => this.logIn(visit, form));
    return { visitor: loggedIn ?? visitor, to: next ?? '/users/login' };
  }

  private async logIn(visit: Visit, { username, password }: RegistrationForm): Promise<Visitor> {
    const { visitor, address } = visit;
    const user = await orUnavailable(this.account.authenticateUser({ username, password, address }));
    if (user.rejection !== 'NONE') return visitor;
    // The account page offers the mail again.
    await afterChange(this.logger, () => this.verifications.start(user.user_id, visit.now));
    await this.visitors.logOut(visitor);
    const validAfter = Number(user.valid_after);
    const newUser = { userId: user.user_id, validAfter, methods: ['pwd'] } as const;
    return this.visitors.logIn(newUser, visit);
  }
}
