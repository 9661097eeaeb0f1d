import { Inject, Injectable } from '@nestjs/common';
import { AccountClient } from '@fieldpost/internal-clients';
import type { account } from '@fieldpost/contracts';
import type { Logger } from '@fieldpost/observability';
import { afterChange } from '../account/after-change.js';
import { nextPath } from '../login/next-path.js';
import { LOGGER } from '../oauth.config.js';
import type { FormRejection } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import { waitingPage } from '../pages/waiting.page.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import { VerificationsService } from '../verification/verification.service.js';
import type { RegistrationForm, RegistrationQuery } from './registration.dto.js';
import { deniedPages, registrationPage } from './registration.page.js';

type Description = account.RegistrationDescription__Output;

/** Without a field there were too many registrations. */
function rejectionFor({
  problem,
  field,
  problems,
  retry_after,
}: account.UserCreation__Output): FormRejection {
  if (field === '')
    return { status: 429, problems: [{ text: texts.register.throttled }], retryAfter: retry_after };
  const all = problems.length > 0 ? problems : [{ field, problem }];
  return { status: 400, problems: all.map((one) => ({ field: one.field, text: one.problem })) };
}

/** The page instead of the form; undefined when the visitor may register. */
function deniedPage({ mode, invited }: Description, invitation: string) {
  if (mode === 'closed') return deniedPages.closed;
  if (invitation !== '' && !invited) return deniedPages.deadInvitation;
  return mode === 'invitation' && !invited ? deniedPages.invitation : undefined;
}

/** Registers visitors and logs them in. */
@Injectable()
export class RegistrationService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: VisitorsService,
    private readonly verifications: VerificationsService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async show({ visitor }: Visit, { next, invitation }: RegistrationQuery): Promise<PageResult> {
    const described = await this.account.describeRegistration({ invitation });
    const denied = deniedPage(described, invitation);
    if (denied) return { visitor, page: denied };
    const view = { formToken: visitor.formToken, next: nextPath(next) ?? '', invitation };
    return { visitor, page: registrationPage({ ...view, ...policyView(described) }) };
  }

  async register(visit: Visit, form: RegistrationForm): Promise<PageResult> {
    const { visitor, address } = visit;
    this.visitors.requireOwnForm(visitor, form.form_token);
    const { username, email, password, invitation } = form;
    const next = nextPath(form.next);
    const wanted = { username, email, password, invitation, address };
    const created = await this.account.createUser(wanted);
    if (created.problem !== '') {
      const described = await this.account.describeRegistration({ invitation });
      const view = { formToken: visitor.formToken, next: next ?? '', username, email, invitation };
      const rejection = rejectionFor(created);
      return { visitor, page: registrationPage({ ...view, ...policyView(described), ...rejection }) };
    }
    // After a failure the user is registered, and the next page redirects to the login.
    const loggedIn = await afterChange(this.logger, () => this.logIn(visit, form, next));
    return loggedIn ?? { visitor, to: next ?? '/users/login' };
  }

  private async logIn(
    visit: Visit,
    { username, password }: RegistrationForm,
    next: string | undefined,
  ): Promise<PageResult> {
    const { visitor, address } = visit;
    const to = next ?? '/users/login';
    const user = await this.account.authenticateUser({ username, password, address });
    if (user.rejection !== 'NONE') return { visitor, to };
    // The account page and the next login offer the mail again.
    await afterChange(this.logger, () => this.verifications.start(user.user_id, visit.now));
    const page = waitingPage(user.waits_for);
    if (page) return { visitor, page };
    await this.visitors.logOut(visitor);
    // The login requests what is missing, such as a second factor.
    if (user.needs_second_factor) return { visitor, to: '/users/login' };
    const validAfter = Number(user.valid_after);
    const newUser = { userId: user.user_id, validAfter, methods: ['pwd'] } as const;
    return { visitor: await this.visitors.logIn(newUser, visit), to };
  }
}

const policyView = ({ mode, invited, email, ...more }: Description) => ({
  invitedEmail: email,
  needsApproval: mode === 'approval' && !invited,
  makesAdministrator: more.makes_administrator,
  shortestPassword: more.shortest_password,
});
