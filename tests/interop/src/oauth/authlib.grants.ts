import type { TokenEndpointResponse } from 'oauth4webapi';
import type { Program } from '../support/toolchains.js';
import type { ClientProof, GrantsClient, GrantsRegistration } from './grants-client.js';
import { StdioClient } from './stdio-client.js';

interface StartedDevice {
  readonly user_code: string;
  readonly verification_uri_complete: string;
}

/** Authlib, in a program of its own for each client. */
export async function grantsOfAuthlib(
  program: Program,
  { issuer, id, proof }: GrantsRegistration,
): Promise<GrantsClient & { readonly stop: () => void }> {
  const library = StdioClient.start(program, {
    issuer,
    id,
    redirectUri: '',
    ...(await credentialsOf(proof)),
  });
  return {
    startDevice: async (scope) => {
      const codes = await library.ask<StartedDevice>('start_device', { scope });
      return {
        userCode: codes.user_code,
        completeUri: new URL(codes.verification_uri_complete),
        poll: () => library.ask<TokenEndpointResponse>('poll', { codes }),
      };
    },
    act: (scope) => library.ask<TokenEndpointResponse>('act', { scope }),
    introspect: (token) => library.ask('introspect', { token }),
    stop: () => library.stop(),
  };
}

/** A key takes the place of the secret, as PEM. */
async function credentialsOf(proof: ClientProof): Promise<{ readonly secret: string }> {
  if (proof === undefined || typeof proof === 'string') return { secret: proof ?? '' };
  const bytes = Buffer.from(await crypto.subtle.exportKey('pkcs8', proof)).toString('base64');
  return { secret: `-----BEGIN PRIVATE KEY-----\n${bytes}\n-----END PRIVATE KEY-----\n` };
}
