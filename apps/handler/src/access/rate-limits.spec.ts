import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { RateLimits } from './rate-limits.js';

describe('The limits of calls', () => {
  let now = 0;
  let waits: number[] = [];
  let limits: RateLimits;
  const call = (subject: string, appId?: string) => limits.pass({ subject, appId });
  const callOften = async (count: number, subject: string, appId?: string) => {
    for (let n = 0; n < count; n += 1) await call(subject, appId);
  };

  beforeEach(() => {
    now = 1_000_000;
    waits = [];
    const wait = async (ms: number) => waits.push(ms);
    limits = new RateLimits({ now: () => now, wait });
  });

  it('refuse the sixth call of a client in a second', async () => {
    await callOften(5, 'ann');
    await expect(call('ann')).rejects.toMatchObject({
      kind: 'resource_exhausted',
      message: 'Rate limit for client "ann" reached',
    });
  });

  it('refuse the sixth call about an application, whoever makes it', async () => {
    for (const client of ['a', 'b', 'c', 'd', 'e']) await call(client, 'my-app');
    await expect(call('f', 'my-app')).rejects.toMatchObject({
      kind: 'resource_exhausted',
      message: 'Rate limit for application "my-app" reached',
    });
  });

  it('do not let one client use up those of another', async () => {
    await callOften(5, 'ann');
    await expect(call('ben')).resolves.toBeUndefined();
  });

  it('let a call wait for at most half a second', async () => {
    await callOften(1, 'ann');
    now += 600;
    await callOften(5, 'ann');
    expect(waits).toEqual([400]);
  });

  it('let five more calls through a second later', async () => {
    await callOften(5, 'ann');
    now += 1000;
    await callOften(5, 'ann');
    expect(waits).toEqual([]);
  });

  it('count the seconds that pass, whatever the clock is set to', async () => {
    jest.useFakeTimers({ now: Date.UTC(2026, 10, 24, 12) });
    limits = new RateLimits();
    await callOften(5, 'ann');
    jest.setSystemTime(Date.UTC(2026, 10, 24, 11));
    jest.advanceTimersByTime(1_000);
    await expect(callOften(5, 'ann')).resolves.toBeUndefined();
    jest.useRealTimers();
  });
});
