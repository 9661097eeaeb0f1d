import { generalScopes } from '@fieldpost/domain';

const withSecret = ['client_secret_basic', 'client_secret_post'] as const;

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
    revocation_endpoint: `${origin}/users/revoke`,
    introspection_endpoint: `${origin}/users/introspect`,
    jwks_uri: `${origin}/.well-known/jwks.json`,
    scopes_supported: [...generalScopes],
    response_types_supported: ['code'],
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    grant_types_supported: ['authorization_code', 'password', 'refresh_token'],
    token_endpoint_auth_methods_supported: [...withSecret, 'none'],
    revocation_endpoint_auth_methods_supported: [...withSecret, 'none'],
    introspection_endpoint_auth_methods_supported: [...withSecret, 'Bearer'],
  };
}
