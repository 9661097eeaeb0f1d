import * as openid from 'openid-client';
import type { OauthClient, Registration } from '../support/oauth-client.js';

/** `openid-client`, with the client's secret in the body. */
export async function connectOpenidClient(registration: Registration): Promise<OauthClient> {
  const { issuer, id, secret, redirectUri } = registration;
  const proof = openid.ClientSecretPost(secret);
  // The suite under test speaks plain HTTP on loopback, which this library rejects unless told otherwise.
  const execute = [openid.allowInsecureRequests];
  const server = await openid.discovery(issuer, id, undefined, proof, { algorithm: 'oauth2', execute });
  return {
    metadata: server.serverMetadata(),
    request: async (scope) => {
      const state = openid.randomState();
      const verifier = openid.randomPKCECodeVerifier();
      const url = openid.buildAuthorizationUrl(server, {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
      });
      return { url, state, verifier };
    },
    redeem: (callback, { state, verifier }) =>
      openid.authorizationCodeGrant(server, callback, { expectedState: state, pkceCodeVerifier: verifier }),
    logIn: (username, password) => openid.genericGrantRequest(server, 'password', { username, password }),
    refresh: (token) => openid.refreshTokenGrant(server, token),
    introspect: (token) => openid.tokenIntrospection(server, token),
    revoke: (token) => openid.tokenRevocation(server, token),
  };
}
