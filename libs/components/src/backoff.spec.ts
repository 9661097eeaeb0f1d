import { describe, expect, it } from '@jest/globals';
import { backoff, brokerLongestMs } from './backoff.js';
import { peerChannel } from './peer-channel.js';

describe('The wait before another attempt', () => {
  it('doubles with each failure, up to ten seconds', () => {
    expect([0, 1, 2, 5, 6, 1_000].map((failures) => backoff(failures, 1))).toEqual([
      250, 500, 1_000, 8_000, 10_000, 10_000,
    ]);
  });

  it('is no longer than a second for brokers', () =>
    expect([0, 1, 2, 5].map((failures) => backoff(failures, 1, brokerLongestMs))).toEqual([
      250, 500, 1_000, 1_000,
    ]));

  it('is so short, together with that of the channel, that a broker is found within two seconds of its return', () => {
    // grpc-js makes its waits up to a fifth longer by chance.
    const channelMs = Number(peerChannel['grpc.max_reconnect_backoff_ms']) * 1.2;
    expect(backoff(1_000, 1, brokerLongestMs) + channelMs).toBeLessThan(2_000);
  });

  it('is cut by chance to half of it at most', () => {
    expect(backoff(2, 0)).toBe(500);
    expect(backoff(2, 0.5)).toBe(750);
  });
});
