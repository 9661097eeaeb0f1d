function decodeUplink(input) {
  var b = input.bytes, data = {}, i = 0;
  scan: while (i < b.length) {
    switch (b[i]) {
      case 0x83: data['register_' + ((b[i + 1] << 8) | b[i + 2])] = (b[i + 3] << 8) | b[i + 4]; i += 5; break;
      case 0x84: data['signed_' + ((b[i + 1] << 8) | b[i + 2])] = ((b[i + 3] << 8) | b[i + 4]) << 16 >> 16; i += 5; break;
      default: data.unread = b.length - i; break scan;
    }
  }
  return { data: data };
}
