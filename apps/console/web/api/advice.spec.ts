import { describe, expect, it } from '@jest/globals';
import { adviceOn, isPassing } from './advice.js';
import { answered, ApiFailure, listed } from './failure.js';

const answer = (status: number, init: ResponseInit = {}) => new Response(null, { ...init, status });

describe('A failure', () => {
  it('is shown as the message of the server', () => {
    expect(adviceOn(new ApiFailure(403, 'no right'))).toBe('No right.');
    expect(adviceOn(new ApiFailure(429, 'too many'))).toBe(
      'Too many. Too many requests. Wait a minute and try again.',
    );
    expect(adviceOn(new ApiFailure(400, ''))).toBe('The server did not accept the request.');
  });

  it('is shown as an outage without a response', () => {
    expect(adviceOn(new ApiFailure(0, ''))).toContain('cannot be reached');
    expect(adviceOn(new ApiFailure(503, 'unavailable: account'))).toContain('Try again in a moment');
  });

  it('can be retried only when the server was unavailable', () => {
    expect([0, 503].every((status) => isPassing(new ApiFailure(status, '')))).toBe(true);
    expect([400, 403, 404, 409].some((status) => isPassing(new ApiFailure(status, '')))).toBe(false);
    expect(isPassing(new Error('a mistake of ours'))).toBe(false);
  });

  it('is thrown for a response that is no success', async () => {
    const rejected = Promise.resolve({ error: { code: 404, error: 'not found' }, response: answer(404) });
    await expect(answered(rejected)).rejects.toMatchObject({ status: 404, message: 'not found' });
    await expect(answered(Promise.reject(new TypeError('no network')))).rejects.toMatchObject({ status: 0 });
  });
});

describe('A list', () => {
  it('has the total of the server, however many elements were sent', async () => {
    const headers = { 'x-total-count': '41' };
    const call = Promise.resolve({ data: ['a'], response: answer(200, { headers }) });
    expect(await listed(call)).toEqual({ items: ['a'], total: 41 });
  });
});
