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
