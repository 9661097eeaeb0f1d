function float(b, i) {
  var bits = (b[i] << 24) | (b[i + 1] << 16) | (b[i + 2] << 8) | b[i + 3];
  var sign = bits >>> 31 === 0 ? 1 : -1, e = (bits >>> 23) & 0xff;
  if (e === 255) return NaN;
  var m = e === 0 ? (bits & 0x7fffff) << 1 : (bits & 0x7fffff) | 0x800000;
  return sign * m * Math.pow(2, e - 150);
}
function decodeUplink(input) {
  var values = [];
  for (var i = 0; i + 3 < input.bytes.length; i += 4) values.push(float(input.bytes, i));
  return { data: { values: values } };
}
