import { Injectable } from '@nestjs/common';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import { orUnavailable } from '../account/account-responses.js';
import type { FormRejection } from '../pages/form.js';
import { notePage } from '../pages/note.page.js';
import { texts } from '../pages/texts.js';
import type { AuthenticationMethod } from '../sessions/login-event.js';
import { DeviceCookie } from '../sessions/device-cookie.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import { type PendingLogin, PendingLogins } from './pending-logins.js';
import type { CodeForm, EnrolmentForm } from './second-factor.dto.js';
import { codePage, codesPage, newAppPage } from './second-factor.pages.js';

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

const methodsOf: Readonly<Record<string, readonly AuthenticationMethod[]>> = {
  otp: ['otp', 'mfa'],
  recovery: ['mfa'],
};

/** The method of the step before. */
const firstOf = ({ provider }: Pick<PendingLogin, 'provider'>): AuthenticationMethod =>
  provider === undefined ? 'pwd' : 'fed';

/** The steps of a login between the right password and the session: a code, or a new authenticator app. */
@Injectable()
export class LoginStepsService {
  constructor(
    private readonly factors: SecondFactorsClient,
    private readonly visitors: VisitorsService,
    private readonly pendingLogins: PendingLogins,
    private readonly devices: DeviceCookie,
  ) {}

  /** The page of the next step, or the session on a remembered device. */
  async begin(visit: Visit, { formAction, ...login }: PasswordLogin): Promise<PageResult> {
    const { visitor, now, cookies, address } = visit;
    const { userId, step } = login;
    if (step === 'code' && this.devices.isFor(login, cookies, now)) {
      await orUnavailable(this.factors.check({ user_id: userId, remembered_device: true, address }));
      return this.finish(visit, login, [firstOf(login)]);
    }
    const pending = this.pendingLogins.seal({ ...login, since: now }, visitor.id);
    const view = { formToken: visitor.formToken, pending, formAction };
    if (step === 'code') return { visitor, page: codePage(view) };
    const app = await orUnavailable(this.factors.startTotp({ user_id: userId, issuer: texts.site }));
    return { visitor, page: newAppPage({ ...view, app }) };
  }

  async checkCode(visit: Visit, form: CodeForm): Promise<PageResult> {
    const { visitor, address, now } = visit;
    const login = this.open(visit, form, 'code');
    if (!login) return { visitor, page: late };
    const request = { user_id: login.userId, code: form.code, address };
    const checked = await orUnavailable(this.factors.check(request));
    if (!checked.right) {
      const view = { formToken: visitor.formToken, pending: form.pending };
      return { visitor, page: codePage({ ...view, ...rejectionFor(checked.retry_after) }) };
    }
    const methods = [firstOf(login), ...(methodsOf[checked.method] ?? ['mfa' as const])];
    const done = await this.finish(visit, login, methods);
    return { ...done, cookie: form.remember === 'yes' ? this.devices.remember(login, now) : undefined };
  }

  async enrol(visit: Visit, form: EnrolmentForm): Promise<PageResult> {
    const { visitor, address } = visit;
    const login = this.open(visit, form, 'enrolment');
    if (!login) return { visitor, page: late };
    const { id, name, code, secret, uri, pending } = form;
    const since = Math.floor(login.since / 1000);
    const proof = { user_id: login.userId, logged_in_at: since, address };
    const {
      problem,
      field,
      recovery_codes: codes,
      valid_after: endedBefore,
    } = await orUnavailable(this.factors.confirmTotp({ proof, id, name, code }));
    if (problem !== '') {
      const view = { formToken: visitor.formToken, pending, app: { id, secret, uri } };
      return { visitor, page: newAppPage({ ...view, status: 400, problem: { field, text: problem } }) };
    }
    // Earlier sessions have ended, but not this login.
    const validAfter = Math.max(login.validAfter, Number(endedBefore));
    const methods = [firstOf(login), 'otp', 'mfa'] as const;
    const { visitor: loggedIn } = await this.finish(visit, { ...login, validAfter }, methods);
    return { visitor: loggedIn, page: codesPage(codes, afterLogin(login)) };
  }

  private open(
    { visitor, now }: Visit,
    form: { readonly form_token: string; readonly pending: string },
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

const afterLogin = ({ next }: Pick<PendingLogin, 'next'>): string => (next === '' ? '/users/login' : next);

const rejectionFor = (retryAfter: number): FormRejection =>
  retryAfter > 0
    ? { status: 429, retryAfter, problem: { text: secondFactor.throttled } }
    : { status: 401, problem: { field: 'code', text: secondFactor.wrong } };
