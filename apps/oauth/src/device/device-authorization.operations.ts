import type { OperationDoc } from '@fieldpost/openapi';
import { formOrJson, notStored } from '../token/token.operations.js';
import { deviceAuthorization } from './device-authorization.dto.js';

export const authorizeDevice: OperationDoc = {
  summary: 'Get codes for a device (RFC 8628)',
  description: 'For clients with the grant `device_code`.',
  gives: deviceAuthorization,
  headers: [notStored],
  takes: formOrJson,
};
