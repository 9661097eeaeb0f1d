import { defineError } from '@fieldpost/errors';
import type { Rejections } from '../authority/answers.js';

/** The exchange of an access key was rejected: a 401 at the public endpoint, PERMISSION_DENIED at the internal API. */
export const exchangeRejected = defineError(
  'exchange_rejected',
  'permission_denied',
  'permission denied: {reason}',
);

/** Every rejection of account is the same here. */
export const rejections: Rejections = {
  CLIENT: exchangeRejected,
  USER: exchangeRejected,
  GRANT_TYPE: exchangeRejected,
  SCOPE: exchangeRejected,
  KEY: exchangeRejected,
};
