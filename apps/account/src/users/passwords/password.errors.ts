import { defineError } from '@fieldpost/errors';

export const tooManyPasswords = defineError(
  'too_many_passwords',
  'resource_exhausted',
  'too many wrong passwords: try again in {seconds} seconds',
);
/** Not `unavailable`: callers inside the suite would repeat the call at once. */
export const passwordsBusy = defineError(
  'passwords_busy',
  'resource_exhausted',
  'too many passwords are being checked: try again in some seconds',
);
