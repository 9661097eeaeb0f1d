import type { OperationDoc } from '@fieldpost/openapi';
import { formOrJson } from '../token/token.operations.js';

export const revokeToken: OperationDoc = {
  summary: 'End a login (RFC 7009)',
  description: 'Unknown tokens get the same response.',
  gives: 'nothing',
  takes: formOrJson,
};
