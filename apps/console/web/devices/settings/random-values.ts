import { toHex } from '../bytes.js';

/** Fills bytes with chance, as `crypto.getRandomValues` does. */
export type Fill = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const chance: Fill = (bytes) => crypto.getRandomValues(bytes);

/** A key of 16 bytes. */
export const randomKey = (fill: Fill = chance): string => toHex(fill(new Uint8Array(16)));

const localBit = 0x02;
const groupBit = 0x01;

/**
 * A DevEUI that nobody has bought: the bit of locally administered EUIs is set and that of groups is not, so that it
 * is never the one that a manufacturer gave a device.
 */
export function randomDevEui(fill: Fill = chance): string {
  const [first = 0, ...rest] = fill(new Uint8Array(8));
  return toHex([(first | localBit) & ~groupBit, ...rest]);
}
