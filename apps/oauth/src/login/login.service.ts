import { Injectable } from '@nestjs/common';
import { AccountClient } from '@fieldpost/internal-clients';
import { ParseWith } from '@fieldpost/transport';
import { orUnavailable } from '../account/account-responses.js';
import { authorizeQuery } from '../authorize/authorize.dto.js';
import { AuthorizationRequests } from '../authorize/authorization-requests.service.js';
import { SignedIn } from '../members/signed-in.service.js';
import { type Rejected, throttled } from '../pages/form.js';
import { texts } from '../pages/texts.js';
import type { Outcome, Visit } from '../sessions/visit.js';
import { type LoggedIn, Visitors } from '../sessions/visitors.service.js';
import type { LoginForm } from './login.dto.js';
import { type CameFrom, loggedInPage, loginPage } from './login.page.js';
import { LoginThrottle } from '../throttling/login-throttle.js';
import { isRequest, nextPath, queryAt } from './next-path.js';

const { login: words } = texts;
/** As at the endpoint of the request itself. */
const request = new ParseWith(authorizeQuery);

/** What came of a password: a user, or what to say and with which status. */
type Checked = LoggedIn | Rejected;

/** Logs visitors in, and sends them back to where they came from. */
@Injectable()
export class LoginService {
  constructor(
    private readonly account: AccountClient,
    private readonly requests: AuthorizationRequests,
    private readonly signedIn: SignedIn,
    private readonly visitors: Visitors,
    private readonly throttle: LoginThrottle,
  ) {}

  async show(visit: Visit, next: string): Promise<Outcome> {
    const path = nextPath(next);
    const member = await this.signedIn.find(visit);
    if (member) return welcome(member, path);
    const visitor = await this.visitors.logOut(visit.visitor);
    const cameFrom = await this.cameFrom(path);
    return { visitor, page: loginPage({ formToken: visitor.formToken, next: path ?? '', cameFrom }) };
  }

  async logIn(visit: Visit, form: LoginForm): Promise<Outcome> {
    const { visitor, address, now } = visit;
    this.visitors.requireOwnForm(visitor, form.form_token);
    const path = nextPath(form.next);
    const checked = await this.check(form, address, now);
    if ('problem' in checked) {
      const view = { formToken: visitor.formToken, next: path ?? '', username: form.username, ...checked };
      return { visitor, page: loginPage({ ...view, cameFrom: await this.cameFrom(path) }) };
    }
    await this.visitors.logOut(visitor);
    return { visitor: await this.visitors.logIn(checked, visit), to: path ?? '/users/login' };
  }

  async logOut({ visitor }: Visit, formToken: string): Promise<Outcome> {
    this.visitors.requireOwnForm(visitor, formToken);
    return { visitor: await this.visitors.logOut(visitor), to: '/users/login' };
  }

  /** The client of the request that the visitor came with. A request that is not valid is rejected here already. */
  private async cameFrom(path: string | undefined): Promise<CameFrom | undefined> {
    if (path === undefined || !isRequest(path)) return undefined;
    const query = await request.transform(queryAt(path));
    const target = await this.requests.targetOf(query, undefined);
    return target && { clientName: target.client.name, redirectUri: target.redirectUri };
  }

  private async check({ username, password }: LoginForm, address: string, now: number): Promise<Checked> {
    if (username === '') return missing('username', words.usernameOrEmail);
    if (password === '') return missing('password', texts.password);
    try {
      const answer = await this.throttle.during({ login: username, address }, now, () =>
        orUnavailable(this.account.authenticateUser({ username, password, address })),
      );
      if (answer.rejection !== 'NONE')
        return { problem: { field: 'username', text: words.wrong }, status: 401 };
      return { userId: answer.user_id, validAfter: Number(answer.valid_after) };
    } catch (error) {
      return throttled(error, words.throttled);
    }
  }
}

const welcome = ({ visitor }: Visit, path: string | undefined): Outcome =>
  path === undefined ? { visitor, page: loggedInPage(visitor.formToken) } : { visitor, to: path };

const missing = (field: string, label: string): Checked => ({
  problem: { field, text: words.missing(label) },
  status: 400,
});
