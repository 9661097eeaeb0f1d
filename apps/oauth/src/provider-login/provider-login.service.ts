import { Inject, Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { labelOfIdentity } from '@fieldpost/domain';
import { AppError } from '@fieldpost/errors';
import { LoginProvidersClient } from '@fieldpost/internal-clients';
import { type Logger, Tally } from '@fieldpost/observability';
import { logFailure } from '@fieldpost/transport';
import * as openid from 'openid-client';
import { afterChange } from '../account/after-change.js';
import { LoginService } from '../login/login.service.js';
import { nextPath } from '../login/next-path.js';
import { Letters } from '../mail/letters.js';
import { MailQueue } from '../mail/mail-queue.js';
import { LOGGER, OAUTH_CONFIG, type OauthSettings, originOf } from '../oauth.config.js';
import { texts } from '../pages/texts.js';
import { waitingPage } from '../pages/waiting.page.js';
import { type Provider, type ProviderIdentity, toMessage } from '../providers/identity.js';
import type { ProviderClient } from '../providers/provider-client.js';
import { ProviderDirectory } from '../providers/provider-directory.js';
import { ProviderLogins } from '../providers/provider-logins.repository.js';
import { ProviderLoginThrottle } from '../providers/provider-login-throttle.js';
import { type ProviderRequest, ProviderRequests } from '../providers/provider-requests.repository.js';
import { unknownProvider } from '../providers/providers.errors.js';
import { LoginStepsService } from '../second-factor/login-steps.service.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { VisitorsService } from '../sessions/visitors.service.js';
import { VerificationsService } from '../verification/verification.service.js';
import { PendingIdentities } from './identity-cookie.js';
import { failedPage, unlinkedPage } from './provider-login.pages.js';

const { providers: words } = texts;
type Resolved = account.ResolvedIdentity__Output;

/** An authorization response, as the browser brings it. */
export interface ProviderResponse {
  readonly provider: string;
  readonly state: string;
  /** The URL of the request, without its origin. */
  readonly url: string;
}

/** A login at a provider that was validated. */
interface ValidLogin {
  readonly identity: ProviderIdentity;
  readonly provider: Provider;
  readonly next: string;
}

export const linkedLoginsPath = '/users/linked-logins';

const outcomes = ['logged_in', 'unlinked', 'denied', 'rejected', 'unavailable'] as const;

/** Logs visitors in through external OpenID Connect providers. */
@Injectable()
export class ProviderLoginService {
  /** Logins by outcome. */
  readonly outcomes = new Tally(outcomes);
  private readonly origin: string;

  constructor(
    private readonly account: LoginProvidersClient,
    private readonly directory: ProviderDirectory,
    private readonly requests: ProviderRequests,
    private readonly identities: PendingIdentities,
    private readonly logins: ProviderLogins,
    private readonly throttle: ProviderLoginThrottle,
    private readonly visitors: VisitorsService,
    private readonly steps: LoginStepsService,
    private readonly loginService: LoginService,
    private readonly verifications: VerificationsService,
    private readonly mailQueue: MailQueue,
    private readonly letters: Letters,
    @Inject(OAUTH_CONFIG) settings: OauthSettings,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    this.origin = originOf(settings);
  }

  /** Redirects to the provider. A logged-in user authenticates there again. */
  async start({ visitor, address, now }: Visit, id: string, next: string): Promise<PageResult> {
    this.throttle.admit(address, now);
    const client = await this.clientOf(id);
    const path = nextPath(next) ?? '';
    const purpose = visitor.session && path === linkedLoginsPath ? 'link' : 'login';
    const secrets = { nonce: openid.randomNonce(), verifier: openid.randomPKCECodeVerifier() };
    const request: ProviderRequest = { provider: id, purpose, next: path, ...secrets };
    const state = await this.requests.add('request', request, { visitorId: visitor.id, now });
    const options = { state, redirectUri: this.redirectUri(id), isAgain: visitor.session !== undefined };
    return { visitor, to: await client.authorizationUrl(secrets, options) };
  }

  /** The response is used once, in the browser that started, and at the provider that it was started for. */
  async finish(visit: Visit, { provider: id, state, url }: ProviderResponse): Promise<PageResult> {
    const { visitor, now } = visit;
    const request = await this.requests.take('request', state, { visitorId: visitor.id, now });
    if (!request || request.provider !== id) return this.failed(visit, words.late, { next: '', status: 400 });
    const client = await this.clientOf(id);
    const { next } = request;
    try {
      const identity = await client.redeem(new URL(url, this.origin), state, request);
      const login = { identity, provider: client.provider, next };
      return request.purpose === 'link' ? await this.toLink(visit, login) : await this.resolve(visit, login);
    } catch (error) {
      if (!(error instanceof AppError) || !error.code.startsWith('provider_')) throw error;
      logFailure(this.logger, error);
      this.outcomes.count(error.kind === 'unavailable' ? 'unavailable' : 'rejected');
      if (error.kind === 'unavailable') throw error;
      return this.failed(visit, words.rejected(client.provider.name), { next, status: 400 });
    }
  }

  /** Creates the account that the person wants, although an existing one could be meant. */
  async create(visit: Visit, formToken: string): Promise<PageResult> {
    this.visitors.requireOwnForm(visit.visitor, formToken);
    const pending = await this.identities.take(visit);
    if (!pending) return this.failed(visit, words.late, { next: '', status: 400 });
    const { identity, next } = pending;
    const { provider } = await this.clientOf(identity.provider);
    return this.resolve(visit, { identity, provider, next }, true);
  }

  private async clientOf(id: string): Promise<ProviderClient> {
    const client = await this.directory.find(id);
    if (!client) throw unknownProvider();
    return client;
  }

  private redirectUri(id: string): string {
    return `${this.origin}/users/login/providers/${encodeURIComponent(id)}/callback`;
  }

  private async toLink({ visitor, now }: Visit, { identity }: ValidLogin): Promise<PageResult> {
    const cookie = await this.identities.add({ identity, next: '' }, now);
    return { visitor, to: linkedLoginsPath, cookie };
  }

  private async resolve(visit: Visit, login: ValidLogin, create = false): Promise<PageResult> {
    const { identity, provider, next } = login;
    const request = { identity: toMessage(identity), create, address: visit.address };
    const resolved = await this.account.resolveIdentity(request);
    if (resolved.outcome === 'FOUND') return this.logIn(visit, login, resolved);
    this.outcomes.count(resolved.outcome === 'UNLINKED' ? 'unlinked' : 'denied');
    if (resolved.outcome === 'UNLINKED') return this.ask(visit, login, resolved.may_create);
    const text =
      resolved.outcome === 'EMAIL_NOT_ALLOWED' ? words.emailNotAllowed(provider.name) : words.denied;
    return this.failed(visit, text, { next, status: 403 });
  }

  private async ask(
    { visitor, now }: Visit,
    { identity, provider, next }: ValidLogin,
    mayCreate: boolean,
  ): Promise<PageResult> {
    const cookie = await this.identities.add({ identity, next }, now);
    const view = {
      formToken: visitor.formToken,
      label: labelOfIdentity(identity),
      provider: provider.name,
      mayCreate,
    };
    const formAction = await this.loginService.formActionFor(next);
    return { visitor, cookie, page: unlinkedPage({ ...view, formAction }) };
  }

  /** The session, or the steps before it. */
  private async logIn(visit: Visit, login: ValidLogin, user: Resolved): Promise<PageResult> {
    const { identity, provider, next } = login;
    const { visitor, now } = visit;
    const { user_id: userId, waits_for: waitsFor } = user;
    this.notify(user, provider);
    // Account decides whether the address of a new account is verified; there is no mail for one that is.
    if (user.created || waitsFor === 'verification')
      await afterChange(this.logger, () => this.verifications.start(userId, now));
    const page = waitingPage(waitsFor);
    if (page) return { visitor, page };
    const { subject, refreshToken } = identity;
    await this.logins.save({ userId, provider: provider.id, subject, refreshToken }, new Date(now));
    this.outcomes.count('logged_in');
    const known = { userId, validAfter: Number(user.valid_after), provider: provider.id };
    if (user.second_factor || user.needs_second_factor) {
      const step = user.second_factor ? 'code' : 'enrolment';
      const formAction = await this.loginService.formActionFor(next);
      return this.steps.begin(visit, { ...known, step, next, formAction });
    }
    const methods = identity.hasSecondFactor ? (['fed', 'mfa'] as const) : (['fed'] as const);
    const authenticated = authenticatedAt(identity, visit);
    const loggedIn = await this.visitors.logIn({ ...known, methods, authenticated }, visit, visitor);
    return { visitor: loggedIn, to: next === '' ? '/users/login' : next };
  }

  /** An existing account that was linked without its password gets a notice, in case its owner does not know of it. */
  private notify({ linked, email, username }: Resolved, { name }: Provider): void {
    if (linked) this.mailQueue.post(this.letters.loginLinked(email, username, name));
  }

  private failed(
    { visitor }: Visit,
    text: string,
    { next, status }: { readonly next: string; readonly status: number },
  ): PageResult {
    return { visitor, page: failedPage(text, next, status) };
  }
}

/**
 * When the person authenticated at the provider. A logged-in user was sent there for another login, about which a provider that
 * complies says when it was (OpenID Connect Core 1.0, 3.1.2.1); without that it is no newer than the session.
 */
function authenticatedAt({ authTime }: ValidLogin['identity'], { visitor, now }: Visit): Date {
  if (authTime !== null) return new Date(Math.min(now, authTime * 1000));
  return visitor.session?.created ?? new Date(now);
}
