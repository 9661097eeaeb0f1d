import { invalidScope } from '@fieldpost/domain';
import { defineError } from '@fieldpost/errors';
import type { RejectionErrors } from '@fieldpost/internal-clients';

/** The codes are those of RFC 6749, 5.2. */
export const invalidClient = defineError('invalid_client', 'unauthenticated', 'Client not valid: {reason}');

/** 401 after credentials in the header, 400 after credentials in the body (RFC 6749, 5.2). */
export const invalidClientInBody = defineError(
  'invalid_client_in_body',
  'invalid_argument',
  'Client not valid: {reason}',
);
export const invalidGrant = defineError('invalid_grant', 'invalid_argument', 'Grant not valid: {reason}');
export const unauthorizedClient = defineError(
  'unauthorized_client',
  'invalid_argument',
  'Grant type not valid: {reason}',
);
export const unsupportedGrantType = defineError(
  'unsupported_grant_type',
  'invalid_argument',
  'Grant type not valid: it is not offered here',
);

/** The code is that of RFC 8628, 3.5. */
export const slowDown = defineError(
  'slow_down',
  'resource_exhausted',
  'too many requests of the client: try again in {seconds} seconds',
);

/** The codes of the following are those of RFC 8628, 3.5. */
export const authorizationPending = defineError(
  'authorization_pending',
  'invalid_argument',
  'the user has not decided yet',
);
export const polledTooSoon = defineError(
  'polled_too_soon',
  'invalid_argument',
  'too many requests for one device code: wait {interval} seconds between them',
);
export const expiredToken = defineError(
  'expired_token',
  'invalid_argument',
  'DeviceCode not valid: it has expired',
);
export const deviceDenied = defineError(
  'device_denied',
  'invalid_argument',
  'permission denied: the user did not allow it',
);

/** Errors of the token endpoint for rejections of account. */
export const rejectionErrorsFor = ({ isInBody }: { readonly isInBody: boolean }): RejectionErrors => ({
  CLIENT: isInBody ? invalidClientInBody : invalidClient,
  USER: invalidGrant,
  GRANT_TYPE: unauthorizedClient,
  SCOPE: invalidScope,
  KEY: invalidGrant,
});
