import type { OperationDoc, Wire } from '@fieldpost/openapi';
import { z } from 'zod';
import type { serverMetadata } from './server-metadata.js';

const strings = z.array(z.string());
const metadata = z
  .object({
    issuer: z.url(),
    authorization_endpoint: z.url(),
    token_endpoint: z.url(),
    revocation_endpoint: z.url(),
    introspection_endpoint: z.url(),
    jwks_uri: z.url(),
    scopes_supported: strings,
    response_types_supported: strings,
    code_challenge_methods_supported: strings,
    authorization_response_iss_parameter_supported: z.boolean(),
    grant_types_supported: strings,
    token_endpoint_auth_methods_supported: strings,
    revocation_endpoint_auth_methods_supported: strings,
    introspection_endpoint_auth_methods_supported: strings,
  })
  .meta({ id: 'ServerMetadata', description: 'Server metadata.' }) satisfies z.ZodType<
  Wire<ReturnType<typeof serverMetadata>>
>;

export const readMetadata: OperationDoc = {
  summary: 'Read the server metadata (RFC 8414)',
  gives: metadata,
};
