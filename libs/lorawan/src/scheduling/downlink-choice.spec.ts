import { describe, expect, it } from '@jest/globals';
import { believedRssi, believedSnr, downlinkScore, overlap, worstScore } from './downlink-choice.js';

const quality = {
  airtime: 0.118016,
  snr: 7,
  rssi: -60,
  received: 0,
  channelUsed: 0,
  otherOptions: 0,
  isBooked: false,
  dutyCycle: 0.01,
  isUsedUp: false,
};
const slow = { ...quality, airtime: 2.793472 };
const rx2Slow = { ...quality, airtime: 0.390144, dutyCycle: 0.1 };

describe('The choice of gateway and window', () => {
  it('prefers RX1 of a fast uplink and, in Europe, RX2 of a slow one', () => {
    expect(downlinkScore(quality)).toBeLessThan(downlinkScore(rx2Slow));
    expect(downlinkScore(rx2Slow)).toBeLessThan(downlinkScore(slow));
  });

  it('prefers the gateway that received the device better', () => {
    expect(downlinkScore(quality)).toBeLessThan(downlinkScore({ ...quality, snr: 4 }));
    expect(downlinkScore(quality)).toBeLessThan(downlinkScore({ ...quality, rssi: -90 }));
  });

  it('prefers gateways and channels with less traffic', () => {
    const busy = [{ received: 0.1 }, { channelUsed: 0.05 }, { otherOptions: 1 }];
    for (const more of busy) {
      expect(downlinkScore(quality)).toBeLessThan(downlinkScore({ ...quality, ...more }));
    }
  });

  it('leaves out gateways that transmit at that time, and bands without airtime', () => {
    expect(downlinkScore({ ...quality, isBooked: true })).toBeGreaterThanOrEqual(worstScore);
    expect(downlinkScore({ ...quality, isUsedUp: true })).toBeGreaterThanOrEqual(worstScore);
    const worstUsable = { ...slow, snr: -20, rssi: -140, received: 1, channelUsed: 1, otherOptions: 9 };
    expect(downlinkScore({ ...worstUsable, dutyCycle: 1 })).toBeLessThan(worstScore);
  });
});

describe('What a gateway claims about its reception', () => {
  it.each([
    [7.5, 7.5],
    [1e9, 40],
    [-1e9, -40],
    [Infinity, 40],
    [NaN, 0],
    [undefined, 0],
  ])('counts for an SNR of %s as %s dB', (claimed, believed) => expect(believedSnr(claimed)).toBe(believed));

  it.each([
    [-113, -113],
    [1e9, 20],
    [-1e9, -200],
    ['none', 0],
  ])('counts for an RSSI of %s as %s dBm', (claimed, believed) =>
    expect(believedRssi(claimed)).toBe(believed),
  );
});

describe('Two transmissions of a gateway', () => {
  const slot = { start: 0xffffff00, length: 50_000 };

  it('overlap, whichever comes first and across the start of the clock', () => {
    for (const start of [slot.start, 0, 79_000, 0xffffff00 - 79_000]) {
      expect(overlap(slot, { start, length: 50_000 })).toBe(true);
      expect(overlap({ start, length: 50_000 }, slot)).toBe(true);
    }
  });

  it('have 30 ms between them', () => {
    expect(overlap(slot, { start: 80_000, length: 1 })).toBe(false);
    expect(overlap({ start: 80_000, length: 1 }, slot)).toBe(false);
    expect(overlap(slot, { start: 0xffffff00 - 80_000, length: 50_000 })).toBe(false);
  });
});
