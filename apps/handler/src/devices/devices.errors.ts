import { defineError } from '@fieldpost/errors';

export const deviceNotFound = defineError(
  'device_not_found',
  'not_found',
  'handler:device:{app_id}:{dev_id} not found',
);

export const deviceExists = defineError('device_exists', 'already_exists', 'Device already exists');

export const euisTaken = defineError(
  'euis_taken',
  'already_exists',
  'Device with AppEUI and DevEUI already exists',
);

export const tooManyDevices = defineError(
  'too_many_devices',
  'resource_exhausted',
  'Application "{app_id}" has reached its limit of {limit} devices',
);

export const tooManyDevicesOfOwner = defineError(
  'too_many_devices_of_owner',
  'resource_exhausted',
  'The owner of application "{app_id}" has reached their limit of {limit} devices',
);

export const tooManyAttributes = defineError(
  'too_many_attributes',
  'unknown',
  'Maximum number of custom attributes ({limit}) exceeded',
);

export const attributeKeyTooLong = defineError(
  'attribute_key_too_long',
  'unknown',
  'Attribute key "{key}" exceeds maximum length ({limit})',
);

export const attributeValueTooLong = defineError(
  'attribute_value_too_long',
  'unknown',
  'Attribute value for key "{key}" exceeds maximum length ({limit})',
);
