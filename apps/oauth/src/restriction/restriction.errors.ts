import { defineError } from '@fieldpost/errors';
import type { Rejections } from '../authority/answers.js';
import { invalidScope } from '../issuing/requested-scopes.js';

export const noToken = defineError('no_token', 'unauthenticated', 'not authorized: a bearer token is needed');

/** Also for a client that is gone, or may do less than before. */
export const tokenRevoked = defineError('token_revoked', 'unauthenticated', 'not authorized: {reason}');

export const notInterchangeable = defineError(
  'not_interchangeable',
  'permission_denied',
  'permission denied: the token is not interchangeable',
);

/** What a rejection of account means for a token that was good when it was made. */
export const rejections: Rejections = {
  CLIENT: tokenRevoked,
  USER: tokenRevoked,
  GRANT_TYPE: tokenRevoked,
  SCOPE: invalidScope,
  KEY: tokenRevoked,
};
