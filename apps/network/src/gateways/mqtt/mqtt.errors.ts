import { defineError } from '@fieldpost/errors';

export const mqttGatewayNotRegistered = defineError(
  'network_mqtt_gateway_not_registered',
  'not_found',
  'Gateway {id} not found',
);
export const mqttCredentialsNotValid = defineError(
  'network_mqtt_credentials_not_valid',
  'unauthenticated',
  'Password of gateway {id} should be its key or a token of it',
);
export const mqttTooManyOfOwner = defineError(
  'network_mqtt_too_many_of_owner',
  'resource_exhausted',
  'too many gateways of the owner of gateway {id} are connected',
);
export const mqttConnectsTooOften = defineError(
  'network_mqtt_connects_too_often',
  'resource_exhausted',
  'too many connections of gateway {id}: try again later',
);
