function decodeUplink(input) {
  var b = input.bytes[0];
  return { data: { open: (b & 1) === 1, tamper: ((b >> 1) & 1) === 1, lowBattery: (b & 0x80) !== 0, level: (b >> 2) & 0x1f } };
}
function encodeDownlink(input) {
  return { bytes: [input.data.interval & 0xff], fPort: 10 };
}
function decodeDownlink(input) {
  return { data: { interval: input.bytes[0] } };
}
