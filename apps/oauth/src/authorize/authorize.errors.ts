import { defineError } from '@fieldpost/errors';

/** The codes are those of RFC 6749, 4.1.2.1. */
export const unsupportedResponseType = defineError(
  'unsupported_response_type',
  'invalid_argument',
  'ResponseType not valid: only code is offered here',
);

export const accessDenied = defineError(
  'access_denied',
  'permission_denied',
  'permission denied: the user did not allow it',
);
