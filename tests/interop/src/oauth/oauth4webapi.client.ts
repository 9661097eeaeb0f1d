import * as oauth from 'oauth4webapi';
import type { AuthorizationRequest, OauthClient, Registration } from '../support/oauth-client.js';

// The suite under test speaks plain HTTP on loopback, which this library rejects unless told otherwise.
const plain = { [oauth.allowInsecureRequests]: true };

/** `oauth4webapi`, with the client's secret in the header. */
export async function connectOauth4webapi(registration: Registration): Promise<OauthClient> {
  const { issuer } = registration;
  const answer = await oauth.discoveryRequest(issuer, { ...plain, algorithm: 'oauth2' });
  return new Oauth4webapi(registration, await oauth.processDiscoveryResponse(issuer, answer));
}

class Oauth4webapi implements OauthClient {
  private readonly client: oauth.Client;
  private readonly proof: oauth.ClientAuth;

  constructor(
    private readonly registration: Registration,
    readonly metadata: oauth.AuthorizationServer,
  ) {
    this.client = { client_id: registration.id };
    this.proof = oauth.ClientSecretBasic(registration.secret);
  }

  /** This library leaves the address to its user. */
  async request(scope: string): Promise<AuthorizationRequest> {
    const { metadata, registration } = this;
    const state = oauth.generateRandomState();
    const verifier = oauth.generateRandomCodeVerifier();
    const url = new URL(metadata.authorization_endpoint ?? '');
    url.search = new URLSearchParams({
      client_id: registration.id,
      redirect_uri: registration.redirectUri,
      response_type: 'code',
      scope,
      state,
      code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
    }).toString();
    return { url, state, verifier };
  }

  async redeem(callback: URL, { state, verifier }: AuthorizationRequest) {
    const { metadata, client, proof, registration } = this;
    const code = oauth.validateAuthResponse(metadata, client, callback, state);
    const { redirectUri } = registration;
    const grant = [metadata, client, proof, code, redirectUri, verifier, plain] as const;
    const answer = await oauth.authorizationCodeGrantRequest(...grant);
    return oauth.processAuthorizationCodeResponse(metadata, client, answer);
  }

  async logIn(username: string, password: string) {
    const { metadata, client, proof } = this;
    const grant = [metadata, client, proof, 'password', { username, password }, plain] as const;
    const answer = await oauth.genericTokenEndpointRequest(...grant);
    return oauth.processGenericTokenEndpointResponse(metadata, client, answer);
  }

  async refresh(refreshToken: string) {
    const { metadata, client, proof } = this;
    const answer = await oauth.refreshTokenGrantRequest(metadata, client, proof, refreshToken, plain);
    return oauth.processRefreshTokenResponse(metadata, client, answer);
  }

  async introspect(token: string) {
    const { metadata, client, proof } = this;
    const answer = await oauth.introspectionRequest(metadata, client, proof, token, plain);
    return oauth.processIntrospectionResponse(metadata, client, answer);
  }

  async revoke(token: string): Promise<void> {
    const { metadata, client, proof } = this;
    const answer = await oauth.revocationRequest(metadata, client, proof, token, plain);
    await oauth.processRevocationResponse(answer);
  }
}
