import * as openid from 'openid-client';
import type { Registration } from '../support/oauth-client.js';
import { goodbye, type Login, type RelyingParty } from '../support/openid-connect-client.js';

const hour = 3600;

type Tokens = Awaited<ReturnType<typeof openid.authorizationCodeGrant>>;

const toLogin = (tokens: Tokens): Login => ({
  accessToken: tokens.access_token,
  refreshToken: tokens.refresh_token ?? '',
  idToken: tokens.id_token ?? '',
  claims: { ...tokens.claims() },
});

/** `openid-client`, which also verifies the signatures of id tokens that it gets directly. */
export async function relyOnOpenidClient(registration: Registration): Promise<RelyingParty> {
  const { issuer, id, secret, redirectUri, idTokenAlgorithm = 'RS256' } = registration;
  const proof = openid.ClientSecretPost(secret);
  // The suite under test uses plain HTTP on loopback, which this library rejects by default.
  const execute = [openid.allowInsecureRequests, openid.enableNonRepudiationChecks];
  const client = { id_token_signed_response_alg: idTokenAlgorithm };
  const server = await openid.discovery(issuer, id, client, proof, { execute });
  return {
    metadata: server.serverMetadata(),
    request: async (scope, more = {}) => {
      const [state, nonce] = [openid.randomState(), openid.randomNonce()];
      const verifier = openid.randomPKCECodeVerifier();
      const url = openid.buildAuthorizationUrl(server, {
        ...{ redirect_uri: redirectUri, scope, state, nonce },
        code_challenge: await openid.calculatePKCECodeChallenge(verifier),
        code_challenge_method: 'S256',
        ...more,
      });
      return { url, state, verifier, nonce };
    },
    redeem: async (callback, { state, verifier, nonce }) =>
      toLogin(
        await openid.authorizationCodeGrant(server, callback, {
          ...{ expectedState: state, expectedNonce: nonce, pkceCodeVerifier: verifier },
          ...{ idTokenExpected: true, maxAge: hour },
        }),
      ),
    refresh: async ({ refreshToken }) => toLogin(await openid.refreshTokenGrant(server, refreshToken)),
    userinfo: ({ accessToken, claims }) => openid.fetchUserInfo(server, accessToken, String(claims['sub'])),
    endSessionUrl: ({ idToken }, state) =>
      openid.buildEndSessionUrl(server, {
        id_token_hint: idToken,
        post_logout_redirect_uri: goodbye,
        state,
      }),
  };
}
