/** A location in degrees (WGS 84), the altitude in whole metres above sea level; unknown values are absent. */
export interface Location {
  readonly longitude?: number;
  readonly latitude?: number;
  readonly altitude?: number;
}

const kilometresPerDegree = 111.2;
const nearest = 2;
const furthest = 6;

/** Four bytes as a number from 0 to just below 1. */
const fraction = (bytes: Uint8Array): number =>
  bytes.slice(0, 4).reduce((sum, byte, at) => sum + byte / 256 ** (at + 1), 0);

const rounded = (degrees: number): number => Math.round(degrees * 1000) / 1000;
const aroundTheWorld = (longitude: number): number => ((((longitude + 180) % 360) + 360) % 360) - 180;

/**
 * A location between 2 and 6 km away from the true one, for callers who may not see it. The same `seed` (8 bytes that no
 * caller can guess) gives the same offset each time, so that repeated requests cannot average it out. The altitude
 * is left out, because on a slope it would reveal the location.
 */
export function scrambleLocation({ longitude, latitude }: Location, seed: Uint8Array): Location | undefined {
  if (longitude === undefined || latitude === undefined) return undefined;
  const direction = fraction(seed) * 2 * Math.PI;
  const distance = nearest + fraction(seed.slice(4)) * (furthest - nearest);
  const degrees = distance / kilometresPerDegree;
  const northwards = Math.cos(direction) * degrees;
  // A latitude beyond a pole would be invalid: the offset is inverted there.
  const moved = Math.abs(latitude + northwards) > 90 ? latitude - northwards : latitude + northwards;
  const shrinking = Math.max(Math.cos((latitude * Math.PI) / 180), 0.01);
  const eastwards = (Math.sin(direction) * degrees) / shrinking;
  return { longitude: rounded(aroundTheWorld(longitude + eastwards)), latitude: rounded(moved) };
}
