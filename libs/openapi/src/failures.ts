import { z } from 'zod';
import type { HeaderDoc } from './operation.js';
import { retryAfterHeader } from './retry-after-header.js';

/** The error body of the APIs. */
export const failureSchema = z
  .object({
    code: z.int().meta({ description: 'The HTTP status.' }),
    error: z.string().meta({ description: 'Error message.' }),
  })
  .meta({ id: 'Failure', description: 'Why a request was rejected.' });

/** The error body of the HTTP APIs of discovery and handler. */
export const httpApiFailure = z
  .object({
    error: z.string().meta({ description: 'Error message.' }),
    code: z.int().meta({ description: 'The gRPC status code.' }),
    message: z.string().meta({ description: 'The same error message.' }),
  })
  .meta({ id: 'HttpApiFailure', description: 'Why a request was rejected.' });

const meanings: Readonly<Record<number, string>> = {
  400: 'The request is not valid; the message says why.',
  401: 'Credentials are missing or invalid.',
  403: 'The credentials lack a scope or right.',
  404: 'It does not exist.',
  409: 'It exists already.',
  413: 'The body is longer than 1 MiB.',
  429: 'A limit was exceeded.',
  503: 'A dependency is unavailable; the same request may succeed later.',
};

/** Description and headers of a failure with this status. */
export const failureWith = (
  status: number,
): { readonly description: string; readonly headers?: readonly HeaderDoc[] } => ({
  description: meanings[status] ?? 'Rejected.',
  ...(status === 429 && { headers: [retryAfterHeader] }),
});
