var fans = ['off', 'low', 'auto'];
function decodeUplink(input) { return { data: { setpoint: input.bytes[0] / 10, fan: fans[input.bytes[1]] } }; }
function encodeDownlink(input) {
  var errors = [];
  if (input.data.setpoint > 25) errors.push('setpoint is too high');
  if (fans.indexOf(input.data.fan) < 0) errors.push('unknown fan mode');
  if (errors.length) return { bytes: [], errors: errors, warnings: [] };
  return { bytes: [input.data.setpoint * 10, fans.indexOf(input.data.fan)], fPort: 7, errors: [], warnings: [] };
}
function decodeDownlink(input) { return decodeUplink(input); }
