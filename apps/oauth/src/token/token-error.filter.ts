import { Catch } from '@nestjs/common';
import { type AppError, type Kind, kinds } from '@fieldpost/errors';
import { type ErrorResponse, JsonErrorFilter } from '../errors/json-error.filter.js';

/** Our error codes with their codes in OAuth. */
const oauthCodes: Readonly<Record<string, string>> = {
  invalid_client: 'invalid_client',
  invalid_client_in_body: 'invalid_client',
  invalid_client_key_set: 'invalid_client',
  invalid_grant: 'invalid_grant',
  unauthorized_client: 'unauthorized_client',
  unsupported_grant_type: 'unsupported_grant_type',
  invalid_scope: 'invalid_scope',
  unsupported_response_type: 'unsupported_response_type',
  access_denied: 'access_denied',
  slow_down: 'slow_down',
  session_ended: 'invalid_grant',
  authorization_pending: 'authorization_pending',
  polled_too_soon: 'slow_down',
  expired_token: 'expired_token',
  device_denied: 'access_denied',
  login_required: 'login_required',
  consent_required: 'consent_required',
  interaction_required: 'interaction_required',
  request_not_supported: 'request_not_supported',
  request_uri_not_supported: 'request_uri_not_supported',
};

/** The code of other errors; those of the authorization endpoint (RFC 6749, 4.1.2.1) for errors of the server. */
const codeOfKind = (kind: Kind): string => {
  if (kind === 'unavailable' || kind === 'resource_exhausted') return 'temporarily_unavailable';
  return kinds[kind].http < 500 ? 'invalid_request' : 'server_error';
};

/** The OAuth code of an error (RFC 6749, 4.1.2.1 and 5.2). */
export const oauthCode = ({ code, kind }: AppError): string => oauthCodes[code] ?? codeOfKind(kind);

/**
 * An OAuth error response with the `code` of v2, so that both kinds of client understand it (docs/protocol/tokens.md#token-errors).
 */
export const tokenErrorFormat = (failure: AppError): ErrorResponse => {
  const status = kinds[failure.kind].http;
  const body = { code: status, error: oauthCode(failure), error_description: failure.message };
  return { status, body };
};

@Catch()
export class TokenErrorFilter extends JsonErrorFilter {
  protected override readonly format = tokenErrorFormat;
}
