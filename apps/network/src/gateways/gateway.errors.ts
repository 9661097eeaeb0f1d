import { defineError } from '@fieldpost/errors';

export const notAuthenticated = defineError(
  'network_gateway_not_authenticated',
  'permission_denied',
  'permission denied: Gateway not authenticated',
);

export const otherGateway = defineError(
  'network_gateway_of_other_token',
  'permission_denied',
  'permission denied: Token subject "{subject}" not consistent with gateway ID "{id}"',
);
