import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { type Location, scrambleLocation } from './locations.js';

const seedOf = (text: string) => createHash('sha256').update(text).digest().subarray(0, 8);
const seeds = Array.from({ length: 300 }, (_, n) => seedOf(`gateway-${n}`));

/** Great-circle distance in km. */
function distance(a: Location, b: Location): number {
  const [lat1 = NaN, lat2 = NaN, lon1 = NaN, lon2 = NaN] = [
    a.latitude,
    b.latitude,
    a.longitude,
    b.longitude,
  ].map((degrees) => (degrees === undefined ? NaN : (degrees * Math.PI) / 180));
  const half =
    Math.sin((lat2 - lat1) / 2) ** 2 + Math.cos(lat1) * Math.cos(lat2) * Math.sin((lon2 - lon1) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(half));
}

describe('A scrambled location', () => {
  const amsterdam = { longitude: 4.88, latitude: 52.37, altitude: 12 };

  it.each([
    amsterdam,
    { longitude: 179.99, latitude: 0 },
    { longitude: -179.99, latitude: -60 },
    { longitude: 20, latitude: 85 },
  ])('is some kilometres from %j', (place) => {
    for (const seed of seeds) {
      const scrambled = scrambleLocation(place, seed) ?? {};
      expect(distance(place, scrambled)).toBeGreaterThan(1.8);
      expect(distance(place, scrambled)).toBeLessThan(6.5);
      expect(Math.abs(scrambled.longitude ?? NaN)).toBeLessThanOrEqual(180);
    }
  });

  it('stays on earth at the poles', () => {
    for (const seed of seeds)
      for (const latitude of [90, -90, 89.99])
        expect(
          Math.abs(scrambleLocation({ longitude: 0, latitude }, seed)?.latitude ?? NaN),
        ).toBeLessThanOrEqual(90);
  });

  it('is the same each time, and another for another gateway', () => {
    const ofMine = scrambleLocation(amsterdam, seedOf('mine'));
    expect(scrambleLocation(amsterdam, seedOf('mine'))).toEqual(ofMine);
    expect(scrambleLocation(amsterdam, seedOf('yours'))).not.toEqual(ofMine);
  });

  it('lies in every direction', () => {
    const ways = seeds.map((seed) => {
      const { longitude = 0, latitude = 0 } = scrambleLocation(amsterdam, seed) ?? {};
      return `${longitude > amsterdam.longitude}/${latitude > amsterdam.latitude}`;
    });
    expect(new Set(ways).size).toBe(4);
  });

  it('has no altitude', () =>
    expect(scrambleLocation(amsterdam, seedOf('x'))).not.toHaveProperty('altitude'));

  it('is none where the place is not known', () => {
    expect(scrambleLocation({ altitude: 3 }, seedOf('x'))).toBeUndefined();
    expect(scrambleLocation({ latitude: 3 }, seedOf('x'))).toBeUndefined();
  });
});
