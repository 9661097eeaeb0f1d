import { defineError } from '@fieldpost/errors';

export const applicationNotFound = defineError(
  'application_not_found',
  'not_found',
  'handler:application:{app_id} not found',
);

export const applicationExists = defineError(
  'application_exists',
  'already_exists',
  'Application already exists',
);

/**
 * The error of calls about devices whose application is not registered at this handler
 * (docs/protocol/handler-api.md#authentication, step 7).
 */
export const applicationNotRegistered = defineError(
  'application_not_registered',
  'not_found',
  'Application not registered to this Handler: handler:application:{app_id} not found',
);
