import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from '@fieldpost/observability';
import { logFailure, toAppError } from '@fieldpost/transport';
import { consentPage } from '../consent/consent.page.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { type Visitor, Visitors } from '../sessions/visitors.service.js';
import { oauthWord } from '../token/token.door.js';
import { AuthorizationRequests, type Target, type Wanted } from './authorization-requests.service.js';
import type { AuthorizeQuery, ConsentForm } from './authorize.dto.js';
import { accessDenied } from './authorize.errors.js';
import { Permissions } from './permissions.service.js';
import { withQuery } from './redirect-uris.js';

/** A visit with an authorization request; `path` is its address on this server, query included. */
export interface Asked {
  readonly visit: Visit;
  readonly query: AuthorizeQuery;
  readonly path: string;
}

/** A request whose client and redirect URI are proven. */
interface Proven extends Asked {
  readonly target: Target;
}

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
    const proven = { ...asked, target: await this.targetOf(asked) };
    return this.orTellClient(proven, (wanted) => this.proceed(proven, wanted, 'asked'));
  }

  /** The same request, with what the user says to it. */
  async decide(asked: Asked, { form_token, decision }: ConsentForm): Promise<Outcome> {
    this.visitors.requireOwnForm(asked.visit.visitor, form_token);
    const proven = { ...asked, target: await this.targetOf(asked) };
    return this.orTellClient(proven, async (wanted) => {
      if (decision !== 'allow') throw accessDenied();
      return this.proceed(proven, wanted, 'allowed');
    });
  }

  private targetOf({ query, visit }: Asked): Promise<Target> {
    return this.requests.targetOf(query, visit.visitor.session?.userId);
  }

  private async proceed(
    { visit, path, target }: Proven,
    wanted: Wanted,
    answer: 'asked' | 'allowed',
  ): Promise<Outcome> {
    const { visitor, now } = visit;
    const { session } = visitor;
    const standing = session && (await this.permissions.standingOf(session, target.client, wanted));
    if (!session || !standing) return toLogin(await this.visitors.logOut(visitor), path);
    if (answer === 'allowed') await this.permissions.remember(session, target.client, wanted, now);
    const isRemembered = await this.permissions.isRemembered(session, target.client, wanted);
    const code = isRemembered && (await this.permissions.issueCode({ standing, target, wanted }, now));
    if (code) return { visitor, to: this.answerTo(target, { code }) };
    return { visitor, page: consentPage({ ...target, ...wanted, path, formToken: visitor.formToken }) };
  }

  /** Failures go to the client: that is proven, and waits for an answer. */
  private async orTellClient(
    { visit, query, target }: Proven,
    work: (wanted: Wanted) => Promise<Outcome>,
  ): Promise<Outcome> {
    try {
      return await work(this.requests.wantedOf(query, target.client));
    } catch (thrown) {
      const failure = toAppError(thrown);
      logFailure(this.logger, failure);
      const error = { error: oauthWord(failure), error_description: inAscii(failure.message) };
      return { visitor: visit.visitor, to: this.answerTo(target, error) };
    }
  }

  /** The client tells by `iss` which server answers it (RFC 9207). */
  private answerTo({ redirectUri, state }: Target, members: Readonly<Record<string, string>>): string {
    return withQuery(redirectUri, { ...members, ...(state !== '' && { state }), iss: this.issuer });
  }
}

const toLogin = (visitor: Visitor, path: string): Outcome => ({
  visitor,
  to: withQuery('/users/login', { next: path }),
});

/** The characters that a description may have (RFC 6749, 4.1.2.1). */
const inAscii = (text: string): string => text.replace(/["\\]/g, "'").replace(/[^ -~]/g, '?');
