import { cayenneEnd, cayenneUnexpectedEnd, unknownCayenneType } from './cayenne.errors.js';
import { shortestFloat32 } from '@fieldpost/domain';

/**
 * One type of record: `size` bytes are read in steps of `step` (which decides how a short payload fails), and `read`
 * makes the value from the bytes at `at`.
 */
interface RecordType {
  readonly name: string;
  readonly size: number;
  readonly step: number;
  readonly read: (bytes: Buffer, at: number) => unknown;
}

const scaled = (raw: number, divisor: number): number => shortestFloat32(raw / divisor);

const byte = (name: string): RecordType => ({ name, size: 1, step: 1, read: (bytes, at) => bytes[at] });

const signed = (name: string, divisor: number): RecordType => ({
  name,
  size: 2,
  step: 2,
  read: (bytes, at) => scaled(bytes.readInt16BE(at), divisor),
});

const axes = (name: string, divisor: number): RecordType => ({
  name,
  size: 6,
  step: 2,
  read: (bytes, at) => ({
    x: scaled(bytes.readInt16BE(at), divisor),
    y: scaled(bytes.readInt16BE(at + 2), divisor),
    z: scaled(bytes.readInt16BE(at + 4), divisor),
  }),
});

const recordTypes: ReadonlyMap<number, RecordType> = new Map([
  [0, byte('digital_in')],
  [1, byte('digital_out')],
  [2, signed('analog_in', 100)],
  [3, signed('analog_out', 100)],
  [101, { name: 'luminosity', size: 2, step: 2, read: (bytes, at) => bytes.readUInt16BE(at) }],
  [102, byte('presence')],
  [103, signed('temperature', 10)],
  [104, { name: 'relative_humidity', size: 1, step: 1, read: (bytes, at) => bytes.readUInt8(at) / 2 }],
  [113, axes('accelerometer', 1000)],
  [
    115,
    {
      name: 'barometric_pressure',
      size: 2,
      step: 2,
      read: (bytes, at) => scaled(bytes.readUInt16BE(at), 10),
    },
  ],
  [134, axes('gyrometer', 100)],
  [
    136,
    {
      name: 'gps',
      size: 9,
      step: 9,
      read: (bytes, at) => ({
        latitude: scaled(bytes.readIntBE(at, 3), 10_000),
        longitude: scaled(bytes.readIntBE(at + 3, 3), 10_000),
        altitude: scaled(bytes.readIntBE(at + 6, 3), 100),
      }),
    },
  ],
] satisfies [number, RecordType][]);

/**
 * The fields of a Cayenne LPP uplink, `temperature_1` and the like (docs/protocol/payload-functions.md#cayenne-lpp); of
 * two records of one name the later one wins. Any record that cannot be read fails the whole payload.
 */
export function decodeCayenne(bytes: Buffer): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  let at = 0;
  while (at < bytes.length) {
    if (at + 2 > bytes.length) throw cayenneUnexpectedEnd();
    const type = recordTypes.get(bytes.readUInt8(at + 1));
    if (!type) throw unknownCayenneType();
    requireRecord(type, bytes.length - at - 2);
    fields[`${type.name}_${String(bytes[at])}`] = type.read(bytes, at + 2);
    at += 2 + type.size;
  }
  return fields;
}

function requireRecord({ size, step }: RecordType, rest: number): void {
  if (rest < size) throw rest % step === 0 ? cayenneEnd() : cayenneUnexpectedEnd();
}
