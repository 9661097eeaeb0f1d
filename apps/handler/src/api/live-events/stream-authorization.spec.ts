import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { notValid, unavailable } from '@fieldpost/errors';
import { keyRejected } from '../../access/access.errors.js';
import { StreamAuthorization } from './stream-authorization.js';

beforeEach(() => void jest.useFakeTimers({ now: 0 }));
afterEach(() => void jest.useRealTimers());

const trustFor = (until: number, ask: () => Promise<number>) => {
  const end = jest.fn();
  const trust = new StreamAuthorization({ until, ask, end, everyMs: 30_000 });
  trust.start();
  return { trust, end };
};

describe('The trust in a stream', () => {
  it('ends with the token', async () => {
    const { end } = trustFor(10_000, async () => 10_000);
    await jest.advanceTimersByTimeAsync(9_000);
    expect(end).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1_000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['withdrawn', () => keyRejected({ reason: 'gone' })],
    ['no key any more', () => notValid({ argument: 'Key', reason: 'gone' })],
  ])('ends within a minute when its key is %s', async (_, rejection) => {
    const { end } = trustFor(Infinity, () => Promise.reject(rejection()));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('outlives the token of a key that is still good', async () => {
    const { end, trust } = trustFor(10_000, async () => Date.now() + 10_000);
    await jest.advanceTimersByTimeAsync(100_000);
    expect(end).not.toHaveBeenCalled();
    trust.stop();
  });

  it('lasts while oauth cannot be reached, but not longer than the token', async () => {
    const { end } = trustFor(100_000, () => Promise.reject(unavailable({ what: 'oauth' })));
    await jest.advanceTimersByTimeAsync(90_000);
    expect(end).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(10_000);
    expect(end).toHaveBeenCalledTimes(1);
  });

  it('is not checked after the stream has ended', async () => {
    const ask = jest.fn(async () => Infinity);
    trustFor(Infinity, ask).trust.stop();
    await jest.advanceTimersByTimeAsync(120_000);
    expect(ask).not.toHaveBeenCalled();
  });
});
