import { describe, expect, it } from '@jest/globals';
import { decodeCayenne } from './cayenne-decode.js';
import { encodeCayenne } from './cayenne-encode.js';

const decode = (hex: string) => decodeCayenne(Buffer.from(hex, 'hex'));
const encode = (fields: Record<string, unknown>) => encodeCayenne(fields).toString('hex');

describe('A Cayenne LPP uplink', () => {
  it.each([
    ['digital_in', '0100ff', { digital_in_1: 255 }],
    ['digital_out', '020101', { digital_out_2: 1 }],
    ['analog_in', '0302ff38', { analog_in_3: -2 }],
    ['analog_out', '04031255', { analog_out_4: 46.93 }],
    ['luminosity', '0565ffff', { luminosity_5: 65535 }],
    ['presence', '066601', { presence_6: 1 }],
    ['temperature', '076700ff', { temperature_7: 25.5 }],
    ['temperature below zero', '0767ffd7', { temperature_7: -4.1 }],
    ['relative_humidity', '0868ff', { relative_humidity_8: 127.5 }],
    ['accelerometer', '0971000dfff304d2', { accelerometer_9: { x: 0.013, y: -0.013, z: 1.234 } }],
    ['barometric_pressure', '0a732797', { barometric_pressure_10: 1013.5 }],
    ['barometric_pressure without a sign', '0a73ffff', { barometric_pressure_10: 6553.5 }],
    ['gyrometer', '0b8600ea02d5ffff', { gyrometer_11: { x: 2.34, y: 7.25, z: -0.01 } }],
    ['gps', 'ff8807fd870bf6ebfffc18', { gps_255: { latitude: 52.3655, longitude: 78.4107, altitude: -10 } }],
  ])('carries %s', (_name, hex, fields) => {
    expect(decode(hex)).toEqual(fields);
  });

  it.each([
    { name: 'digital_in', type: 0, size: 1, isSigned: false, divisor: 1 },
    { name: 'digital_out', type: 1, size: 1, isSigned: false, divisor: 1 },
    { name: 'analog_in', type: 2, size: 2, isSigned: true, divisor: 100 },
    { name: 'analog_out', type: 3, size: 2, isSigned: true, divisor: 100 },
    { name: 'luminosity', type: 101, size: 2, isSigned: false, divisor: 1 },
    { name: 'presence', type: 102, size: 1, isSigned: false, divisor: 1 },
    { name: 'temperature', type: 103, size: 2, isSigned: true, divisor: 10 },
    { name: 'relative_humidity', type: 104, size: 1, isSigned: false, divisor: 2 },
    { name: 'barometric_pressure', type: 115, size: 2, isSigned: false, divisor: 10 },
  ])('carries every value that $name can have', ({ name, type, size, isSigned, divisor }) => {
    const count = 256 ** size;
    const bytes = Buffer.from([9, type, ...Array.from({ length: size }, () => 0)]);
    for (let raw = 0; raw < count; raw += 1) {
      bytes.writeUIntBE(raw, 2, size);
      const number = isSigned && raw >= count / 2 ? raw - count : raw;
      const value = decodeCayenne(bytes)[`${name}_9`];
      if (value !== number / divisor) throw new Error(`${raw} is read as ${String(value)}`);
    }
  });

  it.each([
    { name: 'accelerometer', type: 113, size: 2, parts: { x: 1000, y: 1000, z: 1000 } },
    { name: 'gyrometer', type: 134, size: 2, parts: { x: 100, y: 100, z: 100 } },
    { name: 'gps', type: 136, size: 3, parts: { latitude: 10_000, longitude: 10_000, altitude: 100 } },
  ])('carries the lowest and the highest values of $name', ({ name, type, size, parts }) => {
    const limit = 256 ** size / 2;
    const written = [
      [-limit, limit - 1, 0],
      [limit - 1, 0, -limit],
      [-1, 1, -1],
    ];
    const read = written.map((raws) => {
      const bytes = Buffer.alloc(2 + 3 * size);
      bytes.set([1, type]);
      raws.forEach((raw, at) => bytes.writeIntBE(raw, 2 + at * size, size));
      const value = decodeCayenne(bytes)[`${name}_1`] as Record<string, number>;
      return Object.entries(parts).map(([part, divisor]) => Math.round((value[part] ?? NaN) * divisor));
    });
    expect(read.map((raws) => raws.map((raw) => raw + 0))).toEqual(written);
  });

  it('carries several records, of which the last of a name counts', () => {
    expect(decode('016700fa' + '0200' + '01' + '016700ff')).toEqual({ temperature_1: 25.5, digital_in_2: 1 });
  });

  it('without bytes has no fields', () => {
    expect(decode('')).toEqual({});
  });

  it.each([
    ['an unknown type, whatever follows', '016700ff' + '01ff', 'cayennelpp: unknown type'],
    ['nothing behind the type', '0167', 'EOF'],
    ['half a value', '016700', 'unexpected EOF'],
    ['a channel alone', '016700ff' + '01', 'unexpected EOF'],
    ['two of three axes', '017100010002', 'EOF'],
    ['one and a half axes', '0171000100', 'unexpected EOF'],
    ['a place without altitude', '0188000001000002', 'unexpected EOF'],
    ['no place', '0188', 'EOF'],
  ])('with %s has no fields at all', (_what, hex, message) => {
    expect(() => decode(hex)).toThrow(expect.objectContaining({ message, kind: 'invalid_argument' }));
  });

  it('of any bytes is decoded or rejected with one of three sentences', () => {
    for (let seed = 0; seed < 4000; seed += 1) {
      const bytes = Buffer.from(
        Array.from({ length: seed % 24 }, (_, at) => (seed * 31 + at * at * 7) & 0x7f),
      );
      let message = 'EOF';
      try {
        decodeCayenne(bytes);
      } catch (error) {
        message = (error as Error).message;
      }
      expect(['EOF', 'unexpected EOF', 'cayennelpp: unknown type']).toContain(message);
    }
  });
});

describe('A Cayenne LPP downlink', () => {
  it('carries a number in hundredths', () => {
    expect(encode({ value_2: -50.51 })).toBe('02ec45');
  });

  it('is read by the other side as the same number, or one hundredth nearer to zero, on every channel', () => {
    for (let hundredths = -32_768; hundredths < 32_768; hundredths += 1) {
      const channel = hundredths & 0xff;
      const sent = encodeCayenne({ [`value_${channel}`]: hundredths / 100 });
      if (sent[0] !== channel || sent.length !== 3)
        throw new Error(`${hundredths} is sent as ${sent.toString('hex')}`);
      const lost = Math.abs(hundredths) - Math.abs(sent.readInt16BE(1));
      if (lost !== 0 && lost !== 1) throw new Error(`${hundredths} is sent as ${sent.readInt16BE(1)}`);
    }
  });

  it('truncates to hundredths', () => {
    expect(encode({ value_0: 1.239, value_1: -1.239 })).toBe('00007b' + '01ff85');
  });

  it('multiplies in 32 bits', () => {
    expect(encode({ value_1: 0.29 })).toBe('01001d');
  });

  it('carries several values in ascending order of their channels', () => {
    expect(encode({ value_10: 1, value_9: 2, value_255: 3 })).toBe('0900c8' + '0a0064' + 'ff012c');
  });

  it('ignores every other field', () => {
    const others = {
      value: 1,
      value_: 1,
      value_256: 1,
      value_x: 1,
      my_value_1: 1,
      'value_1.5': 1,
      'value_-1': 1,
    };
    expect(encode({ ...others, value_3: '1', value_4: null, temperature_1: 20 })).toBe('');
  });

  it('reaches from -327.68 to 327.67', () => {
    expect(encode({ value_1: -327.68, value_2: 327.67 })).toBe('018000' + '027fff');
  });

  it.each([327.68, -327.69, 1e300, NaN, -Infinity])('rejects %d and names the field', (value) => {
    expect(() => encode({ value_7: value })).toThrow(
      'Fields not valid: value_7 should be between -327.68 and 327.67',
    );
  });
});
