import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import { orUnavailable } from '../account/account-responses.js';
import { withQuery } from '../requests/redirect-uris.js';
import type { Session } from '../sessions/sessions.repository.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { Visitors } from '../sessions/visitors.service.js';

/** A visitor who is logged in, with the profile as of now. */
export interface Member extends Visit {
  readonly session: Session;
  readonly profile: account.Profile__Output;
}

/**
 * Lets the users of sessions in. On the website a session stands for what a token with the scope `profile` does, and for
 * nothing else; nowhere else does it stand for anything.
 */
@Injectable()
export class SignedIn {
  constructor(
    private readonly account: AccountClient,
    private readonly visitors: Visitors,
  ) {}

  /** Does the work for a member; anybody else goes to the login, and comes back to `path`. */
  async admit(visit: Visit, path: string, work: (member: Member) => Promise<Outcome>): Promise<Outcome> {
    const member = await this.find(visit);
    if (member) return work(member);
    const visitor = await this.visitors.logOut(visit.visitor);
    return { visitor, to: withQuery('/users/login', { next: path }) };
  }

  /** Undefined for a visitor who is not logged in, and for one whose session another password has ended. */
  async find(visit: Visit): Promise<Member | undefined> {
    const { session } = visit.visitor;
    const profile = session && (await this.profileOf(session));
    return session && profile && { ...visit, session, profile };
  }

  /** The same for a form, which must be one of this visitor. */
  submit(
    visit: Visit,
    { path, formToken }: { readonly path: string; readonly formToken: string },
    work: (member: Member) => Promise<Outcome>,
  ): Promise<Outcome> {
    this.visitors.requireOwnForm(visit.visitor, formToken);
    return this.admit(visit, path, work);
  }

  /** Undefined when the session does not stand for its user any more. */
  private async profileOf({ userId, validAfter }: Session): Promise<account.Profile__Output | undefined> {
    const answer = await orUnavailable(this.account.describeUser({ user_id: userId }));
    const isOver = answer.rejection !== 'NONE' || Number(answer.valid_after) > validAfter;
    return isOver ? undefined : (answer.profile ?? undefined);
  }
}
