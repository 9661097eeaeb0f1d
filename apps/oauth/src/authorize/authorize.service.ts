import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import { consentPage } from '../consent/consent.page.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
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
import { accessDenied } from './authorize.errors.js';
import { PermissionsService } from './permissions.service.js';
import { isReceiverKnown, withQuery } from '../requests/redirect-uris.js';
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

/** The authorization endpoint: login, consent, redirect with a code. */
@Injectable()
export class AuthorizeService {
  private readonly issuer: string;

  constructor(
    private readonly requests: AuthorizationRequestsService,
    private readonly permissions: PermissionsService,
    private readonly visitors: VisitorsService,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = originOf(settings);
  }

  /** The request as sent by the client. */
  async ask(visit: AuthorizationVisit): Promise<PageResult> {
    const request = await this.verify(visit);
    return request
      ? this.orReportError(request, 'before consent', (wanted) => this.proceed(request, wanted))
      : this.toLogin(visit);
  }

  /** The same request with the decision of the user. */
  async decide(visit: AuthorizationVisit, { form_token, decision }: ConsentForm): Promise<PageResult> {
    this.visitors.requireOwnForm(visit.visit.visitor, form_token);
    const request = await this.verify(visit);
    if (!request) return this.toLogin(visit);
    return this.orReportError(request, 'after consent', async (wanted) => {
      // From the error page: the error occurs again, or has passed.
      if (decision === 'return') return this.proceed(request, wanted);
      if (decision !== 'allow') throw accessDenied();
      return this.proceed(request, wanted, 'after consent');
    });
  }

  /** Undefined when the user has to log in first. */
  private async verify(request: AuthorizationVisit): Promise<VerifiedRequest | undefined> {
    const { session } = request.visit.visitor;
    const target = await this.requests.targetOf(request.query, session?.userId);
    return session && target && { ...request, target, session };
  }

  private async proceed(
    request: VerifiedRequest,
    wanted: RequestedAccess,
    stage: Stage = 'before consent',
  ): Promise<PageResult> {
    const { target, session, path } = request;
    const { visitor, now } = request.visit;
    const grant = await this.permissions.currentGrant(session, target.client, wanted);
    if (!grant) return this.toLogin(request);
    if (stage === 'after consent') await this.permissions.remember(session, target.client, wanted, now);
    const code =
      (stage === 'after consent' || isReceiverKnown(target.redirectUri, target.client.public, this.issuer)) &&
      (await this.permissions.isRemembered(session, target.client, wanted)) &&
      (await this.permissions.issueCode({ grant, target, wanted }, now));
    if (code) return { visitor, to: this.redirectUri(target, { code }) };
    return { visitor, page: consentPage({ ...target, ...wanted, path, formToken: visitor.formToken }) };
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
   * Redirects an error to the client only after the login and, without an earlier consent, after a click, so that this server
   * is no open redirector (RFC 9700, 4.11.2).
   */
  private async reportError(request: VerifiedRequest, stage: Stage, thrown: unknown): Promise<PageResult> {
    const failure = toAppError(thrown);
    logFailure(this.logger, failure);
    const { visitor } = request.visit;
    const { target, session, path } = request;
    if (!(await this.permissions.isSessionValid(session, target.client))) return this.toLogin(request);
    const error = { error: oauthCode(failure), error_description: inAscii(failure.message) };
    if (stage === 'after consent' || (await this.permissions.isTrusted(session, target.client)))
      return { visitor, to: this.redirectUri(target, error) };
    return { visitor, page: requestErrorPage({ ...target, failure, path, formToken: visitor.formToken }) };
  }

  private async toLogin({ visit, path }: AuthorizationVisit): Promise<PageResult> {
    return {
      visitor: await this.visitors.logOut(visit.visitor),
      to: withQuery('/users/login', { next: path }),
    };
  }

  /** `iss` identifies this server to the client (RFC 9207). */
  private redirectUri(
    { redirectUri, state }: RedirectTarget,
    members: Readonly<Record<string, string>>,
  ): string {
    return withQuery(redirectUri, { ...members, ...(state !== '' && { state }), iss: this.issuer });
  }
}

/** The characters of an error description (RFC 6749, 4.1.2.1). */
const inAscii = (text: string): string => text.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
