import type { OperationDoc } from '@fieldpost/openapi';
import { formOrJson } from '../token/token.operations.js';

export const revokeToken: OperationDoc = {
  summary: 'End a login (RFC 7009)',
  description: 'A token that nobody knows is answered alike.',
  gives: 'nothing',
  takes: formOrJson,
};
