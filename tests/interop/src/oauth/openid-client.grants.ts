import * as openid from 'openid-client';
import type { ClientProof, GrantsClient, GrantsRegistration } from './grants-client.js';

const methodFor = (proof: ClientProof): openid.ClientAuth => {
  if (proof === undefined) return openid.None();
  return typeof proof === 'string' ? openid.ClientSecretPost(proof) : openid.PrivateKeyJwt(proof);
};

/** `openid-client`. */
export async function grantsOfOpenidClient(registration: GrantsRegistration): Promise<GrantsClient> {
  const { issuer, id, proof } = registration;
  // The suite under test uses plain HTTP on loopback, which this library rejects by default.
  const execute = [openid.allowInsecureRequests];
  const server = await openid.discovery(issuer, id, undefined, methodFor(proof), { execute });
  return {
    startDevice: async (scope) => {
      const codes = await openid.initiateDeviceAuthorization(server, { scope });
      return {
        userCode: codes.user_code,
        completeUri: new URL(codes.verification_uri_complete ?? ''),
        poll: () => openid.pollDeviceAuthorizationGrant(server, codes),
      };
    },
    act: (scope) => openid.clientCredentialsGrant(server, scope === '' ? {} : { scope }),
    introspect: (token) => openid.tokenIntrospection(server, token),
  };
}
