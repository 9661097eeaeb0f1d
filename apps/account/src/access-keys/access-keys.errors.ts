import { defineError } from '@fieldpost/errors';

export const accessKeyNotFound = defineError(
  'access_key_not_found',
  'not_found',
  'Access key "{name}" not found',
);
export const keyToBeShown = defineError(
  'key_to_be_shown',
  'permission_denied',
  'permission denied: an access key with an expiry or addresses creates keys only when it is presented itself, not by a token',
);
export const accessKeyExists = defineError(
  'access_key_exists',
  'already_exists',
  'Access key "{name}" already exists',
);
