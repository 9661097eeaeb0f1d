import { describe, expect, it } from '@jest/globals';
import { hourMs } from '../durations.js';
import { mergedSignal, signalOf, signalUntil } from './gateway-signal.js';

const hour = 500_000;
const uplink = { at: hour * hourMs, dataRate: 'SF7BW125', rssi: -100, snr: 5 };

/** The signal of a gateway that received these uplinks. */
const received = (...uplinks: readonly Partial<typeof uplink>[]) =>
  mergedSignal([uplinks.map((one) => signalOf({ ...uplink, ...one }))]);

describe('The signal of a gateway', () => {
  it('is added up by hour, with the sum and the range of RSSI and SNR', () => {
    const last = { rssi: -80, snr: -3, at: (hour + 1) * hourMs - 1 };
    expect(received({}, last, { at: (hour + 1) * hourMs })).toEqual([
      {
        ...{ hour, uplinks: 2 },
        rssi: { count: 2, sum: -180, least: -100, most: -80 },
        snr: { count: 2, sum: 2, least: -3, most: 5 },
      },
      expect.objectContaining({ hour: hour + 1, uplinks: 1 }),
    ]);
  });

  it('has no SNR of FSK', () => {
    const [fsk] = received({ dataRate: '', snr: 0 });
    expect(fsk).toMatchObject({ uplinks: 1, rssi: { count: 1 } });
    expect(fsk?.snr).toBeUndefined();
  });

  it('has no RSSI and SNR that were not measured', () =>
    expect(received({ rssi: 0, snr: 0 })).toEqual([{ hour, uplinks: 1 }]));

  it('of several replicas is one, in the order of hours', () =>
    expect(
      mergedSignal([received({ at: (hour + 2) * hourMs }, {}), received({ rssi: 0 }, { rssi: -60 })]),
    ).toEqual([
      {
        ...{ hour, uplinks: 3 },
        rssi: { count: 2, sum: -160, least: -100, most: -60 },
        snr: { count: 2, sum: 10, least: 5, most: 5 },
      },
      expect.objectContaining({ hour: hour + 2, uplinks: 1 }),
    ]));

  it('of a range has every hour, also those in which nothing was received', () =>
    expect(signalUntil(hour + 1, 3, received({ at: (hour - 9) * hourMs }, {}))).toMatchObject([
      { hour: hour - 1, uplinks: 0 },
      { hour, uplinks: 1 },
      { hour: hour + 1, uplinks: 0 },
    ]));
});
