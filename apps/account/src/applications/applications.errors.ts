import { defineError } from '@fieldpost/errors';

export const applicationExists = defineError(
  'application_exists',
  'already_exists',
  'Application {id} already exists',
);
