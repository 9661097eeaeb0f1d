function decodeUplink(input) {
  var v = input.bytes.slice(0, 3).join('.');
  var data = { version: v };
  if (input.bytes.length > 3) data.temperature = (input.variables || {}).unit === 'F' ? input.bytes[3] * 9 / 5 + 32 : input.bytes[3];
  return { data: data };
}
