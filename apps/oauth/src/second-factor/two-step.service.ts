import { Inject, Injectable } from '@nestjs/common';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import type { account } from '@fieldpost/contracts';
import { loginAgain } from '../members/change-problem.js';
import type { Member } from '../members/members.service.js';
import { proofOf } from '../members/user-proof.js';
import type { FormRejection } from '../pages/form.js';
import { OAUTH_CONFIG, type OauthSettings } from '../oauth.config.js';
import { siteNameOf } from '../pages/site-name.js';
import { texts } from '../pages/texts.js';
import type { PageResult } from '../sessions/visit.js';
import type { AuthenticationMethod } from '../sessions/login-event.js';
import { RememberedDevices } from '../sessions/remembered-devices.js';
import { type Visitor, VisitorsService } from '../sessions/visitors.service.js';
import { FactorMails } from './factor-mails.js';
import { withFactor } from './login-methods.js';
import { PasskeysService } from './passkeys.service.js';
import type { AppPasswordForm, ConfirmForm, IdForm, NewPasskeyForm } from './second-factor.dto.js';
import { codesPage, newAppPage, newPasskeyPage } from './second-factor.pages.js';
import { appPasswordPage, twoStepPage } from './two-step.page.js';

const path = '/users/two-step';
const { twoStep } = texts;

/** The result of a change, or why it was rejected. */
interface Outcome {
  readonly problem: string;
  readonly field: string;
}

/** The page on which users manage second factors and app passwords. Each change needs a login within five minutes. */
@Injectable()
export class TwoStepService {
  constructor(
    private readonly factors: SecondFactorsClient,
    private readonly passkeys: PasskeysService,
    private readonly visitors: VisitorsService,
    private readonly devices: RememberedDevices,
    private readonly mails: FactorMails,
    @Inject(OAUTH_CONFIG) private readonly settings: OauthSettings,
  ) {}

  async show(member: Member, rejection?: FormRejection): Promise<PageResult> {
    const { visitor, session } = member;
    const described = await this.factors.describeSecondFactors({ user_id: session.userId });
    const { isOffered: offersPasskeys } = this.passkeys;
    const view = { formToken: visitor.formToken, described, offersPasskeys, ...rejection };
    return { visitor, page: twoStepPage(view) };
  }

  async startApp({ visitor, session }: Member): Promise<PageResult> {
    const request = { user_id: session.userId, issuer: siteNameOf(this.settings) };
    const app = await this.factors.startTotp(request);
    return { visitor, page: newAppPage({ formToken: visitor.formToken, app }) };
  }

  async confirmApp(member: Member, { id, name, code, secret, uri }: ConfirmForm): Promise<PageResult> {
    const { visitor } = member;
    const changed = await this.factors.confirmTotp({ proof: proofOf(member), id, name, code });
    if (changed.field === 'name' || changed.field === 'code') {
      const view = { formToken: visitor.formToken, app: { id, secret, uri } };
      return { visitor, page: newAppPage({ ...view, ...rejectionFor(changed) }) };
    }
    return this.afterAddition(member, changed);
  }

  async startPasskey(member: Member, rejection?: FormRejection): Promise<PageResult> {
    const { visitor, session } = member;
    const prompt = await this.passkeys.promptForCreation(member, session.userId);
    return prompt
      ? { visitor, page: newPasskeyPage(visitor.formToken, prompt, rejection) }
      : this.show(member);
  }

  async addPasskey(member: Member, form: NewPasskeyForm): Promise<PageResult> {
    const changed = await this.passkeys.add(member, proofOf(member), form);
    if (changed?.field === 'name') return this.startPasskey(member, rejectionFor(changed));
    return changed
      ? this.afterAddition(member, changed)
      : this.startPasskey(member, { status: 400, problems: [{ text: texts.passkeys.unknown }] });
  }

  /** The device that is removed may be remembered elsewhere. */
  async remove(member: Member, { id }: IdForm): Promise<PageResult> {
    const { session, now } = member;
    const changed = await this.factors.removeSecondFactor({ proof: proofOf(member), id });
    if (changed.problem !== '') return this.show(member, rejectionFor(changed));
    this.mails.post(changed, 'removed');
    await this.devices.forget(session.userId, now);
    return { visitor: member.visitor, to: path };
  }

  async renewRecoveryCodes(member: Member): Promise<PageResult> {
    const changed = await this.factors.renewRecoveryCodes({ proof: proofOf(member) });
    if (changed.problem !== '') return this.show(member, rejectionFor(changed));
    this.mails.post(changed, 'codes');
    return { visitor: member.visitor, page: codesPage(changed.recovery_codes, path) };
  }

  async addAppPassword(member: Member, { name, scopes }: AppPasswordForm): Promise<PageResult> {
    const request = { proof: proofOf(member), name, scopes };
    const made = await this.factors.addAppPassword(request);
    if (made.problem !== '') return this.show(member, rejectionFor(made));
    this.mails.post(made, 'appPasswordAdded');
    return { visitor: member.visitor, page: appPasswordPage(name, made.password) };
  }

  /** Ends every session; this browser gets a new one. */
  async removeAppPassword(member: Member, { id }: IdForm): Promise<PageResult> {
    const changed = await this.factors.removeAppPassword({ proof: proofOf(member), id });
    if (changed.problem !== '') return this.show(member, rejectionFor(changed));
    this.mails.post(changed, 'appPasswordRemoved');
    return { visitor: await this.stayLoggedIn(member, changed, member.session.methods), to: path };
  }

  /** With the first factor every session ends; this browser, which has shown the factor, gets a new one. */
  private async afterAddition(
    member: Member,
    changed: account.SecondFactorChange__Output,
  ): Promise<PageResult> {
    if (changed.problem !== '') return this.show(member, rejectionFor(changed));
    this.mails.post(changed, 'added');
    const { recovery_codes: codes } = changed;
    const { visitor, session } = member;
    if (codes.length === 0) return { visitor, to: path };
    const methods = withFactor(session.methods, changed.method);
    return { visitor: await this.stayLoggedIn(member, changed, methods), page: codesPage(codes, path) };
  }

  private stayLoggedIn(
    member: Member,
    changed: account.SecondFactorChange__Output,
    methods: readonly AuthenticationMethod[],
  ): Promise<Visitor> {
    const { userId, provider, created: authenticated } = member.session;
    const user = { userId, methods, provider, authenticated, validAfter: Number(changed.valid_after) };
    return this.visitors.logIn(user, member, member.visitor);
  }
}

const stale: Readonly<Record<string, string>> = {
  old_password: twoStep.stale,
  second_factor: twoStep.staleFactor,
};

function rejectionFor({ field, problem }: Outcome): FormRejection {
  const text = stale[field];
  if (text !== undefined) return { status: 403, problems: [{ text, link: loginAgain(path) }] };
  return { status: 400, problems: [{ field, text: problem }] };
}
