import { describe, expect, it } from '@jest/globals';
import type { Metadata } from '@grpc/grpc-js';
import { type AppError, defineError } from '@fieldpost/errors';
import { fromServiceError } from '../grpc/grpc-call.js';
import { toGrpcFailure } from './retry-after.js';

const limitReached = defineError('spec_limit', 'resource_exhausted', 'limit of {what} reached');
const gone = defineError('spec_gone', 'not_found', '{what} not found');

/** Its trailers are there only where it has some. */
const statusOf = (error: AppError): ReturnType<typeof toGrpcFailure> & { readonly metadata?: Metadata } =>
  toGrpcFailure(error);

describe('The gRPC status of an error', () => {
  it('carries a trailer retry-after where a limit was reached', () => {
    const { code, details, metadata } = statusOf(limitReached({ what: 'calls' }, { retryAfter: 7 }));
    expect({ code, details }).toEqual({ code: 8, details: 'limit of calls reached' });
    expect(metadata?.get('retry-after')).toEqual(['7']);
  });

  it('carries no trailer where waiting does not help', () =>
    expect(toGrpcFailure(gone({ what: 'tree' }))).toEqual({ code: 5, details: 'tree not found' }));

  it('keeps the seconds where one service passes the failure of another on', () => {
    const { metadata, ...status } = statusOf(limitReached({ what: 'calls' }, { retryAfter: 7 }));
    expect(fromServiceError({ ...status, ...(metadata && { metadata }) }, 'account').retryAfter).toBe(7);
  });
});
