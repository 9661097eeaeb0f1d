import { noteSecrets } from '../secrets/index.js';

/** A response of the account API. `body` is the parsed JSON, undefined when empty. */
export interface Reply {
  readonly status: number;
  readonly body: unknown;
}

/** A response with an error status. */
export class RejectedRequest extends Error {
  constructor(
    readonly status: number,
    readonly body: unknown,
    what: string,
  ) {
    super(`${what} answers ${status}: ${JSON.stringify(body)}`);
    this.name = 'Rejected';
  }
}

/** The `Authorization` header: `Bearer …`, `Key …` or `Basic …`. */
export type Authorization = `${'Bearer' | 'Key' | 'Basic'} ${string}`;

export const bearer = (token: string): Authorization => `Bearer ${token}`;
export const basic = (id: string, secret: string): Authorization =>
  `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}`;

/** The OAuth client of the demo, which exists in development mode. */
export const demoClient = basic('fieldpost-demo', 'fieldpost-demo');

export interface Person {
  readonly username: string;
  readonly email: string;
  readonly password: string;
}

/** An access key as the account server shows it. */
export interface AccessKey {
  readonly name: string;
  readonly key: string;
  readonly rights: readonly string[];
}

export interface Application {
  readonly id: string;
  readonly name: string;
  readonly euis: readonly string[];
}

interface Tokens {
  readonly access_token: string;
  readonly expires_in: number;
}

/** The account and OAuth APIs over HTTP, as a program of a user calls them. Anything but success is `Rejected`. */
export class AccountClient {
  /** `root` is the address of the account server, without `/api/v2`. */
  constructor(
    private readonly root: string,
    private readonly authorization?: Authorization,
  ) {}

  /** The same server with these credentials. */
  as(authorization: Authorization): AccountClient {
    return new AccountClient(this.root, authorization);
  }

  /** Any call; every response is a `Reply`, errors too. */
  async send(method: string, path: string, body?: unknown): Promise<Reply> {
    const headers = {
      accept: 'application/json',
      'content-type': 'application/json',
      ...(this.authorization && { authorization: this.authorization }),
    };
    const text = body === undefined ? null : JSON.stringify(body);
    const answer = await fetch(this.root + path, { method, headers, body: text });
    const reply = { status: answer.status, body: parsed(await answer.text()) };
    noteSecrets([headers, body, reply.body]);
    return reply;
  }

  register(person: Person): Promise<unknown> {
    return this.call('POST', '/api/v2/users', person);
  }

  /** A token by the password grant of the demo's client; without a scope for all that the person has. */
  async passwordToken({ username, password }: Person, scope?: readonly string[]): Promise<string> {
    const request = { grant_type: 'password', username, password, ...(scope && { scope }) };
    const tokens = await this.as(demoClient).call<Tokens>('POST', '/users/token', request);
    return tokens.access_token;
  }

  /** A token with a narrower scope than the caller's. */
  async restrictedToken(scope: readonly string[]): Promise<string> {
    return (await this.call<Tokens>('POST', '/users/restrict-token', { scope })).access_token;
  }

  createApplication(id: string, name: string): Promise<Application> {
    return this.call('POST', '/api/v2/applications', { id, name, euis: null });
  }

  application(id: string): Promise<Application> {
    return this.call('GET', `/api/v2/applications/${id}`);
  }

  addAccessKey(appId: string, name: string, rights: readonly string[]): Promise<unknown> {
    return this.call('POST', `/api/v2/applications/${appId}/access-keys`, { name, rights });
  }

  accessKey(appId: string, name: string): Promise<AccessKey> {
    return this.call('GET', `/api/v2/applications/${appId}/access-keys/${encodeURIComponent(name)}`);
  }

  /** Exchanges an access key for a token of its application. */
  exchangeKey(appId: string, key: string): Promise<Tokens> {
    const request = { username: appId, password: key, grant_type: 'password' };
    return this.as(demoClient).call('POST', '/api/v2/applications/token', request);
  }

  /** The key that verifies every token. */
  publicKey(): Promise<{ readonly algorithm: 'ES256' | 'RS256'; readonly key: string }> {
    return this.call('GET', '/key');
  }

  createComponent(kind: 'routers' | 'brokers' | 'handlers', id: string): Promise<unknown> {
    return this.call('POST', `/api/v2/components/${kind}`, { id });
  }

  /** The token with which a component announces itself. */
  async componentToken(kind: 'routers' | 'brokers' | 'handlers', id: string): Promise<string> {
    const path = `/api/v2/components/${kind}/${id}/token`;
    return (await this.call<{ readonly token: string }>('GET', path)).token;
  }

  private async call<T>(method: string, path: string, body?: unknown): Promise<T> {
    const reply = await this.send(method, path, body);
    if (reply.status >= 200 && reply.status < 300) return reply.body as T;
    throw new RejectedRequest(reply.status, reply.body, `${method} ${path}`);
  }
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: a page or a plain sentence, shown as it is.
    return text;
  }
}
