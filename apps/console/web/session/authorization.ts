import * as oauth from 'oauth4webapi';
import { clientId } from './client-id.js';
import type { TokenServer, Tokens } from './token-server.js';
import { userIn } from './user-in.js';

/** State of a login that is kept until the callback. */
export interface Pending {
  readonly state: string;
  readonly verifier: string;
  /** Path to return to. */
  readonly returnTo: string;
}

/** `fresh`: the user shows their password or passkey again, although the browser is logged in. */
export type Freshness = 'fresh';

/** The console's public OAuth client. */
const client: oauth.Client = { client_id: clientId };
/** Requested scopes. Such a token can be restricted to one entity. */
const scope = 'profile apps gateways components organizations clients';
export const callbackPath = '/console/callback';
/** Page after the console's own access is withdrawn, and after a logout in another tab. */
export const withoutAccessPath = '/console/signed-out';
/** The same page after a logout in another tab. */
export const loggedOutElsewherePath = `${withoutAccessPath}?after=logout`;
/** Time for the server to revoke a login, in milliseconds: a logout does not wait longer. */
const revokeMs = 2_000;

/** OAuth 2.1 with PKCE at the origin of this page. */
export class Authorization implements TokenServer {
  private readonly server: oauth.AuthorizationServer;
  private readonly redirectUri: string;
  /** Allows http for a suite on the user's own machine, as the page itself is loaded. */
  private readonly options: { readonly [oauth.allowInsecureRequests]: boolean };

  constructor(
    private readonly origin: string,
    private readonly now: () => number,
  ) {
    this.redirectUri = `${origin}${callbackPath}`;
    this.options = { [oauth.allowInsecureRequests]: origin.startsWith('http:') };
    this.server = {
      issuer: origin,
      authorization_endpoint: `${origin}/users/authorize`,
      token_endpoint: `${origin}/users/token`,
      revocation_endpoint: `${origin}/users/revoke`,
      authorization_response_iss_parameter_supported: true,
    };
  }

  /** A new authorization request: its URL and the state to keep. */
  async begin(
    returnTo: string,
    freshness?: Freshness,
  ): Promise<{ readonly url: string; readonly pending: Pending }> {
    const pending = {
      state: oauth.generateRandomState(),
      verifier: oauth.generateRandomCodeVerifier(),
      returnTo,
    };
    const query = new URLSearchParams({
      response_type: 'code',
      client_id: client.client_id,
      redirect_uri: this.redirectUri,
      scope,
      state: pending.state,
      code_challenge: await oauth.calculatePKCECodeChallenge(pending.verifier),
      code_challenge_method: 'S256',
      ...(freshness && { max_age: '0' }),
    });
    return { url: `${this.origin}/users/authorize?${query.toString()}`, pending };
  }

  /** Exchanges the code in the callback URL for tokens. */
  async complete(address: string, { state, verifier }: Pending): Promise<Tokens> {
    const parameters = oauth.validateAuthResponse(this.server, client, new URL(address), state);
    const answer = await oauth.authorizationCodeGrantRequest(
      this.server,
      client,
      oauth.None(),
      parameters,
      this.redirectUri,
      verifier,
      this.options,
    );
    return this.tokensIn(await oauth.processAuthorizationCodeResponse(this.server, client, answer));
  }

  async renew(refreshToken: string): Promise<Tokens | 'ended'> {
    const { server, options } = this;
    const answer = await oauth.refreshTokenGrantRequest(server, client, oauth.None(), refreshToken, options);
    try {
      return this.tokensIn(await oauth.processRefreshTokenResponse(server, client, answer));
    } catch (error) {
      // An unavailable server does not mean that the login has ended.
      if (error instanceof oauth.ResponseBodyError && error.status < 500 && error.status !== 429)
        return 'ended';
      throw error;
    }
  }

  async restrict(accessToken: string, wanted: string): Promise<string | Response> {
    const answer = await fetch(`${this.origin}/users/restrict-token`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' },
      body: JSON.stringify({ scope: wanted.split(' ') }),
    });
    // The server calls a scope not valid that its user does not have: there is no such entity, or it is not theirs.
    if (answer.status === 400) return new Response(answer.body, { status: 404, headers: answer.headers });
    if (!answer.ok) return answer;
    return ((await answer.json()) as { readonly access_token: string }).access_token;
  }

  async revoke(refreshToken: string): Promise<void> {
    const options = { ...this.options, signal: AbortSignal.timeout(revokeMs) };
    await oauth.revocationRequest(this.server, client, oauth.None(), refreshToken, options);
  }

  private tokensIn({
    access_token,
    refresh_token = '',
    expires_in = 0,
  }: oauth.TokenEndpointResponse): Tokens {
    return {
      accessToken: access_token,
      refreshToken: refresh_token,
      user: userIn(access_token),
      expires: this.now() + expires_in * 1000,
    };
  }
}
