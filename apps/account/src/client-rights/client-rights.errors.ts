import { defineError } from '@fieldpost/errors';

export const clientRightsNotFound = defineError(
  'client_rights_not_found',
  'not_found',
  'Client {name} not found',
);
