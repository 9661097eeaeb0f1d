import { defineError } from '@fieldpost/errors';

export const airtimeUsedUp = defineError(
  'network_class_c_airtime_used_up',
  'resource_exhausted',
  'The application "{app_id}" has used its share of the airtime of gateways for downlinks of class C; more leave within an hour, or as answers to uplinks',
);
