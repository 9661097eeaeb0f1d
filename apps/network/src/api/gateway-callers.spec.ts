import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppError } from '@fieldpost/errors';
import { metadataOf } from '@fieldpost/testing';
import { GatewayCallers } from './gateway-callers.js';

describe('The stream of a gateway', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  it('ends once its token has expired or was revoked', async () => {
    let problem: Error | undefined;
    const verifier = {
      verify: async () => {
        if (problem) throw problem;
        return { type: 'gateway', subject: 'my-gateway' };
      },
    };
    const ends: unknown[] = [];
    const metadata = metadataOf({ id: 'my-gateway', token: 'a-token' });
    const callers = new GatewayCallers(verifier as never);
    callers.watch(metadata, (error) => ends.push(error));
    const stop = callers.watch(metadata, (error) => ends.push(error));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ends).toEqual([]);
    problem = new AppError('keys', 'unavailable', 'keys not loaded');
    await jest.advanceTimersByTimeAsync(60_000);
    expect(ends).toEqual([]);
    problem = new AppError('expired', 'unauthenticated', 'token expired');
    stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(ends).toHaveLength(1);
  });
});
