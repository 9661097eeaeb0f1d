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

describe('Password attempts', () => {
  it('are throttled after ten failures from one address for half a minute, however the name is written', async () => {
    const throttle = new LoginThrottle();
    await times(10, (at) => attempt(throttle, at % 2 ? 'JANE ' : 'jane', '192.0.2.1'));
    await expect(attempt(throttle, 'jane', '192.0.2.1', { now: 1_000 })).rejects.toThrow(
      'try again in 29 seconds',
    );
    expect(await isRejected(throttle, 'jane', '192.0.2.1', { now: 30_000 })).toBe(false);
  });

  it('from many addresses are throttled per account', async () => {
    const throttle = new LoginThrottle();
    await times(50, (at) => attempt(throttle, 'jane', `192.0.2.${at}`));
    expect(await isRejected(throttle, 'jane', '198.51.100.1')).toBe(true);
    expect(await isRejected(throttle, 'joe', '198.51.100.1')).toBe(false);
  });

  it('on many accounts are throttled per address', async () => {
    const throttle = new LoginThrottle();
    await times(100, (at) => attempt(throttle, `user-${at}`, '192.0.2.1'));
    expect(await isRejected(throttle, 'jane', '192.0.2.1')).toBe(true);
    expect(await isRejected(throttle, 'jane', '192.0.2.2')).toBe(false);
  });

  it('are counted before the response, so that concurrent ones count', async () => {
    const throttle = new LoginThrottle();
    const rejected = await times(30, () => isRejected(throttle, 'jane', '192.0.2.1'));
    expect((rejected as boolean[]).filter(Boolean)).toHaveLength(20);
  });

  it('on many accounts are throttled per IPv6 network', async () => {
    const throttle = new LoginThrottle();
    for (let at = 0; at < 100; at += 1) await attempt(throttle, `user-${at}`, `2001:db8::${at.toString(16)}`);
    await expect(attempt(throttle, 'another', '2001:db8::ffff')).rejects.toMatchObject({
      kind: 'resource_exhausted',
    });
    await attempt(throttle, 'another', '2001:db8:0:1::1');
  });
});

describe('The owner of an account', () => {
  it('is not throttled by attempts from one other address', async () => {
    const throttle = new LoginThrottle();
    for (let at = 0; at < 5_000; at += 1) await isRejected(throttle, 'jane', 'stranger', { now: at * 1_000 });
    expect(await isRejected(throttle, 'jane', 'home', { now: 5_000_000 })).toBe(false);
  });

  it('is not throttled by attempts from many addresses at an address of an earlier login', async () => {
    const throttle = new LoginThrottle();
    await attempt(throttle, 'jane', 'home', { rejection: 'NONE' });
    await times(50, (at) => attempt(throttle, 'jane', `stranger ${at}`));
    expect(await isRejected(throttle, 'jane', 'home')).toBe(false);
  });

  it('can log in soon after the attempts stop', async () => {
    const throttle = new LoginThrottle();
    await times(50, (at) => attempt(throttle, 'jane', `stranger ${at}`));
    expect(await isRejected(throttle, 'jane', 'home', { now: 5_999 })).toBe(true);
    expect(await isRejected(throttle, 'jane', 'home', { now: 6_000 })).toBe(false);
  });

  it('can log in any number of times, also through a rejected client', async () => {
    const throttle = new LoginThrottle();
    for (let at = 0; at < 200; at += 1)
      await attempt(throttle, 'jane', 'home', { rejection: at % 2 ? 'NONE' : 'CLIENT' });
  });

  it('is not throttled while account is unavailable', async () => {
    const throttle = new LoginThrottle();
    const down = async (): Promise<{ rejection: string }> => Promise.reject(new Error('down'));
    for (let at = 0; at < 50; at += 1)
      await expect(throttle.during({ login: 'jane', address: 'home' }, 0, down)).rejects.toThrow('down');
    expect(await isRejected(throttle, 'jane', 'home')).toBe(false);
  });
});

describe('The storage of attempts', () => {
  it('is limited: the oldest entry is dropped', () => {
    const buckets = new TokenBuckets({ burst: 1, refillMs: 1_000 }, 2);
    for (const name of ['a', 'b', 'c']) buckets.count(name, 1, 0);
    expect(['a', 'b', 'c'].map((name) => buckets.waitFor(name, 0))).toEqual([0, 1_000, 1_000]);
  });
});
