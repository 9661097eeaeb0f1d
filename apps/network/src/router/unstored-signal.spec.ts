import { describe, expect, it } from '@jest/globals';
import { hourMs } from '@fieldpost/domain';
import { UnstoredSignal } from './unstored-signal.js';

const hour = 500_000;
const uplink = { at: hour * hourMs, dataRate: 'SF7BW125', rssi: -100, snr: 5 };

describe('The signal of a gateway that is not stored yet', () => {
  it('waits in bounded memory, and is kept when it could not be stored', () => {
    const signal = new UnstoredSignal();
    signal.add(uplink);
    const taken = signal.take();
    expect(signal.waiting).toEqual([]);
    signal.add(uplink);
    signal.putBack(taken);
    expect(signal.waiting).toMatchObject([{ hour, uplinks: 2 }]);
    for (let n = 1; n < 100; n += 1) signal.add({ ...uplink, at: (hour + n) * hourMs });
    expect(signal.waiting).toHaveLength(24);
    expect(signal.waiting.at(-1)?.hour).toBe(hour + 99);
  });
});
