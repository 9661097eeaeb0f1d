import { defineError } from '@fieldpost/errors';

/** The codes are those of RFC 6749, 4.1.2.1. */
export const unsupportedResponseType = defineError(
  'unsupported_response_type',
  'invalid_argument',
  'ResponseType not valid: only code is offered here',
);

/** Its cause is the id that was sent. */
export const unknownClient = defineError(
  'unknown_client',
  'invalid_argument',
  'ClientId not valid: unknown client',
);

export const accessDenied = defineError(
  'access_denied',
  'permission_denied',
  'permission denied: the user did not allow it',
);

/** The codes of the following are those of OpenID Connect Core 1.0, 3.1.2.6. */
export const loginRequired = defineError(
  'login_required',
  'unauthenticated',
  'not authorized: the user has to log in',
);

export const consentRequired = defineError(
  'consent_required',
  'permission_denied',
  'permission denied: the user has not allowed it yet',
);

/** For public clients whose codes could reach another program (ADR 72). */
export const interactionRequired = defineError(
  'interaction_required',
  'permission_denied',
  'permission denied: the user has to confirm the request',
);

export const requestNotSupported = defineError(
  'request_not_supported',
  'invalid_argument',
  'Request not valid: request objects are not supported',
);

export const requestUriNotSupported = defineError(
  'request_uri_not_supported',
  'invalid_argument',
  'RequestUri not valid: request objects are not supported',
);
