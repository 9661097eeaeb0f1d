import * as oauth from 'oauth4webapi';
import type { Registration } from '../support/oauth-client.js';
import {
  type AuthenticationRequest,
  goodbye,
  type Login,
  type RelyingParty,
} from '../support/openid-connect-client.js';

// The suite under test uses plain HTTP on loopback, which this library rejects by default.
const plain = { [oauth.allowInsecureRequests]: true };
const hour = 3600;

/** `oauth4webapi`, with the signatures of id tokens verified by the key set. */
export async function relyOnOauth4webapi(registration: Registration): Promise<RelyingParty> {
  const { issuer } = registration;
  const response = await oauth.discoveryRequest(issuer, plain);
  return new Oauth4webapiParty(registration, await oauth.processDiscoveryResponse(issuer, response));
}

class Oauth4webapiParty implements RelyingParty {
  private readonly client: oauth.Client;
  private readonly proof: oauth.ClientAuth;

  constructor(
    private readonly registration: Registration,
    readonly metadata: oauth.AuthorizationServer,
  ) {
    const { id, idTokenAlgorithm = 'RS256' } = registration;
    this.client = { client_id: id, id_token_signed_response_alg: idTokenAlgorithm };
    this.proof = oauth.ClientSecretBasic(registration.secret);
  }

  async request(scope: string, more = {}): Promise<AuthenticationRequest> {
    const { metadata, registration } = this;
    const [state, nonce] = [oauth.generateRandomState(), oauth.generateRandomNonce()];
    const verifier = oauth.generateRandomCodeVerifier();
    const url = new URL(metadata.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      ...{ client_id: registration.id, redirect_uri: registration.redirectUri, response_type: 'code' },
      ...{ scope, state, nonce },
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...more,
    }).toString();
    return { url, state, verifier, nonce };
  }

  async redeem(callback: URL, { state, verifier, nonce }: AuthenticationRequest): Promise<Login> {
    const { metadata, client, proof, registration } = this;
    const code = oauth.validateAuthResponse(metadata, client, callback, state);
    const grant = [metadata, client, proof, code, registration.redirectUri, verifier, plain] as const;
    const response = await oauth.authorizationCodeGrantRequest(...grant);
    const checks = { expectedNonce: nonce, maxAge: hour, requireIdToken: true };
    const tokens = await oauth.processAuthorizationCodeResponse(metadata, client, response, checks);
    await oauth.validateApplicationLevelSignature(metadata, response, plain);
    return toLogin(tokens);
  }

  async refresh({ refreshToken }: Login): Promise<Login> {
    const { metadata, client, proof } = this;
    const response = await oauth.refreshTokenGrantRequest(metadata, client, proof, refreshToken, plain);
    return toLogin(await oauth.processRefreshTokenResponse(metadata, client, response));
  }

  async userinfo({ accessToken, claims }: Login): Promise<Readonly<Record<string, unknown>>> {
    const { metadata, client } = this;
    const response = await oauth.userInfoRequest(metadata, client, accessToken, plain);
    return oauth.processUserInfoResponse(metadata, client, String(claims['sub']), response);
  }

  /** This library leaves the URL to its user. */
  endSessionUrl({ idToken }: Login, state: string): URL {
    const url = new URL(this.metadata.end_session_endpoint ?? '');
    const members = { id_token_hint: idToken, post_logout_redirect_uri: goodbye, state };
    url.search = new URLSearchParams(members).toString();
    return url;
  }
}

const toLogin = (tokens: oauth.TokenEndpointResponse): Login => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? '',
  idToken: tokens.id_token ?? '',
  claims: { ...oauth.getValidatedIdTokenClaims(tokens) },
});
