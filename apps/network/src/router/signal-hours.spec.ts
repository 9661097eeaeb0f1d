import { describe, expect, it } from '@jest/globals';
import { mergedHours, SignalHours } from './signal-hours.js';

const [hour, ms] = [500_000, 3_600_000];
const uplink = { at: hour * ms, dataRate: 'SF7BW125', rssi: -100, snr: 5 };

/** The signal of a gateway that received these uplinks. */
function received(...uplinks: readonly Partial<typeof uplink>[]): SignalHours {
  const signals = new SignalHours();
  for (const one of uplinks) signals.add({ ...uplink, ...one });
  return signals;
}

describe('The signal of a gateway', () => {
  it('is counted by hour, with the mean and the range of RSSI and SNR', () => {
    const signals = received({}, { rssi: -80, snr: -3, at: hour * ms + 3_599_999 }, { at: (hour + 1) * ms });
    expect(signals.waiting).toEqual([
      {
        ...{ hour, uplinks: 2 },
        rssi: { count: 2, sum: -180, least: -100, most: -80 },
        snr: { count: 2, sum: 2, least: -3, most: 5 },
      },
      expect.objectContaining({ hour: hour + 1, uplinks: 1 }),
    ]);
  });

  it('has no SNR of FSK, and no RSSI that was not measured', () => {
    const [fsk] = received({ dataRate: '', snr: 0 }).waiting;
    expect(fsk).toMatchObject({ uplinks: 1, rssi: { count: 1 } });
    expect(fsk?.snr).toBeUndefined();
    const [unknown] = received({ rssi: 0, snr: 0 }).waiting;
    expect(unknown).toEqual({ hour, uplinks: 1 });
  });

  it('waits in bounded memory, and is kept when it could not be stored', () => {
    const signals = received({});
    const taken = signals.take();
    expect(signals.waiting).toEqual([]);
    signals.add(uplink);
    signals.putBack(taken);
    expect(signals.waiting).toMatchObject([{ hour, uplinks: 2 }]);
    for (let n = 1; n < 100; n += 1) signals.add({ ...uplink, at: (hour + n) * ms });
    expect(signals.waiting).toHaveLength(24);
    expect(signals.waiting.at(-1)?.hour).toBe(hour + 99);
  });

  it('of several replicas is one', () =>
    expect(mergedHours([received({}).waiting, received({ rssi: 0 }, { rssi: -60 }).waiting])).toEqual([
      {
        ...{ hour, uplinks: 3 },
        rssi: { count: 2, sum: -160, least: -100, most: -60 },
        snr: { count: 2, sum: 10, least: 5, most: 5 },
      },
    ]));
});
