import { consoleClient } from '@fieldpost/domain';
import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { AccountClient } from '@fieldpost/internal-clients';
import { ParseWith } from '@fieldpost/transport';
import { authorizeQuery } from '../authorize/authorize.dto.js';
import { AuthorizationRequestsService } from '../authorize/authorization-requests.service.js';
import { MembersService } from '../members/members.service.js';
import { type FormRejection, throttled } from '../pages/form.js';
import type { Page } from '../pages/page.js';
import { texts } from '../pages/texts.js';
import { waitingPage } from '../pages/waiting.page.js';
import { LogoutsService } from '../sessions/logouts.service.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { type AuthenticatedUser, VisitorsService } from '../sessions/visitors.service.js';
import type { LoginForm, LoginQuery } from './login.dto.js';
import {
  type KnownUser,
  type LoginView,
  type ReferringClient,
  loggedInPage,
  loginPage,
} from './login.page.js';
import { sourcesOf } from '../requests/redirect-uris.js';
import { LoginStepsService, type PasswordLogin } from '../second-factor/login-steps.service.js';
import { PasskeysService } from '../second-factor/passkeys.service.js';
import { VerificationsService } from '../verification/verification.service.js';
import { ProviderDirectory } from '../providers/provider-directory.js';
import { LoginThrottle } from '../throttling/login-throttle.js';
import { isRequest, loggedOutPath, nextPath, queryAt } from './next-path.js';

const { login: words } = texts;
/** The parser of the authorization endpoint. */
const request = new ParseWith(authorizeQuery);

/** The result of a password check. */
type LoginResult =
  | AuthenticatedUser
  | FormRejection
  | Pick<PasswordLogin, 'userId' | 'validAfter' | 'step'>
  | { readonly page: Page };

/** Logs visitors in, and redirects them to the page or client that sent them. */
@Injectable()
export class LoginService {
  constructor(
    private readonly account: AccountClient,
    private readonly requests: AuthorizationRequestsService,
    private readonly members: MembersService,
    private readonly visitors: VisitorsService,
    private readonly throttle: LoginThrottle,
    private readonly verifications: VerificationsService,
    private readonly steps: LoginStepsService,
    private readonly passkeys: PasskeysService,
    private readonly providers: ProviderDirectory,
    private readonly logouts: LogoutsService,
  ) {}

  /** A logged-in user sees the form only when the client wants another login, and then stays logged in. */
  async show(visit: Visit, { next, prompt, after }: LoginQuery): Promise<PageResult> {
    const path = nextPath(next);
    const member = await this.members.find(visit);
    if (member && (prompt === '' || path === undefined)) return welcome(member, path);
    const visitor = member ? visit.visitor : await this.visitors.logOut(visit.visitor);
    const referringClient = await this.referringClient(path);
    const known = member && { username: member.profile.username, mayContinue: prompt === 'select_account' };
    const username = usernameFor(referringClient, known);
    const passkey = this.passkeys.promptForLogin({ ...visit, visitor });
    const providers = await this.listProviders();
    const isLoggedOut = after === 'logout' && !member;
    const shown = { referringClient, known, username, passkey, providers, isLoggedOut };
    return { visitor, page: loginPage({ formToken: visitor.formToken, next: path ?? '', ...shown }) };
  }

  async logIn(visit: Visit, form: LoginForm): Promise<PageResult> {
    const { visitor, address, now } = visit;
    this.visitors.requireOwnForm(visitor, form.form_token);
    const path = nextPath(form.next);
    const checked = await this.check(form, address, now);
    if ('problems' in checked) return this.reject(visit, form.next, checked, form.username);
    if ('page' in checked) return { visitor, page: checked.page };
    if ('step' in checked) {
      const formAction = await this.formActionFor(path);
      return this.steps.begin(visit, { ...checked, next: path ?? '', formAction });
    }
    return { visitor: await this.visitors.logIn(checked, visit, visitor), to: path ?? '/users/login' };
  }

  /** The form again, with what was wrong. */
  async reject(visit: Visit, next: string, rejection: FormRejection, username = ''): Promise<PageResult> {
    const { visitor } = visit;
    const path = nextPath(next);
    const passkey = this.passkeys.promptForLogin(visit);
    const view = { formToken: visitor.formToken, next: path ?? '', username, passkey, ...rejection };
    const shown = {
      referringClient: await this.referringClient(path),
      providers: await this.listProviders(),
    };
    return { visitor, page: loginPage({ ...view, ...shown }) };
  }

  async logOut(visit: Visit, formToken: string): Promise<PageResult> {
    this.visitors.requireOwnForm(visit.visitor, formToken);
    return { visitor: await this.logouts.logOut(visit), to: loggedOutPath };
  }

  /** Sources that a form may redirect to, after which the browser is redirected to this path. */
  async formActionFor(path: string | undefined): Promise<string | undefined> {
    const client = await this.referringClient(path);
    return client && sourcesOf(client.redirectUri);
  }

  /** The page with the password works without them. */
  private async listProviders(): Promise<LoginView['providers']> {
    return (await this.providers.list().catch(() => [])).map(({ provider }) => provider);
  }

  /** The client of the authorization request in the path. Throws for an invalid request. */
  private async referringClient(path: string | undefined): Promise<ReferringClient | undefined> {
    if (path === undefined || !isRequest(path)) return undefined;
    const query = await request.transform(queryAt(path));
    const target = await this.requests.targetOf(query, undefined);
    const { login_hint: loginHint } = query;
    if (!target) return undefined;
    const { client, redirectUri } = target;
    return { clientName: client.name, isConsole: client.id === consoleClient, redirectUri, loginHint };
  }

  private async check({ username, password }: LoginForm, address: string, now: number): Promise<LoginResult> {
    if (username === '') return missing('username', words.usernameOrEmail);
    if (password === '') return missing('password', texts.password);
    try {
      const response = await this.throttle.during({ login: username, address }, now, () =>
        this.account.authenticateUser({ username, password, address }),
      );
      if (response.password_off) return { problems: [{ text: texts.providers.passwordOff }], status: 403 };
      if (response.rejection !== 'NONE')
        return { problems: [{ field: 'username', text: words.wrong }], status: 401 };
      const page = waitingPage(response.waits_for);
      if (!page) return resultOf(response);
      // Throws when a limit is reached, like the check of the password.
      if (response.waits_for === 'verification') await this.verifications.start(response.user_id, now);
      return { page };
    } catch (error) {
      return throttled(error, words.throttled);
    }
  }
}

function resultOf(response: account.AuthenticatedUser__Output): LoginResult {
  const user = { userId: response.user_id, validAfter: Number(response.valid_after) };
  if (response.second_factor) return { ...user, step: 'code' };
  if (response.needs_second_factor) return { ...user, step: 'enrolment' };
  return { ...user, methods: ['pwd'] };
}

const welcome = ({ visitor }: Visit, path: string | undefined): PageResult =>
  path === undefined ? { visitor, page: loggedInPage(visitor.formToken) } : { visitor, to: path };

/** What the form is filled with: the hint of the client, or the user who has to log in again. */
const usernameFor = (client: ReferringClient | undefined, known: KnownUser | undefined): string =>
  client?.loginHint || (known?.mayContinue === false ? known.username : '');

const missing = (field: string, label: string): LoginResult => ({
  problems: [{ field, text: words.missing(label) }],
  status: 400,
});
