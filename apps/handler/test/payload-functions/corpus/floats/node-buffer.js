function decodeUplink(input) {
  var buf = Buffer.from(input.bytes);
  return { data: { temperature: buf.readFloatBE(0), count: buf.readUInt16BE(4), hex: buf.toString('hex'), tail: buf.slice(6).readInt8(0), base64: buf.toString('base64') } };
}
