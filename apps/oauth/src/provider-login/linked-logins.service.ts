import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { labelOfIdentity } from '@fieldpost/domain';
import { LoginProvidersClient } from '@fieldpost/internal-clients';
import { Letters } from '../mail/letters.js';
import { MailQueue } from '../mail/mail-queue.js';
import { loginAgain } from '../members/change-problem.js';
import type { Member } from '../members/members.service.js';
import { proofOf } from '../members/user-proof.js';
import type { FormRejection } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import { toMessage } from '../providers/identity.js';
import { ProviderDirectory } from '../providers/provider-directory.js';
import { ProviderLogins } from '../providers/provider-logins.repository.js';
import type { PageResult } from '../sessions/visit.js';
import { PendingIdentities } from './identity-cookie.js';
import { confirmationPage, linkedLoginsPage } from './linked-logins.page.js';
import type { LinkForm, ProviderForm } from './provider-login.dto.js';
import { linkedLoginsPath } from './provider-login.service.js';

const { linkedLogins: words } = texts;

/** The page on which users see, add and remove linked logins. Each change needs a login within five minutes. */
@Injectable()
export class LinkedLoginsService {
  constructor(
    private readonly account: LoginProvidersClient,
    private readonly directory: ProviderDirectory,
    private readonly logins: ProviderLogins,
    private readonly identities: PendingIdentities,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
  ) {}

  /** The list, or the question whether to link the login that has just been made. */
  async show(member: Member): Promise<PageResult> {
    const pending = await this.identities.find(member);
    if (!pending) return this.list(member);
    const { visitor, profile } = member;
    const { identity } = pending;
    const view = {
      formToken: visitor.formToken,
      label: labelOfIdentity(identity),
      username: profile.username,
    };
    return {
      visitor,
      page: confirmationPage({ ...view, provider: await this.nameOf(identity.provider) }),
    };
  }

  async link(member: Member, { decision }: LinkForm): Promise<PageResult> {
    const { visitor, session, now } = member;
    const pending = await this.identities.take(member);
    if (decision !== 'yes') return { visitor, to: linkedLoginsPath };
    if (!pending) return this.list(member, { status: 400, problems: [{ text: words.late }] });
    const { identity, next } = pending;
    const changed = await this.account.linkIdentity({
      proof: proofOf(member),
      identity: toMessage(identity),
    });
    if (changed.problem !== '') return this.list(member, rejectionFor(changed));
    const { provider, subject, refreshToken } = identity;
    await this.logins.save({ userId: session.userId, provider, subject, refreshToken }, new Date(now));
    const name = await this.nameOf(provider);
    this.mailQueue.post(this.letters.loginLinked(changed.email, changed.username, name));
    return { visitor, to: next === '' ? linkedLoginsPath : next };
  }

  /** Sessions that were made with it end at their next use. */
  async remove(member: Member, { provider }: ProviderForm): Promise<PageResult> {
    const request = { proof: proofOf(member), provider };
    const changed = await this.account.removeLinkedLogin(request);
    if (changed.problem !== '') return this.list(member, rejectionFor(changed));
    await this.logins.remove({ userId: member.session.userId, provider });
    return { visitor: member.visitor, to: linkedLoginsPath };
  }

  private async list({ visitor, session }: Member, rejection?: FormRejection): Promise<PageResult> {
    const { logins } = await this.account.listLinkedLogins({ user_id: session.userId });
    const linked = new Set(logins.map(({ provider }) => provider));
    const others = (await this.directory.list())
      .map(({ provider }) => provider)
      .filter(({ id }) => !linked.has(id));
    return {
      visitor,
      page: linkedLoginsPage({ formToken: visitor.formToken, logins, others, ...rejection }),
    };
  }

  private async nameOf(id: string): Promise<string> {
    return (await this.directory.find(id))?.provider.name ?? id;
  }
}

function rejectionFor({ field, problem }: account.LinkedLoginChange__Output): FormRejection {
  if (field === 'second_factor')
    return {
      status: 403,
      problems: [{ text: texts.twoStep.staleFactor, link: loginAgain(linkedLoginsPath) }],
    };
  return field === 'old_password'
    ? { status: 403, problems: [{ text: words.stale }] }
    : { status: 400, problems: [{ text: problem }] };
}
