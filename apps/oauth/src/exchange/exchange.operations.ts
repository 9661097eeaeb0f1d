import type { OperationDoc } from '@fieldpost/openapi';
import { formOrJson, notStored } from '../token/token.operations.js';
import { exchangedToken } from './exchange.dto.js';

export const exchangeKey: OperationDoc = {
  summary: 'Exchange an access key for a token',
  gives: exchangedToken,
  headers: [notStored],
  takes: formOrJson,
};
