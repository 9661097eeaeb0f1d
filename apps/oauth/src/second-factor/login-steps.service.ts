import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import type { FormRejection } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { siteNameOf } from '../pages/site-name.js';
import { texts } from '../pages/texts.js';
import type { AuthenticationMethod } from '../sessions/login-event.js';
import { RememberedDevices } from '../sessions/remembered-devices.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import { type PendingLogin, PendingLogins } from './pending-logins.js';
import { FactorMails } from './factor-mails.js';
import { withFactor } from './login-methods.js';
import { PasskeysService } from './passkeys.service.js';
import type { CodeForm, EnrolmentForm, PasskeyEnrolmentForm, PasskeyStepForm } from './second-factor.dto.js';
import { codePage, codesPage, type NewApp, newAppPage } from './second-factor.pages.js';

/** A user with the right password, or a login at a provider. */
export interface PasswordLogin {
  readonly userId: string;
  /** Unix seconds. */
  readonly validAfter: number;
  readonly step: PendingLogin['step'];
  /** The login provider; absent for a password. */
  readonly provider?: string | undefined;
  /** Redirect after the login; empty for none. */
  readonly next: string;
  /** Sources that forms may redirect to, for the client that waits. */
  readonly formAction?: string | undefined;
}

const { secondFactor } = texts;

const late = notePage({
  title: secondFactor.title,
  text: secondFactor.late,
  link: ['/users/login', texts.login.title],
  status: 400,
});

/** The method of the step before. */
const firstOf = ({ provider }: Pick<PendingLogin, 'provider'>): AuthenticationMethod =>
  provider === undefined ? 'pwd' : 'fed';

/** The form of a step: the token of the visitor, and the sealed login. */
interface StepForm {
  readonly form_token: string;
  readonly pending: string;
}

interface StepView extends Partial<FormRejection> {
  /** The sealed login. */
  readonly pending: string;
  readonly formAction?: string | undefined;
}

/** The steps of a login between the right password and the session: a second factor, or a new one. */
@Injectable()
export class LoginStepsService {
  constructor(
    private readonly factors: SecondFactorsClient,
    private readonly passkeys: PasskeysService,
    private readonly visitors: VisitorsService,
    private readonly pendingLogins: PendingLogins,
    private readonly devices: RememberedDevices,
    private readonly mails: FactorMails,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  /** The page of the next step, or the session on a remembered device. */
  async begin(visit: Visit, { formAction, ...login }: PasswordLogin): Promise<PageResult> {
    const { visitor, now, address } = visit;
    const { userId, step } = login;
    if (step === 'code' && (await this.isRemembered(visit, login))) {
      await this.factors.checkSecondFactor({ user_id: userId, remembered_device: true, address });
      return this.finish(visit, login, [firstOf(login)]);
    }
    const pending = this.pendingLogins.seal({ ...login, since: now }, visitor.id);
    if (step === 'code') return this.askForFactor(visit, userId, { pending, formAction });
    const app = await this.factors.startTotp({ user_id: userId, issuer: siteNameOf(this.settings) });
    return this.askForNewFactor(visit, userId, { pending, formAction, app });
  }

  async checkCode(visit: Visit, form: CodeForm): Promise<PageResult> {
    const { visitor, address, now } = visit;
    const login = this.open(visit, form, 'code');
    if (!login) return { visitor, page: late };
    const request = { user_id: login.userId, code: form.code, address };
    const checked = await this.factors.checkSecondFactor(request);
    if (!checked.right) {
      const view = { pending: form.pending, ...rejectionFor(checked.retry_after) };
      return this.askForFactor(visit, login.userId, view);
    }
    const done = await this.finish(visit, login, withFactor([firstOf(login)], checked.method));
    return { ...done, cookie: form.remember === 'yes' ? this.devices.remember(login, now) : undefined };
  }

  async checkPasskey(visit: Visit, form: PasskeyStepForm): Promise<PageResult> {
    const login = this.open(visit, form, 'code');
    if (!login) return { visitor: visit.visitor, page: late };
    const checked = await this.passkeys.check(visit, form, login.userId);
    if (checked?.right === true)
      return this.finish(visit, login, withFactor([firstOf(login)], checked.method));
    const view = { pending: form.pending, status: 401, problems: [{ text: texts.passkeys.unknown }] };
    return this.askForFactor(visit, login.userId, view);
  }

  async enrol(visit: Visit, form: EnrolmentForm): Promise<PageResult> {
    const { visitor } = visit;
    const login = this.open(visit, form, 'enrolment');
    if (!login) return { visitor, page: late };
    const { id, name, code, secret, uri, pending } = form;
    const request = { proof: proofOf(visit, login), id, name, code };
    const changed = await this.factors.confirmTotp(request);
    if (changed.problem === '') return this.finishEnrolment(visit, login, changed);
    const problems = [{ field: changed.field, text: changed.problem }];
    return this.askForNewFactor(visit, login.userId, {
      pending,
      app: { id, secret, uri },
      status: 400,
      problems,
    });
  }

  async enrolPasskey(visit: Visit, form: PasskeyEnrolmentForm): Promise<PageResult> {
    const login = this.open(visit, form, 'enrolment');
    if (!login) return { visitor: visit.visitor, page: late };
    const changed = await this.passkeys.add(visit, proofOf(visit, login), form);
    if (changed?.problem === '') return this.finishEnrolment(visit, login, changed);
    const app = await this.factors.startTotp({ user_id: login.userId, issuer: siteNameOf(this.settings) });
    const problems = [{ text: changed?.problem ?? texts.passkeys.unknown }];
    return this.askForNewFactor(visit, login.userId, { pending: form.pending, app, status: 400, problems });
  }

  /** A fresh login needs the second factor on a remembered device, too. */
  private async isRemembered(visit: Visit, login: PasswordLogin): Promise<boolean> {
    const isAgain = visit.visitor.session?.userId === login.userId;
    return !isAgain && (await this.devices.isRemembered(login, visit));
  }

  private async askForFactor(visit: Visit, userId: string, view: StepView): Promise<PageResult> {
    const { visitor } = visit;
    const passkey = await this.passkeys.promptForFactor(visit, userId);
    return { visitor, page: codePage({ ...view, formToken: visitor.formToken, passkey }) };
  }

  private async askForNewFactor(
    visit: Visit,
    userId: string,
    view: StepView & { readonly app: NewApp },
  ): Promise<PageResult> {
    const { visitor } = visit;
    const passkey = await this.passkeys.promptForCreation(visit, userId);
    return { visitor, page: newAppPage({ ...view, formToken: visitor.formToken, passkey }) };
  }

  private async finishEnrolment(
    visit: Visit,
    login: PendingLogin,
    changed: account.SecondFactorChange__Output,
  ): Promise<PageResult> {
    this.mails.post(changed, 'added');
    // Earlier sessions have ended, but not this login.
    const validAfter = Math.max(login.validAfter, Number(changed.valid_after));
    const methods = withFactor([firstOf(login)], changed.method);
    const { visitor } = await this.finish(visit, { ...login, validAfter }, methods);
    return { visitor, page: codesPage(changed.recovery_codes, afterLogin(login)) };
  }

  private open(
    { visitor, now }: Visit,
    form: StepForm,
    step: PendingLogin['step'],
  ): PendingLogin | undefined {
    this.visitors.requireOwnForm(visitor, form.form_token);
    return this.pendingLogins.open(form.pending, { visitorId: visitor.id, step, now });
  }

  private async finish(
    visit: Visit,
    login: Pick<PendingLogin, 'userId' | 'validAfter' | 'provider' | 'next'>,
    methods: readonly AuthenticationMethod[],
  ): Promise<PageResult> {
    const { userId, validAfter, provider } = login;
    const user = { userId, validAfter, provider, methods };
    const visitor = await this.visitors.logIn(user, visit, visit.visitor);
    return { visitor, to: afterLogin(login) };
  }
}

const proofOf = ({ address }: Visit, { userId, since }: PendingLogin): account.UserProof => ({
  user_id: userId,
  logged_in_at: Math.floor(since / 1000),
  address,
});

const afterLogin = ({ next }: Pick<PendingLogin, 'next'>): string => (next === '' ? '/users/login' : next);

const rejectionFor = (retryAfter: number): FormRejection =>
  retryAfter > 0
    ? { status: 429, retryAfter, problems: [{ text: secondFactor.throttled }] }
    : { status: 401, problems: [{ field: 'code', text: secondFactor.wrong }] };
