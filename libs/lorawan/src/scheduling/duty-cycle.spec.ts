import { describe, expect, it } from '@jest/globals';
import { regions } from '../regions/regions.js';
import {
  allowsAirtime,
  allowsImmediate,
  dutyCycleBand,
  dutyCycleUse,
  isOutsideBands,
  type SentFrame,
  sentInLastHour,
} from './duty-cycle.js';

const { EU868, US915 } = regions;
const now = 1_800_000_000_000;
const frame = { frequencyHz: 868_100_000, at: now, airtime: 1000 };

describe('The duty cycle of a gateway', () => {
  it.each([
    [863_000_000, 0.001],
    [867_900_000, 0.01],
    [868_000_000, 0.01],
    [868_800_000, 0.001],
    [869_525_000, 0.1],
    [869_999_999, 0.01],
  ])('at %i Hz in Europe is %d', (frequency, fraction) => {
    expect(dutyCycleBand(EU868, frequency)?.[2]).toBe(fraction);
  });

  it('has gaps between the bands, where nothing may be sent', () => {
    expect(isOutsideBands(EU868, 868_650_000)).toBe(true);
    expect(isOutsideBands(EU868, 869_650_000)).toBe(true);
    expect(isOutsideBands(EU868, 868_100_000)).toBe(false);
    expect(isOutsideBands(US915, 923_300_000)).toBe(false);
    expect(allowsAirtime(EU868, [], { ...frame, frequencyHz: 868_650_000 })).toBe(false);
  });

  it('is counted per band over the last hour', () => {
    const sent = [
      { ...frame, at: now - 3_602_000 },
      { ...frame, at: now - 1_800_000, airtime: 9000 },
      { ...frame, at: now - 60_000, frequencyHz: 868_500_000, airtime: 9000 },
      { ...frame, at: now - 60_000, frequencyHz: 869_525_000, airtime: 9000 },
    ];
    expect(sentInLastHour(sent, now)).toHaveLength(3);
    expect(allowsAirtime(EU868, sent, { ...frame, airtime: 18_000 })).toBe(true);
    expect(allowsAirtime(EU868, sent, { ...frame, airtime: 18_001 })).toBe(false);
  });

  it('allows 36 s in an hour where it is 1 %', () => {
    const sent = [{ ...frame, at: now - 10_000, airtime: 35_000 }];
    expect(allowsAirtime(EU868, sent, frame)).toBe(true);
    expect(allowsAirtime(EU868, sent, { ...frame, airtime: 1001 })).toBe(false);
    expect(allowsAirtime(EU868, sent, { ...frame, at: now + 3_700_000, airtime: 1001 })).toBe(true);
  });

  it('is shown with what was used of each band', () => {
    const sent = [
      { ...frame, at: now - 60_000, airtime: 18_000 },
      { ...frame, at: now - 7_200_000, airtime: 18_000 },
    ];
    const used = dutyCycleUse(EU868, sent, now).filter((band) => band.used > 0);
    expect(used).toEqual([{ fromHz: 868_000_000, toHz: 868_600_000, limit: 0.01, used: 0.005 }]);
    expect(dutyCycleUse(US915, sent, now)).toEqual([]);
  });

  it('does not exist in America', () => {
    const sent = [{ ...frame, frequencyHz: 923_300_000, airtime: 3_000_000 }];
    expect(allowsAirtime(US915, sent, { ...frame, frequencyHz: 923_300_000 })).toBe(true);
  });
});

describe('The airtime of frames that leave at once', () => {
  const [at, frequencyHz] = [now, 869_525_000];
  const sentFor = (immediateFor: string, seconds: number) => ({
    ...{ frequencyHz, at: now - 60_000, airtime: seconds * 1_000, immediateFor },
  });
  const allows = (sent: readonly SentFrame[], immediateFor: string) =>
    allowsImmediate(EU868, sent, { frequencyHz, at, immediateFor });

  it('is a quarter of the band for an application alone', () => {
    expect(allows([sentFor('my-app', 89)], 'my-app')).toBe(true);
    expect(allows([sentFor('my-app', 90)], 'my-app')).toBe(false);
  });

  it('leaves a part to an application that comes later', () => {
    const sent = [sentFor('my-app', 90)];
    expect(allows([...sent, sentFor('other-app', 44)], 'other-app')).toBe(true);
    expect(allows([...sent, sentFor('other-app', 45)], 'other-app')).toBe(false);
    expect(allows([...sent, sentFor('other-app', 45)], 'third-app')).toBe(true);
  });

  it('does not count answers to uplinks, other bands and what was sent more than an hour ago', () => {
    const { immediateFor: _, ...answer } = sentFor('my-app', 90);
    const elsewhere = { ...sentFor('my-app', 90), frequencyHz: 868_100_000 };
    const before = { ...sentFor('my-app', 90), at: now - 3_700_000 };
    expect(allows([answer, elsewhere, before], 'my-app')).toBe(true);
  });

  it('is not limited where no duty cycle is prescribed, and none between the bands', () => {
    const frame = { frequencyHz: 923_300_000, at, immediateFor: 'my-app' };
    expect(allowsImmediate(US915, [{ ...frame, airtime: 3_000_000 }], frame)).toBe(true);
    expect(allowsImmediate(EU868, [], { ...frame, frequencyHz: 868_650_000 })).toBe(false);
  });
});
