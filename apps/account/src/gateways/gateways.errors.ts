import { defineError } from '@fieldpost/errors';

export const gatewayExists = defineError('gateway_exists', 'already_exists', 'Gateway {id} already exists');
export const gatewayEuiTaken = defineError(
  'gateway_eui_taken',
  'already_exists',
  'Gateway with EUI {eui} already exists',
);
