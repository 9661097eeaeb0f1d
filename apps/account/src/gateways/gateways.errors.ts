import { defineError } from '@fieldpost/errors';

export const gatewayExists = defineError('gateway_exists', 'already_exists', 'Gateway {id} already exists');
