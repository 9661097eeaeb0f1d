import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { consoleClient } from '@fieldpost/domain';
import { notValid } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import { loggedOutPath } from '../login/next-path.js';
import { type IdTokenHint, IdTokensService } from '../openid/id-tokens.service.js';
import { withQuery } from '../requests/redirect-uris.js';
import { LogoutsService } from '../sessions/logouts.service.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { type Visitor, VisitorsService } from '../sessions/visitors.service.js';
import { type EndSessionForm, endSessionQuery, type EndSessionQuery } from './end-session.dto.js';
import { endSessionPage } from './end-session.page.js';

/** A verified logout request. */
interface LogoutRequest {
  readonly hint: IdTokenHint | undefined;
  /** The client to return to; undefined for none. */
  readonly client: account.ClientDescription__Output | undefined;
}

/** Logs users out at the request of a client (OpenID Connect RP-Initiated Logout 1.0). */
@Injectable()
export class EndSessionService {
  constructor(
    private readonly account: AccountClient,
    private readonly idTokens: IdTokensService,
    private readonly visitors: VisitorsService,
    private readonly logouts: LogoutsService,
  ) {}

  /** Logs out at once when the id token is of this session, and shows a page with the question otherwise. */
  async ask(visit: Visit, query: EndSessionQuery, isOfOther = false): Promise<PageResult> {
    const { visitor } = visit;
    const { hint, client } = await this.verify(query, visitor);
    const { session } = visitor;
    if (!session) return end(visitor, query);
    if (hint?.sid === session.sid && hint.userId === session.userId)
      return end(await this.logouts.logOut(visit, hint.clientId), query);
    // The question does not depend on account: without its response the client has no name.
    const asking = client ?? (await this.describe(hint, query, visitor).catch(() => undefined));
    const view = { formToken: visitor.formToken, query, clientName: asking?.name, isOfOther };
    return { visitor, page: endSessionPage(view) };
  }

  /**
   * A form of another page of this site, such as the console: the user has pressed its button. When the page is not known to be
   * about the user who is logged in, it asks.
   */
  async endFromSite(visit: Visit, form: EndSessionForm): Promise<PageResult> {
    const { visitor } = visit;
    const query = endSessionQuery.parse(form);
    const { logout_hint: userId, client_id: named } = query;
    const { session } = visitor;
    if (session && session.userId !== userId) return this.ask(visit, query, userId !== '');
    const { hint } = await this.verify(query, visitor);
    const own = named === consoleClient ? named : undefined;
    return end(await this.logouts.logOut(visit, own ?? clientIn(hint, visitor)), query);
  }

  /** The decision of the user. */
  async decide(visit: Visit, { form_token, decision, ...query }: EndSessionForm): Promise<PageResult> {
    const { visitor } = visit;
    this.visitors.requireOwnForm(visitor, form_token);
    if (decision !== 'log out') return { visitor, to: '/users' };
    const { hint } = await this.verify(query, visitor);
    return end(await this.logouts.logOut(visit, clientIn(hint, visitor)), query);
  }

  /** Throws for a request that must not be redirected. Account is needed only for one that is to be redirected. */
  private async verify(query: EndSessionQuery, visitor: Visitor): Promise<LogoutRequest> {
    const { post_logout_redirect_uri: uri } = query;
    const hint = this.hintIn(query);
    if (uri === '') return { hint, client: undefined };
    const client = await this.describe(hint, query, visitor);
    if (!client?.post_logout_redirect_uris.includes(uri))
      throw notValid({ argument: 'PostLogoutRedirectUri', reason: 'is not registered for the client' });
    return { hint, client };
  }

  private hintIn({ id_token_hint: token, client_id: named }: EndSessionQuery): IdTokenHint | undefined {
    if (token === '') return undefined;
    const hint = this.idTokens.requireHint(token);
    if (named !== '' && named !== hint.clientId)
      throw notValid({ argument: 'ClientId', reason: 'is not that of the id token' });
    return hint;
  }

  private async describe(
    hint: IdTokenHint | undefined,
    { client_id: named }: EndSessionQuery,
    { session }: Visitor,
  ): Promise<account.ClientDescription__Output | undefined> {
    const id = hint?.clientId ?? named;
    if (id === '') return undefined;
    const userId = session?.userId ?? hint?.userId ?? '';
    const { clients } = await this.account.describeClients({ ids: [id], user_id: userId });
    return clients.find((client) => client.id === id);
  }
}

/** The client that has asked, if an id token of the user proves it: a name alone is no proof. */
const clientIn = (hint: IdTokenHint | undefined, { session }: Visitor): string | undefined =>
  hint?.userId === session?.userId ? hint?.clientId : undefined;

/** `state` is returned to the client (RP-Initiated Logout 1.0, 3). */
const end = (visitor: Visitor, { post_logout_redirect_uri: uri, state }: EndSessionQuery): PageResult => {
  if (uri === '') return { visitor, to: loggedOutPath };
  return { visitor, to: state === '' ? uri : withQuery(uri, { state }) };
};
