import { Injectable } from '@nestjs/common';
import type { account } from '@fieldpost/contracts';
import { notValid } from '@fieldpost/errors';
import { AccountClient } from '@fieldpost/internal-clients';
import { WebsiteActions } from '../account/website-actions.js';
import { loggedOutPath } from '../login/next-path.js';
import { type IdTokenHint, IdTokensService } from '../openid/id-tokens.service.js';
import { withQuery } from '../requests/redirect-uris.js';
import type { PageResult, Visit } from '../sessions/visit.js';
import { type Visitor, VisitorsService } from '../sessions/visitors.service.js';
import type { EndSessionForm, EndSessionQuery } from './end-session.dto.js';
import { endSessionPage } from './end-session.page.js';

/** A verified logout request. */
interface LogoutRequest {
  readonly hint: IdTokenHint | undefined;
  readonly client: account.ClientDescription__Output | undefined;
}

/** Logs users out at the request of a client (OpenID Connect RP-Initiated Logout 1.0). */
@Injectable()
export class EndSessionService {
  constructor(
    private readonly account: AccountClient,
    private readonly idTokens: IdTokensService,
    private readonly visitors: VisitorsService,
    private readonly actions: WebsiteActions,
  ) {}

  /** Logs out at once when the id token is of this session, and shows a page with the question otherwise. */
  async ask(visit: Visit, query: EndSessionQuery): Promise<PageResult> {
    const { visitor } = visit;
    const { hint, client } = await this.verify(query, visitor);
    const { session } = visitor;
    if (!session) return end(visitor, query);
    if (hint?.sid === session.sid && hint.userId === session.userId)
      return end(await this.logOut(visit, client), query);
    const view = { formToken: visitor.formToken, query, clientName: client?.name };
    return { visitor, page: endSessionPage(view) };
  }

  /** A form of another page of this site, such as the console: the user has pressed its button. */
  async endFromSite(visit: Visit, query: EndSessionQuery): Promise<PageResult> {
    const { client } = await this.verify(query, visit.visitor);
    return end(await this.logOut(visit, client), query);
  }

  /** The decision of the user. */
  async decide(visit: Visit, { form_token, decision, ...query }: EndSessionForm): Promise<PageResult> {
    const { visitor } = visit;
    this.visitors.requireOwnForm(visitor, form_token);
    if (decision !== 'log out') return { visitor, to: '/users' };
    const { client } = await this.verify(query, visitor);
    return end(await this.logOut(visit, client), query);
  }

  private async logOut({ visitor, address }: Visit, client: LogoutRequest['client']): Promise<Visitor> {
    const loggedOut = await this.visitors.logOut(visitor);
    const { session } = visitor;
    const by = { address, ...(client && { client_id: client.id }) };
    if (session) await this.actions.record({ action: 'LOGGED_OUT', user_id: session.userId, ...by });
    return loggedOut;
  }

  /** Throws for a request that must not be redirected. */
  private async verify(query: EndSessionQuery, { session }: Visitor): Promise<LogoutRequest> {
    const { client_id: named, post_logout_redirect_uri: uri } = query;
    const hint = this.hintIn(query);
    const client = await this.describe(hint?.clientId ?? named, session?.userId ?? hint?.userId ?? '');
    if (uri !== '' && !client?.post_logout_redirect_uris.includes(uri))
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

  private async describe(id: string, userId: string): Promise<account.ClientDescription__Output | undefined> {
    if (id === '') return undefined;
    const { clients } = await this.account.describeClients({ ids: [id], user_id: userId });
    return clients.find((client) => client.id === id);
  }
}

/** `state` is returned to the client (RP-Initiated Logout 1.0, 3). */
const end = (visitor: Visitor, { post_logout_redirect_uri: uri, state }: EndSessionQuery): PageResult => {
  if (uri === '') return { visitor, to: loggedOutPath };
  return { visitor, to: state === '' ? uri : withQuery(uri, { state }) };
};
