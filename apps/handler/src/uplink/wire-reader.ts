const [varint, fixed64, bytes, fixed32] = [0, 1, 2, 5] as const;
const tooShort = (): Error => new Error('the message ends too early');

/** Reads the fields of a protobuf message one after the other; fails where the bytes are none. */
export class WireReader {
  private at = 0;
  private end: number;
  private wireType = 0;

  constructor(private readonly source: Buffer) {
    this.end = source.length;
  }

  /** The number of the next field; 0 at the end of the message. */
  next(): number {
    if (this.at >= this.end) return 0;
    const tag = this.uint32();
    this.wireType = tag & 7;
    const field = tag >>> 3;
    if (field === 0) throw new Error('a field has the number 0');
    return field;
  }

  /** Passes by the value of a field that is of no interest. */
  skip(): void {
    if (this.wireType === varint) this.long();
    else if (this.wireType === fixed64) this.pass(8);
    else if (this.wireType === bytes) this.pass(this.uint32());
    else if (this.wireType === fixed32) this.pass(4);
    else throw new Error(`the wire type ${this.wireType} is none of version 3`);
  }

  /** The low 32 bits of a number. */
  uint32(): number {
    let value = 0;
    for (let shift = 0; shift < 70; shift += 7) {
      const byte = this.byte();
      if (shift < 32) value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value >>> 0;
    }
    throw new Error('a number is too long');
  }

  int32(): number {
    return this.uint32() | 0;
  }

  bool(): boolean {
    return this.long() !== '0';
  }

  /** A number of 64 bits, as digits. */
  long(sign: 'signed' | 'unsigned' = 'unsigned'): string {
    const first = this.source[this.at] ?? 0;
    if (first < 0x80) return String(this.byte());
    let [low, high] = [0, 0];
    for (let place = 0; place < 10; place += 1) {
      const byte = this.byte();
      // Five groups of seven bits are exact in a number, and so are the five behind them.
      if (place < 5) low += (byte & 0x7f) * (weights[place] ?? 0);
      else high += (byte & 0x7f) * (weights[place - 5] ?? 0);
      if (byte < 0x80) return digitsOf(low, high, sign);
    }
    throw new Error('a number is too long');
  }

  float(): number {
    const at = this.pass(4);
    return this.source.readFloatLE(at);
  }

  /** A window on the bytes, not a copy. */
  bytes(): Buffer {
    const length = this.uint32();
    const at = this.pass(length);
    return this.source.subarray(at, at + length);
  }

  text(): string {
    const length = this.uint32();
    const at = this.pass(length);
    return length === 0 ? '' : this.source.toString('utf8', at, at + length);
  }

  /** What `read` makes of the message in the field. */
  message<T>(read: (reader: WireReader) => T): T {
    const length = this.uint32();
    const outer = this.end;
    const begin = this.pass(length);
    this.at = begin;
    this.end = begin + length;
    const value = read(this);
    this.end = outer;
    return value;
  }

  private byte(): number {
    if (this.at >= this.end) throw tooShort();
    return this.source[this.at++] ?? 0;
  }

  /** Goes on behind so many bytes; tells where they begin. */
  private pass(length: number): number {
    const at = this.at;
    if (length > this.end - at) throw tooShort();
    this.at += length;
    return at;
  }
}

/** Of groups of seven bits. */
const weights = [1, 2 ** 7, 2 ** 14, 2 ** 21, 2 ** 28];
const groupBits = 35n;

function digitsOf(low: number, high: number, sign: 'signed' | 'unsigned'): string {
  if (high < 2 ** 18) return String(low + high * 2 ** 35);
  const value = BigInt(low) + (BigInt(high) << groupBits);
  return String(sign === 'signed' ? BigInt.asIntN(64, value) : BigInt.asUintN(64, value));
}
