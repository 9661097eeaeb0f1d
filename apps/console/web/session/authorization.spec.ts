import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { Authorization } from './authorization.js';

const { fetch: ownFetch } = globalThis;
afterEach(() => {
  globalThis.fetch = ownFetch;
  jest.restoreAllMocks();
});

describe('Revoking a login', () => {
  it('fails when its time is over, so that a logout does not wait for a server without a response', async () => {
    const limit = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
    globalThis.fetch = (_url, init) =>
      new Promise((_, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new Error('the time is over')));
        limit.abort();
      });
    const authorization = new Authorization('https://fieldpost.example', Date.now);
    await expect(authorization.revoke('refresh')).rejects.toThrow('the time is over');
  });
});
