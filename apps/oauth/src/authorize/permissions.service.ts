import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { isWithin, parseScopes } from '@fieldpost/domain';
import { AccountClient } from '@fieldpost/internal-clients';
import { digestOf } from '@fieldpost/persistence';
import { orUnavailable, type RejectionErrors, requireGranted } from '../account/account-responses.js';
import { UserStatusService } from '../account/user-status.service.js';
import { Codes } from '../codes/codes.repository.js';
import { Consents } from '../consent/consents.repository.js';
import type { Session } from '../sessions/sessions.repository.js';
import { rejectionErrorsFor } from '../token/token.errors.js';
import type { KnownClient, Target, Wanted } from './authorization-requests.service.js';

/** What a code is made of. */
export interface Allowed {
  readonly standing: account.Grant__Output;
  readonly target: Target;
  readonly wanted: Wanted;
}

const codeBytes = 32;
const codeLifeMs = 60_000;

/** Without scopes everything is asked for that the client may have; remembered by name, should that become more. */
const named = ({ scopes }: Wanted, client: KnownClient): readonly string[] =>
  scopes.length > 0 ? scopes : client.scopes;

/** No credentials in the header, so a rejected client is no 401. */
const rejectionErrors: RejectionErrors = rejectionErrorsFor({ isInBody: true });

/** What users allow clients: remembered consents, and the codes that come of them. */
@Injectable()
export class Permissions {
  constructor(
    private readonly account: AccountClient,
    private readonly consents: Consents,
    private readonly codes: Codes,
    private readonly userStatus: UserStatusService,
  ) {}

  /** Whether user and client are good and the session was not ended, whatever the request asks for. */
  async isAlive({ userId, validAfter }: Session, { id }: KnownClient): Promise<boolean> {
    const now = await this.userStatus.validAfter(id, userId);
    return now !== undefined && now <= validAfter;
  }

  /** Whether the user has allowed the client anything before. */
  async isTrusted({ userId }: Session, { id }: KnownClient): Promise<boolean> {
    return (await this.consents.find(userId, id)) !== undefined;
  }

  /** What account would grant now; undefined when the session does not stand for its user any more. */
  async standingOf(
    session: Session,
    client: KnownClient,
    wanted: Wanted,
  ): Promise<account.Grant__Output | undefined> {
    const answer = await this.ask(session, client, wanted);
    if (answer.rejection === 'USER') return undefined;
    const grant = requireGranted(answer, rejectionErrors);
    return Number(grant.valid_after) > session.validAfter ? undefined : grant;
  }

  async isRemembered({ userId }: Session, client: KnownClient, wanted: Wanted): Promise<boolean> {
    const consent = await this.consents.find(userId, client.id);
    return consent !== undefined && isWithin(consent.scopes, parseScopes(named(wanted, client)));
  }

  /**
   * Keeps what the user allows. A client may be purged meanwhile, and forgotten before this is written: so account is asked
   * behind it whether there is still such a client, else whoever takes the name next would have the consent.
   */
  async remember(session: Session, client: KnownClient, wanted: Wanted, now: number): Promise<void> {
    const { userId } = session;
    const consent = { userId, clientId: client.id, scopes: named(wanted, client) };
    await this.consents.remember(consent, new Date(now));
    const { rejection, reason } = await this.ask(session, client, wanted);
    if (rejection !== 'CLIENT') return;
    await this.consents.revoke(userId, client.id);
    throw rejectionErrors.CLIENT({ reason });
  }

  /** A new code; undefined when the consent was withdrawn. `now` in Unix milliseconds. */
  async issueCode({ standing, target, wanted }: Allowed, now: number): Promise<string | undefined> {
    const code = randomBytes(codeBytes).toString('base64url');
    const { user_id: userId, valid_after } = standing;
    const validAfter = Number(valid_after);
    const { client, redirectUri } = target;
    const parties = { clientId: client.id, userId, redirectUri, validAfter };
    const consented = wanted.scopes.length > 0 ? null : client.scopes;
    const expires = new Date(now + codeLifeMs);
    const kept = { digest: digestOf(code), ...parties, ...wanted, consented, expires };
    return (await this.codes.add(kept)) ? code : undefined;
  }

  private ask({ userId }: Session, { id }: KnownClient, { scopes }: Wanted): Promise<account.Grant__Output> {
    const asked = { client: { id, known: true }, user_id: userId, scopes: [...scopes] };
    return orUnavailable(this.account.grantForUser({ ...asked, grant_type: 'authorization_code' }));
  }
}
