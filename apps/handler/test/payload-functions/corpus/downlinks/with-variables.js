function encodeDownlink(input) {
  var most = input.variables.model === 'mini' ? 10 : 100;
  return { bytes: [Math.min(input.data.level, most)], fPort: 1, warnings: input.data.level > most ? ['level is limited to ' + most] : [] };
}
