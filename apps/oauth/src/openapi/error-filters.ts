import 'reflect-metadata';
import { type ResponseDoc, type HeaderDoc, retryAfterHeader, type Route } from '@fieldpost/openapi';
import { z } from 'zod';
import { ExchangeErrorFilter } from '../exchange/exchange-error.filter.js';
import { htmlResponse } from '../pages/page-operation.js';
import { PageErrorFilter } from '../pages/page-error-filter.js';
import { RestrictionErrorFilter } from '../restriction/restriction-error.filter.js';
import { UserinfoErrorFilter } from '../userinfo/userinfo-error.filter.js';
import { TokenErrorFilter } from '../token/token-error.filter.js';

const code = z.int().meta({ description: 'The HTTP status.' });
const sentence = z.string().meta({ description: 'Error message.' });

const failure = z
  .object({ code, error: sentence })
  .meta({ id: 'Failure', description: 'Why a request was rejected.' });
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

const meanings: Readonly<Record<number, string>> = {
  400: 'The request is not valid.',
  401: 'Credentials are missing or invalid.',
  403: 'Not allowed.',
  404: 'It does not exist.',
  409: 'It exists already.',
  413: 'The body is longer than 1 MiB.',
  429: 'A limit was exceeded.',
  503: 'A dependency is unavailable; the same request may succeed later.',
};

const challenge: HeaderDoc = {
  name: 'WWW-Authenticate',
  description: 'Accepted authentication schemes.',
  schema: { type: 'string' },
};
const headers: Readonly<Record<number, readonly HeaderDoc[]>> = { 401: [challenge], 429: [retryAfterHeader] };

/** A failure in the format of the route's filter; undefined for a status that the route does not return. */
export function failureOf({ holder }: Route, status: number): ResponseDoc | undefined {
  const filters = (Reflect.getMetadata('__exceptionFilters__', holder) ?? []) as readonly unknown[];
  const description = meanings[status] ?? 'Rejected.';
  if (filters.includes(PageErrorFilter))
    return { ...htmlResponse(description), ...(status === 429 && { headers: [retryAfterHeader] }) };
  // Every error of a key is a 401 there.
  if (filters.includes(ExchangeErrorFilter) && status < 500 && status !== 401) return undefined;
  const schema = filters.map((filter) => schemas.get(filter)).find((one) => one !== undefined) ?? failure;
  return { description, schema, headers: headers[status] ?? [] };
}
