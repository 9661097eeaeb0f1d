class Reader {
  constructor(bytes) { this.bytes = bytes; this.at = 0; }
  get more() { return this.at < this.bytes.length; }
  u8() { return this.bytes[this.at++]; }
  u16() { return this.u8() + this.u8() * 256; }
}
class Codec {
  static tags = { 0x10: ['pressure', (r) => r.u16()], 0x20: ['flow', (r) => r.u16() / 10] };
  decode(bytes) {
    const reader = new Reader(bytes), data = {};
    while (reader.more) {
      const [name, read] = Codec.tags[reader.u8()];
      data[name] = read(reader);
    }
    return data;
  }
}
const decodeUplink = (input) => ({ data: new Codec().decode(input.bytes) });
