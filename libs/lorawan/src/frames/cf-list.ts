/**
 * The channels that a join accept gives to a device (LoRaWAN 1.0.3 section 6.2.5, regional parameters 1.0.3): five
 * frequencies in Hz after the default channels, 0 for none, or the numbers of the channels of a fixed plan to use.
 */
export type CfList =
  | { readonly type: 0; readonly frequenciesHz: readonly number[] }
  | { readonly type: 1; readonly channels: readonly number[] };

export const cfListLength = 16;

const typeAt = 15;
const frequencyOffsets = [0, 3, 6, 9, 12];
/** Masks of 16 channels each; CN470 has six, America and Australia have five. */
const maxChannels = 6 * 16;

/** Reads the 16 bytes of a CFList; one of an unknown type is ignored, as devices do. */
export function readCfList(bytes: Buffer): CfList | undefined {
  if (bytes[typeAt] === 0) {
    return { type: 0, frequenciesHz: frequencyOffsets.map((offset) => bytes.readUIntLE(offset, 3) * 100) };
  }
  if (bytes[typeAt] !== 1) return undefined;
  const all = Array.from({ length: maxChannels }, (_, channel) => channel);
  return { type: 1, channels: all.filter((channel) => ((bytes[channel >> 3] ?? 0) >> (channel & 7)) & 1) };
}

export function encodeCfList(list: CfList): Buffer {
  const bytes = Buffer.alloc(cfListLength);
  bytes[typeAt] = list.type;
  if (list.type === 0) {
    // On air a frequency is counted in steps of 100 Hz.
    frequencyOffsets.forEach((offset, i) => bytes.writeUIntLE((list.frequenciesHz[i] ?? 0) / 100, offset, 3));
  } else {
    for (const channel of list.channels) {
      bytes[channel >> 3] = (bytes[channel >> 3] ?? 0) | (1 << (channel & 7));
    }
  }
  return bytes;
}
