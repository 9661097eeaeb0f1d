import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { AppId, type Claims } from '@fieldpost/domain';
import { Rejections } from '../limits/rejections.js';
import { RateLimits } from './rate-limits.js';

const claimsOf = (subject: string, type?: string, issuer = 'home'): Claims =>
  ({ subject, type, issuer }) as Partial<Claims> as Claims;

const myApp = AppId('my-app');
const perSecond = (perClient: number, perApplication: number) => ({
  HANDLER_CALLS_PER_SECOND_PER_CLIENT: perClient,
  HANDLER_CALLS_PER_SECOND_PER_APPLICATION: perApplication,
});

describe('The limits of calls', () => {
  let now = 0;
  let waits: number[] = [];
  let limits: RateLimits;
  let rejections: Rejections;
  const limitedTo = (perClient: number, perApplication: number) => {
    const wait = async (ms: number) => waits.push(ms);
    return new RateLimits(rejections, perSecond(perClient, perApplication), { now: () => now, wait });
  };
  const callOften = async (count: number, claims: Claims) => {
    for (let n = 0; n < count; n += 1) await limits.client(claims);
  };
  const concurrently = (count: number, call: () => Promise<void>) =>
    Promise.allSettled(Array.from({ length: count }, call));
  const rejected = (results: readonly PromiseSettledResult<void>[]) =>
    results.filter(({ status }) => status === 'rejected');

  beforeEach(() => {
    now = 1_000_000;
    waits = [];
    rejections = new Rejections();
    limits = limitedTo(50, 50);
  });

  it('let twice as many calls of a client through at once as it may make in a second', async () => {
    await callOften(100, claimsOf('ann'));
    expect(waits).toEqual([]);
  });

  it('slow a sequential client down, and never reject it', async () => {
    limits = new RateLimits(rejections, perSecond(50, 50), {
      now: () => now,
      wait: async (ms) => void (now += ms),
    });
    const start = now;
    await callOften(1_000, claimsOf('ann'));
    expect(now - start).toBeCloseTo(18_000, -2);
  });

  it('never reject a sequential client where less than a call a second is free', async () => {
    limits = new RateLimits(rejections, perSecond(1, 1), {
      now: () => now,
      wait: async (ms) => void (now += ms),
    });
    await expect(callOften(20, claimsOf('ann'))).resolves.toBeUndefined();
  });

  it('reject a call of a client when too many wait, and say when to try again', async () => {
    const results = await concurrently(205, () => limits.client(claimsOf('ann')));
    expect(rejected(results)).toHaveLength(5);
    expect(rejected(results)[0]).toMatchObject({
      reason: { kind: 'resource_exhausted', message: 'Rate limit for client "ann" reached', retryAfter: 1 },
    });
    expect(Math.max(...waits)).toBeLessThanOrEqual(2_000);
    expect(rejections.tally.of('calls_of_client')).toBe(5);
  });

  it('reject a call about an application when too many wait, and say when to try again', async () => {
    const results = await concurrently(201, () => limits.application(myApp));
    expect(rejected(results)).toMatchObject([
      {
        reason: {
          kind: 'resource_exhausted',
          message: 'Rate limit for application "my-app" reached',
          retryAfter: 1,
        },
      },
    ]);
  });

  it.each([
    ['another client', claimsOf('ben')],
    ['a component with the id of the user', claimsOf('ann', 'component')],
    ['a user of another issuer with the same name', claimsOf('ann', undefined, 'elsewhere')],
  ])('do not let one client use up those of %s', async (_, other) => {
    await concurrently(300, () => limits.client(claimsOf('ann')));
    waits = [];
    await limits.client(other);
    expect(waits).toEqual([]);
  });

  it('reject nothing when they are 0', async () => {
    limits = limitedTo(0, 0);
    const calls = await concurrently(5_000, () => limits.client(claimsOf('ann')));
    expect(rejected(calls)).toEqual([]);
  });

  it('count the seconds that pass, whatever the clock is set to', async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12) });
    limits = new RateLimits(rejections, perSecond(1, 1));
    await callOften(2, claimsOf('ann'));
    jest.setSystemTime(Date.UTC(2026, 10, 24, 11));
    jest.advanceTimersByTime(2_000);
    await expect(callOften(2, claimsOf('ann'))).resolves.toBeUndefined();
    jest.useRealTimers();
  });

  it('hold for bad credentials by the address that they come from', () => {
    for (let n = 0; n < 100; n += 1) limits.denied('192.0.2.1');
    expect(() => limits.requireFewDenials('192.0.2.1')).toThrow(
      expect.objectContaining({ code: 'address_limit_reached', retryAfter: 1 }),
    );
    expect(() => limits.requireFewDenials('192.0.2.2')).not.toThrow();
    now += 20;
    expect(() => limits.requireFewDenials('192.0.2.1')).not.toThrow();
  });
});
