import { defineError } from '@fieldpost/errors';
import type { Rejections } from '../authority/answers.js';
import { invalidScope } from '../issuing/requested-scopes.js';
import type { Client } from './client.js';

/** The codes are those of RFC 6749, 5.2. */
export const invalidClient = defineError('invalid_client', 'unauthenticated', 'Client not valid: {reason}');

/** A 401 is for those who used the header; who put credentials into the body reads 400 (RFC 6749, 5.2). */
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

/** The word is that of RFC 8628, 3.5. */
export const slowDown = defineError(
  'slow_down',
  'resource_exhausted',
  'too many requests of the client: try again in {seconds} seconds',
);

/** What a rejection of account is called here. */
export const rejectionsFor = ({ isInBody }: Client): Rejections => ({
  CLIENT: isInBody ? invalidClientInBody : invalidClient,
  USER: invalidGrant,
  GRANT_TYPE: unauthorizedClient,
  SCOPE: invalidScope,
  KEY: invalidGrant,
});
