import type { OperationDoc } from '@fieldpost/openapi';
import { z } from 'zod';
import { formOrJson, notStored } from '../token/token.operations.js';
import type { ExchangedToken } from './exchange.dto.js';

const exchangedToken = z
  .object({ access_token: z.string(), expires_in: z.int().meta({ description: 'Seconds.' }) })
  .meta({
    id: 'ExchangedToken',
    description: 'A token with the rights of an access key.',
  }) satisfies z.ZodType<ExchangedToken>;

export const exchangeKey: OperationDoc = {
  summary: 'Exchange an access key for a token',
  gives: exchangedToken,
  headers: [notStored],
  takes: formOrJson,
};
