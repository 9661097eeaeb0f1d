import { setTimeout as sleep } from 'node:timers/promises';
import * as oauth from 'oauth4webapi';
import { Failure } from '../failure.js';
import type { Fetch } from '../http/http-fetch.js';
import { unreachable } from '../http/unreachable.js';
import type { StoredLogin } from '../settings/settings.js';

/** Client id of this program: a public client, whose redirect URI is on loopback. */
export const clientId = 'fieldpost-cli';
const client: oauth.Client = { client_id: clientId };

/**
 * The scopes of the commands: the user, applications, gateways and organizations, and for administrators clients of all
 * users.
 */
const scope = 'profile apps gateways organizations clients';

/** The code that a user enters on another device. */
export interface CodePrompt {
  readonly uri: string;
  readonly code: string;
  /** The address with the code in it (RFC 8628, 3.3.1), where the server has one. */
  readonly completeUri: string | undefined;
}

/** The OAuth 2.0 endpoints of a server, by its metadata (RFC 8414). */
export class OauthServer {
  private constructor(
    private readonly metadata: oauth.AuthorizationServer,
    private readonly options: oauth.TokenEndpointRequestOptions,
    private readonly now: () => number,
  ) {}

  /** Reads the metadata. Throws `Failure` where the address is not that of a Fieldpost server. */
  static async at(server: string, fetch: Fetch, now: () => number): Promise<OauthServer> {
    const options = {
      [oauth.customFetch]: customFetch(server, fetch),
      // Checked by `serverUrl`: http is for this machine only.
      [oauth.allowInsecureRequests]: server.startsWith('http:'),
    };
    const issuer = new URL(server);
    const response = await oauth.discoveryRequest(issuer, { ...options, algorithm: 'oauth2' });
    const named = (await response
      .clone()
      .json()
      .catch(() => undefined)) as { issuer?: unknown } | undefined;
    if (!response.ok || typeof named?.issuer !== 'string')
      throw new Failure(`${server} is not a Fieldpost server: it has no OAuth 2.0 metadata.`);
    if (new URL(named.issuer).origin !== server)
      throw new Failure(`This server calls itself ${named.issuer}. Use that address with --server.`);
    const metadata = await oauth.processDiscoveryResponse(new URL(named.issuer), response);
    requireOwnEndpoints(server, metadata);
    return new OauthServer(metadata, options, now);
  }

  /** A login in the browser: `open` shows the URL and resolves with that of the redirect, which has this state. */
  async logInWithBrowser(
    redirectUri: string,
    open: (url: string, state: string) => Promise<URL>,
  ): Promise<StoredLogin> {
    const [state, verifier] = [oauth.generateRandomState(), oauth.generateRandomCodeVerifier()];
    const url = new URL(this.metadata.authorization_endpoint ?? '');
    const query = {
      ...{ response_type: 'code', client_id: clientId, redirect_uri: redirectUri, scope, state },
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    };
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    const back = await open(url.href, state);
    return this.loginIn(async () => {
      const parameters = oauth.validateAuthResponse(this.metadata, client, back, state);
      const response = await oauth.authorizationCodeGrantRequest(
        this.metadata,
        client,
        oauth.None(),
        parameters,
        redirectUri,
        verifier,
        this.options,
      );
      return oauth.processAuthorizationCodeResponse(this.metadata, client, response);
    });
  }

  /** A login on another device, by the code that `show` is given (RFC 8628). */
  async logInWithCode(show: (prompt: CodePrompt) => void): Promise<StoredLogin> {
    const { metadata, options } = this;
    if (metadata.device_authorization_endpoint === undefined)
      throw new Failure('This server has no login by code. Log in without --device, or with --token-stdin.');
    const response = await oauth.deviceAuthorizationRequest(
      metadata,
      client,
      oauth.None(),
      { scope },
      options,
    );
    const begun = await oauth.processDeviceAuthorizationResponse(metadata, client, response).catch(rethrow);
    const { verification_uri: uri, verification_uri_complete: completeUri, user_code: code } = begun;
    show({ uri, completeUri, code });
    return this.loginIn(() => this.untilAllowed(begun));
  }

  /** Asks for the tokens until the user has entered the code (RFC 8628, 3.5). */
  private async untilAllowed(begun: oauth.DeviceAuthorizationResponse): Promise<oauth.TokenEndpointResponse> {
    const { metadata, options } = this;
    for (let seconds = begun.interval ?? 5; ;) {
      await sleep(seconds * 1000);
      const response = await oauth.deviceCodeGrantRequest(
        metadata,
        client,
        oauth.None(),
        begun.device_code,
        options,
      );
      const tokens = await oauth.processDeviceCodeResponse(metadata, client, response).catch(untilDecided);
      if (typeof tokens !== 'string') return tokens;
      if (tokens === 'slow_down') seconds += 5;
    }
  }

  /** New tokens; undefined when the login has ended. */
  async renew(refreshToken: string): Promise<StoredLogin | undefined> {
    const { metadata, options } = this;
    const response = await oauth.refreshTokenGrantRequest(
      metadata,
      client,
      oauth.None(),
      refreshToken,
      options,
    );
    try {
      return this.toLogin(await oauth.processRefreshTokenResponse(metadata, client, response));
    } catch (error) {
      if (error instanceof oauth.ResponseBodyError && error.error === 'invalid_grant') return undefined;
      throw toFailure(error);
    }
  }

  /** Ends a login. */
  async revoke(refreshToken: string): Promise<void> {
    await oauth.revocationRequest(this.metadata, client, oauth.None(), refreshToken, this.options);
  }

  private async loginIn(request: () => Promise<oauth.TokenEndpointResponse>): Promise<StoredLogin> {
    try {
      return this.toLogin(await request());
    } catch (error) {
      throw toFailure(error);
    }
  }

  private toLogin({ access_token, refresh_token, expires_in = 0 }: oauth.TokenEndpointResponse): StoredLogin {
    return {
      accessToken: access_token,
      ...(refresh_token !== undefined && { refreshToken: refresh_token }),
      expires: this.now() + expires_in * 1000,
    };
  }
}

/**
 * Throws `Failure` for endpoints elsewhere. Codes and tokens are sent to the server of the profile only, and the
 * browser is opened by a program that would also start other programs, by addresses such as `file:`.
 */
function requireOwnEndpoints(server: string, metadata: oauth.AuthorizationServer): void {
  const { authorization_endpoint, token_endpoint, device_authorization_endpoint, revocation_endpoint } =
    metadata;
  const named = [authorization_endpoint, token_endpoint, device_authorization_endpoint, revocation_endpoint];
  const isOwn = (endpoint: string) => URL.canParse(endpoint) && new URL(endpoint).origin === server;
  if (!named.every((endpoint) => endpoint === undefined || isOwn(endpoint)))
    throw new Failure(
      `${server} names OAuth 2.0 endpoints of other servers, which this program does not use.`,
    );
}

/** The errors of OAuth 2.0 that a user can do something about. */
const advice: Readonly<Record<string, string>> = {
  access_denied: 'The login was denied in the browser.',
  expired_token: 'The code has expired. Log in again.',
  invalid_client: `This server does not know the command line: an administrator has to create its client "${clientId}".`,
};

/** The errors after which a client polls again (RFC 8628, 3.5). */
function untilDecided(error: unknown): 'slow_down' | 'authorization_pending' {
  const code = error instanceof oauth.ResponseBodyError ? error.error : '';
  if (code === 'slow_down' || code === 'authorization_pending') return code;
  throw error;
}

function rethrow(error: unknown): never {
  throw toFailure(error);
}

function toFailure(error: unknown): Failure {
  if (error instanceof Failure) return error;
  const isError =
    error instanceof oauth.ResponseBodyError || error instanceof oauth.AuthorizationResponseError;
  if (!isError)
    return new Failure(`The login failed: ${(error as Error).message}`, 'failed', { cause: error });
  const { error: code, error_description: description } = error;
  return new Failure(advice[code] ?? `The login failed: ${description ?? code}`, 'logged_out', {
    cause: error,
  });
}

/** The requests of `oauth4webapi`, sent by this program's own `Fetch`. */
const customFetch =
  (server: string, fetch: Fetch) =>
  async (url: string, { method, headers, body, signal }: oauth.CustomFetchOptions<string, unknown>) => {
    const sent = body === undefined || body === null ? undefined : String(body as URLSearchParams | string);
    const response = await fetch(url, { method, headers, body: sent, signal }).catch(unreachable(server));
    if (response.status < 500 && response.status !== 429) return response;
    throw new Failure(`${server} answered with status ${response.status}. Try again later.`, 'unavailable');
  };
