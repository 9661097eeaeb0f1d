import type { Server, UntypedHandleCall } from '@grpc/grpc-js';
import { type account, loadClients } from '@fieldpost/contracts';
import { userId } from './fake-website.js';

/** Makes a handler of a function that answers. */
type Handle = <Request, Answer>(answer: (request: Request) => Answer) => UntypedHandleCall;

/** What the fake account says about login providers: identities of which a test says what becomes of them. */
export class FakeLoginProviders {
  providers: account.LoginProvider[] = [];
  /** What becomes of the next identities. */
  outcome: account.ResolvedIdentity = {};
  /** Subjects that are linked with jane. */
  readonly linked = new Map<string, string>();
  readonly resolved: account.ResolveIdentityRequest__Output[] = [];
  readonly renewed: account.RenewIdentityRequest__Output[] = [];
  readonly links: account.LinkIdentityRequest__Output[] = [];

  constructor(private readonly validAfter: () => number) {}

  reset(): void {
    this.outcome = { outcome: 'FOUND', user_id: userId, username: 'jane', email: 'jane@example.com' };
    this.linked.clear();
    for (const list of [this.resolved, this.renewed, this.links]) list.length = 0;
  }

  addTo(server: Server, handle: Handle): void {
    const { LoginProviders } = loadClients('fieldpost/account/v1/login_providers.proto').fieldpost.account.v1;
    server.addService(LoginProviders.service, {
      listLoginProviders: handle(this.list.bind(this)),
      resolveIdentity: handle(this.resolve.bind(this)),
      renewIdentity: handle(this.renew.bind(this)),
      linkIdentity: handle(this.link.bind(this)),
      listLinkedLogins: handle(this.listLinked.bind(this)),
      removeLinkedLogin: handle(this.remove.bind(this)),
    });
  }

  list(): account.LoginProviderList {
    return { providers: this.providers };
  }

  resolve(request: account.ResolveIdentityRequest__Output): account.ResolvedIdentity {
    this.resolved.push(request);
    if (request.create)
      return { ...this.outcome, outcome: 'FOUND', user_id: userId, valid_after: this.validAfter() };
    return { ...this.outcome, valid_after: this.validAfter() };
  }

  renew(request: account.RenewIdentityRequest__Output): account.RenewedIdentity {
    this.renewed.push(request);
    return { linked: this.outcome.outcome === 'FOUND' };
  }

  /** As at account: the login is five minutes old at most. */
  link(request: account.LinkIdentityRequest__Output): account.LinkedLoginChange {
    this.links.push(request);
    const { proof, identity } = request;
    if (Math.floor(Date.now() / 1000) - Number(proof?.logged_in_at) > 300)
      return { problem: 'proof', field: 'old_password' };
    this.linked.set(identity?.provider ?? '', identity?.email ?? '');
    return { username: 'jane', email: 'jane@example.com' };
  }

  listLinked(): account.LinkedLoginList {
    return {
      logins: [...this.linked].map(([provider, label]) => ({
        ...{ provider, label, name: `The ${provider}`, created: 1_700_000_000, last_used: 1_700_000_000 },
        removable: true,
      })),
    };
  }

  remove({ provider }: account.RemoveLinkedLoginRequest__Output): account.LinkedLoginChange {
    this.linked.delete(provider);
    return { username: 'jane', email: 'jane@example.com' };
  }
}
