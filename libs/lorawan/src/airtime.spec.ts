import { describe, expect, it } from '@jest/globals';
import { airtime, parseDataRate } from './airtime.js';

const lora = { modulation: 'LORA', dataRate: 'SF7BW125', codingRate: '4/5', bitRate: 0, length: 17 } as const;

describe('The airtime', () => {
  it.each([
    [17, 'SF7BW125', 51_456_000],
    [17, 'SF12BW125', 1_318_912_000],
    [20, 'SF11BW125', 741_376_000],
    [33, 'SF9BW125', 246_784_000],
    [23, 'SF7BW250', 30_848_000],
  ])('of %i bytes at %s is as specified', (length, dataRate, nanoseconds) => {
    expect(airtime({ ...lora, length, dataRate })).toBe(nanoseconds);
  });

  it('of FSK follows from the bit rate, in whole nanoseconds', () => {
    const fsk = { ...lora, modulation: 'FSK', dataRate: '', codingRate: '', length: 20 } as const;
    expect(airtime({ ...fsk, bitRate: 50_000 })).toBe(4_960_000);
    expect(airtime({ ...fsk, bitRate: 30_000 })).toBe(8_266_666);
    expect(airtime({ ...fsk, bitRate: 0 })).toBe(0);
  });

  it('grows with the redundancy', () => {
    const times = ['4/5', '4/6', '4/7', '4/8'].map((codingRate) => airtime({ ...lora, codingRate }));
    // 17 bytes at SF7 are six groups, each of which takes one more symbol of 1.024 ms.
    expect(times).toEqual([51_456_000, 57_600_000, 63_744_000, 69_888_000]);
  });

  it('of an empty payload is at least that of the preamble and the first eight symbols', () => {
    expect(airtime({ ...lora, dataRate: 'SF12BW500', length: 0 })).toBe(20.25 * 8_192_000);
  });

  it('is a whole number at every data rate', () => {
    for (let sf = 7; sf <= 12; sf += 1) {
      for (const bandwidth of [125, 250, 500]) {
        const dataRate = `SF${String(sf)}BW${String(bandwidth)}`;
        expect(Number.isInteger(airtime({ ...lora, dataRate }))).toBe(true);
      }
    }
  });

  it('is 0 where data rate or coding rate are unknown', () => {
    expect(airtime({ ...lora, dataRate: '' })).toBe(0);
    expect(airtime({ ...lora, codingRate: '' })).toBe(0);
    expect(airtime({ ...lora, codingRate: '4/9' })).toBe(0);
  });
});

describe('A data rate', () => {
  it('has a spreading factor and a bandwidth in kHz', () => {
    expect(parseDataRate('SF7BW125')).toEqual({ spreadingFactor: 7, bandwidth: 125 });
    expect(parseDataRate('SF12BW500')).toEqual({ spreadingFactor: 12, bandwidth: 500 });
  });

  it.each(['', 'SF6BW125', 'SF13BW125', 'SF7BW100', 'sf7bw125', 'SF7BW125 ', 'SF7BW1250'])(
    'is not %j',
    (text) => {
      expect(parseDataRate(text)).toBeUndefined();
    },
  );
});
