var formats = { 0x67: [2, 10, true, 'temperature'], 0x02: [2, 100, true, 'analog'], 0x00: [1, 1, false, 'digital'] };
function decodeUplink(input) {
  var data = {};
  for (var i = 0; i < input.bytes.length; ) {
    var f = formats[input.bytes[i + 1]], n = 0;
    for (var k = 0; k < f[0]; k++) n = n * 256 + input.bytes[i + 2 + k];
    if (f[2] && n >= Math.pow(2, f[0] * 8 - 1)) n -= Math.pow(2, f[0] * 8);
    data[f[3] + '_' + input.bytes[i]] = n / f[1];
    i += 2 + f[0];
  }
  return { data: data };
}
function encodeDownlink(input) {
  var bytes = [];
  for (var name in input.data) bytes.push(parseInt(name.split('_')[1], 10), input.data[name] ? 100 : 0, 0xff);
  return { bytes: bytes, fPort: 99 };
}
