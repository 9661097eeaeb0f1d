var commands = {
  interval: function (d) { return [1, d.minutes >> 8, d.minutes & 255]; },
  reset: function () { return [2]; },
};
function encodeDownlink(input) {
  var make = commands[input.data.command];
  if (!make) return { errors: ['unknown command: ' + input.data.command] };
  return { bytes: make(input.data), fPort: 85, warnings: input.data.command === 'reset' ? ['the device restarts'] : [] };
}
function decodeDownlink(input) {
  return input.bytes[0] === 1 ? { data: { command: 'interval', minutes: (input.bytes[1] << 8) | input.bytes[2] } } : { data: { command: 'reset' } };
}
