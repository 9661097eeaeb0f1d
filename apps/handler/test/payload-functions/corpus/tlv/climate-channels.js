function decodeUplink(input) {
  var bytes = input.bytes, i = 0, out = {};
  while (i < bytes.length) {
    var channel = bytes[i++], type = bytes[i++];
    if (channel === 0x01 && type === 0x75) out.battery = bytes[i++];
    else if (channel === 0x03 && type === 0x67) { out.temperature = (((bytes[i + 1] << 8) | bytes[i]) << 16 >> 16) / 10; i += 2; }
    else if (channel === 0x04 && type === 0x68) out.humidity = bytes[i++] / 2;
    else return { data: out, errors: ['unknown channel ' + channel] };
  }
  if (out.battery === undefined) return { data: {}, warnings: ['no battery level'] };
  return { data: out };
}
