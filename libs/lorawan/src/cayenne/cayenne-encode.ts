import { notValid } from '@fieldpost/errors';

const valueName = /^value_(\d{1,3})$/;

interface ChannelValue {
  readonly channel: number;
  readonly name: string;
  readonly value: number;
}

/**
 * The Cayenne LPP downlink for the numbers in fields `value_<channel>`, in ascending order of the channels; all other
 * fields are ignored (docs/protocol/payload-functions.md#cayenne-lpp). A number that does not fit into a record is
 * rejected, not cut.
 */
export function encodeCayenne(fields: Readonly<Record<string, unknown>>): Buffer {
  const values = Object.entries(fields)
    .flatMap(([name, value]) => toChannelValue(name, value))
    .sort((a, b) => a.channel - b.channel);

  const bytes = Buffer.alloc(values.length * 3);
  values.forEach(({ channel, name, value }, index) => {
    bytes[index * 3] = channel;
    bytes.writeInt16BE(toHundredths(name, value), index * 3 + 1);
  });
  return bytes;
}

function toChannelValue(name: string, value: unknown): ChannelValue[] {
  const channel = Number(valueName.exec(name)?.[1]);
  return channel <= 0xff && typeof value === 'number' ? [{ channel, name, value }] : [];
}

/** Multiplied in 32 bits and then truncated, as the original does: 0.29 makes 29 here, and 28 in 64 bits. */
function toHundredths(name: string, value: number): number {
  const hundredths = Math.trunc(Math.fround(Math.fround(value) * 100));
  if (hundredths >= -0x8000 && hundredths <= 0x7fff) return hundredths;
  throw notValid({ argument: 'Fields', reason: `${name} should be between -327.68 and 327.67` });
}
