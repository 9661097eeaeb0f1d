import { defineError } from '@fieldpost/errors';

export const notAdministrator = defineError(
  'network_not_administrator',
  'permission_denied',
  'permission denied: only administrators may do this, through an official client',
);
