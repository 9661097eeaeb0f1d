import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import { consentPage } from '../consent/consent.page.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import type { Session } from '../sessions/sessions.repository.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { Visitors } from '../sessions/visitors.service.js';
import { oauthCode } from '../token/token-error.filter.js';
import { AuthorizationRequests, type Target, type Wanted } from './authorization-requests.service.js';
import type { AuthorizeQuery, ConsentForm } from './authorize.dto.js';
import { accessDenied } from './authorize.errors.js';
import { Permissions } from './permissions.service.js';
import { isAssured, withQuery } from '../requests/redirect-uris.js';
import { requestErrorPage } from './request-error.page.js';

/** A visit with an authorization request; `path` is its address on this server, query included. */
export interface Asked {
  readonly visit: Visit;
  readonly query: AuthorizeQuery;
  readonly path: string;
}

/** A request of a user who is logged in, whose client and redirect URI are proven. */
interface Proven extends Asked {
  readonly target: Target;
  readonly session: Session;
}

/** Whether the user has seen the consent page: `asked` before, `decided` after. */
type Stage = 'asked' | 'decided';

/** The way from "may I?" to a code: login, consent, redirect. */
@Injectable()
export class AuthorizeService {
  private readonly issuer: string;

  constructor(
    private readonly requests: AuthorizationRequests,
    private readonly permissions: Permissions,
    private readonly visitors: Visitors,
    @Inject(LOGGER) private readonly logger: Logger,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
  ) {
    this.issuer = originOf(settings);
  }

  /** A request as the client sent the browser here. */
  async ask(asked: Asked): Promise<Outcome> {
    const proven = await this.prove(asked);
    return proven
      ? this.orReport(proven, 'asked', (wanted) => this.proceed(proven, wanted))
      : this.toLogin(asked);
  }

  /** The same request, with the user's decision. */
  async decide(asked: Asked, { form_token, decision }: ConsentForm): Promise<Outcome> {
    this.visitors.requireOwnForm(asked.visit.visitor, form_token);
    const proven = await this.prove(asked);
    if (!proven) return this.toLogin(asked);
    return this.orReport(proven, 'decided', async (wanted) => {
      // From the page of an error: it is found again, or has passed.
      if (decision === 'return') return this.proceed(proven, wanted);
      if (decision !== 'allow') throw accessDenied();
      return this.proceed(proven, wanted, 'decided');
    });
  }

  /** Undefined when the user has to log in first. */
  private async prove(asked: Asked): Promise<Proven | undefined> {
    const { session } = asked.visit.visitor;
    const target = await this.requests.targetOf(asked.query, session?.userId);
    return session && target && { ...asked, target, session };
  }

  private async proceed(proven: Proven, wanted: Wanted, stage: Stage = 'asked'): Promise<Outcome> {
    const { target, session, path } = proven;
    const { visitor, now } = proven.visit;
    const standing = await this.permissions.standingOf(session, target.client, wanted);
    if (!standing) return this.toLogin(proven);
    if (stage === 'decided') await this.permissions.remember(session, target.client, wanted, now);
    const code =
      (stage === 'decided' || isAssured(target.redirectUri, target.client.public, this.issuer)) &&
      (await this.permissions.isRemembered(session, target.client, wanted)) &&
      (await this.permissions.issueCode({ standing, target, wanted }, now));
    if (code) return { visitor, to: this.answerTo(target, { code }) };
    return { visitor, page: consentPage({ ...target, ...wanted, path, formToken: visitor.formToken }) };
  }

  private async orReport(
    proven: Proven,
    stage: Stage,
    work: (wanted: Wanted) => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      return await work(this.requests.wantedOf(proven.query, proven.target.client));
    } catch (thrown) {
      return this.report(proven, stage, thrown);
    }
  }

  /**
   * Redirects an error to the client only after the login and, unless the user trusts the client already, after a click:
   * this server must not be a way to send people to any registered address (RFC 9700, 4.11.2).
   */
  private async report(proven: Proven, stage: Stage, thrown: unknown): Promise<Outcome> {
    const failure = toAppError(thrown);
    logFailure(this.logger, failure);
    const { visitor } = proven.visit;
    const { target, session, path } = proven;
    if (!(await this.permissions.isAlive(session, target.client))) return this.toLogin(proven);
    const error = { error: oauthCode(failure), error_description: inAscii(failure.message) };
    if (stage === 'decided' || (await this.permissions.isTrusted(session, target.client)))
      return { visitor, to: this.answerTo(target, error) };
    return { visitor, page: requestErrorPage({ ...target, failure, path, formToken: visitor.formToken }) };
  }

  private async toLogin({ visit, path }: Asked): Promise<Outcome> {
    return {
      visitor: await this.visitors.logOut(visit.visitor),
      to: withQuery('/users/login', { next: path }),
    };
  }

  /** The client tells by `iss` which server answers it (RFC 9207). */
  private answerTo({ redirectUri, state }: Target, members: Readonly<Record<string, string>>): string {
    return withQuery(redirectUri, { ...members, ...(state !== '' && { state }), iss: this.issuer });
  }
}

/** The characters that a description may have (RFC 6749, 4.1.2.1). */
const inAscii = (text: string): string => text.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
