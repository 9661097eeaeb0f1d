import { describe, expect, it } from '@jest/globals';
import { ServerResponse } from 'node:http';
import { runInContext } from '@fieldpost/observability';
import { UserCallers } from './user-callers.js';

/** Tokens of these tests are `issuer.type.subject`. */
const verifier = {
  verify: (token: string) => {
    const [issuer, type, subject] = token.split('.');
    return Promise.resolve({ issuer, type, subject });
  },
};
const callers = () => new UserCallers(verifier as never, { NETWORK_CALLS_PER_SECOND_PER_CLIENT: 1 });

describe('The calls of a client', () => {
  it.each(['account.gateway.weather', 'account.user.weather', 'other.app.weather'])(
    'do not use up those of another one with the same name, such as %s',
    async (token) => {
      const limited = callers();
      const use = () => limited.claimsOfRequest(`Bearer ${token}`);
      const used = await Promise.allSettled([use(), use(), use(), use(), use()]);
      expect(used.some(({ status }) => status === 'rejected')).toBe(true);
      expect(await limited.claimsOfRequest('Bearer account.app.weather')).toMatchObject({ type: 'app' });
    },
  );

  it('are counted in the header RateLimit of HTTP responses, and the client learns when it may call again', async () => {
    const limited = callers();
    const response = new ServerResponse({ method: 'GET' } as never);
    const call = () => runInContext({ response }, () => limited.claimsOfRequest('Bearer account.user.ann'));
    await call();
    expect(response.getHeader('ratelimit-policy')).toBe('"client";q=2;w=2');
    expect(response.getHeader('ratelimit')).toBe('"client";r=1;t=1');
    const calls = await Promise.allSettled([call(), call(), call(), call(), call()]);
    const limit = { code: 'network_calls_limited', retryAfter: 1 };
    expect(calls).toContainEqual({ status: 'rejected', reason: expect.objectContaining(limit) });
  });
});
