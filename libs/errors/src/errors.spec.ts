import { describe, expect, it } from '@jest/globals';
import { AppError, defineError, errorCatalogue } from './define-error.js';
import { kinds, toApiBody, toHttpApiBody, toGrpcStatus } from './kinds.js';
import { isRejection, notValid, unavailable } from './well-known.js';

const heatWave = defineError('heat_wave', 'not_found', 'Shade "{tree}" not found');

describe('A declared error', () => {
  it('fills its slots', () => expect(heatWave({ tree: 'oak' }).message).toBe('Shade "oak" not found'));

  it('is in the catalogue', () => expect(errorCatalogue.get('heat_wave')?.kind).toBe('not_found'));

  it('cannot be declared twice', () =>
    expect(() => defineError('heat_wave', 'internal', 'again')).toThrow('declared twice'));

  it('of a limit says when to retry', () => {
    const slowDown = defineError('siesta', 'resource_exhausted', 'come again in {seconds} seconds');
    expect(slowDown({ seconds: 7 }).retryAfter).toBe(7);
    expect(heatWave({ tree: 'oak' }).retryAfter).toBeUndefined();
  });

  it('of a limit says when to retry, even when its message does not', () => {
    const full = defineError('beach_full', 'resource_exhausted', 'the beach of {place} is full');
    expect(full({ place: 'Rimini' }, { retryAfter: 60 }).retryAfter).toBe(60);
    expect(full({ place: 'Rimini' }).retryAfter).toBeGreaterThan(0);
  });

  it('keeps its cause for the log', () => {
    const cause = new Error('why');
    expect(heatWave({ tree: 'oak' }, { cause }).cause).toBe(cause);
  });
});

describe('The formats of an error', () => {
  const error = new AppError('x', 'not_found', 'x not found');

  it('carry the HTTP status as code in the account API', () => expect(toApiBody(error).code).toBe(404));
  it('carry the gRPC code as code in the gateways', () => expect(toHttpApiBody(error).code).toBe(5));
  it('carry an integer code on gRPC', () =>
    expect(toGrpcStatus(error)).toEqual({ code: 5, details: 'x not found' }));

  it('use the sentences from which v2 peers rebuild errors', () => {
    expect(notValid({ argument: 'AppID', reason: 'has wrong format' }).message).toMatch(
      kinds.invalid_argument.shape,
    );
    expect(unavailable({ what: 'account' }).message).toMatch(kinds.unavailable.shape);
  });
});

describe('An unavailable dependency', () => {
  it('is never a rejection', () => {
    expect(isRejection(unavailable({ what: 'account' }))).toBe(false);
    expect(isRejection(heatWave({ tree: 'oak' }))).toBe(true);
  });
});
