import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import type { openidConfiguration, serverMetadata } from './server-metadata.js';

const strings = z.array(z.string());
const serverMembers = {
  issuer: z.url(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  device_authorization_endpoint: z.url(),
  revocation_endpoint: z.url(),
  introspection_endpoint: z.url(),
  jwks_uri: z.url(),
  scopes_supported: strings,
  response_types_supported: strings,
  code_challenge_methods_supported: strings,
  authorization_response_iss_parameter_supported: z.boolean(),
  grant_types_supported: strings,
  token_endpoint_auth_methods_supported: strings,
  token_endpoint_auth_signing_alg_values_supported: strings,
  revocation_endpoint_auth_signing_alg_values_supported: strings,
  introspection_endpoint_auth_signing_alg_values_supported: strings,
  revocation_endpoint_auth_methods_supported: strings,
  introspection_endpoint_auth_methods_supported: strings,
};
const metadata = z
  .object(serverMembers)
  .meta({ id: 'ServerMetadata', description: 'Server metadata.' }) satisfies z.ZodType<
  Wire<ReturnType<typeof serverMetadata>>
>;

export const readMetadata: OperationDoc = {
  summary: 'Read the server metadata (RFC 8414)',
  gives: metadata,
};

const configuration = z
  .object({
    ...serverMembers,
    userinfo_endpoint: z.url(),
    end_session_endpoint: z.url(),
    response_modes_supported: strings,
    subject_types_supported: strings,
    id_token_signing_alg_values_supported: strings,
    acr_values_supported: strings,
    claim_types_supported: strings,
    claims_supported: strings,
    prompt_values_supported: strings,
    claims_parameter_supported: z.boolean(),
    request_parameter_supported: z.boolean(),
    request_uri_parameter_supported: z.boolean(),
    backchannel_logout_supported: z.boolean(),
    backchannel_logout_session_supported: z.boolean(),
  })
  .meta({ id: 'OpenIdConfiguration', description: 'Metadata of the OpenID provider.' }) satisfies z.ZodType<
  Wire<ReturnType<typeof openidConfiguration>>
>;

export const readOpenidConfiguration: OperationDoc = {
  summary: 'Read the metadata of the OpenID provider (OpenID Connect Discovery 1.0)',
  gives: configuration,
};
