import { Injectable } from '@nestjs/common';
import { SecondFactorsClient } from '@fieldpost/internal-clients';
import type { account } from '@fieldpost/contracts';
import { orUnavailable } from '../account/account-responses.js';
import type { Member } from '../members/members.service.js';
import type { FormRejection } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import type { PageResult } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import type { AppPasswordForm, ConfirmForm, IdForm } from './second-factor.dto.js';
import { codesPage, newAppPage } from './second-factor.pages.js';
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
    private readonly visitors: VisitorsService,
  ) {}

  async show(member: Member, rejection?: FormRejection): Promise<PageResult> {
    const { visitor, session } = member;
    const described = await orUnavailable(this.factors.describe({ user_id: session.userId }));
    return { visitor, page: twoStepPage({ formToken: visitor.formToken, described, ...rejection }) };
  }

  async startApp({ visitor, session }: Member): Promise<PageResult> {
    const request = { user_id: session.userId, issuer: texts.site };
    const app = await orUnavailable(this.factors.startTotp(request));
    return { visitor, page: newAppPage({ formToken: visitor.formToken, app }) };
  }

  async confirmApp(member: Member, { id, name, code, secret, uri }: ConfirmForm): Promise<PageResult> {
    const { visitor } = member;
    const changed = await orUnavailable(this.factors.confirmTotp({ proof: proofOf(member), id, name, code }));
    if (changed.field === 'name' || changed.field === 'code') {
      const view = { formToken: visitor.formToken, app: { id, secret, uri } };
      return { visitor, page: newAppPage({ ...view, ...rejectionFor(changed) }) };
    }
    return this.afterChange(member, changed);
  }

  async removeApp(member: Member, { id }: IdForm): Promise<PageResult> {
    return this.afterChange(member, await orUnavailable(this.factors.remove({ proof: proofOf(member), id })));
  }

  async renewRecoveryCodes(member: Member): Promise<PageResult> {
    return this.afterChange(
      member,
      await orUnavailable(this.factors.renewRecoveryCodes({ proof: proofOf(member) })),
    );
  }

  async addAppPassword(member: Member, { name, scopes }: AppPasswordForm): Promise<PageResult> {
    const request = { proof: proofOf(member), name, scopes };
    const made = await orUnavailable(this.factors.addAppPassword(request));
    if (made.problem !== '') return this.show(member, rejectionFor(made));
    return { visitor: member.visitor, page: appPasswordPage(name, made.password) };
  }

  /** Ends every session; this browser gets a new one. */
  async removeAppPassword(member: Member, { id }: IdForm): Promise<PageResult> {
    const { session } = member;
    const changed = await orUnavailable(this.factors.removeAppPassword({ proof: proofOf(member), id }));
    if (changed.problem !== '') return this.show(member, rejectionFor(changed));
    const { userId, methods, provider, created: authenticated } = session;
    const user = { userId, methods, provider, authenticated, validAfter: Number(changed.valid_after) };
    return { visitor: await this.visitors.logIn(user, member, member.visitor), to: path };
  }

  private afterChange(
    member: Member,
    changed: account.SecondFactorChange__Output,
  ): PageResult | Promise<PageResult> {
    if (changed.problem !== '') return this.show(member, rejectionFor(changed));
    const { recovery_codes: codes } = changed;
    const { visitor } = member;
    return codes.length > 0 ? { visitor, page: codesPage(codes, path) } : { visitor, to: path };
  }
}

const proofOf = ({ session, address }: Member): account.UserProof => ({
  user_id: session.userId,
  logged_in_at: Math.floor(session.created.getTime() / 1000),
  address,
});

const rejectionFor = ({ field, problem }: Outcome): FormRejection =>
  field === 'old_password'
    ? { status: 403, problem: { text: twoStep.stale } }
    : { status: 400, problem: { field, text: problem } };
