import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { isWithin, parseScopes, scopesByDefault, scopesIn } from '@fieldpost/domain';
import { AccountClient, type RejectionErrors, requireGranted } from '@fieldpost/internal-clients';
import { digestOf } from '@fieldpost/persistence';
import { UserStatusService } from '../account/user-status.service.js';
import { Codes } from '../codes/codes.repository.js';
import { type Consent, Consents } from '../consent/consents.repository.js';
import { loginEventOf, type Session } from '../sessions/sessions.repository.js';
import { ProviderChecks } from '../providers/provider-checks.service.js';
import { rejectionErrorsFor } from '../token/token.errors.js';
import type {
  ConsentRequest,
  KnownClient,
  RedirectTarget,
  RequestedAccess,
} from './authorization-requests.service.js';

/** The request for a new code. */
export interface CodeRequest {
  readonly session: Session;
  readonly grant: account.Grant__Output;
  readonly target: RedirectTarget;
  readonly wanted: RequestedAccess;
}

const codeBytes = 32;
const codeLifeMs = 60_000;

/** Requested scopes, or those that the client has without requesting any; stored by name, because the client may get more later. */
const consentScopes = ({ scopes }: ConsentRequest, client: KnownClient): readonly string[] =>
  scopes.length > 0 ? scopes : scopesByDefault(client.scopes);

/** No credentials in the header, so a rejected client is no 401. */
const rejectionErrors: RejectionErrors = rejectionErrorsFor({ isInBody: true });

/** Stores consents and issues authorization codes. */
@Injectable()
export class PermissionsService {
  constructor(
    private readonly account: AccountClient,
    private readonly consents: Consents,
    private readonly codes: Codes,
    private readonly userStatus: UserStatusService,
    private readonly providers: ProviderChecks,
  ) {}

  /** Whether user, client and session are valid. */
  async isSessionValid({ userId, validAfter }: Session, { id }: KnownClient): Promise<boolean> {
    const now = await this.userStatus.validAfter(id, userId);
    return now !== undefined && now <= validAfter;
  }

  /** Whether the user has allowed the client something. */
  async isTrusted({ userId }: Session, { id }: KnownClient): Promise<boolean> {
    const consent = await this.consents.find(userId, id);
    return consent !== undefined && consent.scopes.length > 0;
  }

  /** The current grant of account; undefined when the session is no longer valid. */
  async currentGrant(
    session: Session,
    client: KnownClient,
    wanted: ConsentRequest,
  ): Promise<account.Grant__Output | undefined> {
    const response = await this.requestGrant(session, client, wanted);
    if (response.rejection === 'USER') return undefined;
    const grant = requireGranted(response, rejectionErrors);
    if (Number(grant.valid_after) > session.validAfter) return undefined;
    const { userId, provider } = session;
    if (provider === null || (await this.providers.isKnown({ userId, provider }, Date.now()))) return grant;
    return undefined;
  }

  async isRemembered({ userId }: Session, client: KnownClient, wanted: ConsentRequest): Promise<boolean> {
    const consent = await this.consents.find(userId, client.id);
    return consent !== undefined && isWithin(consent.scopes, parseScopes(consentScopes(wanted, client)));
  }

  /** Stores that the user allows the requested scopes. */
  remember({ userId }: Session, client: KnownClient, wanted: ConsentRequest, now: number): Promise<void> {
    return this.store({ userId, clientId: client.id, scopes: consentScopes(wanted, client) }, wanted, now);
  }

  /** Lists the client among those that the user can withdraw. That allows no scope: other pages of the client need a click. */
  async makeWithdrawable(
    { userId }: Session,
    { id }: KnownClient,
    wanted: ConsentRequest,
    now: number,
  ): Promise<void> {
    if (await this.consents.find(userId, id)) return;
    await this.store({ userId, clientId: id, scopes: [] }, wanted, now);
  }

  /**
   * The client may be purged at the same time, so account is called again afterwards: otherwise the next client of this name would
   * have the consent.
   */
  private async store(consent: Consent, wanted: ConsentRequest, now: number): Promise<void> {
    const { userId, clientId } = consent;
    await this.consents.remember(consent, new Date(now));
    const { rejection, reason } = await this.requestGrant({ userId }, { id: clientId }, wanted);
    if (rejection !== 'CLIENT') return;
    await this.consents.revoke(userId, clientId);
    throw rejectionErrors.CLIENT({ reason });
  }

  /** A new code; undefined when the consent was withdrawn. `now` in Unix milliseconds. */
  async issueCode({ session, grant, target, wanted }: CodeRequest, now: number): Promise<string | undefined> {
    const code = randomBytes(codeBytes).toString('base64url');
    const { user_id: userId, valid_after } = grant;
    const validAfter = Number(valid_after);
    const { client, redirectUri } = target;
    const parties = { clientId: client.id, userId, redirectUri, validAfter };
    const { scopes, challenge } = wanted;
    const consented = scopes.length > 0 ? null : scopesByDefault(client.scopes);
    const login = { login: loginEventOf(session), nonce: wanted.login.nonce };
    const expires = new Date(now + codeLifeMs);
    const stored = { digest: digestOf(code), ...parties, scopes, challenge, consented, ...login, expires };
    return (await this.codes.add(stored)) ? code : undefined;
  }

  private requestGrant(
    { userId }: Pick<Session, 'userId'>,
    { id }: Pick<KnownClient, 'id'>,
    { scopes, grantType }: ConsentRequest,
  ): Promise<account.Grant__Output> {
    const request = { client: { id, known: true }, user_id: userId, scopes: scopesIn(parseScopes(scopes)) };
    return this.account.grantForUser({ ...request, grant_type: grantType });
  }
}
