import type { OperationDoc } from '@fieldpost/openapi';
import { notStored } from '../token/token.operations.js';
import { restrictedToken } from './restriction.dto.js';

export const restrictToken: OperationDoc = {
  summary: 'Restrict a token',
  description: 'General scopes such as `profile`, and at most ten entities such as `apps:my-app`.',
  gives: restrictedToken,
  headers: [notStored],
};
