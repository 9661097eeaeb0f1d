import 'reflect-metadata';
import { failureSchema, failureWith, type HeaderDoc, type ResponseDoc, type Route } from '@fieldpost/openapi';
import { z } from 'zod';
import { ExchangeErrorFilter } from '../exchange/exchange-error.filter.js';
import { htmlResponse } from '../pages/page-operation.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { RestrictionErrorFilter } from '../restriction/restriction-error.filter.js';
import { UserinfoErrorFilter } from '../userinfo/userinfo-error.filter.js';
import { TokenErrorFilter } from '../token/token-error.filter.js';

const code = z.int().meta({ description: 'The HTTP status.' });
const sentence = z.string().meta({ description: 'Error message.' });

const tokenFailure = z
  .object({
    code,
    error: z.string().meta({ description: 'Error code of RFC 6749, 5.2.', examples: ['invalid_grant'] }),
    error_description: sentence,
  })
  .meta({ id: 'OAuthFailure', description: 'OAuth error response.' });
const restrictionFailure = z
  .object({ code, error: sentence, error_description: sentence })
  .meta({ id: 'RestrictionFailure', description: 'Error response for OAuth and v2 clients.' });
const exchangeFailure = z
  .object({ code, error: sentence, description: sentence, error_description: sentence })
  .meta({ id: 'ExchangeFailure', description: 'Why a key was rejected, under each name that clients read.' });

const schemas = new Map<unknown, z.ZodType>([
  [TokenErrorFilter, tokenFailure],
  [UserinfoErrorFilter, tokenFailure],
  [RestrictionErrorFilter, restrictionFailure],
  [ExchangeErrorFilter, exchangeFailure],
]);

const challenge: HeaderDoc = {
  name: 'WWW-Authenticate',
  description: 'Accepted authentication schemes.',
  schema: { type: 'string' },
};

/** A failure in the format of the route's filter; undefined for a status that the route does not return. */
export function failureOf({ holder }: Route, status: number): ResponseDoc | undefined {
  const filters = (Reflect.getMetadata('__exceptionFilters__', holder) ?? []) as readonly unknown[];
  const { description, headers = [] } = failureWith(status);
  if (filters.includes(PageErrorFilter)) return { ...htmlResponse(description), headers };
  // Every error of a key is a 401 there.
  if (filters.includes(ExchangeErrorFilter) && status < 500 && status !== 401) return undefined;
  const schema =
    filters.map((filter) => schemas.get(filter)).find((one) => one !== undefined) ?? failureSchema;
  return { description, schema, headers: status === 401 ? [challenge] : headers };
}
