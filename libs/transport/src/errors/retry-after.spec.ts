import { describe, expect, it } from '@jest/globals';
import type { Metadata } from '@grpc/grpc-js';
import { type AppError, defineError } from '@fieldpost/errors';
import { fromServiceError } from '../grpc/grpc-call.js';
import protobuf from 'protobufjs';
import { toGrpcFailure, waitHeaders } from './retry-after.js';

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

  it('has the same time as RetryInfo in the details of the status, which gRPC libraries read', () => {
    const { metadata } = statusOf(limitReached({ what: 'calls' }, { retryAfter: 300 }));
    const types = protobuf.parse(`syntax = "proto3"; package google.rpc;
      message Status { int32 code = 1; string message = 2; repeated Any details = 3; }
      message Any { string type_url = 1; bytes value = 2; }
      message RetryInfo { Duration retry_delay = 1; }
      message Duration { int64 seconds = 1; int32 nanos = 2; }`).root;
    const read = (type: string, bytes: Uint8Array) =>
      types.lookupType(`google.rpc.${type}`).decode(bytes).toJSON() as Record<string, unknown>;
    const [trailer] = metadata?.get('grpc-status-details-bin') ?? [];
    const found = read('Status', trailer as Buffer);
    expect(found).toMatchObject({
      ...{ code: 8, message: 'limit of calls reached' },
      details: [{ typeUrl: 'type.googleapis.com/google.rpc.RetryInfo' }],
    });
    const [{ value }] = found['details'] as [{ value: string }];
    expect(read('RetryInfo', Buffer.from(value, 'base64'))).toEqual({ retryDelay: { seconds: '300' } });
  });

  it('carries no trailer where waiting does not help', () =>
    expect(toGrpcFailure(gone({ what: 'tree' }))).toEqual({ code: 5, details: 'tree not found' }));

  it('keeps the seconds where one service passes the failure of another on', () => {
    const { metadata, ...status } = statusOf(limitReached({ what: 'calls' }, { retryAfter: 7 }));
    expect(fromServiceError({ ...status, ...(metadata && { metadata }) }, 'account').retryAfter).toBe(7);
  });
});

describe('The headers of an HTTP response', () => {
  const bare = { getHeader: () => undefined };

  it('name the limit that was reached and the time until its end', () =>
    expect(waitHeaders(limitReached({ what: 'calls' }, { retryAfter: 7 }), bare)).toEqual({
      'retry-after': '7',
      ratelimit: '"spec_limit";r=0;t=7',
    }));

  it('have no limit where a dependency is away', () =>
    expect(waitHeaders({ retryAfter: 7, kind: 'unavailable' }, bare)).toEqual({ 'retry-after': '7' }));

  it('leave the limit that the response names already, which is in its policies', () => {
    const noted = { getHeader: (name: string) => (name === 'ratelimit' ? '"address";r=0;t=7' : undefined) };
    const reached = limitReached({ what: 'calls' }, { retryAfter: 7 });
    expect(waitHeaders(reached, noted)).toEqual({ 'retry-after': '7' });
  });
});
