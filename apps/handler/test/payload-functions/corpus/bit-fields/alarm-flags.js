var ALARMS = ['smoke', 'heat', 'co', 'water', 'tilt', 'motion', 'glass', 'panic', 'mains', 'fuse', 'frost', 'gas', 'noise', 'light', 'dust', 'self-test'];
function decodeUplink(input) {
  if (input.bytes.length !== 2) return { errors: ['expected 2 bytes, got ' + input.bytes.length] };
  var word = (input.bytes[0] << 8) | input.bytes[1];
  var active = ALARMS.filter(function (_, bit) { return word & (1 << bit); });
  return { data: { active: active, count: active.length }, warnings: word & 0x8000 ? ['self-test is running'] : [] };
}
