import { defineError } from '@fieldpost/errors';

export const clientNotFound = defineError('client_not_found', 'not_found', 'Client {name} not found');
export const clientExists = defineError('client_exists', 'already_exists', 'Client {name} already exists');
export const clientDiffers = defineError(
  'client_differs',
  'already_exists',
  'Client {name} already exists, and is another: {difference}',
);
export const officialClientsAlone = defineError(
  'official_clients_alone',
  'permission_denied',
  'permission denied: only official clients may add URIs, grants or keys to a client',
);
export const administratorsAlone = defineError(
  'administrators_alone',
  'permission_denied',
  'permission denied: only administrators may change "{field}" of a client',
);
