var R = [32650, 25390, 19900, 15710, 12490, 10000, 8057, 6531, 5327, 4369, 3603];
function decodeUplink(input) {
  var adc = (input.bytes[0] << 8) | input.bytes[1], r = (10000 * adc) / (1024 - adc), i = 0;
  while (i < R.length - 1 && R[i] > r) i++;
  if (i === 0) return { data: { temperature: null }, warnings: ['sensor is open'] };
  var part = (R[i - 1] - r) / (R[i - 1] - R[i]);
  return { data: { temperature: Math.round((i - 1 + part) * 50) / 10, resistance: Math.round(r) } };
}
