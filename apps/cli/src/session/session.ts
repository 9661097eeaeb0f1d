import { Failure } from '../failure.js';
import type { Fetch, RequestOptions } from '../http/http-fetch.js';
import { unreachable } from '../http/unreachable.js';
import type { Credentials } from './credentials.js';
import { loggedOut } from './logged-out.js';

/** Access keys have one dot, tokens two (docs/protocol/tokens.md#access-key-format). */
export const isAccessKey = (text: string): boolean => text.split('.').length === 2;

/** Claims of a token (RFC 7519) that the program looks at. */
interface Claims {
  readonly interchangeable?: unknown;
  readonly iat?: unknown;
}

/** The claims of a token, unverified: they decide only what is requested next. */
function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.');
    return JSON.parse(Buffer.from(payload, 'base64url').toString()) as Claims;
  } catch {
    return {};
  }
}

const nouns: Readonly<Record<string, string>> = { apps: 'Application', gateways: 'Gateway' };

/** Calls of the APIs of one server with the credentials of a user or an access key. */
export class Session {
  constructor(
    readonly server: string,
    private readonly credentials: Credentials,
    private readonly fetch: Fetch,
  ) {}

  /** The token or access key of calls. Throws `Failure` without a login. */
  token(): Promise<string> {
    return this.credentials.token();
  }

  /** Whether calls are made with an access key, which belongs to an application and to no user. */
  async hasAccessKey(): Promise<boolean> {
    return isAccessKey(await this.credentials.token());
  }

  /** When the token was issued, in Unix milliseconds; undefined for an access key. */
  async issuedAt(): Promise<number | undefined> {
    const { iat } = claimsOf(await this.credentials.token());
    return typeof iat === 'number' ? iat * 1_000 : undefined;
  }

  /**
   * Sends a request; `scope` names the entity that it is about. A token that the server rejects is renewed once. Throws
   * `Failure` without a response or without a login.
   */
  async send(path: string, options: RequestOptions, scope?: string): Promise<Response> {
    const token = await this.credentials.token();
    const response = await this.attempt(path, options, { token, scope });
    if (response.status !== 401) return response;
    const renewed = await this.credentials.renewed(token);
    const again =
      renewed === undefined ? response : await this.attempt(path, options, { token: renewed, scope });
    if (again.status === 401) throw loggedOut(this.server, 'The server rejects the token or access key');
    return again;
  }

  private async attempt(
    path: string,
    options: RequestOptions,
    { token, scope }: { readonly token: string; readonly scope: string | undefined },
  ): Promise<Response> {
    if (isAccessKey(token)) return this.request(path, options, `Key ${token}`);
    const narrow =
      scope === undefined || claimsOf(token).interchangeable !== true
        ? token
        : await this.restrict(token, scope);
    return typeof narrow === 'string' ? this.request(path, options, `Bearer ${narrow}`) : narrow;
  }

  /** A token for one entity (`scope` may have a general scope beside it), because a token holds at most ten; the response when the token is rejected. */
  private async restrict(token: string, scope: string): Promise<string | Response> {
    const body = JSON.stringify({ scope: scope.split(' ') });
    const options = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
    const response = await this.request('/users/restrict-token', options, `Bearer ${token}`);
    if (response.status === 400) throw notYours(scope);
    if (!response.ok) return response;
    return ((await response.json()) as { readonly access_token: string }).access_token;
  }

  private request(path: string, options: RequestOptions, authorization: string): Promise<Response> {
    const headers = { ...options.headers, authorization };
    return this.fetch(`${this.server}${path}`, { ...options, headers }).catch(unreachable(this.server));
  }
}

/** The server returns the same error for an entity of another user and for one that does not exist. */
function notYours(scope: string): Failure {
  const [, kind = '', id = ''] = /^(\w+):(.*)$/.exec(scope.split(' ')[0] ?? '') ?? [];
  return new Failure(
    `${nouns[kind] ?? 'Component'} "${id}" not found, or you have no rights to it.`,
    'denied',
  );
}
