import { randomBytes } from 'node:crypto';
import { AccountClient, Browser, bearer, formOf, type Person, type Suite } from '@fieldpost/testing';
import type { AuthorizationRequest, Registration } from './oauth-client.js';
import type { ProgramRequest } from './run-program.js';
import { sharedSuite } from './shared-suite.js';

/** Somebody with an account, at a browser that nobody has logged in with yet. */
export interface Visitor {
  readonly person: Person;
  readonly browser: Browser;
  /** Follows a client's authorization request, logs in, answers, and gives the address that it is sent back to. */
  readonly decide: (request: URL, decision: 'allow' | 'deny') => Promise<URL>;
}

/** A client's request that somebody has answered, and where that led the browser. */
export interface Answered<Request = AuthorizationRequest> {
  readonly person: Person;
  readonly browser: Browser;
  readonly request: Request;
  readonly callback: URL;
}

/** What asks people for scopes: a client of any library. */
interface Asking<Request extends AuthorizationRequest> {
  request(scope: string): Promise<Request>;
}

/** What a generic OAuth client needs around it: the running suite, a client registered there, and people. */
export class OauthBench {
  private readonly suite: Suite = sharedSuite();

  /** The client of the demo; it listens on a port of its own, and nobody has to be there. */
  get registration(): Registration {
    const [id, secret] = ['fieldpost-demo', 'fieldpost-demo'];
    const redirectUri = 'http://127.0.0.1:49152/callback';
    return { issuer: new URL(this.suite.addresses.account), id, secret, redirectUri };
  }

  /** A client of this person, which nobody else can log in with, for the redirect URI of the demo's client. */
  async registered({ username, password }: Person, members: object): Promise<Registration> {
    const { issuer, id, secret, redirectUri } = this.registration;
    const tokens = await fetch(new URL('/users/token', issuer), {
      method: 'POST',
      headers: { authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
      body: new URLSearchParams({ grant_type: 'password', username, password, scope: 'clients' }),
    });
    const { access_token: token } = (await tokens.json()) as { readonly access_token: string };
    const client = {
      ...{ name: `client-of-${username}`, scope: ['openid', 'email', 'profile'] },
      ...{ redirect_uris: [redirectUri], ...members },
    };
    const { body } = await new AccountClient(this.account, bearer(token)).send(
      'POST',
      '/api/v2/clients',
      client,
    );
    const made = body as { readonly name: string; readonly secret: string } & Record<string, string>;
    const algorithm = made['id_token_signed_response_alg'] ?? 'RS256';
    return { issuer, id: made.name, secret: made.secret, redirectUri, idTokenAlgorithm: algorithm };
  }

  /** Where the account server is. */
  get account(): string {
    return this.suite.addresses.account;
  }

  /** As the administrator: approves the component that a program waits for. */
  async grant(wish: ProgramRequest): Promise<void> {
    if (wish.wants !== 'approval') throw new Error(`no program asks for ${wish.wants} here`);
    await this.suite.approve(wish.component);
  }

  /** Registers somebody whom the server has never seen. */
  async visitor(): Promise<Visitor> {
    const { account } = this.suite.addresses;
    const username = `visitor-${randomBytes(4).toString('hex')}`;
    const password = randomBytes(12).toString('base64url');
    const person = { username, email: `${username}@example.com`, password };
    await new AccountClient(account).register(person);
    const browser = new Browser(() => account);
    return { person, browser, decide: (request, decision) => decide(browser, { person, request, decision }) };
  }

  /** Registers a user, who answers the client's request for these scopes. */
  async asked<Request extends AuthorizationRequest>(
    client: Asking<Request>,
    decision: 'allow' | 'deny' = 'allow',
    scope = 'profile',
  ): Promise<Answered<Request>> {
    const { person, browser, decide } = await this.visitor();
    const request = await client.request(scope);
    return { person, browser, request, callback: await decide(request.url, decision) };
  }

  /** Whom the account server takes the bearer of this token for. */
  async usernameOf(accessToken: string): Promise<unknown> {
    const caller = new AccountClient(this.suite.addresses.account, bearer(accessToken));
    const { body } = await caller.send('GET', '/api/v2/users/me');
    return (body as { readonly username?: unknown }).username;
  }
}

interface Decision {
  readonly person: Person;
  readonly request: URL;
  readonly decision: 'allow' | 'deny';
}

async function decide(browser: Browser, { person, request, decision }: Decision): Promise<URL> {
  const { username, password } = person;
  const { location: login } = await browser.get(request.href);
  const { location: back } = await browser.submit(formOf(await browser.get(login)), {
    username,
    password,
  });
  const consent = await browser.get(back);
  const { status, location } = await browser.submit(formOf(consent), { decision });
  if (location === undefined) throw new Error(`the answer ${decision} leads nowhere: ${status}`);
  return new URL(location);
}
