import { describe, expect, it } from '@jest/globals';
import { ConnectionRate } from './connection-rate.js';

describe('The rate of connections', () => {
  it('allows what would come in ten seconds at once, then as many as the rate says', () => {
    let now = 0;
    const rate = new ConnectionRate(2, () => now);
    const admitted = (tries: number) =>
      Array.from({ length: tries }, () => rate.admits('192.0.2.1')).filter(Boolean).length;
    expect(admitted(30)).toBe(20);
    now = 1_000;
    expect(admitted(30)).toBe(2);
    now = 60_000;
    expect(admitted(30)).toBe(20);
  });

  it('is that of each address by itself', () => {
    const rate = new ConnectionRate(1, () => 0);
    for (let tries = 0; tries < 20; tries += 1) rate.admits('192.0.2.1');
    expect(rate.admits('192.0.2.1')).toBe(false);
    expect(rate.admits('192.0.2.2')).toBe(true);
    expect(rate.rejected).toBe(11);
  });

  it('is that of the network of an IPv6 host, which has all of its addresses', () => {
    const rate = new ConnectionRate(1, () => 0);
    for (let tries = 1; tries <= 10; tries += 1) rate.admits(`2001:db8:1:2::${tries}`);
    expect(rate.admits('2001:db8:1:2:3:4:5:6')).toBe(false);
    expect(rate.admits('2001:db8:1:3::1')).toBe(true);
  });
});
