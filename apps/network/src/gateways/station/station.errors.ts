import { defineError } from '@fieldpost/errors';

export const stationNotRegistered = defineError(
  'network_station_not_registered',
  'not_found',
  'Gateway with EUI {eui} not found',
);
export const stationWithoutPlan = defineError(
  'network_station_without_plan',
  'invalid_argument',
  'Frequency plan not valid: gateway {id} has "{plan}", which the network does not know',
);
export const stationWithoutCredentials = defineError(
  'network_station_without_credentials',
  'unauthenticated',
  'Gateway {id} sent no key: tc.key should be "Authorization: Bearer " and its key',
);
export const stationCredentialsNotValid = defineError(
  'network_station_credentials_not_valid',
  'unauthenticated',
  'Not the key or the certificate of gateway {id}',
);
export const tooManyStations = defineError(
  'network_station_limited',
  'unavailable',
  'unavailable: too many gateways connect',
);
export const stationAddressNotValid = defineError(
  'network_station_address_not_valid',
  'invalid_argument',
  'Host not valid: makes an address that stations do not accept',
);
export const stationConnectsTooOften = defineError(
  'network_station_connects_too_often',
  'resource_exhausted',
  'too many connections: try again later',
);
export const stationPathNotFound = defineError(
  'network_station_path_not_found',
  'not_found',
  'Path not found',
);
export const stationBodyTooLarge = defineError(
  'network_station_body_too_large',
  'too_large',
  'Body not valid: has more than 4,096 bytes',
);
