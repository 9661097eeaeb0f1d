import { defineError } from '@fieldpost/errors';

export const clientNotFound = defineError('client_not_found', 'not_found', 'Client {name} not found');
export const clientExists = defineError('client_exists', 'already_exists', 'Client {name} already exists');
export const administratorsAlone = defineError(
  'administrators_alone',
  'permission_denied',
  'permission denied: only administrators may change "{field}" of a client',
);
