import { describe, expect, it } from '@jest/globals';
import { devicePosition, rssiOf, snrBetween } from './air.js';

const here = { x: 0, y: 0 };

describe('The SNR of a simulated frame', () => {
  it('falls with distance, and with the power of the device', () => {
    const [near, far] = [
      { x: 0.5, y: 0 },
      { x: 5, y: 0 },
    ];
    expect(snrBetween(here, near)).toBeGreaterThan(snrBetween(here, far));
    expect(snrBetween(here, far, { powerDb: -6 })).toBe(snrBetween(here, far) - 6);
  });

  it('is sufficient for SF12 wherever a device is placed', () => {
    const position = devicePosition(here, () => 0.999);
    expect(snrBetween(here, position, { random: 0 })).toBeGreaterThan(-20);
  });

  it('has an RSSI in dBm', () => expect(rssiOf(-10)).toBe(-127));
});
