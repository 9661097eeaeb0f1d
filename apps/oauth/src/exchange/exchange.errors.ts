import { defineError } from '@fieldpost/errors';
import type { RejectionErrors } from '@fieldpost/internal-clients';

/** The exchange of an access key was rejected: a 401 at the public endpoint, PERMISSION_DENIED at the internal API. */
export const exchangeRejected = defineError(
  'exchange_rejected',
  'permission_denied',
  'permission denied: {reason}',
);

/** One error for every rejection of account. */
export const rejectionErrors: RejectionErrors = {
  CLIENT: exchangeRejected,
  USER: exchangeRejected,
  GRANT_TYPE: exchangeRejected,
  SCOPE: exchangeRejected,
  KEY: exchangeRejected,
};
