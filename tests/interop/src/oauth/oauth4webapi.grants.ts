import { setTimeout as sleep } from 'node:timers/promises';
import * as oauth from 'oauth4webapi';
import type { ClientProof, GrantsClient, GrantsRegistration } from './grants-client.js';

// The suite under test uses plain HTTP on loopback, which this library rejects by default.
const plain = { [oauth.allowInsecureRequests]: true };
const second = 1_000;

const methodFor = (proof: ClientProof): oauth.ClientAuth => {
  if (proof === undefined) return oauth.None();
  return typeof proof === 'string' ? oauth.ClientSecretBasic(proof) : oauth.PrivateKeyJwt(proof);
};

/** `oauth4webapi`, which leaves the repetition to its user. */
export async function grantsOfOauth4webapi(registration: GrantsRegistration): Promise<GrantsClient> {
  const { issuer, id, proof } = registration;
  const discovered = await oauth.discoveryRequest(issuer, plain);
  const server = await oauth.processDiscoveryResponse(issuer, discovered);
  const client: oauth.Client = { client_id: id };
  const parties = [server, client, methodFor(proof)] as const;

  const poll = async (code: string, seconds: number): Promise<oauth.TokenEndpointResponse> => {
    const response = await oauth.deviceCodeGrantRequest(...parties, code, plain);
    try {
      return await oauth.processDeviceCodeResponse(server, client, response);
    } catch (error) {
      if (!(error instanceof oauth.ResponseBodyError) || error.error !== 'authorization_pending') throw error;
      await sleep(seconds * second);
      return poll(code, seconds);
    }
  };
  return {
    startDevice: async (scope) => {
      const response = await oauth.deviceAuthorizationRequest(...parties, { scope }, plain);
      const codes = await oauth.processDeviceAuthorizationResponse(server, client, response);
      return {
        userCode: codes.user_code,
        completeUri: new URL(codes.verification_uri_complete ?? ''),
        poll: () => poll(codes.device_code, codes.interval ?? 5),
      };
    },
    act: async (scope) => {
      const parameters: Record<string, string> = scope === '' ? {} : { scope };
      const response = await oauth.clientCredentialsGrantRequest(...parties, parameters, plain);
      return oauth.processClientCredentialsResponse(server, client, response);
    },
    introspect: async (token) => {
      const response = await oauth.introspectionRequest(...parties, token, plain);
      return oauth.processIntrospectionResponse(server, client, response);
    },
  };
}
