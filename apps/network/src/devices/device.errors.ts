import { defineError } from '@fieldpost/errors';

export const deviceNotFound = defineError('network_device_not_found', 'not_found', 'device {name} not found');

/** The device belongs to another application, or was changed by another call. */
export const deviceOfOther = defineError(
  'network_device_of_other',
  'permission_denied',
  'permission denied: device {name} belongs to another application',
);

export const tooManyDevices = defineError(
  'network_devices_limited',
  'resource_exhausted',
  'The application "{app_id}" has {most} devices at the network, as many as are allowed',
);

/** No block of device addresses has all the requested usages. */
export const noPrefix = defineError(
  'network_prefix_not_found',
  'not_found',
  'DevAddr prefix with constraints [{usage}] not found',
);

export const noComponentAccess = defineError(
  'network_no_component_access',
  'permission_denied',
  'permission denied: No access to Component "{id}"',
);

export const tokenMissing = defineError(
  'network_token_missing',
  'unknown',
  'context: Metadata does not contain token',
);

export const noBearerToken = defineError(
  'network_bearer_token_missing',
  'unauthenticated',
  'The header Authorization needs a token: Bearer <token>',
);

export const tooManyCalls = defineError(
  'network_calls_limited',
  'resource_exhausted',
  'Rate limit reached: {most} calls per second',
);
