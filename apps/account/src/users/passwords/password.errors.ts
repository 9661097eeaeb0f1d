import { defineError } from '@fieldpost/errors';

export const tooManyPasswords = defineError(
  'too_many_passwords',
  'resource_exhausted',
  'too many wrong passwords: try again in {seconds} seconds',
);
export const passwordsBusy = defineError(
  'passwords_busy',
  'unavailable',
  'unavailable: too many passwords are being checked',
);
