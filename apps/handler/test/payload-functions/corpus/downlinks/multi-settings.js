function encodeDownlink(input) {
  var d = input.data, bytes = [];
  if (d.interval !== undefined) { bytes.push(0x20); for (var s = 24; s >= 0; s -= 8) bytes.push((d.interval >> s) & 0xff); }
  if (d.threshold !== undefined) bytes.push(0x21, d.threshold & 0xff);
  if (d.confirmed !== undefined) bytes.push(0x22, +d.confirmed);
  return bytes.length ? { bytes: bytes, fPort: 2 } : { errors: 'no settings' };
}
