function angle(text, side) {
  var dot = text.indexOf('.'), degrees = Number(text.slice(0, dot - 2)), minutes = Number(text.slice(dot - 2));
  return Math.round((degrees + minutes / 60) * (side === 'N' || side === 'E' ? 1 : -1) * 1e5) / 1e5;
}
function decodeUplink(input) {
  var parts = String.fromCharCode.apply(null, input.bytes).slice(1).split(',');
  if (parts.length < 4) return { errors: ['no position'] };
  return { data: { latitude: angle(parts[0], parts[1]), longitude: angle(parts[2], parts[3]) } };
}
