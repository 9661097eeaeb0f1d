import { describe, expect, it } from '@jest/globals';
import { TokenBuckets } from '@fieldpost/transport';
import { LoginThrottle } from './login-throttle.js';

interface When {
  readonly now?: number;
  readonly rejection?: string;
}

const attempt = (throttle: LoginThrottle, login: string, address: string, when: When = {}) =>
  throttle.during({ login, address }, when.now ?? 0, async () => ({ rejection: when.rejection ?? 'USER' }));
const isRejected = (...given: Parameters<typeof attempt>): Promise<boolean> =>
  attempt(...given).then(
    () => false,
    () => true,
  );
const times = (count: number, work: (at: number) => Promise<unknown>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)));

describe('Guessing a password', () => {
  it('is stopped after ten failures from one address, however the name is written, for half a minute', async () => {
    const throttle = new LoginThrottle();
    await times(10, (at) => attempt(throttle, at % 2 ? 'JANE ' : 'jane', '192.0.2.1'));
    await expect(attempt(throttle, 'jane', '192.0.2.1', { now: 1_000 })).rejects.toThrow(
      'try again in 29 seconds',
    );
    expect(await isRejected(throttle, 'jane', '192.0.2.1', { now: 30_000 })).toBe(false);
  });

  it('from many addresses is stopped for the account', async () => {
    const throttle = new LoginThrottle();
    await times(50, (at) => attempt(throttle, 'jane', `192.0.2.${at}`));
    expect(await isRejected(throttle, 'jane', '198.51.100.1')).toBe(true);
    expect(await isRejected(throttle, 'joe', '198.51.100.1')).toBe(false);
  });

  it('of many accounts is stopped for the address', async () => {
    const throttle = new LoginThrottle();
    await times(100, (at) => attempt(throttle, `user-${at}`, '192.0.2.1'));
    expect(await isRejected(throttle, 'jane', '192.0.2.1')).toBe(true);
    expect(await isRejected(throttle, 'jane', '192.0.2.2')).toBe(false);
  });

  it('is counted before the answer is there: many at once are many', async () => {
    const throttle = new LoginThrottle();
    const rejected = await times(30, () => isRejected(throttle, 'jane', '192.0.2.1'));
    expect((rejected as boolean[]).filter(Boolean)).toHaveLength(20);
  });

  it('of many accounts is stopped for a network of IPv6, of which one host has every address', async () => {
    const throttle = new LoginThrottle();
    for (let at = 0; at < 100; at += 1) await attempt(throttle, `user-${at}`, `2001:db8::${at.toString(16)}`);
    await expect(attempt(throttle, 'another', '2001:db8::ffff')).rejects.toMatchObject({
      kind: 'resource_exhausted',
    });
    await attempt(throttle, 'another', '2001:db8:0:1::1');
  });
});

describe('The owner of an account', () => {
  it('is not held up by one stranger, however long that one goes on', async () => {
    const throttle = new LoginThrottle();
    for (let at = 0; at < 5_000; at += 1) await isRejected(throttle, 'jane', 'stranger', { now: at * 1_000 });
    expect(await isRejected(throttle, 'jane', 'home', { now: 5_000_000 })).toBe(false);
  });

  it('is not held up by many strangers at an address that is known to be the owner’s', async () => {
    const throttle = new LoginThrottle();
    await attempt(throttle, 'jane', 'home', { rejection: 'NONE' });
    await times(50, (at) => attempt(throttle, 'jane', `stranger ${at}`));
    expect(await isRejected(throttle, 'jane', 'home')).toBe(false);
  });

  it('is let in again soon after the strangers stop', async () => {
    const throttle = new LoginThrottle();
    await times(50, (at) => attempt(throttle, 'jane', `stranger ${at}`));
    expect(await isRejected(throttle, 'jane', 'home', { now: 5_999 })).toBe(true);
    expect(await isRejected(throttle, 'jane', 'home', { now: 6_000 })).toBe(false);
  });

  it('may log in as often as needed, also through a client that is rejected', async () => {
    const throttle = new LoginThrottle();
    for (let at = 0; at < 200; at += 1)
      await attempt(throttle, 'jane', 'home', { rejection: at % 2 ? 'NONE' : 'CLIENT' });
  });

  it('pays nothing while account cannot answer', async () => {
    const throttle = new LoginThrottle();
    const down = async (): Promise<{ rejection: string }> => Promise.reject(new Error('down'));
    for (let at = 0; at < 50; at += 1)
      await expect(throttle.during({ login: 'jane', address: 'home' }, 0, down)).rejects.toThrow('down');
    expect(await isRejected(throttle, 'jane', 'home')).toBe(false);
  });
});

describe('What is remembered of attempts', () => {
  it('has a bound: the oldest is forgotten', () => {
    const buckets = new TokenBuckets({ burst: 1, refillMs: 1_000 }, 2);
    for (const name of ['a', 'b', 'c']) buckets.count(name, 1, 0);
    expect(['a', 'b', 'c'].map((name) => buckets.waitFor(name, 0))).toEqual([0, 1_000, 1_000]);
  });
});
