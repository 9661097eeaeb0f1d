import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import { ProviderChecks } from '../providers/provider-checks.service.js';
import { withQuery } from '../requests/redirect-uris.js';
import type { Session } from '../sessions/sessions.repository.js';
import { type BrowserReply, type PageResult, type Visit, Visits } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import type { BareForm } from './members.dto.js';

/** A logged-in visitor, with the current profile. */
export interface Member extends Visit {
  readonly session: Session;
  readonly profile: account.Profile__Output;
}

/** Admits logged-in users to their pages. A session has the rights of the scope `profile`, on the website only. */
@Injectable()
export class MembersService {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: VisitorsService,
    private readonly visits: Visits,
    private readonly providers: ProviderChecks,
  ) {}

  /**
   * Serves a page to a member; other visitors are redirected to the login and then back to `path`. A form must have the form
   * token of the visitor.
   */
  serve(
    reply: BrowserReply,
    path: string,
    handle: (member: Member) => Promise<PageResult>,
    form?: BareForm,
  ): Promise<unknown> {
    return this.visits.serve(reply, async (visit) => {
      if (form) this.visitors.requireOwnForm(visit.visitor, form.form_token);
      const member = await this.find(visit);
      if (member) return handle(member);
      const visitor = await this.visitors.logOut(visit.visitor);
      return { visitor, to: withQuery('/users/login', { next: path }) };
    });
  }

  /**
   * Undefined for a visitor who is not logged in, or whose session ended: with a change of the password, or because the login
   * provider no longer knows the user.
   */
  async find(visit: Visit): Promise<Member | undefined> {
    const { session } = visit.visitor;
    const profile = session && (await this.profileOf(session));
    if (!session || !profile || !(await this.isKnown(session, visit.now))) return undefined;
    return { ...visit, session, profile };
  }

  private async isKnown({ userId, provider }: Session, now: number): Promise<boolean> {
    return provider === null || this.providers.isKnown({ userId, provider }, now);
  }

  /** Undefined when the session is no longer valid. */
  private async profileOf({ userId, validAfter }: Session): Promise<account.Profile__Output | undefined> {
    const response = await this.account.describeUser({ user_id: userId });
    const hasEnded = response.rejection !== 'NONE' || Number(response.valid_after) > validAfter;
    return hasEnded ? undefined : (response.profile ?? undefined);
  }
}
