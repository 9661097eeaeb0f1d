import { defineError } from '@fieldpost/errors';

export const alreadyPrepared = defineError(
  'key_already_prepared',
  'already_exists',
  'Prepared signing key already exists',
);
export const nothingPrepared = defineError('key_not_prepared', 'not_found', 'Prepared signing key not found');
export const nothingRetiring = defineError('key_not_retiring', 'not_found', 'Retiring signing key not found');
export const tooEarly = defineError(
  'key_step_too_early',
  'invalid_argument',
  'Step not valid: {reason}, not before {moment}',
);
export const keyNotFound = defineError('signing_key_not_found', 'not_found', 'Signing key {id} not found');
export const notConfirmed = defineError(
  'emergency_not_confirmed',
  'invalid_argument',
  'Emergency not valid: it invalidates every token of the key, also those of components; add --yes',
);
