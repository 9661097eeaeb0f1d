import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { type AppError, notValid } from '@fieldpost/errors';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import { consentPage } from '../consent/consent.page.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { IdTokensService } from '../openid/id-tokens.service.js';
import { afterLogin } from '../requests/after-login.js';
import type { Session } from '../sessions/sessions.repository.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import { oauthCode } from '../token/token-error.filter.js';
import {
  AuthorizationRequestsService,
  type RedirectTarget,
  type RequestedAccess,
} from './authorization-requests.service.js';
import type { AuthorizeQuery, ConsentForm } from './authorize.dto.js';
import { accessDenied, consentRequired, interactionRequired, loginRequired } from './authorize.errors.js';
import { isLoginTooOld, isSilent } from './openid-parameters.js';
import { PermissionsService } from './permissions.service.js';
import { isPageOfSite, isReceiverKnown, withQuery } from '../requests/redirect-uris.js';
import { requestErrorPage } from './request-error.page.js';

/** A visit with an authorization request; `path` is its path and query. */
export interface AuthorizationVisit {
  readonly visit: Visit;
  readonly query: AuthorizeQuery;
  readonly path: string;
}

/** A request of a logged-in user, with verified client and redirect URI. */
interface VerifiedRequest extends AuthorizationVisit {
  readonly target: RedirectTarget;
  readonly session: Session;
}

/** Whether the user has seen the consent page. */
type Stage = 'before consent' | 'after consent';

/** The grant of account for a request. */
interface GrantedRequest {
  readonly wanted: RequestedAccess;
  readonly grant: account.Grant__Output;
  readonly stage: Stage;
}

/** The authorization endpoint: login, consent, redirect with a code. */
@Injectable()
export class AuthorizeService {
  private readonly issuer: string;

  constructor(
    private readonly requests: AuthorizationRequestsService,
    private readonly permissions: PermissionsService,
    private readonly visitors: VisitorsService,
    private readonly idTokens: IdTokensService,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = originOf(settings);
  }

  /** The request as sent by the client. */
  async ask(visit: AuthorizationVisit): Promise<PageResult> {
    const target = await this.targetOf(visit);
    const { visitor } = visit.visit;
    const { session } = visitor;
    if (!session && target && isSilent(visit.query))
      return { visitor, to: this.errorUri(target, loginRequired()) };
    if (!session || !target) return this.toLogin(visit);
    const request = { ...visit, target, session };
    return this.orReportError(request, 'before consent', (wanted) => this.proceed(request, wanted));
  }

  /** The same request with the decision of the user. */
  async decide(visit: AuthorizationVisit, { form_token, decision }: ConsentForm): Promise<PageResult> {
    this.visitors.requireOwnForm(visit.visit.visitor, form_token);
    const { session } = visit.visit.visitor;
    const target = await this.targetOf(visit);
    if (!session || !target) return this.toLogin(visit);
    const request = { ...visit, target, session };
    return this.orReportError(request, 'after consent', async (wanted) => {
      // From the error page: the error occurs again, or has passed.
      if (decision === 'return') return this.proceed(request, wanted);
      if (decision !== 'allow') throw accessDenied();
      return this.proceed(request, wanted, 'after consent');
    });
  }

  private targetOf({ query, visit }: AuthorizationVisit): Promise<RedirectTarget | undefined> {
    return this.requests.targetOf(query, visit.visitor.session?.userId);
  }

  private async proceed(
    request: VerifiedRequest,
    wanted: RequestedAccess,
    stage: Stage = 'before consent',
  ): Promise<PageResult> {
    const again = stage === 'before consent' ? this.reauthentication(request, wanted) : undefined;
    if (again !== undefined) return this.toLoginAgain(request, again);
    const { target, session } = request;
    const grant = await this.permissions.currentGrant(session, target.client, wanted);
    if (grant) return this.answer(request, { wanted, grant, stage });
    if (isSilent(request.query)) throw loginRequired();
    return this.toLogin(request);
  }

  /** A code, or the consent page. */
  private async answer(request: VerifiedRequest, granted: GrantedRequest): Promise<PageResult> {
    const { target, session, path, query, visit } = request;
    const { visitor, now } = visit;
    const { wanted, grant, stage } = granted;
    const isClickNeeded = stage === 'before consent' && needsClick(target, wanted, this.issuer);
    const code =
      !isClickNeeded &&
      (await this.hasConsent(request, granted)) &&
      (await this.permissions.issueCode({ session, grant, target, wanted }, now));
    if (code) return { visitor, to: this.redirectUri(target, { code }) };
    if (isSilent(query)) throw isClickNeeded ? interactionRequired() : consentRequired();
    const username = grant.profile?.username ?? '';
    const page = consentPage({ ...target, ...wanted, path, username, formToken: visitor.formToken });
    return { visitor, page };
  }

  /** Stores the consent that the user gives now; pages of this site need none (ADR 143). */
  private async hasConsent(
    { target, session, visit: { now } }: VerifiedRequest,
    { wanted, stage }: GrantedRequest,
  ): Promise<boolean> {
    const { client } = target;
    if (stage === 'before consent' && this.isPageOfSite(target)) {
      await this.permissions.makeWithdrawable(session, client, wanted, now);
      return true;
    }
    if (stage === 'after consent') await this.permissions.remember(session, client, wanted, now);
    return this.permissions.isRemembered(session, client, wanted);
  }

  private isPageOfSite({ client, redirectUri }: RedirectTarget): boolean {
    return isPageOfSite(redirectUri, client, this.issuer);
  }

  private async orReportError(
    request: VerifiedRequest,
    stage: Stage,
    handle: (wanted: RequestedAccess) => Promise<PageResult>,
  ): Promise<PageResult> {
    try {
      return await handle(this.requests.requestedAccess(request.query, request.target.client));
    } catch (thrown) {
      return this.reportError(request, stage, thrown);
    }
  }

  /**
   * Redirects an error to the client only after the login and, without an earlier consent, after a click unless it is a page of
   * this site, so that this server is no open redirector (RFC 9700, 4.11.2).
   */
  private async reportError(request: VerifiedRequest, stage: Stage, thrown: unknown): Promise<PageResult> {
    const failure = toAppError(thrown);
    logFailure(this.logger, failure);
    const { visitor } = request.visit;
    const { target, session, path } = request;
    // Without a page, as the client wishes; the exception of RFC 9700, 4.11.2.
    if (isSilent(request.query)) return { visitor, to: this.errorUri(target, failure) };
    if (!(await this.permissions.isSessionValid(session, target.client))) return this.toLogin(request);
    const isDirect = stage === 'after consent' || this.isPageOfSite(target);
    if (isDirect || (await this.permissions.isTrusted(session, target.client)))
      return { visitor, to: this.errorUri(target, failure) };
    return { visitor, page: requestErrorPage({ ...target, failure, path, formToken: visitor.formToken }) };
  }

  private async toLogin({ visit, path }: AuthorizationVisit): Promise<PageResult> {
    return {
      visitor: await this.visitors.logOut(visit.visitor),
      to: withQuery('/users/login', { next: afterLogin(path) }),
    };
  }

  /**
   * Which page the user has to see although the session is valid: that of the login, because of the request or because the id
   * token of the client is another user's, or that of the accounts.
   */
  private reauthentication(
    { session, visit, target }: VerifiedRequest,
    { login }: RequestedAccess,
  ): 'login' | 'select_account' | undefined {
    const { idTokenHint } = login;
    const hint = idTokenHint === null ? undefined : this.idTokens.requireHint(idTokenHint);
    // Otherwise a client could learn whether the user of another client's id token is logged in.
    if (hint && hint.clientId !== target.client.id)
      throw notValid({ argument: 'IdTokenHint', reason: 'is an id token of another client' });
    const isOther = hint !== undefined && hint.userId !== session.userId;
    if (isOther || isLoginTooOld(login, session.created, visit.now)) return 'login';
    return login.prompts.includes('select_account') ? 'select_account' : undefined;
  }

  /** The session is kept, because the clients of the user stay logged in. */
  private toLoginAgain(
    { visit: { visitor }, path, query }: AuthorizationVisit,
    prompt: 'login' | 'select_account',
  ): PageResult {
    if (isSilent(query)) throw loginRequired();
    return { visitor, to: withQuery('/users/login', { next: afterLogin(path), prompt }) };
  }

  private errorUri(target: RedirectTarget, failure: AppError): string {
    const error = { error: oauthCode(failure), error_description: inAscii(failure.message) };
    return this.redirectUri(target, error);
  }

  /** `iss` identifies this server to the client (RFC 9207). */
  private redirectUri(
    { redirectUri, state }: RedirectTarget,
    members: Readonly<Record<string, string>>,
  ): string {
    return withQuery(redirectUri, { ...members, ...(state !== '' && { state }), iss: this.issuer });
  }
}

/** Whether the consent page is shown even if the consent is remembered. */
const needsClick = (
  { redirectUri, client }: RedirectTarget,
  { login }: RequestedAccess,
  issuer: string,
): boolean => login.prompts.includes('consent') || !isReceiverKnown(redirectUri, client.public, issuer);

/** The characters of an error description (RFC 6749, 4.1.2.1). */
const inAscii = (text: string): string => text.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
