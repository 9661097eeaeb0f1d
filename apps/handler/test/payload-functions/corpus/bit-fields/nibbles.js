function decodeUplink(input) {
  var digits = [];
  input.bytes.forEach(function (b) { digits.push(b >> 4, b & 15); });
  return { data: { digits: digits } };
}
function encodeDownlink(input) {
  var out = [];
  for (var i = 0; i < input.data.digits.length; i += 2) out.push((input.data.digits[i] << 4) | input.data.digits[i + 1]);
  return { bytes: out, fPort: 1 };
}
