import { describe, expect, it } from '@jest/globals';
import { seeded } from '@fieldpost/testing';
import { windowsAt } from './windows.js';

const service = { serviceMs: 0.5, latencyMs: 8, uplinksPerDeviceHour: 4 };
const scattered = { name: 'scattered', onTheHour: 0, deviation: 0 };

describe('The first receive window', () => {
  it('is met by every downlink without a queue', () =>
    expect(windowsAt(0.5, scattered, service, seeded(1))).toMatchObject({
      perSecond: 1_000,
      p50: expect.closeTo(8.7, 0),
      missedRx1: 0,
      missedRx2: 0,
    }));

  it('is missed by most where more comes than can be done, and the second later', () => {
    const { missedRx1, missedRx2 } = windowsAt(1.2, scattered, service, seeded(1));
    expect(missedRx1).toBeGreaterThan(0.9);
    expect(missedRx2).toBeLessThan(missedRx1);
  });

  it('is missed at a low load, too, when devices keep to one clock', () => {
    const punctual = { name: 'punctual', onTheHour: 0.05, deviation: 2_000 };
    expect(windowsAt(0.2, punctual, service, seeded(1)).missedRx1).toBeGreaterThan(0.1);
  });
});
