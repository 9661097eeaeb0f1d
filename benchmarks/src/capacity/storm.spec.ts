import { describe, expect, it } from '@jest/globals';
import { seeded } from '@fieldpost/testing';
import { recovery } from './storm.js';

describe('After a power cut', () => {
  it('every device joins at its first try when joins arrive more slowly than they are processed', () => {
    const { attemptsPerDevice, joined, allSeconds } = recovery(
      { devices: 1_000, spreadSeconds: 100, serviceMs: 10 },
      seeded(1),
    );
    expect(attemptsPerDevice).toBe(1);
    expect(joined.at(-1)).toBe(1);
    expect(allSeconds).toBeLessThanOrEqual(101);
  });

  it('devices that all join at once need more tries, since late join accepts are lost', () => {
    const { attemptsPerDevice, joined } = recovery(
      { devices: 10_000, spreadSeconds: 10, serviceMs: 10 },
      seeded(1),
    );
    expect(attemptsPerDevice).toBeGreaterThan(1.5);
    expect(joined.at(-1)).toBe(1);
  });

  it('never accepts more devices than it has capacity for', () => {
    const { joined } = recovery({ devices: 10_000, spreadSeconds: 10, serviceMs: 10 }, seeded(1));
    // What waits when a second ends counts from when it came: the four and a half seconds before the accept.
    joined.forEach((share, second) => expect(share * 10_000).toBeLessThanOrEqual((second + 1 + 4.6) * 100));
  });
});
