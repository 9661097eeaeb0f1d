import { generalScopes } from '@fieldpost/domain';
import { prompts } from '../authorize/openid-parameters.js';
import { authenticationClasses } from '../openid/id-token.js';
import { assertionAlgorithms } from '../client-assertions/client-assertion.js';
import { deviceCodeType } from '../token/token.dto.js';
import { claimsSupported } from '../openid/identity-claims.js';

const confidential = ['client_secret_basic', 'client_secret_post', 'private_key_jwt'] as const;

/**
 * Metadata for generic OAuth clients (RFC 8414, 2). Clients check that the issuer is the URL of the document; `iss` in tokens
 * is the issuer id (docs/decisions).
 */
export function serverMetadata(publicUrl: string) {
  const { origin } = new URL(publicUrl);
  return {
    issuer: origin,
    authorization_endpoint: `${origin}/users/authorize`,
    token_endpoint: `${origin}/users/token`,
    device_authorization_endpoint: `${origin}/users/device-authorization`,
    revocation_endpoint: `${origin}/users/revoke`,
    introspection_endpoint: `${origin}/users/introspect`,
    jwks_uri: `${origin}/.well-known/jwks.json`,
    scopes_supported: [...generalScopes],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    grant_types_supported: [
      ...['authorization_code', 'password', 'refresh_token', 'client_credentials', deviceCodeType],
    ],
    token_endpoint_auth_methods_supported: [...confidential, 'none'],
    token_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
    revocation_endpoint_auth_methods_supported: [...confidential, 'none'],
    revocation_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
    introspection_endpoint_auth_methods_supported: [...confidential, 'Bearer'],
    introspection_endpoint_auth_signing_alg_values_supported: assertionAlgorithms,
  };
}

/** Metadata for OpenID Connect clients (Discovery 1.0, 3; RP-Initiated Logout 1.0, 2.1; Back-Channel Logout 1.0, 2.1). */
export function openidConfiguration(publicUrl: string) {
  const metadata = serverMetadata(publicUrl);
  return {
    ...metadata,
    userinfo_endpoint: `${metadata.issuer}/users/userinfo`,
    end_session_endpoint: `${metadata.issuer}/users/end-session`,
    response_modes_supported: ['query'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256', 'ES256'],
    acr_values_supported: [...authenticationClasses],
    claim_types_supported: ['normal'],
    claims_supported: claimsSupported,
    prompt_values_supported: [...prompts],
    claims_parameter_supported: false,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    backchannel_logout_supported: true,
    backchannel_logout_session_supported: true,
  };
}
