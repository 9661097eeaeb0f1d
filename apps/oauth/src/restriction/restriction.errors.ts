import { invalidScope } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import type { RejectionErrors } from '@fieldpost/internal-clients';

export const noToken = defineError('no_token', 'unauthenticated', 'not authorized: a bearer token is needed');

/** Also when the client was deleted or lost rights. */
export const tokenRevoked = defineError('token_revoked', 'unauthenticated', 'not authorized: {reason}');

export const notInterchangeable = defineError(
  'not_interchangeable',
  'permission_denied',
  'permission denied: the token is not interchangeable',
);

/** Errors for rejections of account; the presented token was valid when it was issued. */
export const rejectionErrors: RejectionErrors = {
  CLIENT: tokenRevoked,
  USER: tokenRevoked,
  GRANT_TYPE: tokenRevoked,
  SCOPE: invalidScope,
  KEY: tokenRevoked,
};
