var TABLE = (function () {
  var t = [];
  for (var n = 0; n < 256; n++) { var c = n; for (var k = 0; k < 8; k++) c = c & 0x80 ? ((c << 1) ^ 0x31) & 0xff : (c << 1) & 0xff; t.push(c); }
  return t;
})();
function crc(bytes) { return bytes.reduce(function (c, b) { return TABLE[c ^ b]; }, 0xff); }
function decodeUplink(input) {
  var body = input.bytes.slice(0, -1), sum = input.bytes[input.bytes.length - 1];
  var data = { body: body, crc: crc(body) };
  return crc(body) === sum ? { data: data } : { data: data, warnings: ['checksum does not match'] };
}
