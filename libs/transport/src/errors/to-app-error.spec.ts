import { describe, expect, it } from '@jest/globals';
import { BadRequestException, NotFoundException, UnauthorizedException } from '@nestjs/common';
import { notValid } from '@fieldpost/errors';
import { toAppError } from './to-app-error.js';

describe('A thrown value', () => {
  it('stays as it is when it was declared', () => {
    const error = notValid({ argument: 'AppID', reason: 'can not be empty' });
    expect(toAppError(error)).toBe(error);
  });

  it('is unavailable when the database cannot be reached, however deep the cause lies', () => {
    const rejected = Object.assign(new Error('connect'), { code: 'ECONNREFUSED' });
    expect(toAppError(new Error('query', { cause: rejected })).kind).toBe('unavailable');
    expect(toAppError(Object.assign(new Error('bye'), { code: '57P01' })).kind).toBe('unavailable');
  });

  it.each([
    'Client has encountered a connection error and is not queryable',
    'Query runner already released. Cannot run queries anymore.',
    'Database connection provided by a query runner was already released, cannot continue to use its querying methods anymore.',
  ])('is unavailable when the connection was lost in the middle: %s', (sentence) =>
    expect(toAppError(new Error(sentence)).kind).toBe('unavailable'),
  );

  it.each(['EHOSTUNREACH', 'ENETUNREACH', 'ERR_STREAM_DESTROYED', 'ERR_STREAM_WRITE_AFTER_END'])(
    'is unavailable when the way to the database broke: %s',
    (code) => expect(toAppError(Object.assign(new Error('no'), { code })).kind).toBe('unavailable'),
  );

  it.each(['25P03', '25P04'])(
    'is unavailable when the database has ended a transaction in which it waited too long: %s',
    (code) => expect(toAppError(Object.assign(new Error('bye'), { code })).kind).toBe('unavailable'),
  );

  it.each(['timeout expired', 'Cannot use a pool after calling end on the pool', 'Driver not Connected'])(
    'is unavailable when there is no connection to the database: %s',
    (sentence) => expect(toAppError(new Error(sentence)).kind).toBe('unavailable'),
  );

  it.each(['25006', '53100', '58030'])('is unavailable when the database cannot write: %s', (code) =>
    expect(toAppError(Object.assign(new Error('no'), { code })).kind).toBe('unavailable'),
  );

  it('is internal, without its text, when it is unexpected', () => {
    const error = toAppError(new Error('password is hunter2'));
    expect(error.kind).toBe('internal');
    expect(error.message).not.toContain('hunter2');
  });

  it.each([
    [new NotFoundException('Cannot GET /nowhere'), 'not_found', 'GET /nowhere not found'],
    [new BadRequestException('Body is no JSON'), 'invalid_argument', 'Request not valid: Body is no JSON'],
    [new UnauthorizedException(), 'unauthenticated', 'not authorized: no valid credentials'],
  ])('keeps the sense of the framework: %s', (thrown, kind, message) =>
    expect(toAppError(thrown)).toMatchObject({ kind, message }),
  );
});
