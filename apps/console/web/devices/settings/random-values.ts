import { toHex } from '../bytes.js';

/** Fills an array with random bytes, as `crypto.getRandomValues`. */
export type Fill = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const chance: Fill = (bytes) => crypto.getRandomValues(bytes);

/** A key of 16 bytes. */
export const randomKey = (fill: Fill = chance): string => toHex(fill(new Uint8Array(16)));

const localBit = 0x02;
const groupBit = 0x01;

/**
 * A locally administered DevEUI (that bit is set and the group bit is not), so that it never equals that of a
 * manufacturer.
 */
export function randomDevEui(fill: Fill = chance): string {
  const [first = 0, ...rest] = fill(new Uint8Array(8));
  return toHex([(first | localBit) & ~groupBit, ...rest]);
}
