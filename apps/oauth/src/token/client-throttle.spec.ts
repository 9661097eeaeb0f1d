import { describe, expect, it, jest } from '@jest/globals';
import { ClientThrottle } from './client-throttle.js';

describe('A client at one address', () => {
  it('is throttled after too many requests, until the bucket has drained', () => {
    const throttle = new ClientThrottle(2);
    expect([0, 0, 0].map((now) => throttle.admit('a', now))).toEqual([0, 0, 30]);
    expect(throttle.admit('other', 0)).toBe(0);
    expect(throttle.admit('a', 30_000)).toBe(0);
  });

  it('is throttled after thirty invalid credentials, also without a limit on requests', () => {
    const throttle = new ClientThrottle(0);
    for (let count = 0; count < 30; count += 1) {
      expect(throttle.admit('a', 0)).toBe(0);
      throttle.failed('a', 0);
    }
    expect(throttle.admit('a', 0)).toBe(2);
    expect(throttle.admit('other', 0)).toBe(0);
    expect(throttle.admit('a', 2_000)).toBe(0);
  });

  it('is not served while it is throttled', async () => {
    const throttle = new ClientThrottle(1);
    expect(await throttle.during('a', async () => 'done')).toBe('done');
    const request = jest.fn(async () => 'done');
    await expect(throttle.during('a', request)).rejects.toMatchObject({ code: 'slow_down', retryAfter: 60 });
    expect(request).not.toHaveBeenCalled();
  });

  it('is never throttled without a limit', () => {
    const throttle = new ClientThrottle(0);
    expect(Array.from({ length: 1_000 }, () => throttle.admit('a', 0)).every((wait) => wait === 0)).toBe(
      true,
    );
  });
});
