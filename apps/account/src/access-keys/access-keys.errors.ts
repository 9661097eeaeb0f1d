import { defineError } from '@fieldpost/errors';

export const accessKeyNotFound = defineError(
  'access_key_not_found',
  'not_found',
  'Access key "{name}" not found',
);
export const accessKeyExists = defineError(
  'access_key_exists',
  'already_exists',
  'Access key "{name}" already exists',
);
