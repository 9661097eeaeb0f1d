import { defineError } from '@fieldpost/errors';

export const gatewayNotFound = defineError(
  'network_gateway_not_found',
  'not_found',
  'Gateway {id} not found',
);

export const noGatewayRight = defineError(
  'network_no_gateway_right',
  'permission_denied',
  'permission denied: No "{right}" rights to Gateway "{gateway_id}"',
);
