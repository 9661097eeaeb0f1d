import { defineError } from '@fieldpost/errors';

export const handlerNotFound = defineError(
  'network_handler_not_found',
  'internal',
  'Internal error: Could not get Handler Announcement',
);
