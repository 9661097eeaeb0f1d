import { defineError } from '@fieldpost/errors';

/** The code is that of RFC 6750, 3.1. */
export const insufficientScope = defineError(
  'insufficient_scope',
  'permission_denied',
  'permission denied: the token of a user with the scope openid is needed',
);
