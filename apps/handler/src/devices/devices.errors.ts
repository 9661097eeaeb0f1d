import { defineError } from '@fieldpost/errors';

export const deviceNotFound = defineError(
  'device_not_found',
  'not_found',
  'handler:device:{app_id}:{dev_id} not found',
);

export const deviceExists = defineError('device_exists', 'already_exists', 'Device {dev_id} already exists');

export const euisTaken = defineError(
  'euis_taken',
  'already_exists',
  'Device with AppEUI and DevEUI already exists',
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
